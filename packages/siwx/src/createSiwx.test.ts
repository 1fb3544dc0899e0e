import { ed25519 } from '@noble/curves/ed25519.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Siwx, SiwxAccount, SiwxSession } from '@latchkey/protocol/siwx'
import { siwxSessionsKey } from '@latchkey/protocol/storage'
import { base58 } from '@scure/base'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createSiwx, type CreateSiwxParameters } from './createSiwx.ts'
import { parseMessage } from './message/parseMessage.ts'
import { createBackEndStorage } from './storages/createBackEndStorage.ts'
import { createPageStorage } from './storages/createPageStorage.ts'
import type { SiwxStorage } from './storages/SiwxStorage.ts'
import { createMemoryStorage } from './test/createMemoryStorage.ts'
import { testTime } from './test/createSignIn.ts'
import { startBackEnd } from './test/startBackEnd.ts'

const signer = privateKeyToAccount(generatePrivateKey())
const account: SiwxAccount = { chainId: 'eip155:1', accountAddress: signer.address }
const onPolygon: SiwxAccount = { ...account, chainId: 'eip155:137' }
const secret = ed25519.utils.randomSecretKey()
const onSolana: SiwxAccount = {
  chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  accountAddress: base58.encode(ed25519.getPublicKey(secret)),
}
const page = { domain: 'app.example.com', uri: 'https://app.example.com' }
const withCode = (code: string) => expect.objectContaining({ name: 'SiwxError', code })

/** Signs a message as the wallet of an account does. */
async function sign(message: string, { chainId }: SiwxAccount): Promise<string> {
  if (chainId.startsWith('solana:')) return base58.encode(ed25519.sign(utf8ToBytes(message), secret))
  return signer.signMessage({ message })
}
async function makeSession(siwx: Siwx, of: SiwxAccount = account): Promise<SiwxSession> {
  const unsigned = await siwx.createMessage(of)
  return { ...unsigned, signature: await sign(unsigned.message, of) }
}

interface Case {
  readonly siwx: Siwx
  readonly clock: { now: number }
  /** Opens the same app again. */
  readonly reload: () => Siwx
}
function setUpPage(
  change: Partial<CreateSiwxParameters> = {},
): Case & { readonly storage: ReturnType<typeof createMemoryStorage> } {
  const clock = { now: testTime }
  const now = (): number => clock.now
  const storage = createMemoryStorage()
  const load = (): Siwx => createSiwx({ ...page, now, storage: createPageStorage({ storage, now }), ...change })
  return { siwx: load(), clock, reload: load, storage }
}
async function setUpBackEnd(): Promise<Case> {
  const backEnd = await startBackEnd()
  onTestFinished(() => backEnd.stop())
  const load = (): Siwx => createSiwx({ ...page, storage: createBackEndStorage({ url: `${backEnd.url}/` }) })
  return { siwx: load(), clock: { now: Date.now() }, reload: load }
}

describe.each([
  ['a page', async (): Promise<Case> => setUpPage()],
  ['a back end of the app', setUpBackEnd],
])('signing in with %s', (_where, setUp) => {
  it('keeps a session for the next visit, for its network only', async () => {
    const { siwx, reload } = await setUp()
    expect(await siwx.getSessions(account)).toEqual([])
    const session = await makeSession(siwx)
    await siwx.addSession(session)
    expect(await siwx.getSessions(account)).toEqual([session])
    expect(await reload().getSessions(account)).toEqual([session])
    expect(await siwx.getSessions(onPolygon)).toEqual([])
  })

  it('stores sessions of several chains and ends them one by one', async () => {
    const { siwx } = await setUp()
    const [first, second] = [await makeSession(siwx), await makeSession(siwx, onSolana)]
    await siwx.addSession(first)
    await siwx.addSession(second)
    expect(await siwx.getSessions(onSolana)).toEqual([second])
    await siwx.revokeSession(account)
    expect(await siwx.getSessions(account)).toEqual([])
    expect(await siwx.getSessions(onSolana)).toEqual([second])
  })

  it('replaces all sessions by those of one approval on several chains, or by none', async () => {
    const { siwx } = await setUp()
    await siwx.addSession(await makeSession(siwx, onSolana))
    const first = await makeSession(siwx)
    const message = first.message.replace('Chain ID: 1\n', 'Chain ID: 137\n')
    const second = { data: { ...first.data, ...onPolygon }, message, signature: await sign(message, onPolygon) }
    await siwx.setSessions([first, second])
    expect(await siwx.getSessions(account)).toEqual([first])
    expect(await siwx.getSessions(onPolygon)).toEqual([second])
    expect(await siwx.getSessions(onSolana)).toEqual([])
    await siwx.setSessions([])
    expect(await siwx.getSessions(account)).toEqual([])
    expect(await siwx.getSessions(onPolygon)).toEqual([])
  })

  it('stores nothing that does not verify, and refuses to reuse a sign-in', async () => {
    const { siwx } = await setUp()
    const session = await makeSession(siwx)
    const forged = { ...session, signature: await sign('something else', account) }
    await expect(siwx.addSession(forged)).rejects.toMatchObject({ name: 'SiwxError' })
    await expect(siwx.setSessions([session, forged])).rejects.toMatchObject({ name: 'SiwxError' })
    expect(await siwx.getSessions(account)).toEqual([])
    const good = await makeSession(siwx)
    await siwx.addSession(good)
    await expect(siwx.addSession(good)).rejects.toMatchObject({ name: 'SiwxError' })
    expect(await siwx.getSessions(account)).toEqual([good])
  })
})

describe('the message', () => {
  it('contains the app, the statement, the resources and the times [S3.040] [S3.041]', async () => {
    const { siwx } = setUpPage({
      statement: 'Sign in to see your orders.',
      resources: ['https://a.example'],
      expiresIn: 60_000,
    })
    const { data, message } = await siwx.createMessage({ ...account, accountAddress: signer.address.toLowerCase() })
    expect(data).toEqual({
      ...page,
      ...account,
      version: '1',
      nonce: expect.stringMatching(/^[\da-f]{32}$/),
      statement: 'Sign in to see your orders.',
      issuedAt: '2026-01-15T12:00:00.000Z',
      expirationTime: '2026-01-15T12:01:00.000Z',
      resources: ['https://a.example'],
    })
    expect(parseMessage(message)).toEqual(data)
    expect((await siwx.createMessage(account)).data.nonce).not.toBe(data.nonce)
  })

  it('requires `domain` and `uri` outside a page', async () => {
    const siwx = createSiwx({ storage: createPageStorage({ storage: createMemoryStorage() }) })
    await expect(siwx.createMessage(account)).rejects.toEqual(withCode('siwx.optionInvalid'))
  })

  it('is refused before signing if its statement is invalid', async () => {
    const { siwx } = setUpPage({ statement: 'Melde dich für „Shop“ an' })
    await expect(siwx.createMessage(account)).rejects.toEqual(withCode('siwx.messageInvalid'))
  })

  it('can be formatted by the app', async () => {
    const { siwx } = setUpPage({ format: async ({ nonce }) => `Sign in: ${nonce}` })
    const { data, message } = await siwx.createMessage(account)
    expect(message).toBe(`Sign in: ${data.nonce}`)
  })
})

it('is required and ends on disconnect by default', () => {
  const storage = createPageStorage({ storage: createMemoryStorage() })
  const strict = createSiwx({ storage })
  expect([strict.getRequired(), strict.signOutOnDisconnect]).toEqual([true, true])
  const lax = createSiwx({ storage, required: false, signOutOnDisconnect: false })
  expect([lax.getRequired(), lax.signOutOnDisconnect]).toEqual([false, false])
})

it('lets every method be replaced', async () => {
  const { siwx } = setUpPage()
  const changed: Siwx = { ...siwx, getRequired: () => false }
  const { addSession, createMessage, getSessions } = changed
  expect(changed.getRequired()).toBe(false)
  const unsigned = await createMessage(account)
  await addSession({ ...unsigned, signature: await sign(unsigned.message, account) })
  expect(await getSessions(account)).toHaveLength(1)
})

it('passes the storage only what it needs', async () => {
  const calls: unknown[] = []
  const storage: SiwxStorage = {
    createNonce: async () => 'a1b2c3d4',
    add: async (options) => void calls.push(['add', options]),
    set: async (options) => void calls.push(['set', options]),
    get: async () => [],
    remove: async (removed) => void calls.push(['remove', removed]),
  }
  const siwx = createSiwx({ ...page, storage })
  const session = await makeSession(siwx)
  await siwx.addSession(session)
  await siwx.setSessions([])
  await siwx.revokeSession(account)
  expect(calls).toEqual([
    ['add', { ...page, sessions: [session] }],
    ['set', { ...page, sessions: [] }],
    ['remove', account],
  ])
})

describe('createPageStorage', () => {
  it('drops expired sessions', async () => {
    const { clock, siwx } = setUpPage({ expiresIn: 60_000 })
    await siwx.addSession(await makeSession(siwx))
    clock.now += 59_999
    expect(await siwx.getSessions(account)).toHaveLength(1)
    clock.now += 1
    expect(await siwx.getSessions(account)).toEqual([])
  })

  it('refuses a sign-in of another page, of an earlier visit, or after its nonce expired', async () => {
    const { clock, reload, siwx } = setUpPage()
    const session = await makeSession(siwx)
    await expect(reload().addSession(session)).rejects.toEqual(withCode('siwx.nonceMismatch'))
    const evil = await makeSession({ ...siwx, createMessage: setUpPage({ domain: 'evil.example' }).siwx.createMessage })
    await expect(siwx.addSession(evil)).rejects.toEqual(withCode('siwx.nonceMismatch'))
    clock.now += 600_001
    await expect(siwx.addSession(session)).rejects.toEqual(withCode('siwx.nonceMismatch'))
  })

  it('accepts a sign-in once even if it arrives twice at the same time', async () => {
    const { siwx } = setUpPage()
    const session = await makeSession(siwx)
    const results = await Promise.allSettled([siwx.addSession(session), siwx.addSession(session)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it.each([['not JSON'], ['{}'], ['[1]'], ['[{"data":{},"message":"","signature":""}]'], ['null']])(
    'starts empty if it finds %s',
    async (text) => {
      const { siwx, storage } = setUpPage()
      await siwx.addSession(await makeSession(siwx))
      const [key = ''] = [...storage.items.keys()]
      expect(key).toBe(siwxSessionsKey)
      storage.items.set(key, text)
      expect(await siwx.getSessions(account)).toEqual([])
      await siwx.addSession(await makeSession(siwx))
      expect(await siwx.getSessions(account)).toHaveLength(1)
    },
  )

  it('separates the sign-ins of modals with different prefixes', async () => {
    const storage = createMemoryStorage()
    const now = (): number => testTime
    const open = (storagePrefix?: string): Siwx =>
      createSiwx({ ...page, now, storage: createPageStorage({ storage, now, storagePrefix }) })
    const admin = open('admin')
    await admin.addSession(await makeSession(admin))
    expect([...storage.items.keys()]).toEqual(['@latchkey/admin/siwx_sessions'])
    expect(await open('admin').getSessions(account)).toHaveLength(1)
    expect(await open('shop').getSessions(account)).toEqual([])
    expect(await open().getSessions(account)).toEqual([])
  })

  it('keeps sessions in memory where the browser forbids storage', async () => {
    const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
    onTestFinished(() => {
      Reflect.deleteProperty(globalThis, 'localStorage')
      if (original !== undefined) Object.defineProperty(globalThis, 'localStorage', original)
    })
    const siwx = createSiwx({ ...page, storage: createPageStorage() })
    expect(await siwx.getSessions(account)).toEqual([])
    const session = await makeSession(siwx)
    await siwx.addSession(session)
    expect(await siwx.getSessions(account)).toEqual([session])
  })

  it('leaves nothing in storage after signing out', async () => {
    const { siwx, storage } = setUpPage()
    await siwx.addSession(await makeSession(siwx))
    await siwx.revokeSession(account)
    expect(storage.items.size).toBe(0)
  })
})

describe('createBackEndStorage', () => {
  it('reports why the back end refused, and that it is unreachable', async () => {
    const backEnd = await startBackEnd()
    onTestFinished(() => backEnd.stop())
    const storage = createBackEndStorage({ url: backEnd.url })
    const siwx = createSiwx({ domain: 'other.example', uri: 'https://other.example', storage })
    await expect(siwx.addSession(await makeSession(siwx))).rejects.toMatchObject({
      code: 'siwx.refused',
      serverCode: 'siwx.domainMismatch',
    })
    const away = createSiwx({ ...page, storage: createBackEndStorage({ url: 'http://127.0.0.1:1' }) })
    await expect(away.createMessage(account)).rejects.toEqual(withCode('siwx.unreachable'))
    const signal = AbortSignal.abort()
    await expect(away.createMessage({ ...account, signal })).rejects.toEqual(withCode('siwx.aborted'))
  })

  it('has in the README a server that changes the id of a visit at sign-in, and keeps a limited number of entries', async () => {
    const backEnd = await startBackEnd()
    onTestFinished(() => backEnd.stop())
    const siwx = createSiwx({ ...page, storage: createBackEndStorage({ url: backEnd.url }) })
    const refused = { ...(await makeSession(siwx)), signature: '0x00' }
    await expect(siwx.addSession(refused)).rejects.toEqual(withCode('siwx.refused'))
    expect(backEnd.getId()).toBe(1)
    for (let count = 0; count < 21; count += 1) await siwx.addSession(await makeSession(siwx))
    expect(backEnd.getId()).toBe(22)
    expect(await siwx.getSessions(account)).toHaveLength(20)
    for (let count = 0; count < 30; count += 1) await siwx.createMessage(account)
    expect(backEnd.visitor.nonces.size).toBe(20)
  })

  it.each([
    ['another shape', '{"nonce":1}', 200, 'siwx.answerInvalid'],
    ['an invalid nonce', '{"nonce":"a b"}', 200, 'siwx.answerInvalid'],
    ['an HTML page', '<!doctype html>', 200, 'siwx.answerInvalid'],
    ['a refusal without a message', 'no', 403, 'siwx.refused'],
    ['a server error', 'no', 500, 'siwx.unreachable'],
  ])('rejects with a code for an answer with %s', async (_what, body, status, code) => {
    const fetch = async (): Promise<Response> => new Response(body, { status })
    const siwx = createSiwx({ ...page, storage: createBackEndStorage({ fetch }) })
    await expect(siwx.createMessage(account)).rejects.toEqual(withCode(code))
  })

  it('sends requests to the paths and with the headers that the app sets', async () => {
    const seen: { readonly url: string; readonly init: RequestInit | undefined }[] = []
    const fetch: typeof globalThis.fetch = async (url, init) => {
      seen.push({ url: typeof url === 'string' ? url : '', init })
      return Response.json({ nonce: 'a1b2c3d4' })
    }
    const storage = createBackEndStorage({ fetch, paths: { nonce: 'challenge' }, headers: { 'x-csrf': '1' } })
    await storage.createNonce({})
    await storage.remove(account)
    expect(seen).toMatchObject([
      { url: '/api/siwx/challenge', init: { method: 'GET', credentials: 'include', headers: { 'x-csrf': '1' } } },
      { url: `/api/siwx/sessions?account=eip155%3A1%3A${signer.address}`, init: { method: 'DELETE' } },
    ])
  })
})
