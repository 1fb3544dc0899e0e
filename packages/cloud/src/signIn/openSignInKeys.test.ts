import { chmod, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../config/readSettings.ts'
import { signInKeys } from '../storage/schema.ts'
import type { Storage } from '../storage/Storage.ts'
import { createTemporaryFolder } from '../test/createTemporaryFolder.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
import { describeStorages } from '../test/describeStorages.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import { openSignInKeys } from './openSignInKeys.ts'

const [first, second] = ['11'.repeat(32), '22'.repeat(32)]

async function openWith(storage: Storage, environment: Readonly<Record<string, string>>) {
  const logger = createTestLogger()
  const { settings } = readSettings({ environment })
  const keys = await openSignInKeys({ settings, database: storage.database, logger })
  return { keys, warnings: logger.lines.filter(({ level }) => level === 'warn') }
}
const leaveKey = (storage: Storage) =>
  storage.database.insert(signInKeys).values({ name: 'first', seed: first, createdAt: 0 })

describe('the key of session tokens, of a node with a data folder', () => {
  let storage: Storage
  beforeAll(async () => {
    storage = await openTestStorage()
  })
  afterAll(() => storage.close())

  it('is created in a file that only its owner can read, and stays', async () => {
    const folder = await createTemporaryFolder()
    const { keys, warnings } = await openWith(storage, { LATCHKEY_DATA: folder })
    expect(keys).toEqual([expect.stringMatching(/^[\da-f]{64}$/)])
    expect(warnings).toEqual([])
    const file = path.join(folder, 'sign-in.key')
    expect(await readFile(file, 'utf8')).toBe(`${keys.join()}\n`)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await storage.database.$count(signInKeys)).toBe(0)
    await chmod(file, 0o644)
    expect((await openWith(storage, { LATCHKEY_DATA: folder })).keys).toEqual(keys)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('moves there from the database', async () => {
    await leaveKey(storage)
    const folder = await createTemporaryFolder()
    expect((await openWith(storage, { LATCHKEY_DATA: folder })).keys).toEqual([first])
    expect(await readFile(path.join(folder, 'sign-in.key'), 'utf8')).toBe(`${first}\n`)
    expect(await storage.database.$count(signInKeys)).toBe(0)
    // As after a crash between the two steps.
    await leaveKey(storage)
    expect((await openWith(storage, { LATCHKEY_DATA: folder })).keys).toEqual([first])
    expect(await storage.database.$count(signInKeys)).toBe(0)
  })

  it('comes from a file with several keys, for a change of keys', async () => {
    const folder = await createTemporaryFolder()
    await writeFile(path.join(folder, 'sign-in.key'), `${second.toUpperCase()}\n${first}\n`)
    expect((await openWith(storage, { LATCHKEY_DATA: folder })).keys).toEqual([second, first])
  })

  it('is not replaced if its file is malformed', async () => {
    const folder = await createTemporaryFolder()
    const file = path.join(folder, 'sign-in.key')
    await writeFile(file, 'nonsense')
    await expect(openWith(storage, { LATCHKEY_DATA: folder })).rejects.toMatchObject({
      code: 'config.invalid',
      message: expect.stringContaining(file),
    })
    expect(await readFile(file, 'utf8')).toBe('nonsense')
  })

  it('lasts as long as the process without a folder', async () => {
    const [one, other] = await Promise.all([0, 1].map(() => openWith(storage, { LATCHKEY_DATA: 'memory' })))
    expect(one?.keys).toHaveLength(1)
    expect(one?.keys).not.toEqual(other?.keys)
  })
})

describeStorages((getStorage) => {
  const environment = { DATABASE_URL: 'postgres://localhost/unused' }

  it('never takes the key of nodes that share a Postgres from the database', async () => {
    const storage = getStorage()
    await leaveKey(storage)
    const { keys, warnings } = await openWith(storage, environment)
    expect(keys).toEqual([])
    expect(warnings).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/LATCHKEY_SIGN_IN_KEY .*openssl rand -hex 32/) }),
    ])
    const configured = await openWith(storage, { ...environment, LATCHKEY_SIGN_IN_KEY: `${second},${first}` })
    expect(configured).toEqual({ keys: [second, first], warnings: [] })
    expect(await storage.database.$count(signInKeys)).toBe(0)
  })

  it('reads it from the file that a setting names', async () => {
    const file = path.join(await createTemporaryFolder(), 'key')
    const named = { ...environment, LATCHKEY_SIGN_IN_KEY_FILE: file }
    await writeFile(file, second)
    expect((await openWith(getStorage(), named)).keys).toEqual([second])
  })
})
