import { apiErrorSchema } from '@latchkey/protocol/api'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Storage } from '../../storage/Storage.ts'
import { openTestStorage } from '../../test/openTestStorage.ts'
import { startSharedTestCloud, startTestCloud, type TestCloud } from '../../test/startTestCloud.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

/** Calls the test cloud, with a project id only if one is given. */
async function ask(cloud: TestCloud, call: Call, change: Partial<Call> = {}): Promise<Response> {
  const { body, method, path, query = {} } = { ...call, ...change }
  const url = new URL(path, cloud.url)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value)
  return fetch(url, {
    method,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  })
}

async function readError(response: Response) {
  return { status: response.status, ...parse(apiErrorSchema, await response.json()) }
}

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
}

const sdk = { projectId: 'dev', st: 'latchkey', sv: 'react-1.0.0' }
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const token = `eip155:1:${address}`

/**
 * The Blockchain API of section 7, written by hand: a call with all its values, the required ones, and invalid values.
 */
const blockchainApi: readonly (Call & {
  readonly needs?: readonly string[]
  readonly bad?: Readonly<Record<string, unknown>>
  readonly badPath?: string
  /** Part of the error message. */
  readonly capability: string
})[] = [
  {
    method: 'GET',
    path: `/v1/identity/${address}`,
    query: { sender: address },
    badPath: '/v1/identity/a%20b',
    bad: { sender: '<script>' },
    capability: 'Account names',
  },
  {
    method: 'GET',
    path: `/v1/account/${address}/history`,
    query: { cursor: 'abc', onramp: 'coinbase', chainId: 'eip155:1' },
    badPath: `/v1/account/${'a'.repeat(200)}/history`,
    bad: { cursor: 'c'.repeat(4097), onramp: 'o'.repeat(129) },
    capability: 'Transaction history',
  },
  {
    method: 'GET',
    path: `/v1/account/${address}/balance`,
    query: { currency: 'usd', chainId: 'eip155:1', forceUpdate: token },
    badPath: '/v1/account/a%2Fb/balance',
    bad: { forceUpdate: 'f'.repeat(4097) },
    capability: 'Token balances',
  },
  {
    method: 'GET',
    path: '/v1/convert/quotes',
    query: { amount: '1000000', userAddress: address, from: token, to: token, gasPrice: '1000000000' },
    needs: ['amount', 'from', 'to'],
    bad: { amount: '1.5', gasPrice: '-1' },
    capability: 'Swaps',
  },
  {
    method: 'GET',
    path: '/v1/convert/tokens',
    query: { chainId: 'eip155:1' },
    needs: ['chainId'],
    bad: { chainId: 'one' },
    capability: 'Swaps',
  },
  {
    method: 'GET',
    path: '/v1/convert/allowance',
    query: { tokenAddress: token, userAddress: address },
    needs: ['tokenAddress', 'userAddress'],
    bad: { tokenAddress: '' },
    capability: 'Swaps',
  },
  {
    method: 'GET',
    path: '/v1/convert/gas-price',
    query: { chainId: 'eip155:1' },
    needs: ['chainId'],
    bad: { chainId: '' },
    capability: 'Swaps',
  },
  {
    method: 'GET',
    path: '/v1/convert/build-approve',
    query: { userAddress: address, from: token, to: token },
    needs: ['userAddress', 'from', 'to'],
    bad: { to: 'x y' },
    capability: 'Swaps',
  },
  {
    method: 'POST',
    path: '/v1/convert/build-transaction',
    body: {
      amount: '1000000',
      eip155: { slippage: 1 },
      projectId: 'dev',
      from: token,
      to: token,
      userAddress: address,
      disableEstimate: true,
    },
    needs: ['amount', 'projectId', 'from', 'to', 'userAddress'],
    bad: { amount: 1, eip155: { slippage: 'much' }, disableEstimate: 'yes' },
    capability: 'Swaps',
  },
  {
    method: 'POST',
    path: '/v1/fungible/price',
    body: { currency: 'usd', addresses: [token], projectId: 'dev' },
    needs: ['currency', 'addresses', 'projectId'],
    bad: { addresses: Array.from({ length: 101 }, () => token) },
    capability: 'Token prices',
  },
  {
    method: 'GET',
    path: '/v1/profile/account/mira.example',
    query: { apiVersion: '2' },
    badPath: `/v1/profile/account/${'n'.repeat(129)}`,
    capability: 'Account names',
  },
  {
    method: 'GET',
    path: `/v1/profile/reverse/${address}`,
    query: { sender: address, apiVersion: '2' },
    badPath: '/v1/profile/reverse/%3Cscript%3E',
    capability: 'Account names',
  },
  {
    method: 'GET',
    path: '/v1/profile/suggestions/mira',
    query: { zone: 'example' },
    bad: { zone: 'z'.repeat(129) },
    capability: 'Account names',
  },
  {
    method: 'POST',
    path: '/v1/profile/account',
    body: {
      coin_type: 60,
      address,
      message: '{"name":"mira.example","attributes":{},"timestamp":1767225600}',
      signature: '0x00',
    },
    needs: ['coin_type', 'address', 'message', 'signature'],
    bad: { coin_type: '60', signature: 'zz' },
    capability: 'Account names',
  },
  {
    method: 'POST',
    path: '/v1/generators/onrampurl',
    body: {
      destinationWallets: [{ address, blockchains: ['ethereum'], assets: ['USDC'] }],
      defaultNetwork: 'ethereum',
      partnerUserId: 'u1',
      defaultExperience: 'buy',
      presetCryptoAmount: 1,
      presetFiatAmount: 20,
    },
    needs: ['destinationWallets'],
    bad: { destinationWallets: [], defaultExperience: 'sell', presetFiatAmount: -1 },
    capability: 'Buying crypto',
  },
  { method: 'GET', path: '/v1/onramp/options', capability: 'Buying crypto' },
  {
    method: 'POST',
    path: '/v1/onramp/quote',
    body: { purchaseCurrency: 'usdc', paymentCurrency: 'EUR', amount: '25.50', network: 'ethereum' },
    needs: ['purchaseCurrency', 'paymentCurrency', 'amount', 'network'],
    bad: { amount: 25 },
    capability: 'Buying crypto',
  },
]

describe('the Blockchain API', () => {
  let cloud: TestCloud
  beforeAll(async () => {
    cloud = await startSharedTestCloud({
      storage,
      environment: {
        LATCHKEY_PRICES: 'none',
        LATCHKEY_BALANCES: 'none',
        LATCHKEY_NAMES: 'none',
        LATCHKEY_NAME_SUFFIX: 'none',
      },
    })
  })
  afterAll(() => cloud.close())

  describe.each(blockchainApi)('$method $path', ({ bad = {}, badPath, capability, needs = [], ...call }) => {
    const full: Call = { ...call, query: { ...sdk, ...call.query } }
    const isPost = call.method === 'POST'
    const part = isPost ? 'body' : 'query'
    /** The call with some values replaced or, if undefined, removed. */
    const change = (values: Readonly<Record<string, unknown>>): Partial<Call> =>
      isPost
        ? { body: { ...(call.body as object), ...values } }
        : { query: { ...full.query, ...(values as Record<string, string | undefined>) } }

    it('accepts all its values and reports what is not configured and who can configure it', async () => {
      const error = await readError(await ask(cloud, full))
      expect(error).toMatchObject({ status: 501, code: 'not_configured' })
      expect(error.message).toMatch(new RegExp(`^${capability}: not configured .* operator must configure `))
    })

    it('refuses missing and invalid values first, by name', async () => {
      const wrong = [
        ...needs.map((name) => [`${part}.${name}`, change({ [name]: undefined })] as const),
        ...Object.entries(bad).map(([name, value]) => [`${part}.${name}`, change({ [name]: value })] as const),
        ...(badPath === undefined ? [] : [['path.', { path: badPath }] as const]),
        ...(isPost ? [['body', { body: '{"amount":' }] as const, ['body', { body: '[]' }] as const] : []),
      ]
      for (const [name, changed] of wrong) {
        const { code, reasons, status } = await readError(await ask(cloud, full, changed))
        expect({ name, code, status }).toEqual({ name, code: 'invalid_request', status: 400 })
        expect(reasons?.map((reason) => reason.name)).toEqual(expect.arrayContaining([expect.stringContaining(name)]))
      }
      // A call without parameters and body cannot be invalid.
      expect(wrong.length > 0 || call.path === '/v1/onramp/options').toBe(true)
    })

    it('requires a project, and answers only this path and method', async () => {
      const askFor = (query: NonNullable<Call['query']>, path = call.path, method = call.method) =>
        ask(cloud, { method, path, query, ...(method === 'GET' ? {} : { body: '{}' }) }).then(readError)
      expect(await askFor({})).toMatchObject({ status: 401, code: 'project_required' })
      expect(await askFor({ projectId: 'f'.repeat(32) })).toMatchObject({ status: 401, code: 'project_not_found' })
      expect(await askFor(sdk, `${call.path}/`)).toMatchObject({ status: 404, code: 'not_found' })
      expect(await askFor(sdk, `/api${call.path}`)).toMatchObject({ status: 404, code: 'not_found' })
      expect(await askFor(sdk, call.path, isPost ? 'GET' : 'POST')).toMatchObject({ status: 404, code: 'not_found' })
    })
  })

  it('names no security contact unless the operator sets one', async () => {
    expect((await fetch(`${cloud.url}/.well-known/security.txt`)).status).toBe(404)
  })

  it('serves all calls under one base URL with the catalogue and analytics [S7.031] [S7.055]', async () => {
    const { ask: askCloud } = cloud
    const statuses = await Promise.all([
      askCloud('/v1/supported-chains').then(({ status }) => status),
      askCloud('/appkit/v1/config').then(({ status }) => status),
      askCloud('/projects/v1/origins').then(({ status }) => status),
      askCloud('/getAnalyticsConfig').then(({ status }) => status),
    ])
    expect(statuses).toEqual([200, 200, 200, 200])
  })
})

describe('a rejected caller', () => {
  it('gets an error code, readable by pages of any origin', async () => {
    const cloud = await startTestCloud({ storage })
    const project = await cloud.createProject({ allowedOrigins: ['https://app.example.com'] })
    const idle = await cloud.createProject({ isActive: false })
    const askAs = (projectId: string, origin: string) =>
      cloud.ask('/v1/supported-chains', { projectId, headers: { origin } })
    const refused = await askAs(project.projectId, 'https://evil.example')
    expect(refused.headers.get('access-control-allow-origin')).toBe('*')
    expect(await readError(refused)).toMatchObject({ status: 403, code: 'origin_not_allowed' })
    expect((await askAs(project.projectId, 'https://app.example.com')).status).toBe(200)
    expect(await readError(await askAs(idle.projectId, 'https://app.example.com'))).toMatchObject({
      status: 403,
      code: 'project_inactive',
    })
  })

  it('gets a retry delay when it exceeds a rate limit', async () => {
    const cloud = await startTestCloud({ storage, environment: { LATCHKEY_RATE_ADDRESS: '3' } })
    const { projectId } = await cloud.createProject()
    for (let count = 0; count < 3; count += 1) {
      expect((await cloud.ask('/v1/supported-chains', { projectId })).status).toBe(200)
    }
    const refused = await cloud.ask('/v1/supported-chains', { projectId })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await readError(refused)).toMatchObject({ status: 429, code: 'rate_limited' })
  })

  it('gets an error for a body that is too large, with or without a declared length', async () => {
    const cloud = await startTestCloud({ storage, environment: { LATCHKEY_BODY_LIMIT: '2048' } })
    const body = JSON.stringify({ currency: 'usd', addresses: [], projectId: 'x'.repeat(3000) })
    const chunked = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(body))
        controller.close()
      },
    })
    for (const sent of [body, chunked]) {
      const init: RequestInit & { readonly duplex: 'half' } = { method: 'POST', body: sent, duplex: 'half' }
      expect(await readError(await cloud.ask('/v1/fungible/price', init))).toMatchObject({
        status: 413,
        code: 'payload_too_large',
      })
    }
  })

  it('gets at most twenty reasons, none of them long', async () => {
    const cloud = await startTestCloud({ storage })
    const addresses = Array.from({ length: 90 }, (_, index) => `<${'x'.repeat(150)}${index}>`)
    const body = JSON.stringify({ currency: 'usd', addresses, projectId: 'dev' })
    const error = await readError(await cloud.ask('/v1/fungible/price', { method: 'POST', body }))
    expect(error.reasons).toHaveLength(20)
    expect(error.reasons?.[0]?.name).toBe('body.addresses.0')
    expect(error.reasons?.every(({ description }) => description.length <= 300)).toBe(true)
  })
})
