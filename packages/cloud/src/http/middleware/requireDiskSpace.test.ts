import { type ApiError, apiErrorSchema, type EndpointDefinition, endpoints } from '@latchkey/protocol/api'
import * as embedded from '@latchkey/protocol/embedded'
import * as siwx from '@latchkey/protocol/siwx'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../storage/Storage.ts'
import { openTestStorage } from '../../test/openTestStorage.ts'
import { startTestCloud } from '../../test/startTestCloud.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

it('refuses what would be stored while the disk is nearly full, and answers everything else', async () => {
  const disk = { isFull: true, isLow: () => disk.isFull, readSpace: () => undefined }
  const { ask, metrics } = await startTestCloud({ storage, disk })
  const event = {
    eventId: 'e',
    url: 'http://localhost',
    domain: 'localhost',
    timestamp: 1,
    props: { type: 'track', event: 'MODAL_OPEN' },
  }
  const post = (path: string, body: unknown): Promise<Response> =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: 'http://localhost' },
    })
  for (const [path, body] of [
    ['/e', event],
    ['/siwx/v1/nonce', {}],
    ['/siwx/v1/sessions', { sessions: [] }],
  ] as const) {
    const response = await post(path, body)
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 507, '60'])
    expect(parse(apiErrorSchema, await response.json())).toMatchObject({ code: 'storage_full' })
  }
  expect((await metrics.registry.getSingleMetric('latchkey_refusals_total')?.get())?.values).toMatchObject([
    { labels: { purpose: 'disk', share: 'node', unit: 'bytes' }, value: 3 },
  ])
  expect((await ask('/getAnalyticsConfig')).status).toBe(200)
  disk.isFull = false
  expect((await post('/e', event)).status).toBeLessThan(300)
})

/** Endpoints that change something and work on a full disk: they read, end or replace what is stored, or ask others. */
const storeNothing = new Set([
  'sendChainRpc',
  'getTokenPrices',
  'createOnrampUrl',
  'getOnrampQuote',
  'buildSwapTransaction',
  'revokeSession',
  'signOut',
  'renewSignInToken',
  'endWalletSession',
  'createUserToken',
  'getHandoffState',
  'claimHandoff',
  'endHandoff',
  'getSocialLoginState',
  'suspendDevice',
  'resumeDevice',
  'getDeviceShare',
  'getRecoveryShare',
])

/** Those of them whose bytes are not charged: events have a budget of their own, and the others store a session after many questions. */
const paidElsewhere = new Set(['sendEvent', 'verifyLoginDevice', 'verifyFarcasterLogin'])

it('covers every endpoint by which a stranger could store something, as does the budget of bytes of an address', async () => {
  const disk = { isFull: true, isLow: () => disk.isFull, readSpace: () => undefined }
  const { ask } = await startTestCloud({
    storage,
    disk,
    hasEmbeddedRoutes: true,
    // The least that fits a hand-off.
    environment: {
      LATCHKEY_RATE_SIGN_IN: '1',
      LATCHKEY_TRUST_PROXY: 'loopback',
      LATCHKEY_BODY_LIMIT_RPC: '1000000',
    },
  })
  const isEndpoint = (value: unknown): value is EndpointDefinition =>
    typeof value === 'object' && value !== null && 'method' in value && 'response' in value
  const exported: readonly unknown[] = [...endpoints, ...Object.values(siwx), ...Object.values(embedded)]
  const listed = exported.filter(isEndpoint)
  const writing = [...new Set(listed)].filter(({ method, name }) => method !== 'GET' && !storeNothing.has(name))
  const operation = { jsonrpc: '2.0', id: 1, method: 'eth_sendUserOperation', params: [] }
  /** Each endpoint is asked by an address of its own. Returns the refusals. */
  const askAll = (network: string, padding: number) =>
    Promise.all(
      writing.map(async ({ method, name, path }, index) => {
        const isBundler = name === 'sendBundlerRpc'
        const response = await ask(isBundler ? `${path}?chainId=eip155:31337` : path, {
          method,
          body: `${JSON.stringify(isBundler ? operation : {})}${' '.repeat(padding)}`,
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `${network}.${index}` },
        })
        return [name, parse(apiErrorSchema, await response.json())] as const
      }),
    )
  const full = await askAll('198.51.100', 0)
  expect(full.length).toBeGreaterThan(25)
  expect(full.filter(([, { code }]) => code !== 'storage_full')).toEqual([])
  disk.isFull = false
  const large = await askAll('203.0.113', 450_000)
  const isCharged = ({ message }: ApiError): boolean => message.startsWith('Too much data from your address.')
  expect(large.filter(([name, error]) => isCharged(error) === paidElsewhere.has(name))).toEqual([])
  // What is listed exists.
  const names = new Set(listed.map(({ name }) => name))
  expect([...storeNothing].filter((name) => !names.has(name))).toEqual([])
})
