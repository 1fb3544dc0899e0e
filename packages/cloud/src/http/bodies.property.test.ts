import {
  apiErrorSchema,
  buildSwapTransaction,
  createOnrampUrl,
  type EndpointDefinition,
  getOnrampQuote,
  getTokenPrices,
  registerName,
  revokeSession,
  sendChainRpc,
} from '@latchkey/protocol/api'
import { adminCreateProject, adminUpdateProject, sendEvent } from '@latchkey/protocol/project'
import { renewSignInToken, signIn, signOut, type SiwxSession } from '@latchkey/protocol/siwx'
import { assert, asyncProperty, constant, constantFrom, property } from 'fast-check'
import { Hono } from 'hono'
import { parse, pick, required, safeParse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  assertUnpolluted,
  grow,
  measureGrowth,
  mutatedJson,
  mutatedValue,
  repetition,
  runs,
  tooSteep,
} from '../../../../fuzz.shared.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import type { Storage } from '../storage/Storage.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import { operatorToken, startSharedTestCloud, type TestCloud } from '../test/startTestCloud.ts'
import { findNameFault } from '../upstream/rpc/findNameFault.ts'
import type { HttpEnvironment } from './HttpEnvironment.ts'
import { parseRequest } from './parseRequest.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const account = `eip155:1:${address}`
const session: SiwxSession = {
  data: {
    domain: 'app.example',
    accountAddress: address,
    chainId: 'eip155:1',
    uri: 'https://app.example',
    version: '1',
    nonce: 'ab'.repeat(16),
    issuedAt: '2026-01-15T12:00:00Z',
  },
  message: 'app.example wants you to sign in with your Ethereum account:',
  signature: `0x${'ab'.repeat(65)}`,
  cacao: {
    h: { t: 'caip122' },
    p: {
      iss: `did:pkh:${account}`,
      domain: 'app.example',
      aud: 'https://app.example',
      version: '1',
      nonce: 'ab'.repeat(16),
      iat: '2026-01-15T12:00:00Z',
      resources: ['https://a.example'],
    },
    s: { t: 'eip191', s: '0x00' },
  },
}

/** Every endpoint with a body, with one that it accepts and the path of a call. */
const calls: readonly (readonly [endpoint: EndpointDefinition, body: unknown, path?: string])[] = [
  [
    sendEvent,
    { eventId: 'a', url: 'https://a.example', domain: 'a', timestamp: 1, props: { event: 'A', b: { c: [1] } } },
  ],
  [
    sendChainRpc,
    { id: 1, jsonrpc: '2.0', method: 'eth_call', params: [{ to: address }, 'latest'] },
    '/v1/?chainId=eip155:1',
  ],
  [sendChainRpc, [{ id: '1', jsonrpc: '2.0', method: 'eth_chainId' }], '/v1/?chainId=eip155:1'],
  [
    buildSwapTransaction,
    { projectId: 'dev', amount: '1', eip155: { slippage: 1 }, from: account, to: account, userAddress: account },
  ],
  [getTokenPrices, { projectId: 'dev', currency: 'usd', addresses: [account] }],
  [registerName, { coin_type: 60, address: account, message: '{}', signature: '0x00' }],
  [
    createOnrampUrl,
    { destinationWallets: [{ address, blockchains: ['ethereum'], assets: ['ETH'] }], presetFiatAmount: 1 },
  ],
  [getOnrampQuote, { purchaseCurrency: 'a', paymentCurrency: 'b', amount: '1.5', network: 'ethereum' }],
  [signIn, { sessions: [session], cookie: true }],
  [signOut, { pcis: ['a'] }],
  [renewSignInToken, { pci: 'a' }],
  [revokeSession, { pci: 'a', signature: '0x00' }, `/v1/sessions/${account}/revoke`],
  [
    adminCreateProject,
    {
      name: 'Shop',
      isActive: true,
      allowedOrigins: ['https://shop.example', 'https://*.shop.example:*'],
      features: {},
      isAnalyticsEnabled: false,
      relay: { url: 'wss://relay.example', projectId: 'a' },
    },
  ],
  [adminUpdateProject, { name: 'Shop', relay: null }, '/admin/v1/projects/dev'],
]
const refusalSchema = required(pick(apiErrorSchema, ['code', 'reasons']))
const call = constantFrom(...calls)
const callAndBody = call.chain(([endpoint, body, path = endpoint.path]) =>
  mutatedJson(constant(body)).map((text) => ({ endpoint, path, text })),
)

describe('the bodies of endpoints', () => {
  it('are accepted in their own form', () => {
    for (const [endpoint, body] of calls)
      expect(endpoint.body && safeParse(endpoint.body, body), endpoint.name).toMatchObject({ success: true })
  })

  it('with mistakes never lead to an exception, and stay the same when they are parsed again', () => {
    const changed = call.chain(([endpoint, body]) => mutatedValue(constant(body)).map((value) => ({ endpoint, value })))
    assert(
      property(changed, ({ endpoint, value }) => {
        if (endpoint.body === undefined) return
        const result = safeParse(endpoint.body, value)
        assertUnpolluted()
        if (result.success) expect(parse(endpoint.body, result.output)).toStrictEqual(result.output)
        else expect(result.issues[0].message).not.toBe('')
      }),
      runs(500),
    )
  })

  it('with mistakes are refused with bounded reasons, or parsed', async () => {
    const app = new Hono<HttpEnvironment>()
    app.onError((error, context) => {
      if (!(error instanceof ApiRefusal)) throw error
      return context.json({ code: error.code, reasons: error.reasons }, error.status)
    })
    for (const [endpoint] of calls)
      app.on(endpoint.method, `/${endpoint.name}`, async (context) => {
        const { parameters: _parameters, query: _query, ...bare } = endpoint
        const { body } = await parseRequest({ endpoint: bare, context, bodyLengthAtMost: 60_000 })
        return context.json({ isParsed: endpoint.body !== undefined && safeParse(endpoint.body, body).success })
      })
    await assert(
      asyncProperty(callAndBody, async ({ endpoint, text }) => {
        const response = await app.request(`/${endpoint.name}`, { method: endpoint.method, body: text })
        assertUnpolluted()
        const answer: unknown = await response.json()
        if (response.status === 200) expect(answer).toStrictEqual({ isParsed: true })
        else if (response.status === 413) expect(text.length).toBeGreaterThan(60_000)
        else {
          expect(response.status).toBe(400)
          const { reasons } = parse(refusalSchema, answer)
          expect(reasons.length).toBeGreaterThan(0)
          expect(reasons.length).toBeLessThanOrEqual(20)
          for (const { description, name } of reasons) {
            expect(name.length).toBeLessThanOrEqual(206)
            expect(description).toMatch(/^[^]{1,300}$/)
          }
        }
      }),
      runs(200, 4),
    )
  })

  it('are searched for repeated names in proportion to their length', () => {
    const pieces = ['"a":1,', '"', '\\', '\\"', '{', '[', '},', '"id":', String.raw`"\u0061":`, ':', ',']
    assert(
      property(repetition(pieces), constantFrom('', '{', '[{', '{"a":"'), (parts, start) => {
        expect(measureGrowth((size) => findNameFault(start + grow(parts, size)))).toBeLessThan(tooSteep)
      }),
      runs(10, 1_000),
    )
  })
})

describe('a cloud', () => {
  let storage: Storage
  let cloud: TestCloud
  beforeAll(async () => {
    storage = await openTestStorage()
    cloud = await startSharedTestCloud({ storage })
  })
  afterAll(async () => {
    await cloud.close()
    await storage.close()
  })

  it('never fails because of a body with mistakes, and says in the documented form why it refuses one', async () => {
    await assert(
      asyncProperty(callAndBody, async ({ endpoint, path, text }) => {
        // So that no limit per minute is reached.
        cloud.clock.now += 60_000
        const response = await cloud.ask(path, {
          method: endpoint.method,
          body: text,
          headers: {
            'content-type': 'application/json',
            ...(path.startsWith('/admin') && { authorization: `Bearer ${operatorToken}` }),
          },
        })
        assertUnpolluted()
        const answer = await response.text()
        if (response.ok) return
        const { code } = parse(apiErrorSchema, JSON.parse(answer))
        expect(['internal', 'rate_limited']).not.toContain(code)
      }),
      runs(40, 50),
    )
  })
})
