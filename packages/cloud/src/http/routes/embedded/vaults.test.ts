import { listDevices } from '@latchkey/protocol/embedded'
import { eq, sql } from 'drizzle-orm'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { devices, embeddedSessions, securityEvents, vaults, vaultShares } from '../../../storage/embeddedSchema.ts'
import {
  createTestId,
  createTestMember,
  createTestVault,
  type TestMember,
  toNewBoxes,
} from '../../../test/createTestVault.ts'
import { describeStorages } from '../../../test/describeStorages.ts'
import { readRefusalCode, startEmbeddedCloud } from '../../../test/startEmbeddedCloud.ts'
import type { Storage } from '../../../storage/Storage.ts'

let serial = 0
const createEmail = (): string => `owner${(serial += 1)}@example.com`

/** A user with a vault of a device and a code, whose session is on the device. */
async function startWithVault(storage: Storage) {
  const cloud = await startEmbeddedCloud({ storage })
  const email = createEmail()
  const { secret, userId } = await cloud.logIn(email)
  const vault = createTestVault()
  const [device, code] = [createTestMember('device'), createTestMember('code')]
  expect(await readRefusalCode(await cloud.create(secret, vault.create([device, code])))).toBe(204)
  return { ...cloud, email, secret, userId, vault, device, code }
}

const readShare = async (answer: Response): Promise<unknown> => {
  const { share }: Readonly<Record<string, unknown>> = JSON.parse(await answer.text())
  return share
}
const toBoxes = (members: readonly TestMember[]) =>
  members
    .map(({ box, id }) => ({ ownerId: id, box: box.toString('base64') }))
    .toSorted((one, other) => (one.ownerId < other.ownerId ? -1 : 1))

describeStorages((getStorage) => {
  it('stores a vault, returns it to each login, and its shares to the device and for a method', async () => {
    const cloud = await startEmbeddedCloud({ storage: getStorage() })
    const email = createEmail()
    const { secret } = await cloud.logIn(email)
    expect(await cloud.read(secret)).toEqual({ vault: null, suspended: [] })
    const vault = createTestVault()
    const [device, passkey, code] = [createTestMember('device'), createTestMember('passkey'), createTestMember('code')]
    const body = vault.create([device, passkey, code])
    expect((await cloud.create(secret, body)).status).toBe(204)

    const again = await cloud.logIn(email)
    expect(await cloud.read(again.secret)).toEqual({
      vault: { content: body.content, boxes: toBoxes([device, passkey, code]) },
      suspended: [],
    })
    expect(await readShare(await cloud.askShare('device', secret, device.id))).toBe(device.server.toString('base64'))
    for (const method of [passkey, code]) {
      const share = await readShare(await cloud.askShare('recovery', again.secret, method.id))
      expect(share).toBe(method.server.toString('base64'))
    }
  })

  it('withholds a share without a session, from another device, for another kind and after removal (attack 114)', async () => {
    const cloud = await startWithVault(getStorage())
    const { code, device, email, secret, vault } = cloud
    expect(await readRefusalCode(await cloud.askShare('device', undefined, device.id))).toBe('session_required')
    expect(await readRefusalCode(await cloud.askShare('recovery', 'x.y', code.id))).toBe('session_required')
    // A login alone is on no device.
    const other = await cloud.logIn(email)
    expect(await readRefusalCode(await cloud.askShare('device', other.secret, device.id))).toBe('device_unknown')
    const wrong = createTestMember('device').token ?? ''
    expect(await readRefusalCode(await cloud.bind(other.secret, { deviceId: device.id, token: wrong }))).toBe(
      'device_unknown',
    )
    expect(await readRefusalCode(await cloud.askShare('device', other.secret, device.id))).toBe('device_unknown')
    expect(await readRefusalCode(await cloud.askShare('recovery', other.secret, device.id))).toBe('vault_removed')
    expect(await readRefusalCode(await cloud.askShare('device', secret, code.id))).toBe('device_unknown')

    // A second device, and then only that one.
    const second = createTestMember('device')
    const manifest = vault.signManifest([device, code, second], 2)
    expect((await cloud.change(other.secret, { manifest, boxes: toNewBoxes([second]) })).status).toBe(204)
    expect((await cloud.askShare('device', other.secret, second.id)).status).toBe(200)
    expect(await readRefusalCode(await cloud.askShare('device', other.secret, device.id))).toBe('device_unknown')
    const without = vault.signManifest([code, second], 3)
    expect((await cloud.change(other.secret, { manifest: without, boxes: [] })).status).toBe(204)
    expect(await readRefusalCode(await cloud.askShare('device', secret, device.id))).toBe('session_required')
    const left = await getStorage()
      .database.select({ ownerId: vaultShares.ownerId })
      .from(vaultShares)
      .where(eq(vaultShares.userId, cloud.userId))
    expect(left.map(({ ownerId }) => ownerId).toSorted()).toEqual([code.id, second.id].toSorted())
    const third = await cloud.logIn(email)
    const bound = await cloud.bind(third.secret, { deviceId: device.id, token: device.token ?? '' })
    expect(await readRefusalCode(bound)).toBe('device_unknown')
  })

  it('binds a later session to the device by its token', async () => {
    const cloud = await startWithVault(getStorage())
    const { device, email } = cloud
    const { secret } = await cloud.logIn(email)
    expect((await cloud.bind(secret, { deviceId: device.id, token: device.token ?? '' })).status).toBe(204)
    expect(await readShare(await cloud.askShare('device', secret, device.id))).toBe(device.server.toString('base64'))
  })

  it('keeps a share from the project and the user next door (attack 113) (attack 115)', async () => {
    const cloud = await startWithVault(getStorage())
    const { code, device, email, secret } = cloud
    const { projectId } = await cloud.createProject({ allowedOrigins: ['https://shop.example.com'] })
    expect(await readRefusalCode(await cloud.askShare('device', secret, device.id, projectId))).toBe('session_required')
    const there = await cloud.logIn(email, projectId)
    expect(await readRefusalCode(await cloud.askShare('recovery', there.secret, code.id, projectId))).toBe(
      'vault_removed',
    )
    const stranger = await cloud.logIn(createEmail())
    expect(await readRefusalCode(await cloud.askShare('recovery', stranger.secret, code.id))).toBe('vault_removed')
    expect(
      await readRefusalCode(await cloud.bind(stranger.secret, { deviceId: device.id, token: device.token ?? '' })),
    ).toBe('device_unknown')
    // A copy of the victim's vault under another name takes nothing along.
    const copy = createTestVault()
    const boxes = [{ ...device, server: createTestMember('device').server }]
    expect((await cloud.create(stranger.secret, copy.create(boxes))).status).toBe(204)
    expect(await readShare(await cloud.askShare('device', stranger.secret, device.id))).not.toBe(
      device.server.toString('base64'),
    )
  })

  it('opens no share whose row was moved to another user, vault or owner (attack 115)', async () => {
    const cloud = await startWithVault(getStorage())
    const { code, device, secret, userId } = cloud
    const { database } = getStorage()
    const victim = await cloud.logIn(createEmail())
    const theirs = createTestVault()
    const theirCode = createTestMember('code')
    expect((await cloud.create(victim.secret, theirs.create([theirCode]))).status).toBe(204)
    const [row] = await database.select().from(vaultShares).where(eq(vaultShares.userId, victim.userId))
    const { keyId = '', share = '' } = row ?? {}
    await database.update(vaultShares).set({ share, keyId }).where(eq(vaultShares.ownerId, code.id))
    expect(await readRefusalCode(await cloud.askShare('recovery', secret, code.id))).toBe('internal')
    // Between two owners of the same vault.
    const [own] = await database.select().from(vaultShares).where(eq(vaultShares.ownerId, device.id))
    await database
      .update(vaultShares)
      .set({ share: own?.share ?? '' })
      .where(eq(vaultShares.ownerId, code.id))
    expect(await readRefusalCode(await cloud.askShare('recovery', secret, code.id))).toBe('internal')
    await database.update(vaults).set({ vaultId: createTestId() }).where(eq(vaults.userId, userId))
    expect(await readRefusalCode(await cloud.askShare('device', secret, device.id))).toBe('internal')
  })

  it('takes the next revision only (attack 116)', async () => {
    const cloud = await startWithVault(getStorage())
    const { code, device, secret, vault } = cloud
    const passkey = createTestMember('passkey')
    const members = [device, code, passkey]
    const boxes = toNewBoxes([passkey])
    const before = await cloud.read(secret)
    for (const revision of [0, 1, 3, 2 ** 53 - 1]) {
      const manifest = vault.signManifest(members, revision)
      const expected = revision === 0 ? 'vault_unverified' : 'vault_conflict'
      expect(await readRefusalCode(await cloud.change(secret, { manifest, boxes })), String(revision)).toBe(expected)
    }
    expect(await cloud.read(secret)).toEqual(before)
    const old = vault.signManifest([device, code], 2)
    expect((await cloud.change(secret, { manifest: old, boxes: [] })).status).toBe(204)
    const next = vault.signManifest(members, 3)
    expect((await cloud.change(secret, { manifest: next, boxes })).status).toBe(204)
    // The signed manifests of before come again.
    for (const manifest of [old, next])
      expect(await readRefusalCode(await cloud.change(secret, { manifest, boxes: [] }))).toBe('vault_conflict')
  })

  it('takes no manifest that names nothing, which would delete every box for good', async () => {
    const cloud = await startWithVault(getStorage())
    const { code, secret, vault } = cloud
    const before = await cloud.read(secret)
    const manifest = vault.signManifest([], 2)
    expect(await readRefusalCode(await cloud.change(secret, { manifest, boxes: [] }))).toBe('vault_unverified')
    expect(await cloud.read(secret)).toEqual(before)
    expect(await readShare(await cloud.askShare('recovery', secret, code.id))).toBe(code.server.toString('base64'))
  })

  it('takes no manifest of another key, vault or address (attack 117)', async () => {
    const cloud = await startWithVault(getStorage())
    const { code, device, secret, vault } = cloud
    const before = await cloud.read(secret)
    const members = [device, code]
    const forged = [
      createTestVault().signManifest(members, 2, { vaultId: vault.vaultId }),
      vault.signManifest(members, 2, { vaultId: createTestId() }),
      vault.signManifest(members, 2, { eip155: `0x${'ab'.repeat(20)}` }),
      vault.signManifest(members, 2, { solana: '5'.repeat(43) }),
      { ...vault.signManifest(members, 2), bytes: vault.signManifest([code], 2).bytes },
      vault.signBytes(Buffer.from('no manifest')),
    ]
    for (const manifest of forged)
      expect(await readRefusalCode(await cloud.change(secret, { manifest, boxes: [] }))).toBe('vault_unverified')
    expect(await cloud.read(secret)).toEqual(before)
  })

  it('takes no box by a session alone, and none that the manifest does not name (attack 143)', async () => {
    const cloud = await startWithVault(getStorage())
    const { code, device, secret, vault } = cloud
    const before = await cloud.read(secret)
    const current = before.vault?.content.manifest ?? { bytes: '', signature: '' }
    const replaced = { ...code, ...createTestMember('code'), id: code.id, shareId: code.shareId }
    const foreign = createTestMember('passkey')
    const cases = [
      { manifest: current, boxes: toNewBoxes([replaced]), code: 'vault_conflict' },
      { manifest: vault.signManifest([device, code], 2), boxes: toNewBoxes([replaced]), code: 'vault_unverified' },
      { manifest: vault.signManifest([device, code], 2), boxes: toNewBoxes([foreign]), code: 'vault_unverified' },
      { manifest: vault.signManifest([device, code, foreign], 2), boxes: [], code: 'vault_unverified' },
      // Signed by the thief, for a box of the thief.
      {
        manifest: createTestVault().signBytes(
          Buffer.from(vault.signManifest([device, code, foreign], 2).bytes, 'base64'),
        ),
        boxes: toNewBoxes([foreign]),
        code: 'vault_unverified',
      },
      {
        manifest: vault.signManifest([device, code, foreign], 2),
        boxes: toNewBoxes([foreign, foreign]),
        code: 'vault_unverified',
      },
    ]
    for (const { code: expected, ...body } of cases)
      expect(await readRefusalCode(await cloud.change(secret, body))).toBe(expected)
    const token = device.token ?? ''
    const manifest = vault.signManifest([device, code, foreign], 2)
    const boxes = toNewBoxes([foreign]).map((box) => ({ ...box, token }))
    expect(await readRefusalCode(await cloud.change(secret, { manifest, boxes }))).toBe('invalid_request')
    expect(await cloud.read(secret)).toEqual(before)
    const share = await readShare(await cloud.askShare('recovery', secret, code.id))
    expect(share).toBe(code.server.toString('base64'))
  })

  it('lets no session replace a vault by another (attack 146)', async () => {
    const cloud = await startWithVault(getStorage())
    const before = await cloud.read(cloud.secret)
    const other = createTestVault().create([createTestMember('device')])
    expect(await readRefusalCode(await cloud.create(cloud.secret, other))).toBe('vault_exists')
    expect(await cloud.read(cloud.secret)).toEqual(before)
  })

  it('refuses a first vault that is not whole', async () => {
    const cloud = await startEmbeddedCloud({ storage: getStorage() })
    const { secret } = await cloud.logIn(createEmail())
    const vault = createTestVault()
    const device = createTestMember('device')
    const body = vault.create([device])
    const { content } = body
    const cases: [Parameters<typeof cloud.create>[1], string][] = [
      [{ ...body, content: { ...content, managementKey: Buffer.alloc(32, 1).toString('base64') } }, 'vault_unverified'],
      [{ ...body, content: { ...content, vaultId: createTestId() } }, 'vault_conflict'],
      [{ ...body, content: { ...content, manifest: vault.signManifest([device], 2) } }, 'vault_conflict'],
      [{ ...body, boxes: [] }, 'vault_unverified'],
      [vault.create([]), 'vault_unverified'],
      [{ ...body, content: { ...content, vault: Buffer.alloc(43).toString('base64') } }, 'invalid_request'],
      [{ ...body, boxes: body.boxes.map((box) => ({ ...box, server: 'AAAA' })) }, 'invalid_request'],
    ]
    for (const [sent, code] of cases) expect(await readRefusalCode(await cloud.create(secret, sent))).toBe(code)
    expect(await cloud.read(secret)).toEqual({ vault: null, suspended: [] })
    expect((await cloud.create(secret, body)).status).toBe(204)
    const change = { manifest: vault.signManifest([device], 2), boxes: [] }
    const { secret: stranger } = await cloud.logIn(createEmail())
    expect(await readRefusalCode(await cloud.change(stranger, change))).toBe('vault_missing')
  })

  it('stores one of several vaults, and one of several changes, that come at the same time', async () => {
    const cloud = await startEmbeddedCloud({ storage: getStorage() })
    const { secret } = await cloud.logIn(createEmail())
    const attempts = [1, 2, 3, 4].map(() => ({ vault: createTestVault(), member: createTestMember('code') }))
    const created = await Promise.all(
      attempts.map(async ({ member, vault }) => readRefusalCode(await cloud.create(secret, vault.create([member])))),
    )
    expect(created.map(String).toSorted()).toEqual(['204', 'vault_exists', 'vault_exists', 'vault_exists'])
    const won = attempts[created.indexOf(204)]
    if (won === undefined) throw new TypeError('No vault was stored.')
    const added = [1, 2, 3, 4].map(() => createTestMember('passkey'))
    const changed = await Promise.all(
      added.map(async (member) =>
        readRefusalCode(
          await cloud.change(secret, {
            manifest: won.vault.signManifest([won.member, member], 2),
            boxes: toNewBoxes([member]),
          }),
        ),
      ),
    )
    expect(changed.map(String).toSorted()).toEqual(['204', 'vault_conflict', 'vault_conflict', 'vault_conflict'])
    const winner = added[changed.indexOf(204)]
    if (winner === undefined) throw new TypeError('No change was stored.')
    expect((await cloud.read(secret)).vault?.boxes).toEqual(toBoxes([won.member, winner]))
  })

  /** Waits until a query of another connection waits for a lock. */
  const waitForLock = async (database: Storage['database']): Promise<void> => {
    const count = async (): Promise<number> => {
      const waiting = sql<number>`count(*)::int`
      const [row] = await database
        .select({ waiting })
        .from(sql`pg_locks`)
        .where(sql`not granted`)
      return row?.waiting ?? 0
    }
    await expect.poll(count).toBeGreaterThan(0)
  }

  it('binds no session to a device that is being removed, whose sessions end with it', async () => {
    const cloud = await startWithVault(getStorage())
    const { device, email, userId } = cloud
    const { secret } = await cloud.logIn(email)
    const { database } = getStorage()
    let bound: Promise<unknown> | undefined
    await database.transaction(async (transaction) => {
      await transaction.delete(devices).where(eq(devices.userId, userId))
      bound = cloud.bind(secret, { deviceId: device.id, token: device.token ?? '' }).then(readRefusalCode)
      // PGlite has one connection, which the removal holds. Postgres would answer now if the binding did not wait for the removal.
      if (getStorage().kind === 'postgres') await waitForLock(database)
    })
    expect(await bound).toBe('device_unknown')
  })

  it('withholds the share of a suspended device, ends its sessions, and resumes it by a login (attack 114)', async () => {
    const cloud = await startWithVault(getStorage())
    const { device, email, secret } = cloud
    const owner = await cloud.logIn(email)
    const post = (path: string, deviceId: string) =>
      cloud.send('POST', `/embedded/v1/devices/${path}`, { body: { deviceId }, secret: owner.secret })
    expect(await readRefusalCode(await post('suspend', createTestId()))).toBe('device_unknown')
    expect((await post('suspend', device.id)).status).toBe(204)
    expect(await readRefusalCode(await cloud.askShare('device', secret, device.id))).toBe('session_required')
    expect((await cloud.read(owner.secret)).suspended).toEqual([device.id])
    // A session that begins on the device later proves where it is, and gets nothing.
    const thief = await cloud.logIn(email)
    expect((await cloud.bind(thief.secret, { deviceId: device.id, token: device.token ?? '' })).status).toBe(204)
    expect(await readRefusalCode(await cloud.askShare('device', thief.secret, device.id))).toBe('vault_suspended')
    const list = await cloud.send('GET', '/embedded/v1/devices', { secret: thief.secret })
    expect(parse(listDevices.response, await list.json()).devices).toMatchObject([
      { deviceId: device.id, isSuspended: true, isCurrent: true },
    ])
    expect((await post('resume', device.id)).status).toBe(204)
    expect((await cloud.askShare('device', thief.secret, device.id)).status).toBe(200)
  })

  it('gives out 60 shares an hour of a vault, for all sessions together', async () => {
    const cloud = await startWithVault(getStorage())
    const { code, device, email, secret } = cloud
    const other = await cloud.logIn(email)
    cloud.clock.now += 3_600_000 - (cloud.clock.now % 3_600_000)
    const statuses: number[] = []
    for (let index = 0; index < 31; index += 1) {
      statuses.push((await cloud.askShare('device', secret, device.id)).status)
      statuses.push((await cloud.askShare('recovery', other.secret, code.id)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429, 429])
  })

  it('records each release and each refusal, and names no secret in the log', async () => {
    const cloud = await startWithVault(getStorage())
    const { code, device, email, secret, userId } = cloud
    await cloud.askShare('device', secret, device.id)
    const other = await cloud.logIn(email)
    await cloud.askShare('device', other.secret, device.id)
    await cloud.askShare('recovery', other.secret, code.id)
    const events = await getStorage().database.select().from(securityEvents).where(eq(securityEvents.userId, userId))
    expect(events.map(({ kind, subject }) => `${kind} ${subject}`).toSorted()).toEqual(
      [
        `share_refused ${device.id}`,
        `share_released ${code.id}`,
        `share_released ${device.id}`,
        'vault_created null',
      ].toSorted(),
    )
    const metrics = await cloud.metrics.registry.metrics()
    expect(metrics).toContain('latchkey_vault_shares_total{owner="device",outcome="refused"} 1')
    expect(metrics).toContain('latchkey_vault_shares_total{owner="method",outcome="released"} 1')
    const log = JSON.stringify(cloud.logger.lines)
    for (const text of [device.server.toString('base64'), device.token ?? 'no token', secret])
      expect(log).not.toContain(text)
  })

  it('stores shares, tokens and secrets so that the database alone is worth nothing (attack 118)', async () => {
    const cloud = await startWithVault(getStorage())
    const { code, device, secret, userId } = cloud
    const { database } = getStorage()
    const dump = JSON.stringify([
      await database.select().from(vaultShares).where(eq(vaultShares.userId, userId)),
      await database.select().from(embeddedSessions).where(eq(embeddedSessions.userId, userId)),
      await database.select().from(devices).where(eq(devices.userId, userId)),
    ])
    const secrets = [device.server, code.server, Buffer.from(device.token ?? '', 'base64')]
    for (const bytes of secrets)
      for (const encoding of ['base64', 'hex', 'base64url'] as const)
        expect(dump).not.toContain(bytes.toString(encoding))
    expect(dump).not.toContain(secret)
  })

  it('gives no share to a thief of the database who runs a cloud on it (attack 118)', async () => {
    const { clock, code, email, projectId, userId } = await startWithVault(getStorage())
    // The thief reads the mails of that cloud, so they log in as the owner. They do not have the keys of the shares.
    const thief = await startEmbeddedCloud({ storage: getStorage(), shareKeys: ['ab'.repeat(32)] })
    thief.clock.now = clock.now
    const session = await thief.logIn(email, projectId)
    expect(session.userId).toBe(userId)
    expect(await readRefusalCode(await thief.askShare('recovery', session.secret, code.id, projectId))).toBe('internal')
  })

  it('remembers the apps that may use the wallet, each once', async () => {
    const cloud = await startEmbeddedCloud({ storage: getStorage() })
    const { secret } = await cloud.logIn(createEmail())
    const add = (origin: string) =>
      cloud.send('POST', '/embedded/v1/grants', { body: { origin, name: 'Shop' }, secret })
    for (let times = 0; times < 2; times += 1) expect((await add('https://shop.example.com')).status).toBe(204)
    expect(await readRefusalCode(await add('https://evil.example.com'))).toBe('origin_not_allowed')
    const list = await cloud.send('GET', '/embedded/v1/grants', { secret })
    expect(await list.json()).toEqual({ origins: ['https://shop.example.com'] })
    const { secret: stranger } = await cloud.logIn(createEmail())
    const theirs = await cloud.send('GET', '/embedded/v1/grants', { secret: stranger })
    expect(await theirs.json()).toEqual({ origins: [] })
  })
})
