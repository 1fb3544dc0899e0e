import { apiErrorSchema } from '@latchkey/protocol/api'
import { parseCacaoPayload, renewSignInToken, type Cacao } from '@latchkey/protocol/siwx'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Storage } from '../../../storage/Storage.ts'
import { appOrigin, bearer, createSignInCaller, type Ask } from '../../../test/createSignInCaller.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startSharedTestCloud, startTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'

let storage: Storage
let cloud: TestCloud
let projectId: string
beforeAll(async () => {
  storage = await openTestStorage()
  cloud = await startSharedTestCloud({ storage })
  projectId = (await cloud.createProject({ allowedOrigins: [appOrigin] })).projectId
})
afterAll(async () => {
  await cloud?.close()
  await storage?.close()
})
const { askNonce, enter, get, list, owner, post, readRefusal, refuse, send, sign } = createSignInCaller({
  getTarget: () => ({ cloud, projectId }),
})
const without = { status: 401, code: 'session_required' }

async function renew(secret: string | undefined, ask: Ask = {}, body: unknown = {}) {
  const response = await post('/siwx/v1/token', body, {
    ...ask,
    headers: { ...bearer(secret).headers, ...ask.headers },
  })
  return parse(renewSignInToken.response, await response.json())
}

describe('the secret of a session', () => {
  it('renews the token until the session ends', async () => {
    const on = await startTestCloud({ storage })
    const { expiresAt, pci, secret, token, tokenExpiresAt = 0 } = await enter(await sign({}, { on }), { on })
    const path = `/v1/sessions/${owner.address}`
    on.clock.now = tokenExpiresAt
    expect(await readRefusal(await get(path, { on, ...bearer(token) }))).toMatchObject(without)
    const renewed = await renew(secret, { on })
    expect(renewed).toMatchObject({ pci, expiresAt, account: `eip155:1:${owner.address}` })
    expect(renewed.tokenExpiresAt).toBe(on.clock.now + 900_000)
    expect((await get(path, { on, ...bearer(renewed.token) })).status).toBe(200)
    // Near the end of the session the token is shorter.
    on.clock.now = expiresAt - 60_000
    expect((await renew(secret, { on }, { pci })).tokenExpiresAt).toBe(expiresAt)
    on.clock.now = expiresAt
    expect(await readRefusal(await post('/siwx/v1/token', {}, { on, ...bearer(secret) }))).toMatchObject(without)
  })

  it('renews nothing after the session was revoked', async () => {
    const { pci, secret, token } = await enter(await sign())
    expect((await post('/siwx/v1/sign-out', { pcis: [pci] }, bearer(token))).status).toBe(200)
    expect(await readRefusal(await post('/siwx/v1/token', {}, bearer(secret)))).toMatchObject(without)
  })

  it('cannot be replaced by a token, a guess, or the secret of another session or project', async () => {
    const { pci, secret = '', token } = await enter(await sign())
    const other = await enter(await sign())
    const guess = `${pci}.${'A'.repeat(43)}`
    const mixed = `${pci}.${other.secret?.split('.')[1]}`
    const guesses = [guess, mixed, pci, `${secret}A`, undefined]
    for (const proof of [token, ...guesses])
      expect(await readRefusal(await post('/siwx/v1/token', {}, bearer(proof)))).toMatchObject(without)
    for (const proof of guesses)
      expect(await readRefusal(await get(`/v1/sessions/${owner.address}`, bearer(proof)))).toMatchObject(without)
    const body = { pci: other.pci }
    expect(await readRefusal(await post('/siwx/v1/token', body, bearer(secret)))).toMatchObject(without)
    const shop = await cloud.createProject({ allowedOrigins: [appOrigin] })
    const ask = { ...bearer(secret), projectId: shop.projectId }
    expect(await readRefusal(await post('/siwx/v1/token', {}, ask))).toMatchObject(without)
    const page = { headers: { ...bearer(secret).headers, origin: 'http://localhost:5173' } }
    expect(await readRefusal(await post('/siwx/v1/token', {}, page))).toMatchObject(without)
    expect((await renew(secret)).pci).toBe(pci)
  })

  it('is in the cookie, which picks the session by its id', async () => {
    const first = await enter(await sign(), { cookie: true })
    const second = await enter(await sign({ chainId: 'eip155:137' }), { cookie: true })
    expect([first.token, first.secret]).toEqual([undefined, undefined])
    const cookie = [first, second].map(({ response }) => response.headers.getSetCookie()[0]?.split(';')[0]).join('; ')
    const ask = { headers: { cookie } }
    for (const { pci } of [first, second]) {
      const response = await post('/siwx/v1/token', { pci }, ask)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(parse(renewSignInToken.response, await response.json())).toMatchObject({ pci })
    }
    const sibling = { headers: { cookie, origin: 'http://localhost:5173' } }
    expect(await readRefusal(await post('/siwx/v1/token', {}, sibling))).toMatchObject(without)
  })
})

describe('a nonce', () => {
  it('is used up by five failed sign-ins, even at once', async () => {
    const session = await sign()
    const forged = { ...session, signature: `0x${'11'.repeat(65)}` }
    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await refuse([forged])).code))
    expect(codes.filter((code) => code === 'sign_in_signature_invalid')).toHaveLength(5)
    expect(codes.filter((code) => code === 'sign_in_nonce_used')).toHaveLength(3)
    expect(await refuse([session])).toEqual({ status: 401, code: 'sign_in_nonce_used' })
    expect((await send([await sign()])).status).toBe(200)
  })
})

it('revokes the oldest of more than 20 sessions of an account', async () => {
  const project = await cloud.createProject({ allowedOrigins: [appOrigin] })
  const ask = { projectId: project.projectId }
  const entries = []
  for (let count = 0; count < 21; count += 1) {
    cloud.clock.now += 1
    entries.push(await enter(await sign({}, ask), ask))
  }
  const listed = await list(owner.address, { ...ask, ...bearer(entries.at(-1)?.token) })
  const revoked = listed.filter(({ revokedAt }) => revokedAt !== null)
  expect(revoked.map(({ pci }) => pci)).toEqual([entries[0]?.pci])
  expect(listed).toHaveLength(21)
})

describe('texts that Postgres cannot store', () => {
  it.each(['\u0000', '\ud800'])('do not fail a sign-in or its refusal: %j', async (bad) => {
    const nonce = await askNonce()
    const p: Cacao['p'] = {
      iss: `did:pkh:eip155:1:${owner.address}`,
      domain: 'app.example.com',
      aud: appOrigin,
      version: '1',
      nonce,
      iat: new Date(cloud.clock.now).toISOString(),
    }
    const [signed] = parseCacaoPayload(p)
    if (signed === undefined) throw new TypeError('The payload is not a sign-in.')
    const signature = await owner.signMessage({ message: signed.message })
    const session = {
      ...signed,
      signature,
      cacao: { h: { t: 'caip122' }, p, s: { t: 'eip191', s: signature, m: bad } },
    }
    const { pci, token } = await enter(session)
    const [listed] = (await list(owner.address, bearer(token))).filter((entry) => entry.pci === pci)
    expect(listed?.session).toMatchObject({ message: signed.message, signature, cacao: { s: { t: 'eip191' } } })
    expect(listed?.session?.cacao?.s).not.toHaveProperty('m')

    const odd = { ...session, data: { ...session.data, nonce: bad } }
    expect(await refuse([odd])).toEqual({ status: 401, code: 'sign_in_nonce_unknown' })
    const revoking = await post(`/v1/sessions/${owner.address}/revoke`, { pci: bad, signature })
    expect([revoking.status, parse(apiErrorSchema, await revoking.json()).code]).toEqual([404, 'not_found'])
  })
})
