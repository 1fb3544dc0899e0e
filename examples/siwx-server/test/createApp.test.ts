import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { startDevnet } from '@latchkey/devnet'
import type { Siwx, SiwxSession } from '@latchkey/siwx'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createApp, type CreateAppParameters } from '../src/createApp.ts'
import { createMemoryStore } from '../src/createMemoryStore.ts'
import { createRpc } from '../src/createRpc.ts'
import { createSigners, type Signer } from './createSigners.ts'
import { createVisitor, type Visitor } from './createVisitor.ts'

const page = 'https://app.example.com'
const minute = 60_000
let signers: Awaited<ReturnType<typeof createSigners>>
beforeAll(async () => {
  signers = await createSigners()
})

/** Starts the back end on its own port, with the test's clock. */
async function start(change: Partial<CreateAppParameters> = {}) {
  const clock = { now: Date.UTC(2026, 0, 15, 12) }
  const now = (): number => clock.now
  const app = createApp({ origin: page, store: createMemoryStore(now), now, ...change })
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return { url, clock, visit: (from = page): Visitor => createVisitor({ backEnd: url, page: from, now }) }
}

async function makeSession(siwx: Siwx, signer: Signer): Promise<SiwxSession> {
  const message = await siwx.createMessage(signer)
  return { ...message, signature: await signer.sign(message.message) }
}

async function signIn({ siwx }: Visitor, signer: Signer): Promise<SiwxSession> {
  const session = await makeSession(siwx, signer)
  await siwx.addSession(session)
  return session
}

/** Requests the protected route. */
async function readMe({ fetch }: Visitor, url: string): Promise<unknown> {
  const response = await fetch(`${url}/me`)
  const body: unknown = await response.json()
  return response.ok ? body : response.status
}

const toAccount = ({ accountAddress, chainId }: Signer): string => `${chainId}:${accountAddress}`
const refusal = (serverCode: string) => expect.objectContaining({ code: 'siwx.refused', serverCode })

describe.each(['ethereum', 'solana', 'bitcoin'] as const)('on %s', (kind) => {
  it('signs in, is recognised by the protected route, and signs out', async () => {
    const { url, visit } = await start()
    const visitor = visit()
    const signer = signers[kind]
    expect(await readMe(visitor, url)).toBe(401)
    expect(await visitor.siwx.getSessions(signer)).toEqual([])
    const session = await signIn(visitor, signer)
    expect(await visitor.siwx.getSessions(signer)).toEqual([session])
    expect(await readMe(visitor, url)).toEqual({ accounts: [toAccount(signer)] })
    await visitor.siwx.revokeSession(signer)
    expect(await visitor.siwx.getSessions(signer)).toEqual([])
    expect(await readMe(visitor, url)).toBe(401)
    expect(visitor.cookies.size).toBe(0)
  })

  it('rejects a signature by another key, and stores nothing', async () => {
    const { url, visit } = await start()
    const visitor = visit()
    const session = await makeSession(visitor.siwx, signers[kind])
    const signature = await signers[kind].sign(`${session.message} `)
    await expect(visitor.siwx.addSession({ ...session, signature })).rejects.toEqual(refusal('siwx.signatureInvalid'))
    expect(await readMe(visitor, url)).toBe(401)
    expect(visitor.cookies.size).toBe(0)
  })
})

describe('a sign-in', () => {
  it('is valid once, even if it is sent twice at the same time', async () => {
    const { visit } = await start()
    const [visitor, thief] = [visit(), visit()]
    const session = await makeSession(visitor.siwx, signers.ethereum)
    const results = await Promise.allSettled([visitor.siwx.addSession(session), thief.siwx.addSession(session)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(thief.siwx.addSession(session)).rejects.toEqual(refusal('siwx.nonceMismatch'))
  })

  it('is rejected if it was made for another site', async () => {
    const { visit } = await start()
    const session = await makeSession(visit('https://evil.example.com').siwx, signers.ethereum)
    await expect(visit().siwx.addSession(session)).rejects.toEqual(refusal('siwx.domainMismatch'))
  })

  it('is rejected if the server did not issue its nonce', async () => {
    const [one, other] = [await start(), await start()]
    const session = await makeSession(other.visit().siwx, signers.ethereum)
    await expect(one.visit().siwx.addSession(session)).rejects.toEqual(refusal('siwx.nonceMismatch'))
  })

  it('is rejected after ten minutes', async () => {
    const { clock, visit } = await start()
    const visitor = visit()
    const session = await makeSession(visitor.siwx, signers.ethereum)
    clock.now += 10 * minute
    await expect(visitor.siwx.addSession(session)).rejects.toEqual(refusal('siwx.nonceMismatch'))
  })

  it('ends at the time in the signed message', async () => {
    const { clock, url, visit } = await start()
    const visitor = visit()
    const session = await signIn(visitor, signers.solana)
    const end = Date.parse(session.data.expirationTime ?? '')
    expect(visitor.getAttributes()).toContain(`Max-Age=${(end - clock.now) / 1000}`)
    clock.now = end - 1
    expect(await readMe(visitor, url)).toEqual({ accounts: [toAccount(signers.solana)] })
    clock.now = end
    expect(await readMe(visitor, url)).toBe(401)
    expect(await visitor.siwx.getSessions(signers.solana)).toEqual([])
  })

  it('is rejected if it has expired before it arrives', async () => {
    const { clock, visit } = await start()
    const visitor = visit()
    const session = await makeSession(visitor.siwx, signers.bitcoin)
    const past = new Date(clock.now - minute).toISOString()
    const message = session.message.replace(/(?<=Expiration Time: ).+/, past)
    const signature = await signers.bitcoin.sign(message)
    const late = { data: { ...session.data, expirationTime: past }, message, signature }
    await expect(visitor.siwx.addSession(late)).rejects.toEqual(refusal('siwx.expired'))
  })

  it('contains what was signed, whatever else the page sends', async () => {
    const { visit } = await start()
    const visitor = visit()
    const session = await makeSession(visitor.siwx, signers.ethereum)
    const altered = { ...session, data: { ...session.data, accountAddress: `0x${'1'.repeat(40)}` } }
    await expect(visitor.siwx.addSession(altered)).rejects.toEqual(refusal('siwx.messageAltered'))
  })
})

describe('a visitor', () => {
  it('may have several accounts, signed out one by one or all at once', async () => {
    const { url, visit } = await start()
    const visitor = visit()
    for (const signer of Object.values(signers)) await signIn(visitor, signer)
    // A second sign-in replaces the first.
    await signIn(visitor, signers.ethereum)
    const accounts = [signers.solana, signers.bitcoin, signers.ethereum].map(toAccount)
    expect(await readMe(visitor, url)).toEqual({ accounts })
    await visitor.siwx.revokeSession({
      ...signers.ethereum,
      accountAddress: signers.ethereum.accountAddress.toLowerCase(),
    })
    expect(await readMe(visitor, url)).toEqual({ accounts: accounts.slice(0, 2) })
    await visitor.siwx.setSessions([await makeSession(visitor.siwx, signers.ethereum)])
    expect(await readMe(visitor, url)).toEqual({ accounts: [toAccount(signers.ethereum)] })
    await visitor.siwx.setSessions([])
    expect(await readMe(visitor, url)).toBe(401)
  })

  it('is identified by a cookie that no script can read, and that changes with each sign-in', async () => {
    const { url, visit } = await start()
    const [visitor, other] = [visit(), visit()]
    visitor.cookies.set('__Host-visitor', 'planted')
    await signIn(visitor, signers.ethereum)
    expect(visitor.getAttributes()).toMatch(/^(?=.*; HttpOnly)(?=.*; Secure)(?=.*; SameSite=Lax)(?=.*Path=\/)/)
    const [first = ''] = visitor.cookies.values()
    expect(first).toMatch(/^[\da-f]{32}$/)
    await signIn(visitor, signers.solana)
    expect(await readMe(visitor, url)).toMatchObject({ accounts: { length: 2 } })
    for (const id of [first, 'planted', '']) {
      other.cookies.set('__Host-visitor', id)
      expect(await readMe(other, url)).toBe(401)
    }
  })

  it('sees nothing of another visitor, and other pages see nothing', async () => {
    const { url, visit } = await start()
    const [one, two] = [visit(), visit()]
    await Promise.all([signIn(one, signers.ethereum), signIn(two, signers.solana)])
    expect(await Promise.all([readMe(one, url), readMe(two, url)])).toEqual([
      { accounts: [toAccount(signers.ethereum)] },
      { accounts: [toAccount(signers.solana)] },
    ])
    const allow = 'access-control-allow-origin'
    const response = await one.fetch(`${url}/me`)
    expect([response.headers.get(allow), response.headers.get('cache-control')]).toEqual([page, 'no-store'])
    const evil = createVisitor({ backEnd: url, page: 'https://evil.example.com' })
    evil.cookies.set('__Host-visitor', one.cookies.get('__Host-visitor') ?? '')
    expect((await evil.fetch(`${url}/auth/sessions`, { method: 'DELETE' })).status).toBe(403)
    const text = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' }
    expect((await evil.fetch(`${url}/auth/sessions`, text)).status).toBe(403)
    expect((await evil.fetch(`${url}/me`)).headers.get(allow)).not.toBe('https://evil.example.com')
    expect(await readMe(one, url)).toEqual({ accounts: [toAccount(signers.ethereum)] })
  })

  it('may use another origin of the site for the server, but only the configured origin for the page', async () => {
    const { url } = await start()
    const ask = async (origin: string, method: string): Promise<readonly unknown[]> => {
      const preflight = { 'access-control-request-method': method, 'access-control-request-headers': 'content-type' }
      const { headers } = await fetch(`${url}/auth/sessions`, { method: 'OPTIONS', headers: { origin, ...preflight } })
      const read = (name: string): string | null => headers.get(`access-control-allow-${name}`)
      return [read('origin'), read('credentials'), read('headers'), read('methods')?.includes(method)]
    }
    for (const method of ['POST', 'DELETE']) {
      expect(await ask(page, method)).toEqual([page, 'true', 'content-type', true])
      expect((await ask('https://evil.example.com', method))[0]).not.toBe('https://evil.example.com')
    }
  })

  it('has a plain cookie without HTTPS, for development', async () => {
    const origin = 'http://localhost:5173'
    const { visit } = await start({ origin })
    const visitor = visit(origin)
    await signIn(visitor, signers.ethereum)
    expect([...visitor.cookies.keys()]).toEqual(['visitor'])
    expect(visitor.getAttributes()).not.toContain('Secure')
  })
})

it.each([
  ['', 'request_invalid'],
  ['no JSON', 'request_invalid'],
  ['[]', 'request_invalid'],
  ['{"sessions":[],"replace":false}', 'request_invalid'],
  ['{"sessions":[{}],"replace":false}', 'siwx.messageInvalid'],
])('responds 400 to %j', async (body, code) => {
  const { url } = await start()
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/auth/sessions`, { method: 'POST', headers, body })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code })
})

it('reveals no details when its store fails', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => logged.mockRestore())
  const fault = new Error('the password of the store is 1234')
  const { visit } = await start({ store: { ...createMemoryStore(), addNonce: () => Promise.reject(fault) } })
  const session = makeSession(visit().siwx, signers.ethereum)
  await expect(session).rejects.toMatchObject({ code: 'siwx.unreachable', message: 'The server failed. Try again.' })
  expect(logged).toHaveBeenCalledWith(fault)
})

describe('contract accounts', () => {
  it('sign in if their chain accepts the signature', async () => {
    const devnet = await startDevnet({ chains: [31337] })
    onTestFinished(() => devnet.stop())
    const [{ rpcUrl } = { rpcUrl: '' }] = devnet.description.evm
    const rpc = createRpc({ 'eip155:31337': rpcUrl })
    const { url, visit } = await start({ rpc })
    // Contracts that answer every call: one with the magic value of ERC-1271 for a valid signature, one with nothing.
    const contracts = { [`0x${'1'.repeat(40)}`]: '0x631626ba7e60e01b5f5260205ff3', [`0x${'2'.repeat(40)}`]: '0x5f5ff3' }
    for (const [address, code] of Object.entries(contracts))
      await rpc({ chainId: 'eip155:31337', method: 'anvil_setCode', params: [address, code] })
    const [good, bad] = Object.keys(contracts).map((accountAddress): Signer => ({
      ...signers.ethereum,
      chainId: 'eip155:31337',
      accountAddress,
    }))
    const visitor = visit()
    if (!good || !bad) throw new Error('There are two contracts.')
    await signIn(visitor, good)
    expect(await readMe(visitor, url)).toEqual({ accounts: [toAccount(good)] })
    await expect(signIn(visitor, bad)).rejects.toEqual(refusal('siwx.signatureInvalid'))
  })

  it('get the response to try again while their chain is unreachable', async () => {
    const { visit } = await start({ rpc: createRpc({}) })
    const contract: Signer = { ...signers.ethereum, accountAddress: `0x${'1'.repeat(40)}` }
    await expect(signIn(visit(), contract)).rejects.toMatchObject({ code: 'siwx.unreachable' })
  })
})
