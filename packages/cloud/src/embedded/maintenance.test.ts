import { randomBytes } from 'node:crypto'
import {
  beginSocialLogin,
  createHandoff,
  getSocialLoginState,
  moveVault,
  redeemHandoff,
  startSocialLogin,
  updateEmail,
} from '@latchkey/protocol/embedded'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { createAuditLog } from '../audit/createAuditLog.ts'
import { vaultDeletions } from '../storage/deletionSchema.ts'
import { earlierVaultShares } from '../storage/earlierVaultSchema.ts'
import { emailUpdates } from '../storage/emailUpdateSchema.ts'
import { devices, vaults, vaultShares } from '../storage/embeddedSchema.ts'
import { handoffs } from '../storage/handoffSchema.ts'
import type { Storage } from '../storage/Storage.ts'
import { createTestMember, createTestVault, toNewBoxes } from '../test/createTestVault.ts'
import { describeStorages } from '../test/describeStorages.ts'
import { siteUrl } from '../test/startTestCloud.ts'
import { appOrigin, readRefusalCode, startEmbeddedCloud } from '../test/startEmbeddedCloud.ts'
import { createWalletMaintenance } from './createWalletMaintenance.ts'
import { createShareSeal } from './vaults/createShareSeal.ts'

let serial = 0
const createEmail = (): string => `kept${(serial += 1)}@example.com`
const keys = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')] as const
const actor = { name: 'user:operator', address: null }

function createMaintenance({ database }: Storage, shareKeys: readonly string[]) {
  const now = () => Date.UTC(2026, 0, 16)
  const audit = createAuditLog({ database, now, retention: 0 })
  const maintenance = createWalletMaintenance({
    database,
    seal: createShareSeal({ keys: shareKeys }),
    audit,
    actor,
    now,
  })
  return { ...maintenance, audit }
}

async function startWithVaults(storage: Storage, shareKeys: readonly string[], count: number) {
  const cloud = await startEmbeddedCloud({
    storage,
    shareKeys,
    environment: {
      LATCHKEY_SECURE_SITE_URL: siteUrl,
      LATCHKEY_SHARE_KEYS: shareKeys.join(','),
      LATCHKEY_SOCIAL_GITHUB: 'id:a-secret-of-the-test',
    },
  })
  const owners = []
  for (let index = 0; index < count; index += 1) {
    const email = createEmail()
    const { secret, userId } = await cloud.logIn(email)
    const vault = createTestVault()
    const [device, code] = [createTestMember('device'), createTestMember('code')]
    expect((await cloud.create(secret, vault.create([device, code]))).status).toBe(204)
    owners.push({ email, secret, userId, vault, device, code })
  }
  return { ...cloud, owners }
}

/** Begins a login with a provider, up to the address of its page. */
async function beginSocial(cloud: Awaited<ReturnType<typeof startEmbeddedCloud>>) {
  const body = { provider: 'github', origin: appOrigin }
  const answer = await cloud.send('POST', startSocialLogin.path, { body })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { attempt, path } = parse(startSocialLogin.response, await answer.json())
  const id = new URL(path, siteUrl).searchParams.get('attempt') ?? ''
  const goOn = () => cloud.send('POST', beginSocialLogin.path, { body: { id } })
  expect((await goOn()).status).toBe(200)
  const getState = async (): Promise<unknown> =>
    (await cloud.send('POST', getSocialLoginState.path, { body: { attempt } })).json()
  return { getState, goOn }
}

const readShare = async (answer: Response): Promise<unknown> => {
  const { share }: Readonly<Record<string, unknown>> = JSON.parse(await answer.text())
  return share
}

describeStorages((getStorage) => {
  it('ends all sessions after a restored backup, and suspends devices until their user logs in (attack 152)', async () => {
    const cloud = await startWithVaults(getStorage(), [keys[0]], 2)
    const [owner, other] = cloud.owners
    if (owner === undefined || other === undefined) throw new TypeError('No owners.')
    const { code, device, email, secret, userId, vault } = owner
    // What a thief may have: the session and a device that the owner has removed, and logins that have begun.
    const spare = createTestMember('device')
    const added = vault.signManifest([device, spare, code], 2)
    const thief = await cloud.logIn(email)
    expect((await cloud.change(thief.secret, { manifest: added, boxes: toNewBoxes([spare]) })).status).toBe(204)
    const begunByMail = await cloud.begin(email)
    const update = { email: createEmail(), origin: appOrigin }
    expect((await cloud.send('POST', updateEmail.path, { secret, body: update })).status).toBe(200)
    const countUpdates = () => getStorage().database.$count(emailUpdates, eq(emailUpdates.userId, userId))
    expect(await countUpdates()).toBe(1)
    const handoff = { id: randomBytes(16).toString('base64url') }
    const request = randomBytes(32).toString('base64')
    const stored = await cloud.send('POST', createHandoff.path, { secret, body: { ...handoff, request } })
    expect(stored.status).toBe(204)
    const begunAtProvider = await beginSocial(cloud)
    expect(await begunAtProvider.getState()).toEqual({ state: 'open' })
    const { afterRestore, audit } = createMaintenance(getStorage(), [])
    const result = await afterRestore()
    expect(await readRefusalCode(await cloud.verify(begunByMail))).toBe('login_code_expired')
    expect(await begunAtProvider.getState()).toEqual({ state: 'ended' })
    expect(await countUpdates()).toBe(0)
    expect(await getStorage().database.$count(handoffs)).toBe(0)
    const redeemed = await cloud.send('POST', redeemHandoff.path, { body: handoff })
    expect(await readRefusalCode(redeemed)).toBe('handoff_unknown')
    expect(await readRefusalCode(await begunAtProvider.goOn())).toBe('login_code_expired')
    expect(result.devices).toBeGreaterThanOrEqual(3)
    for (const ended of [secret, thief.secret, other.secret]) {
      expect(await readRefusalCode(await cloud.askShare('device', ended, device.id))).toBe('session_required')
    }
    const list = (id: string) =>
      getStorage().database.select({ by: devices.suspendedBy }).from(devices).where(eq(devices.userId, id))
    expect(await list(userId)).toEqual([{ by: 'restore' }, { by: 'restore' }])
    const back = await cloud.logIn(email)
    expect(await list(userId)).toEqual([{ by: null }, { by: null }])
    expect(await list(other.userId)).toEqual([{ by: 'restore' }])
    await cloud.bind(back.secret, { deviceId: device.id, token: device.token ?? '' })
    expect(await readShare(await cloud.askShare('device', back.secret, device.id))).toBe(
      device.server.toString('base64'),
    )
    expect((await audit.list({ limit: 1 })).data).toMatchObject([
      { action: 'embedded.afterRestore', actor: 'user:operator', after: result },
    ])
  })

  it('leaves a device suspended that its user has suspended', async () => {
    const cloud = await startWithVaults(getStorage(), [keys[0]], 1)
    const [owner] = cloud.owners
    if (owner === undefined) throw new TypeError('No owner.')
    const { device, email, userId } = owner
    const { secret } = await cloud.logIn(email)
    const body = { deviceId: device.id }
    expect((await cloud.send('POST', '/embedded/v1/devices/suspend', { body, secret })).status).toBe(204)
    await createMaintenance(getStorage(), []).afterRestore()
    await cloud.logIn(email)
    const rows = getStorage().database.select({ by: devices.suspendedBy }).from(devices)
    expect(await rows.where(eq(devices.userId, userId))).toEqual([{ by: 'user' }])
  })

  it('seals all shares under the first key, after which the other one opens none', async () => {
    const cloud = await startWithVaults(getStorage(), [keys[0]], 2)
    const { database } = getStorage()
    // Other tests have shares under the same key.
    const { audit, reseal } = createMaintenance(getStorage(), [keys[1], keys[0]])
    const { resealed } = await reseal()
    expect(resealed).toBeGreaterThanOrEqual(4)
    const [keyId] = createShareSeal({ keys: [keys[1]] }).keyIds
    const ids = await database.selectDistinct({ keyId: vaultShares.keyId }).from(vaultShares)
    expect(ids).toEqual([{ keyId }])
    for (const { code, email } of cloud.owners) {
      const { secret } = await cloud.logIn(email)
      expect(await readRefusalCode(await cloud.askShare('recovery', secret, code.id))).toBe('internal')
    }
    const next = await startEmbeddedCloud({ storage: getStorage(), shareKeys: [keys[1]] })
    for (const { code, device, userId } of cloud.owners) {
      const seal = createShareSeal({ keys: [keys[1]] })
      const rows = await database.select().from(vaultShares).where(eq(vaultShares.userId, userId))
      expect(rows.map(({ ownerId }) => ownerId).toSorted()).toEqual([code.id, device.id].toSorted())
      expect(seal.keyIds).toEqual([rows[0]?.keyId])
    }
    // A cloud that has the new key alone releases them.
    next.clock.now = cloud.clock.now
    for (const { code, email } of cloud.owners) {
      const { secret } = await next.logIn(email, cloud.projectId)
      const answer = await next.askShare('recovery', secret, code.id, cloud.projectId)
      expect(await readShare(answer)).toBe(code.server.toString('base64'))
    }
    cloud.clock.now = next.clock.now
    expect(await reseal()).toEqual({ resealed: 0 })
    expect((await audit.list({ limit: 1 })).data).toMatchObject([{ action: 'embedded.reseal' }])
    // The shares are what they were.
    await createMaintenance(getStorage(), [keys[0], keys[1]]).reseal()
    for (const { code, email } of cloud.owners) {
      const { secret } = await cloud.logIn(email)
      expect(await readShare(await cloud.askShare('recovery', secret, code.id))).toBe(code.server.toString('base64'))
    }
  })

  it('seals the shares of wallets from which their users have moved', async () => {
    const cloud = await startWithVaults(getStorage(), [keys[0]], 1)
    const [owner] = cloud.owners
    if (owner === undefined) throw new TypeError('No owner.')
    const { code, email, secret, userId, vault } = owner
    const next = createTestVault()
    const manifest = vault.signManifest([code], 2, { movedTo: next.successor })
    const body = { manifest, ...next.create([createTestMember('code')]) }
    expect(await readRefusalCode(await cloud.send('POST', moveVault.path, { body, secret }))).toBe(204)
    const askEarlier = async (from: typeof cloud, by: string) =>
      from.send('POST', '/embedded/v1/shares/recovery', {
        body: { ownerId: code.id, vaultId: vault.vaultId },
        secret: by,
        projectId: cloud.projectId,
      })
    await createMaintenance(getStorage(), [keys[1], keys[0]]).reseal()
    const [keyId] = createShareSeal({ keys: [keys[1]] }).keyIds
    const rows = getStorage().database.select().from(earlierVaultShares)
    expect((await rows.where(eq(earlierVaultShares.userId, userId))).map((row) => row.keyId)).toEqual([keyId])
    const back = await cloud.logIn(email)
    expect(await readRefusalCode(await askEarlier(cloud, back.secret))).toBe('internal')
    await createMaintenance(getStorage(), [keys[0], keys[1]]).reseal()
    expect(await readShare(await askEarlier(cloud, back.secret))).toBe(code.server.toString('base64'))
  })

  it('seals more shares than one transaction takes, while vaults change', async () => {
    const cloud = await startWithVaults(getStorage(), [keys[0]], 4)
    const [owner] = cloud.owners
    if (owner === undefined) throw new TypeError('No owner.')
    const more = Array.from({ length: 60 }, () => createTestMember('passkey'))
    for (const { code, device, secret, vault } of cloud.owners) {
      const manifest = vault.signManifest([device, code, ...more], 2)
      expect((await cloud.change(secret, { manifest, boxes: toNewBoxes(more) })).status).toBe(204)
    }
    const { code, device, secret, userId, vault } = owner
    const rest = more.slice(30)
    const [{ resealed }, changed] = await Promise.all([
      createMaintenance(getStorage(), [keys[1], keys[0]]).reseal(),
      cloud.change(secret, { manifest: vault.signManifest([device, code, ...rest], 3), boxes: [] }),
    ])
    expect(changed.status).toBe(204)
    // More than one transaction takes, whenever the change came.
    expect(resealed).toBeGreaterThanOrEqual(3 * 62 + 32)
    const [keyId] = createShareSeal({ keys: [keys[1]] }).keyIds
    const others = cloud.owners.slice(1).map((other) => other.userId)
    const sealed = await getStorage().database.select().from(vaultShares).where(inArray(vaultShares.userId, others))
    expect(sealed).toHaveLength(3 * 62)
    expect(new Set(sealed.map((row) => row.keyId))).toEqual(new Set([keyId]))
    const rows = await getStorage().database.select().from(vaultShares).where(eq(vaultShares.userId, userId))
    expect(rows).toHaveLength(32)
    const seal = createShareSeal({ keys: [keys[1]] })
    for (const { keyId, ownerId, share } of rows) {
      const member = [device, code, ...rest].find(({ id }) => id === ownerId)
      const owner = { userId, vaultId: vault.vaultId, ownerId }
      expect(seal.open({ owner, sealed: { share, keyId } })).toEqual(member?.server)
    }
  })

  it('gives wallets that are to be deleted another seven days after a restored backup', async () => {
    const cloud = await startWithVaults(getStorage(), [keys[0]], 1)
    const [owner] = cloud.owners
    if (owner === undefined) throw new TypeError('No owner.')
    const { code, device, secret, userId, vault } = owner
    const manifest = vault.signManifest([device, code], 2, { isDeleting: true })
    expect((await cloud.change(secret, { manifest, boxes: [] })).status).toBe(204)
    await createMaintenance(getStorage(), []).afterRestore()
    const rows = await getStorage().database.select().from(vaultDeletions).where(eq(vaultDeletions.userId, userId))
    expect(rows.map(({ deleteAt }) => deleteAt)).toEqual([Date.UTC(2026, 0, 23)])
  })

  it('deletes a user by their address or id at once, and records who did', async () => {
    const cloud = await startWithVaults(getStorage(), [keys[0]], 2)
    const [owner, other] = cloud.owners
    if (owner === undefined || other === undefined) throw new TypeError('No owners.')
    const { audit, deleteUser } = createMaintenance(getStorage(), [])
    const countOf = (table: typeof vaults | typeof vaultShares, userId: string) =>
      getStorage().database.$count(table, eq(table.userId, userId))
    await expect(deleteUser('nothing@example.com')).rejects.toMatchObject({ code: 'config.invalid' })
    await expect(deleteUser('')).rejects.toMatchObject({ code: 'config.invalid' })
    expect(await deleteUser(owner.email.toUpperCase())).toEqual({ user: owner.userId, hadWallet: true })
    expect(await countOf(vaults, owner.userId)).toBe(0)
    expect(await countOf(vaultShares, owner.userId)).toBe(0)
    expect(await countOf(vaultShares, other.userId)).toBe(2)
    expect((await audit.list({ limit: 1 })).data).toMatchObject([
      {
        action: 'embedded.deleteUser',
        actor: 'user:operator',
        after: { user: owner.userId, hadWallet: true },
      },
    ])
    expect(JSON.stringify((await audit.list({ limit: 1 })).data)).not.toContain('@')
    expect(await deleteUser(other.userId)).toEqual({ user: other.userId, hadWallet: true })
    await expect(deleteUser(other.userId)).rejects.toMatchObject({ code: 'config.invalid' })
    const again = await cloud.logIn(owner.email)
    expect(again.userId).not.toBe(owner.userId)
    expect(await deleteUser(again.userId)).toEqual({ user: again.userId, hadWallet: false })
  })

  it('deletes no user of an address that users of several projects have', async () => {
    const cloud = await startWithVaults(getStorage(), [keys[0]], 1)
    const [owner] = cloud.owners
    if (owner === undefined) throw new TypeError('No owner.')
    const { projectId } = await cloud.createProject({ allowedOrigins: [appOrigin] })
    const other = await cloud.logIn(owner.email, projectId)
    const { deleteUser } = createMaintenance(getStorage(), [])
    await expect(deleteUser(owner.email)).rejects.toThrow(owner.userId)
    await expect(deleteUser(owner.email)).rejects.toThrow(other.userId)
    expect(await deleteUser(other.userId)).toEqual({ user: other.userId, hadWallet: false })
    expect(await deleteUser(owner.email)).toEqual({ user: owner.userId, hadWallet: true })
  })

  it('needs the keys of the server', async () => {
    await expect(createMaintenance(getStorage(), []).reseal()).rejects.toMatchObject({ code: 'config.invalid' })
  })
})

describeStorages(
  (getStorage) => {
    it('waits for a change of a vault that deletes shares in another order', async () => {
      const cloud = await startWithVaults(getStorage(), [keys[0]], 1)
      const { database } = getStorage()
      const [owner] = cloud.owners
      if (owner === undefined) throw new TypeError('No owner.')
      const { code, device, userId } = owner
      const remove = (transaction: Pick<typeof database, 'delete'>, ownerId: string | undefined) =>
        transaction
          .delete(vaultShares)
          .where(and(eq(vaultShares.userId, userId), eq(vaultShares.ownerId, ownerId ?? '')))
      const countWaiting = () => database.$count(sql`pg_locks`, sql`not granted`)
      const [first, last] = [device.id, code.id].toSorted()
      const { reseal } = createMaintenance(getStorage(), [keys[1], keys[0]])
      const resealed = await database.transaction(async (transaction) => {
        await transaction.select().from(vaults).where(eq(vaults.userId, userId)).for('update')
        await remove(transaction, last)
        const result = reseal()
        result.catch(() => undefined)
        await expect.poll(countWaiting).toBeGreaterThan(0)
        await remove(transaction, first)
        return { result }
      })
      await resealed.result
      expect(await database.select().from(vaultShares).where(eq(vaultShares.userId, userId))).toEqual([])
    })
  },
  ['postgres'],
)
