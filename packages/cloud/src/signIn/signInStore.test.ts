import { randomBytes } from 'node:crypto'
import type { SiwxSession } from '@latchkey/protocol/siwx'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createMemoryBus } from '../bus/createMemoryBus.ts'
import { createProjectStore } from '../projects/createProjectStore.ts'
import { projects, signInKeys, signInNonces, signInSessions } from '../storage/schema.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
import { describeStorages } from '../test/describeStorages.ts'
import { constants } from './constants.ts'
import { createSignInStore } from './createSignInStore.ts'
import { createTokenSigner } from './createTokenSigner.ts'
import type { SignInSession } from './SignInSession.ts'

const start = Date.UTC(2026, 0, 15, 12)
const accountAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const session: SiwxSession = {
  data: {
    domain: 'app.example.com',
    accountAddress,
    chainId: 'eip155:1',
    uri: 'https://app.example.com',
    version: '1',
    nonce: 'a1b2c3d4e5f6',
    issuedAt: '2026-01-15T12:00:00Z',
  },
  message: 'as it was signed',
  signature: '0x00',
}
const account = `eip155:1:${accountAddress.toLowerCase()}`
const createSession = (change: Partial<SignInSession> = {}): SignInSession => ({
  id: randomBytes(8).toString('hex'),
  account,
  domain: 'app.example.com',
  session,
  createdAt: start,
  expiresAt: start + 60_000,
  revokedAt: null,
  ...change,
})

describeStorages((getStorage) => {
  async function open() {
    const storage = getStorage()
    const { database } = storage
    await database.delete(signInNonces)
    await database.delete(signInSessions)
    await database.delete(signInKeys)
    const clock = { now: start }
    const now = (): number => clock.now
    const logger = createTestLogger()
    const bus = createMemoryBus({ logger })
    const projectStore = createProjectStore({ database, bus, now, isDev: false })
    const { key: projectKey } = await projectStore.create({ name: randomBytes(6).toString('hex') })
    const { key: otherKey } = await projectStore.create({ name: randomBytes(6).toString('hex') })
    const context = { storage, logger, now }
    return { clock, context, database, projectKey, otherKey, store: createSignInStore(context) }
  }

  describe('a nonce', () => {
    it('is valid for one sign-in, even with concurrent attempts', async () => {
      const { database, projectKey, store } = await open()
      const { nonce } = await store.createNonce({ projectKey })
      const tries = Array.from({ length: 12 }, () =>
        store.add({ projectKey, nonces: [nonce], sessions: [createSession()] }),
      )
      const results = await Promise.all(tries)
      expect(results.filter(Boolean)).toHaveLength(1)
      expect(await database.$count(signInSessions)).toBe(1)
      expect(await store.checkNonce({ projectKey, nonce })).toBe('used')
    })

    it('is used together with others or not at all', async () => {
      const { database, projectKey, store } = await open()
      const [first, second] = await Promise.all([store.createNonce({ projectKey }), store.createNonce({ projectKey })])
      const nonces = [first.nonce, second.nonce]
      expect(await store.add({ projectKey, nonces: [second.nonce], sessions: [createSession()] })).toBe(true)
      expect(await store.add({ projectKey, nonces, sessions: [createSession()] })).toBe(false)
      expect(await store.checkNonce({ projectKey, nonce: first.nonce })).toBe('good')
      expect(await database.$count(signInSessions)).toBe(1)
    })

    it('belongs to its project and expires', async () => {
      const { clock, otherKey, projectKey, store } = await open()
      const { expiresAt, nonce } = await store.createNonce({ projectKey })
      expect(nonce).toMatch(/^[\da-f]{32}$/)
      expect(expiresAt).toBe(start + constants.nonceLife)
      expect(await store.checkNonce({ projectKey: otherKey, nonce })).toBe('unknown')
      expect(await store.add({ projectKey: otherKey, nonces: [nonce], sessions: [createSession()] })).toBe(false)
      clock.now = expiresAt
      expect(await store.checkNonce({ projectKey, nonce })).toBe('unknown')
      expect(await store.add({ projectKey, nonces: [nonce], sessions: [createSession()] })).toBe(false)
    })
  })

  it('lists the unexpired sessions of an account in a project, newest first, including revoked ones', async () => {
    const { clock, otherKey, projectKey, store } = await open()
    const keep = async (sessions: readonly SignInSession[], key = projectKey): Promise<void> => {
      const { nonce } = await store.createNonce({ projectKey: key })
      expect(await store.add({ projectKey: key, nonces: [nonce], sessions })).toBe(true)
    }
    const old = createSession({ createdAt: start - 1 })
    const fresh = createSession({ expiresAt: start + 120_000 })
    await keep([old, fresh, createSession({ account: 'solana:mainnet:x' })])
    await keep([createSession()], otherKey)
    expect(await store.list({ projectKey, accounts: [account] })).toEqual([fresh, old])
    clock.now += 1
    await store.revoke({ projectKey: otherKey, ids: [old.id] })
    expect(await store.find({ projectKey, ids: [old.id] })).toEqual([old])
    await store.revoke({ projectKey, ids: [old.id] })
    clock.now += 1
    await store.revoke({ projectKey, ids: [old.id] })
    expect(await store.find({ projectKey, ids: [old.id] })).toEqual([{ ...old, revokedAt: start + 1 }])
    expect(await store.find({ projectKey: otherKey, ids: [old.id] })).toEqual([])
    clock.now = start + 60_000
    expect(await store.list({ projectKey, accounts: [account] })).toEqual([fresh])
    expect(await store.list({ projectKey, accounts: [] })).toEqual([])
  })

  it('deletes what expired a day ago, and unused nonces at once, while nonces are created', async () => {
    const { clock, database, projectKey, store } = await open()
    const { nonce } = await store.createNonce({ projectKey })
    await store.createNonce({ projectKey })
    await store.add({ projectKey, nonces: [nonce], sessions: [createSession()] })
    clock.now += constants.sweepEvery
    await store.createNonce({ projectKey })
    await expect.poll(() => database.$count(signInNonces)).toBe(2)
    expect(await store.checkNonce({ projectKey, nonce })).toBe('used')
    expect(await database.$count(signInSessions)).toBe(1)
    clock.now += constants.keptFor
    await store.createNonce({ projectKey })
    await expect.poll(() => database.$count(signInSessions)).toBe(0)
    await expect.poll(() => database.$count(signInNonces)).toBe(1)
  })

  it('is deleted with its project', async () => {
    const { database, projectKey, store } = await open()
    const { nonce } = await store.createNonce({ projectKey })
    await store.add({ projectKey, nonces: [nonce], sessions: [createSession()] })
    await store.createNonce({ projectKey })
    await database.delete(projects).where(eq(projects.key, projectKey))
    expect(await database.$count(signInSessions)).toBe(0)
    expect(await database.$count(signInNonces)).toBe(0)
  })

  it('stores one key for all nodes', async () => {
    const { context, database } = await open()
    const nodes = Array.from({ length: 6 }, () => createTokenSigner({ context, seeds: [] }))
    const keys = await Promise.all(nodes.map((node) => node.listKeys()))
    expect(new Set(keys.flat().map(({ kid }) => kid)).size).toBe(1)
    expect(await database.$count(signInKeys)).toBe(1)
    const token = await nodes[0]?.sign({ session: createSession({ id: 'x' }), issuer: 'https://cloud.example.com' })
    expect(await nodes[5]?.read(token ?? '')).toBe('x')
  })

  it('signs with the first configured key and accepts tokens signed with the others', async () => {
    const { clock, context, database } = await open()
    const [old, next] = ['11'.repeat(32), '22'.repeat(32)]
    const issuer = 'https://cloud.example.com'
    const before = createTokenSigner({ context, seeds: [old] })
    const after = createTokenSigner({ context, seeds: [next, old] })
    const [fromBefore, fromAfter] = await Promise.all(
      [before, after].map((signer) => signer.sign({ session: createSession({ id: 'x' }), issuer })),
    )
    expect(await after.read(fromBefore ?? '')).toBe('x')
    expect(await after.read(fromAfter ?? '')).toBe('x')
    expect(await before.read(fromAfter ?? '')).toBeUndefined()
    expect(await after.listKeys()).toHaveLength(2)
    expect(await database.$count(signInKeys)).toBe(0)
    clock.now += 60_000
    expect(await after.read(fromAfter ?? '')).toBeUndefined()
  })
})
