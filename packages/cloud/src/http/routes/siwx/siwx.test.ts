import { randomBytes } from 'node:crypto'
import { startDevnet } from '@latchkey/devnet'
import {
  getSignInKeys,
  signIn,
  signInTokenSchema,
  toRevocationMessage,
  type SiwxSession,
} from '@latchkey/protocol/siwx'
import { formatMessage } from '@latchkey/siwx/message'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { parse } from 'valibot'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Storage } from '../../../storage/Storage.ts'
import { appOrigin, bearer, createSignInCaller } from '../../../test/createSignInCaller.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startSharedTestCloud, startTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'

const origin = appOrigin
const stranger = privateKeyToAccount(generatePrivateKey())

let storage: Storage
let cloud: TestCloud
let projectId: string
beforeAll(async () => {
  storage = await openTestStorage()
  const environment = { LATCHKEY_PUBLIC_URL: 'https://cloud.example.com' }
  cloud = await startSharedTestCloud({ storage, environment })
  projectId = (await cloud.createProject({ name: 'Shop', allowedOrigins: [origin] })).projectId
})
afterAll(async () => {
  await cloud.close()
  await storage.close()
})

const { askNonce, enter, get, list, owner, post, readRefusal, refuse, send, sign } = createSignInCaller({
  getTarget: () => ({ cloud, projectId }),
})

describe('signing in', () => {
  it('returns a token that anyone can verify with the published keys, and that expires in seconds after its issue [S3.051] [S9.048]', async () => {
    const { account, expiresAt, pci, response, token = '', tokenExpiresAt } = await enter(await sign())
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(account).toBe(`eip155:1:${owner.address}`)
    expect(expiresAt).toBe(cloud.clock.now + 3_600_000)
    expect(tokenExpiresAt).toBe(cloud.clock.now + 900_000)

    const answer = await fetch(`${cloud.url}/.well-known/jwks.json`)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const keys = parse(getSignInKeys.response, await answer.json())
    expect(JSON.stringify(keys)).not.toContain('"d"')
    const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet(keys), {
      issuer: 'https://cloud.example.com',
      audience: origin,
      currentDate: new Date(cloud.clock.now),
    })
    const seconds = Math.floor(cloud.clock.now / 1_000)
    expect(parse(signInTokenSchema, { header: protectedHeader, payload })).toEqual({
      header: { alg: 'EdDSA', typ: 'JWT', kid: keys.keys[0]?.kid },
      payload: {
        iss: 'https://cloud.example.com',
        sub: `eip155:1:${owner.address}`,
        aud: origin,
        iat: seconds,
        exp: seconds + 900,
        jti: pci,
      },
    })
    expect(token.split('.')).toHaveLength(3)
  })

  it('lasts at most as long as the operator allows', async () => {
    const far = new Date(cloud.clock.now + 1e11).toISOString()
    const { expiresAt } = await enter(await sign({ expirationTime: far }))
    expect(expiresAt).toBe(cloud.clock.now + 7 * 86_400_000)
    const endless = await enter(await sign({ expirationTime: undefined }))
    expect(endless.expiresAt).toBe(expiresAt)
  })

  it('accepts sessions on several chains signed with one nonce, all or none', async () => {
    const nonce = await askNonce()
    const first = await sign({ nonce })
    const second = await sign({ nonce, chainId: 'eip155:137' })
    const forged = { ...second, signature: first.signature }
    expect(await refuse([first, forged])).toEqual({ status: 401, code: 'sign_in_signature_invalid' })
    const response = await send([first, second])
    const { sessions } = parse(signIn.response, await response.json())
    expect(sessions.map(({ account }) => account)).toEqual([`eip155:1:${owner.address}`, `eip155:137:${owner.address}`])
  })
})

describe('a sign-in is refused with its own code', () => {
  it('when it is sent again, or twice at once', async () => {
    const session = await sign()
    const results = await Promise.all([send([session]), send([session]), send([session])])
    const statuses = results.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 401, 401])
    expect(await refuse([session])).toEqual({ status: 401, code: 'sign_in_nonce_used' })
  })

  it('when its nonce is unknown, belongs to another project, or has expired', async () => {
    const unknown = { status: 401, code: 'sign_in_nonce_unknown' }
    expect(await refuse([await sign({ nonce: randomBytes(16).toString('hex') })])).toEqual(unknown)
    const other = await cloud.createProject({ name: 'Other', allowedOrigins: [origin] })
    expect(await refuse([await sign({}, { projectId: other.projectId })])).toEqual(unknown)
    const late = await startTestCloud({ storage })
    const session = await sign({}, { on: late })
    late.clock.now += 600_000
    expect(await refuse([session], { on: late })).toEqual(unknown)
  })

  it.each([
    ['that it has expired', -120_000, 'sign_in_expired'],
    ['that it is not yet valid', 120_000, 'sign_in_not_yet_valid'],
  ])('when its times say %s', async (_what, offset, code) => {
    const time = new Date(cloud.clock.now + offset).toISOString()
    const change = offset < 0 ? { expirationTime: time } : { notBefore: time }
    expect(await refuse([await sign(change)])).toEqual({ status: 401, code })
    expect(await refuse([await sign({ issuedAt: new Date(cloud.clock.now + 120_000).toISOString() })])).toEqual({
      status: 401,
      code: 'sign_in_not_yet_valid',
    })
  })

  it('when it was signed for another site than its page or its URI', async () => {
    const foreign = { status: 401, code: 'sign_in_domain_mismatch' }
    expect(await refuse([await sign({ domain: 'evil.example', uri: 'https://evil.example' })])).toEqual(foreign)
    expect(await refuse([await sign({ domain: 'app.example.com:8443', uri: `${origin}:8443` })])).toEqual(foreign)
    const uri = { status: 401, code: 'sign_in_uri_mismatch' }
    expect(await refuse([await sign({ uri: 'https://evil.example' })])).toEqual(uri)
    expect(await refuse([await sign({ uri: 'did:key:z6Mk' })])).toEqual(uri)
  })

  it('when no page sends it and its site does not belong to the project', async () => {
    const sendBare = async (session: SiwxSession): Promise<Response> =>
      cloud.ask('/siwx/v1/sessions', { method: 'POST', projectId, body: JSON.stringify({ sessions: [session] }) })
    const evil = await sign({ domain: 'evil.example', uri: 'https://evil.example' })
    expect(await readRefusal(await sendBare(evil))).toMatchObject({ status: 401, code: 'sign_in_domain_mismatch' })
    expect((await sendBare(await sign())).status).toBe(200)
    // Loopback is allowed for the developer, but not through a proxy.
    const local = { domain: 'localhost:5173', uri: 'http://localhost:5173' }
    expect((await sendBare(await sign(local))).status).toBe(200)
    const proxied = await startTestCloud({ storage, environment: { LATCHKEY_TRUST_PROXY: 'loopback' } })
    const ask = { on: proxied, headers: { origin: 'http://localhost:5173', 'x-forwarded-for': '203.0.113.7' } }
    expect(await refuse([await sign(local, ask)], ask)).toEqual({ status: 401, code: 'sign_in_domain_mismatch' })
  })

  it('when its page may not use the project', async () => {
    const ask = { headers: { origin: 'https://evil.example' } }
    expect(await refuse([await sign()], ask)).toEqual({ status: 403, code: 'origin_not_allowed' })
    expect((await post('/siwx/v1/nonce', {}, ask)).status).toBe(403)
  })

  it('when its text was changed or is malformed', async () => {
    const session = await sign()
    const data = { ...session.data, chainId: 'eip155:137' as const }
    expect(await refuse([{ ...session, data }])).toEqual({ status: 401, code: 'sign_in_message_altered' })
    const message = formatMessage(data)
    expect(await refuse([{ ...session, data, message }])).toEqual({ status: 401, code: 'sign_in_signature_invalid' })
    expect(await refuse([{ ...session, message: 'Hello' }])).toEqual({ status: 400, code: 'sign_in_message_invalid' })
    // None of these consumed the nonce.
    expect((await send([session])).status).toBe(200)
  })

  it('when another account signed it', async () => {
    expect(await refuse([await sign({ accountAddress: owner.address }, {}, stranger)])).toEqual({
      status: 401,
      code: 'sign_in_signature_invalid',
    })
  })

  it('when the operator does not accept its chain', async () => {
    const on = await startTestCloud({ storage, environment: { LATCHKEY_SIGN_IN_CHAINS: 'eip155:137, eip155:10' } })
    expect(await refuse([await sign({}, { on })], { on })).toEqual({ status: 401, code: 'sign_in_chain_refused' })
    expect((await send([await sign({ chainId: 'eip155:10' }, { on })], { on })).status).toBe(200)
  })

  it('when the body is invalid', async () => {
    const session = await sign()
    for (const sessions of [[], [{ ...session, data: {} }], [{ ...session, signature: 1 }], Array(6).fill(session)]) {
      expect(await readRefusal(await post('/siwx/v1/sessions', { sessions }))).toMatchObject({
        status: 400,
        code: 'invalid_request',
      })
    }
  })
})

describe('the sessions of an account', () => {
  it('are listed only for a caller with one of them [S7.025]', async () => {
    const account = privateKeyToAccount(generatePrivateKey())
    const session = await sign({ accountAddress: account.address }, {}, account)
    const { pci, token } = await enter(session)
    const auth = bearer(token)
    const expected = [
      {
        pci,
        project: { name: 'Shop', url: origin, iconUrl: null },
        createdAt: Math.floor(cloud.clock.now / 1_000),
        expiry: Math.floor(cloud.clock.now / 1_000) + 3_600,
        revokedAt: null,
        permissions: [],
        session,
      },
    ]
    for (const address of [account.address, account.address.toLowerCase(), `eip155:1:${account.address}`]) {
      expect(await list(address, auth)).toEqual(expected)
    }
    const other = await enter(await sign({ accountAddress: stranger.address }, {}, stranger))
    const without = { status: 401, code: 'session_required' }
    for (const ask of [{}, bearer('nonsense'), bearer(`${token}x`), bearer(other.token)]) {
      expect(await readRefusal(await get(`/v1/sessions/${account.address}`, ask))).toMatchObject(without)
    }
    const onOther = await get(`/v1/sessions/eip155:137:${account.address}`, auth)
    expect(await readRefusal(onOther)).toMatchObject(without)
    const shop = await cloud.createProject({ name: 'Shop 2', allowedOrigins: [origin] })
    const elsewhere = await get(`/v1/sessions/${account.address}`, { ...auth, projectId: shop.projectId })
    expect(await readRefusal(elsewhere)).toMatchObject(without)
  })

  it("are revoked with the account's signature, from anywhere [S7.026]", async () => {
    const account = privateKeyToAccount(generatePrivateKey())
    const lost = await enter(await sign({ accountAddress: account.address }, {}, account))
    const here = await enter(await sign({ accountAddress: account.address }, {}, account))
    const message = toRevocationMessage({ pci: lost.pci, accountAddress: account.address })
    const signature = await account.signMessage({ message })
    const path = `/v1/sessions/${account.address}/revoke`
    const forged = await stranger.signMessage({ message })
    expect(await readRefusal(await post(path, { pci: lost.pci, signature: forged }))).toMatchObject({
      status: 401,
      code: 'sign_in_signature_invalid',
    })
    // One signature revokes one session.
    expect(await readRefusal(await post(path, { pci: here.pci, signature }))).toMatchObject({
      code: 'sign_in_signature_invalid',
    })
    const foreign = `/v1/sessions/${stranger.address}/revoke`
    expect(await readRefusal(await post(foreign, { pci: lost.pci, signature }))).toMatchObject({
      status: 404,
      code: 'not_found',
    })
    const done = await post(path, { pci: lost.pci, signature })
    expect([done.status, await done.json()]).toEqual([200, { success: true }])
    expect((await get(`/v1/sessions/${account.address}`, bearer(lost.token))).status).toBe(401)
    const left = await list(account.address, bearer(here.token))
    expect(left.filter(({ revokedAt }) => revokedAt === null).map(({ pci }) => pci)).toEqual([here.pci])
  })

  it('end permanently by signing out', async () => {
    const { pci, token } = await enter(await sign())
    const out = (body: unknown = {}) => post('/siwx/v1/sign-out', body, bearer(token))
    expect(await (await out({ pcis: ['another'] })).json()).toEqual({ success: true })
    expect(await list(owner.address, bearer(token))).toContainEqual(expect.objectContaining({ pci, revokedAt: null }))
    expect(await (await out()).json()).toEqual({ success: true })
    expect((await get(`/v1/sessions/${owner.address}`, bearer(token))).status).toBe(401)
    expect((await out()).status).toBe(200)
    expect(await readRefusal(await post('/siwx/v1/sign-out', {}))).toMatchObject({ code: 'session_required' })
  })

  it('expire', async () => {
    const on = await startTestCloud({ storage })
    const { secret: token } = await enter(await sign({}, { on }), { on })
    on.clock.now += 3_599_000
    expect((await get(`/v1/sessions/${owner.address}`, { on, ...bearer(token) })).status).toBe(200)
    on.clock.now += 1_000
    expect((await get(`/v1/sessions/${owner.address}`, { on, ...bearer(token) })).status).toBe(401)
  })
})

describe('a session in a cookie', () => {
  const toCookie = (response: Response): string => response.headers.getSetCookie()[0] ?? ''

  it('is hidden from scripts and other sites', async () => {
    const { pci, response, token } = await enter(await sign(), { cookie: true })
    expect(token).toBeUndefined()
    expect(toCookie(response)).toMatch(
      new RegExp(`^__Host-latchkey\\.${pci}=[\\w.-]+; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Strict$`),
    )
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(response.headers.get('access-control-allow-credentials')).toBe('true')
    expect(response.headers.get('vary')?.toLowerCase()).toContain('origin')
  })

  it('needs no TLS on a cloud without TLS', async () => {
    const on = await startTestCloud({ storage })
    const { response } = await enter(await sign({}, { on }), { on, cookie: true })
    expect(toCookie(response)).toMatch(/^latchkey\..*; HttpOnly; SameSite=Strict$/)
  })

  it('is valid only for the page that signed in, not for others of the same site', async () => {
    const sibling = 'https://blog.example.com'
    const project = await cloud.createProject({ name: 'Two pages', allowedOrigins: [origin, sibling] })
    const auth = { projectId: project.projectId }
    const { pci, response } = await enter(await sign({}, auth), { ...auth, cookie: true })
    const cookie = toCookie(response).split(';')[0] ?? ''
    const path = `/v1/sessions/${owner.address}`
    expect(await list(owner.address, { ...auth, headers: { cookie } })).toMatchObject([{ pci }])
    for (const page of [sibling, 'http://localhost:5173']) {
      const ask = { ...auth, headers: { cookie, origin: page } }
      expect((await get(path, ask)).status).toBe(401)
      expect((await post('/siwx/v1/sign-out', {}, ask)).status).toBe(401)
    }
    const url = `${cloud.url}${path}?projectId=${project.projectId}`
    expect((await fetch(url, { headers: { cookie } })).status).toBe(401)
    expect((await fetch(url, { headers: { cookie, 'sec-fetch-site': 'cross-site' } })).status).toBe(401)

    const out = await post('/siwx/v1/sign-out', { pcis: [pci] }, { ...auth, headers: { cookie } })
    expect(toCookie(out)).toMatch(new RegExp(`^__Host-latchkey\\.${pci}=; Max-Age=0; Path=/; HttpOnly; Secure`))
    expect((await get(path, { ...auth, headers: { cookie } })).status).toBe(401)
  })
})

describe('a contract account', () => {
  /** Runtime code that answers every call with these four bytes. */
  const answering = (bytes: string): string => `0x63${bytes}60e01b60005260206000f3`
  const address = '0x52908400098527886E0F7030069857D2E4169EE7'

  it('signs in where an upstream of its chain accepts the signature', async () => {
    const devnet = await startDevnet({ chains: [31337] })
    onTestFinished(() => devnet.stop())
    const rpcUrl = devnet.description.evm[0]?.rpcUrl ?? ''
    const setCode = async (code: string): Promise<void> => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_setCode', params: [address, code] })
      await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    }
    const on = await startTestCloud({ storage, environment: { LATCHKEY_RPC_EIP155_31337: rpcUrl } })
    const change = { chainId: 'eip155:31337', accountAddress: address } as const
    await setCode(answering('1626ba7e'))
    const { pci } = await enter(await sign(change, { on }), { on })
    await setCode(answering('ffffffff'))
    expect(await refuse([await sign(change, { on })], { on })).toEqual({
      status: 401,
      code: 'sign_in_signature_invalid',
    })
    // A contract that reverts, as reported by a node.
    await setCode('0x60006000fd')
    const path = `/v1/sessions/${address}/revoke`
    const refused = await readRefusal(await post(path, { pci, signature: '0x00' }, { on }))
    expect(refused).toMatchObject({ status: 401, code: 'sign_in_signature_invalid' })
  })

  it('gets an error if its chain cannot be reached', async () => {
    const on = await startTestCloud({ storage, environment: { LATCHKEY_RPC_EIP155_5: 'http://127.0.0.1:1' } })
    const unreachable = { status: 502, code: 'sign_in_chain_unreachable' }
    const session = await sign({ chainId: 'eip155:5', accountAddress: address }, { on })
    expect(await refuse([session], { on })).toEqual(unreachable)
    const elsewhere = await sign({ chainId: 'eip155:6', accountAddress: address }, { on })
    expect(await refuse([{ ...elsewhere, signature: `${elsewhere.signature}00` }], { on })).toEqual(unreachable)
  })
})
