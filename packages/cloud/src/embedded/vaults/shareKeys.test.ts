import { randomBytes } from 'node:crypto'
import { chmod, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readSettings } from '../../config/readSettings.ts'
import { embeddedUsers, vaults, vaultShares } from '../../storage/embeddedSchema.ts'
import { projects } from '../../storage/schema.ts'
import type { Storage } from '../../storage/Storage.ts'
import { createTemporaryFolder } from '../../test/createTemporaryFolder.ts'
import { openTestStorage } from '../../test/openTestStorage.ts'
import { createShareSeal } from './createShareSeal.ts'
import { openShareKeys } from './openShareKeys.ts'

const [one, two] = ['11'.repeat(32), '22'.repeat(32)]
const owner = { userId: 'user', vaultId: 'vault', ownerId: 'device' }
const site = { LATCHKEY_SECURE_SITE_URL: 'https://wallet.example.com' }
const read = (environment: Readonly<Record<string, string>>) => readSettings({ environment }).settings

async function open(): Promise<Storage> {
  const storage = await openTestStorage()
  onTestFinished(() => storage.close())
  return storage
}

/** Stores a vault whose share is sealed. */
async function storeShare({ database }: Storage, keys: readonly string[]): Promise<void> {
  const common = { createdAt: 1, changedAt: 1 }
  await database.insert(projects).values({ key: 'project', name: 'Shop', createdAt: 1, updatedAt: 1 })
  await database.insert(embeddedUsers).values({ id: 'user', projectKey: 'project', createdAt: 1 })
  const bytes = { managementKey: '', manifest: '', signature: '', vault: '' }
  await database.insert(vaults).values({ userId: 'user', vaultId: 'vault', revision: 1, ...bytes, ...common })
  const sealed = createShareSeal({ keys }).seal({ owner, share: randomBytes(32) })
  await database
    .insert(vaultShares)
    .values({ userId: 'user', ownerId: 'device', kind: 'device', box: '', ...sealed, changedAt: 1 })
}

describe('the seal of shares', () => {
  it('opens what it has sealed, also after a new key was put in front, and for its owner only', () => {
    const share = randomBytes(32)
    const sealed = createShareSeal({ keys: [one] }).seal({ owner, share })
    const seal = createShareSeal({ keys: [two, one] })
    expect(seal.open({ owner, sealed })).toEqual(share)
    for (const change of [{ userId: 'other' }, { vaultId: 'other' }, { ownerId: 'other' }])
      expect(() => seal.open({ owner: { ...owner, ...change }, sealed })).toThrow('another owner')
    expect(seal.seal({ owner, share }).keyId).not.toBe(sealed.keyId)
    expect(() => createShareSeal({ keys: [two] }).open({ owner, sealed })).toThrow('LATCHKEY_SHARE_KEYS')
  })

  it('notices each flipped bit', () => {
    const seal = createShareSeal({ keys: [one] })
    const sealed = seal.seal({ owner, share: randomBytes(32) })
    const bytes = Buffer.from(sealed.share, 'base64')
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const flipped = Buffer.from(bytes)
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(() => seal.open({ owner, sealed: { ...sealed, share: flipped.toString('base64') } })).toThrow('damaged')
    }
    expect(() => seal.open({ owner, sealed: { ...sealed, share: '' } })).toThrow('damaged')
  })

  it('needs a key', () => {
    expect(() => createShareSeal({ keys: [] }).seal({ owner, share: randomBytes(32) })).toThrow('LATCHKEY_SHARE_KEYS')
  })
})

describe('the keys of the seal', () => {
  it('are in a file that only its owner can read, and stay the same', async () => {
    const storage = await open()
    const folder = await createTemporaryFolder()
    const settings = read({ LATCHKEY_DATA: folder, ...site })
    const keys = await openShareKeys({ settings, database: storage.database })
    const file = path.join(folder, 'share.key')
    expect(keys).toEqual([(await readFile(file, 'utf8')).trim()])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await chmod(file, 0o644)
    expect(await openShareKeys({ settings, database: storage.database })).toEqual(keys)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('are not replaced by a new one if the file was lost while shares are sealed under it', async () => {
    const storage = await open()
    const folder = await createTemporaryFolder()
    const settings = read({ LATCHKEY_DATA: folder, ...site })
    const keys = await openShareKeys({ settings, database: storage.database })
    await storeShare(storage, keys)
    const file = path.join(folder, 'share.key')
    await rm(file)
    await expect(openShareKeys({ settings, database: storage.database })).rejects.toMatchObject({
      code: 'config.invalid',
      message: expect.stringContaining('missing in the key file'),
    })
    await expect(stat(file)).rejects.toThrow('ENOENT')
    await writeFile(file, two)
    await expect(openShareKeys({ settings, database: storage.database })).rejects.toThrow('missing in share.key')
    await writeFile(file, `${two}\n${keys[0]}`)
    expect(await openShareKeys({ settings, database: storage.database })).toEqual([two, ...keys])
    await writeFile(file, 'nonsense')
    await expect(openShareKeys({ settings, database: storage.database })).rejects.toThrow('Restore it from a backup')
  })

  it('come from the settings, which must have every key that is in use', async () => {
    const storage = await open()
    await storeShare(storage, [one])
    const { database } = storage
    expect(
      await openShareKeys({ settings: read({ ...site, LATCHKEY_SHARE_KEYS: `${two},${one}` }), database }),
    ).toEqual([two, one])
    await expect(openShareKeys({ settings: read({ ...site, LATCHKEY_SHARE_KEYS: two }), database })).rejects.toThrow(
      'missing in LATCHKEY_SHARE_KEYS',
    )
    expect(await openShareKeys({ settings: read({}), database })).toEqual([])
  })

  it('are required with a secure site on Postgres', () => {
    const environment = { ...site, DATABASE_URL: 'postgres://localhost/latchkey' }
    expect(() => read(environment)).toThrow(/LATCHKEY_SHARE_KEYS.*openssl rand -hex 32/)
    expect(read({ ...environment, LATCHKEY_SHARE_KEYS: one }).secureSite?.shareKeys).toEqual([one])
    expect(() => read({ ...environment, LATCHKEY_SHARE_KEYS: '11' })).toThrow('LATCHKEY_SHARE_KEYS')
  })
})
