import { getWalletSession, moveVault } from '@latchkey/protocol/embedded'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { deleteUser } from '../../../embedded/deletions/deleteUser.ts'
import { earlierVaults, earlierVaultShares } from '../../../storage/earlierVaultSchema.ts'
import { devices, embeddedUsers, securityEvents } from '../../../storage/embeddedSchema.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { createTestId, createTestMember, createTestVault, toNewBoxes } from '../../../test/createTestVault.ts'
import { describeStorages } from '../../../test/describeStorages.ts'
import { readRefusalCode, startEmbeddedCloud } from '../../../test/startEmbeddedCloud.ts'

let serial = 0
const createEmail = (): string => `moving${(serial += 1)}@example.com`
type TestVault = ReturnType<typeof createTestVault>

/** A user with a vault of a device, a passkey and a code, and what moves them to another. */
async function startWithVault(storage: Storage) {
  const cloud = await startEmbeddedCloud({ storage })
  const email = createEmail()
  const { secret, userId } = await cloud.logIn(email)
  const old = createTestVault()
  const [device, passkey, code] = [createTestMember('device'), createTestMember('passkey'), createTestMember('code')]
  const members = [device, passkey, code]
  expect(await readRefusalCode(await cloud.create(secret, old.create(members)))).toBe(204)
  const next = createTestVault()
  const added = [createTestMember('device'), createTestMember('code')]
  const createMove = ({
    from = old,
    to = next,
    kept = [passkey, code],
    revision = 2,
    change = {},
    named = to.successor,
    first = {},
    with: withMembers = added,
  }: {
    readonly from?: TestVault
    readonly to?: TestVault
    readonly kept?: typeof members
    readonly revision?: number
    readonly change?: object
    readonly named?: TestVault['successor'] | undefined
    readonly first?: object
    readonly with?: typeof members
  } = {}) => ({
    manifest: from.signManifest(kept, revision, { movedTo: named, ...change }),
    ...to.create(withMembers, first),
  })
  const move = async (body: object, by = secret) =>
    readRefusalCode(await cloud.send('POST', moveVault.path, { body, secret: by }))
  const askEarlier = (ownerId: string, vaultId: string, by = secret) =>
    cloud.send('POST', '/embedded/v1/shares/recovery', { body: { ownerId, vaultId }, secret: by })
  return {
    ...cloud,
    email,
    secret,
    userId,
    old,
    next,
    device,
    passkey,
    code,
    members,
    added,
    createMove,
    move,
    askEarlier,
  }
}

describeStorages((getStorage) => {
  it('puts the new vault in the place of the old one, which its recovery methods still open', async () => {
    const cloud = await startWithVault(getStorage())
    const { code, device, next, old, passkey, secret } = cloud
    const other = await cloud.logIn(cloud.email)
    const body = cloud.createMove()
    expect(await cloud.move(body)).toBe(204)
    const read = await cloud.read(secret)
    expect(read.vault?.content).toEqual(body.content)
    expect(read.earlier).toEqual([
      {
        content: expect.objectContaining({ vaultId: old.vaultId, manifest: body.manifest }),
        boxes: expect.arrayContaining(
          [passkey, code].map(({ box, id }) => ({ ownerId: id, box: box.toString('base64') })),
        ),
      },
    ])
    expect(read.earlier?.[0]?.boxes).toHaveLength(2)
    for (const { id, server } of [passkey, code]) {
      const answer = await cloud.askEarlier(id, old.vaultId)
      expect(await answer.json()).toEqual({ share: server.toString('base64') })
      expect(await readRefusalCode(await cloud.askShare('recovery', secret, id))).toBe('vault_removed')
    }
    expect(await readRefusalCode(await cloud.askEarlier(device.id, old.vaultId))).toBe('vault_removed')
    const [, newCode] = cloud.added
    expect((await cloud.askShare('recovery', secret, newCode?.id ?? '')).status).toBe(200)
    // The session that moves continues; the device of a thief has neither a session nor a share.
    expect(await readRefusalCode(await cloud.send('GET', getWalletSession.path, { secret: other.secret }))).toBe(
      'session_required',
    )
    const again = await cloud.logIn(cloud.email)
    const bound = await cloud.bind(again.secret, { deviceId: device.id, token: device.token ?? '' })
    expect(await readRefusalCode(bound)).toBe('device_unknown')
    const { database } = getStorage()
    expect(await database.$count(devices, eq(devices.userId, cloud.userId))).toBe(1)
    const events = await database.select().from(securityEvents).where(eq(securityEvents.userId, cloud.userId))
    expect(events.filter(({ kind }) => kind === 'vault_moved').map(({ subject }) => subject)).toEqual([next.vaultId])
    await expect
      .poll(async () => (await cloud.mailbox.list(cloud.email)).map(({ text }) => text).join())
      .toContain('It was replaced by a new wallet with new addresses.')
  })

  it('gives the share of an earlier wallet to its own user only', async () => {
    const cloud = await startWithVault(getStorage())
    expect(await cloud.move(cloud.createMove())).toBe(204)
    const stranger = await cloud.logIn(createEmail())
    const { code, old } = cloud
    expect(await readRefusalCode(await cloud.askEarlier(code.id, old.vaultId, stranger.secret))).toBe('vault_removed')
    expect(await readRefusalCode(await cloud.askEarlier(code.id, createTestId()))).toBe('vault_removed')
    expect((await cloud.read(stranger.secret)).earlier).toBeUndefined()
    const { database } = getStorage()
    const rows = await database.select().from(earlierVaultShares).where(eq(earlierVaultShares.userId, cloud.userId))
    for (const encoding of ['base64', 'hex'] as const)
      expect(JSON.stringify(rows)).not.toContain(code.server.toString(encoding))
  })

  it('takes no move by a session alone, and none that the old key has not signed as its last word (attack 161)', async () => {
    const cloud = await startWithVault(getStorage())
    const { code, createMove, device, next, old, passkey, secret } = cloud
    const before = await cloud.read(secret)
    const thief = createTestVault()
    const whole = createMove()
    const signedByThief = thief.signBytes(Buffer.from(whole.manifest.bytes, 'base64'))
    const otherBox = { ...code, box: createTestMember('code').box }
    const bodies = [
      { ...whole, manifest: signedByThief },
      { ...whole, ...thief.create(cloud.added) },
      createMove({ change: { movedTo: undefined } }),
      createMove({ named: { ...next.successor, vaultId: createTestId() } }),
      createMove({ named: { ...next.successor, managementKey: thief.successor.managementKey } }),
      createMove({ named: { ...next.successor, addresses: thief.successor.addresses } }),
      createMove({ kept: [device, passkey, code] }),
      createMove({ kept: [passkey] }),
      createMove({ kept: [] }),
      createMove({ kept: [passkey, otherBox] }),
      createMove({ change: { eip155: thief.successor.addresses[0] } }),
      createMove({ change: { vaultId: createTestId() } }),
      createMove({ first: { isDeleting: true } }),
      createMove({ first: { movedTo: thief.successor } }),
      createMove({ with: [createTestMember('device')] }),
      createMove({ with: [code] }),
      createMove({ with: [device, createTestMember('code')] }),
      { ...whole, boxes: whole.boxes.slice(1) },
      { ...whole, boxes: [...whole.boxes, ...toNewBoxes([createTestMember('code')])] },
    ]
    for (const [index, body] of bodies.entries()) expect(await cloud.move(body), String(index)).toBe('vault_unverified')
    // A manifest with a move is no change, and no first manifest.
    expect(await readRefusalCode(await cloud.change(secret, { manifest: whole.manifest, boxes: [] }))).toBe(
      'vault_unverified',
    )
    const fresh = await cloud.logIn(createEmail())
    const moved = createTestVault().create(cloud.added, { movedTo: next.successor })
    expect(await readRefusalCode(await cloud.create(fresh.secret, moved))).toBe('vault_conflict')
    expect(await cloud.move(whole, fresh.secret)).toBe('vault_missing')
    expect(await cloud.read(secret)).toEqual(before)
    expect(old.vaultId).toBe(before.vault?.content.vaultId)
  })

  it('takes no move of a wallet that nothing but a device opens, because its addresses would be out of reach', async () => {
    const cloud = await startEmbeddedCloud({ storage: getStorage() })
    const { secret } = await cloud.logIn(createEmail())
    const [old, next] = [createTestVault(), createTestVault()]
    expect(await readRefusalCode(await cloud.create(secret, old.create([createTestMember('device')])))).toBe(204)
    const manifest = old.signManifest([], 2, { movedTo: next.successor })
    const body = { manifest, ...next.create([createTestMember('code')]) }
    expect(await readRefusalCode(await cloud.send('POST', moveVault.path, { body, secret }))).toBe('vault_unverified')
    expect((await cloud.read(secret)).vault?.content.vaultId).toBe(old.vaultId)
  })

  it('takes the next revision only, once, and not while a deletion is scheduled', async () => {
    const cloud = await startWithVault(getStorage())
    const { createMove, members, old, secret } = cloud
    for (const revision of [1, 3]) expect(await cloud.move(createMove({ revision }))).toBe('vault_conflict')
    expect(await cloud.move(createMove({ change: { revision: 2 }, first: { revision: 2 } }))).toBe('vault_unverified')
    const schedule = (revision: number, isDeleting: boolean) =>
      cloud.change(secret, { manifest: old.signManifest(members, revision, { isDeleting }), boxes: [] })
    expect((await schedule(2, true)).status).toBe(204)
    expect(await cloud.move(createMove({ revision: 3 }))).toBe('vault_conflict')
    expect((await schedule(3, false)).status).toBe(204)
    const body = createMove({ revision: 4 })
    expect(await cloud.move(body)).toBe(204)
    const after = await cloud.read(secret)
    // Replayed, the old key has no say any more: neither for a second move nor for a change.
    expect(await cloud.move(body)).toBe('vault_unverified')
    expect(await readRefusalCode(await schedule(5, false))).toBe('vault_unverified')
    expect(await readRefusalCode(await schedule(4, true))).toBe('vault_unverified')
    expect(await cloud.read(secret)).toEqual(after)
  })

  it('makes a chain of wallets, the oldest first, and never returns to one of them', async () => {
    const cloud = await startWithVault(getStorage())
    const { added, createMove, next, old } = cloud
    expect(await cloud.move(createMove())).toBe(204)
    const third = createTestVault()
    const [, newCode] = added
    const kept = newCode === undefined ? [] : [newCode]
    const back = createMove({ from: next, kept, to: old, with: [createTestMember('code')] })
    expect(await cloud.move(back)).toBe('vault_unverified')
    expect(await cloud.move(createMove({ from: next, kept, to: third, with: [createTestMember('code')] }))).toBe(204)
    const { earlier, vault } = await cloud.read(cloud.secret)
    expect([...(earlier ?? []), ...(vault ? [vault] : [])].map(({ content }) => content.vaultId)).toEqual([
      old.vaultId,
      next.vaultId,
      third.vaultId,
    ])
  })

  it('happens once if several moves and changes come at the same time', async () => {
    const cloud = await startWithVault(getStorage())
    const { createMove, members, old, secret } = cloud
    const targets = [1, 2, 3].map(() => createTestVault())
    const answers = await Promise.all([
      ...targets.map((to) => cloud.move(createMove({ to, with: [createTestMember('code')] }))),
      readRefusalCode(await cloud.change(secret, { manifest: old.signManifest(members.slice(1), 2), boxes: [] })),
    ])
    expect(answers.filter((answer) => answer === 204)).toHaveLength(1)
    const { earlier = [] } = await cloud.read(secret)
    expect(earlier.length).toBe(answers.slice(0, 3).filter((answer) => answer === 204).length)
  })

  it('goes with its user', async () => {
    const cloud = await startWithVault(getStorage())
    expect(await cloud.move(cloud.createMove())).toBe(204)
    const { database } = getStorage()
    const { userId } = cloud
    const [user] = await database.select().from(embeddedUsers).where(eq(embeddedUsers.id, userId))
    const count = async () => [
      await database.$count(earlierVaults, eq(earlierVaults.userId, userId)),
      await database.$count(earlierVaultShares, eq(earlierVaultShares.userId, userId)),
    ]
    expect(await count()).toEqual([1, 2])
    await database.transaction((transaction) =>
      deleteUser({ database: transaction, userId, projectKey: user?.projectKey ?? '', time: cloud.clock.now }),
    )
    expect(await count()).toEqual([0, 0])
  })
})
