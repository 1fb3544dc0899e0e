import { randomBytes } from 'node:crypto'
import { parseCacaoPayload, toRecap, type Cacao, type SiwxMessage, type SiwxSession } from '@latchkey/protocol/siwx'
import { formatMessage } from '@latchkey/siwx/message'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createMemoryBus } from '../bus/createMemoryBus.ts'
import { openTestProjects } from '../test/openTestProjects.ts'
import { projects, signInNonces, signInSessions } from '../storage/schema.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
import { describeStorages } from '../test/describeStorages.ts'
import { constants } from './constants.ts'
import { createSignInStore } from './createSignInStore.ts'
import { createTokenSigner } from './createTokenSigner.ts'
import type { SignInSession } from './SignInSession.ts'

const start = Date.UTC(2026, 0, 15, 12)
const accountAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const data: SiwxMessage = {
  domain: 'app.example.com',
  accountAddress,
  chainId: 'eip155:1',
  uri: 'https://app.example.com',
  version: '1',
  nonce: 'a1b2c3d4e5f6',
  issuedAt: '2026-01-15T12:00:00Z',
}
const session: SiwxSession = { data, message: formatMessage(data), signature: '0x00' }
const account = `eip155:1:${accountAddress.toLowerCase()}`
const createSession = (change: Partial<SignInSession> = {}): SignInSession => ({
  id: randomBytes(8).toString('hex'),
  account,
  domain: 'app.example.com',
  session,
  createdAt: start,
  expiresAt: start + 60_000,
  revokedAt: null,
  secretHash: null,
  ...change,
})

describeStorages((getStorage) => {
  async function open() {
    const storage = getStorage()
    const { database } = storage
    await database.delete(signInNonces)
    await database.delete(signInSessions)
    const clock = { now: start }
    const now = (): number => clock.now
    const logger = createTestLogger()
    const bus = createMemoryBus({ logger })
    const projectStore = openTestProjects({ database, bus, now, isDev: false })
    const { key: projectKey } = await projectStore.create({ name: randomBytes(6).toString('hex') })
    const { key: otherKey } = await projectStore.create({ name: randomBytes(6).toString('hex') })
    const context = { storage, logger, now }
    return { clock, database, projectKey, otherKey, store: createSignInStore(context) }
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
      expect(await store.takeAttempt({ projectKey, nonce })).toBe('used')
    })

    it('is used together with others or not at all', async () => {
      const { database, projectKey, store } = await open()
      const [first, second] = await Promise.all([store.createNonce({ projectKey }), store.createNonce({ projectKey })])
      const nonces = [first.nonce, second.nonce]
      expect(await store.add({ projectKey, nonces: [second.nonce], sessions: [createSession()] })).toBe(true)
      expect(await store.add({ projectKey, nonces, sessions: [createSession()] })).toBe(false)
      expect(await store.takeAttempt({ projectKey, nonce: first.nonce })).toBe('good')
      expect(await database.$count(signInSessions)).toBe(1)
    })

    it('belongs to its project and expires', async () => {
      const { clock, otherKey, projectKey, store } = await open()
      const { expiresAt, nonce } = await store.createNonce({ projectKey })
      expect(nonce).toMatch(/^[\da-f]{32}$/)
      expect(expiresAt).toBe(start + constants.nonceLife)
      expect(await store.takeAttempt({ projectKey: otherKey, nonce })).toBe('unknown')
      expect(await store.add({ projectKey: otherKey, nonces: [nonce], sessions: [createSession()] })).toBe(false)
      clock.now = expiresAt
      expect(await store.takeAttempt({ projectKey, nonce })).toBe('unknown')
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
    expect(await store.takeAttempt({ projectKey, nonce })).toBe('used')
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

  it('can be tried five times with one nonce, even at once', async () => {
    const { projectKey, store } = await open()
    const { nonce } = await store.createNonce({ projectKey })
    const states = await Promise.all(Array.from({ length: 12 }, () => store.takeAttempt({ projectKey, nonce })))
    expect(states.filter((state) => state === 'good')).toHaveLength(5)
    expect(states.filter((state) => state === 'used')).toHaveLength(7)
    // The fifth attempt may still succeed.
    expect(await store.add({ projectKey, nonces: [nonce], sessions: [createSession()] })).toBe(true)
  })

  it('revokes the oldest of more than 20 active sessions of an account, also with concurrent sign-ins', async () => {
    const { clock, database, otherKey, projectKey, store } = await open()
    const add = async (sessions: readonly SignInSession[], key = projectKey): Promise<void> => {
      const { nonce } = await store.createNonce({ projectKey: key })
      expect(await store.add({ projectKey: key, nonces: [nonce], sessions })).toBe(true)
    }
    const listActive = async (key = projectKey): Promise<readonly string[]> => {
      const sessions = await store.list({ projectKey: key, accounts: [account] })
      return sessions.flatMap(({ id, revokedAt }) => (revokedAt === null ? [id] : []))
    }
    const others = [createSession({ account: 'eip155:137:0x' }), createSession({ expiresAt: start - 1 })]
    await add(others)
    await add([createSession()], otherKey)
    const old = Array.from({ length: 20 }, (_none, index) => createSession({ createdAt: start + index }))
    for (const each of old) await add([each])
    expect(await listActive()).toHaveLength(20)

    clock.now += 100
    // Created in the same millisecond: the new ones stay, whatever their ids.
    const fresh = Array.from({ length: 6 }, () => createSession({ createdAt: clock.now }))
    await Promise.all(fresh.map((each) => add([each])))
    const expected = [...fresh, ...old.slice(6)].map(({ id }) => id)
    expect((await listActive()).toSorted()).toEqual(expected.toSorted())
    expect(await listActive(otherKey)).toHaveLength(1)
    const [untouched] = await store.find({ projectKey, ids: [others[0]?.id ?? ''] })
    expect(untouched?.revokedAt).toBeNull()
    const [first] = await store.find({ projectKey, ids: [old[0]?.id ?? ''] })
    expect(first?.revokedAt).toBe(clock.now)

    for (let count = 0; count < 30; count += 1) await add([createSession({ createdAt: clock.now + count })])
    expect(await listActive()).toHaveLength(20)
    // 20 active, 20 revoked, one expired, one of another account, one of another project.
    expect(await database.$count(signInSessions)).toBe(43)
  })

  it('stores the text of a sign-in once, and restores its fields and its CACAO', async () => {
    const { database, projectKey, store } = await open()
    const resources = ['https://a.example', toRecap({ eip155: { 'request/personal_sign': [{}] } })]
    const p: Cacao['p'] = {
      iss: `did:pkh:${account}`,
      domain: data.domain,
      aud: data.uri,
      version: '1',
      nonce: data.nonce,
      iat: data.issuedAt ?? '',
      statement: 'Sign in.',
      exp: '2026-02-15T12:00:00Z',
      nbf: '2026-01-15T11:00:00Z',
      requestId: 'request-1',
      resources,
    }
    const [signed] = parseCacaoPayload(p)
    if (signed === undefined) throw new TypeError('The payload is not a sign-in.')
    const cacao: Cacao = { h: { t: 'caip122' }, p, s: { t: 'eip191', s: '0x11', m: '\u0000\ud800' } }
    const full = createSession({ session: { ...signed, signature: '0x11', cacao } })
    const plain = createSession()
    const { nonce } = await store.createNonce({ projectKey })
    expect(await store.add({ projectKey, nonces: [nonce], sessions: [full, plain] })).toBe(true)
    const { statement } = signed.data
    expect(await store.find({ projectKey, ids: [full.id] })).toEqual([
      {
        ...full,
        session: {
          data: { ...signed.data, accountAddress },
          message: signed.message,
          signature: '0x11',
          cacao: { h: cacao.h, p: { ...p, statement }, s: { t: 'eip191', s: '0x11' } },
        },
      },
    ])
    expect(await store.find({ projectKey, ids: [plain.id] })).toEqual([plain])
    // The restored CACAO stands for the same text.
    expect(parseCacaoPayload({ ...p, statement }).map(({ message }) => message)).toContain(signed.message)
    const rows = JSON.stringify(await database.select().from(signInSessions))
    // In each of the two rows: the domain, and the domain and the URI of the text.
    expect(rows.split(data.domain)).toHaveLength(2 * 3 + 1)
  })

  it('answers texts that Postgres cannot store', async () => {
    const { projectKey, store } = await open()
    expect(await store.takeAttempt({ projectKey, nonce: '\u0000' })).toBe('unknown')
    expect(await store.find({ projectKey, ids: ['\u0000', '\ud800'] })).toEqual([])
  })
})

describe('session tokens', () => {
  const issuer = 'https://cloud.example.com'
  const [old, next] = ['11'.repeat(32), '22'.repeat(32)]
  const open = (seeds: readonly string[]) => {
    const clock = { now: start }
    const signer = createTokenSigner({ context: { now: () => clock.now }, seeds, tokenLife: 900_000 })
    return { ...signer, clock }
  }

  it('are signed with the first key and accepted with the others', async () => {
    const before = open([old])
    const after = open([next, old])
    const [fromBefore, fromAfter] = await Promise.all(
      [before, after].map((signer) => signer.sign({ session: createSession({ id: 'x' }), issuer })),
    )
    expect(await after.read(fromBefore?.token ?? '')).toEqual({ id: 'x' })
    expect(await after.read(fromAfter?.token ?? '')).toEqual({ id: 'x' })
    expect(await before.read(fromAfter?.token ?? '')).toEqual({ fault: 'invalid' })
    expect(await after.listKeys()).toHaveLength(2)
  })

  it('expire after the time that is set, or earlier with their session', async () => {
    const signer = open([old])
    const sign = (expiresAt: number) => signer.sign({ session: createSession({ id: 'x', expiresAt }), issuer })
    const { token, tokenExpiresAt } = await sign(start + 7 * 86_400_000)
    expect(tokenExpiresAt).toBe(start + 900_000)
    expect((await sign(start + 60_000)).tokenExpiresAt).toBe(start + 60_000)
    signer.clock.now = tokenExpiresAt - 1
    expect(await signer.read(token)).toEqual({ id: 'x' })
    signer.clock.now = tokenExpiresAt
    expect(await signer.read(token)).toEqual({ fault: 'expired' })
  })

  it('are neither signed nor accepted without a key', async () => {
    const signer = open([])
    const { token } = await open([old]).sign({ session: createSession({ id: 'x' }), issuer })
    expect(await signer.read(token)).toEqual({ fault: 'invalid' })
    expect(await signer.listKeys()).toEqual([])
    expect(() => signer.requireKey()).toThrow(expect.objectContaining({ code: 'not_configured' }))
    await expect(signer.sign({ session: createSession(), issuer })).rejects.toMatchObject({ code: 'not_configured' })
  })
})
