import { parse, safeParse, type GenericSchema } from 'valibot'
import { describe, expect, it } from 'vitest'
import { getHistory } from './api/account/getHistory.ts'
import { getTokenBalances } from './api/account/getTokenBalances.ts'
import { buildSwapApproval } from './api/convert/buildSwapApproval.ts'
import { getSwapAllowance } from './api/convert/getSwapAllowance.ts'
import { getSwapQuotes } from './api/convert/getSwapQuotes.ts'
import { getSwapTokens } from './api/convert/getSwapTokens.ts'
import { createOnrampUrl } from './api/generators/createOnrampUrl.ts'
import { getNameSuggestions } from './api/names/getNameSuggestions.ts'
import { lookUpAddressNames } from './api/names/lookUpAddressNames.ts'
import { registerName } from './api/names/registerName.ts'
import { getOnrampOptions } from './api/onramp/getOnrampOptions.ts'
import { getOnrampQuote } from './api/onramp/getOnrampQuote.ts'
import { getTokenPrices } from './api/prices/getTokenPrices.ts'
import { getSupportedChains } from './api/rpc/getSupportedChains.ts'
import { rpcChainIds } from './api/rpc/rpcChainIds.ts'
import { sendChainRpc } from './api/rpc/sendChainRpc.ts'
import { getSessions } from './api/sessions/getSessions.ts'
import { isCaipNetworkId } from './caip/isCaipNetworkId.ts'
import type { EndpointDefinition } from './defineEndpoint.ts'
import { endpoints } from './endpoints.ts'

/** Section 7 of the specification, copied by hand: method, path, and the names of the fields. */
const table: readonly {
  readonly call: string
  readonly query?: readonly string[]
  /** Parameters that the specification does not have. */
  readonly additions?: readonly string[]
  readonly body?: readonly string[]
  /** Fields of the body that the specification does not have. */
  readonly bodyAdditions?: readonly string[]
  /** The required fields of the response. */
  readonly answer?: readonly string[]
  readonly id: string
}[] = [
  { call: 'GET /v1/supported-chains', id: 'S7.003' },
  { call: 'GET /v1/identity/{address}', query: ['sender'], id: 'S7.004' },
  {
    call: 'GET /v1/account/{account}/history',
    query: ['cursor', 'onramp', 'chainId'],
    answer: ['data', 'next'],
    id: 'S7.005 and S7.028',
  },
  { call: 'GET /v1/account/{address}/balance', query: ['currency', 'chainId', 'forceUpdate'], id: 'S7.006' },
  {
    call: 'GET /v1/convert/quotes',
    query: ['amount', 'userAddress', 'from', 'to', 'gasPrice'],
    answer: ['quotes'],
    id: 'S7.007',
  },
  { call: 'GET /v1/convert/tokens', query: ['chainId'], answer: ['tokens'], id: 'S7.008' },
  { call: 'GET /v1/convert/allowance', query: ['tokenAddress', 'userAddress'], answer: ['allowance'], id: 'S7.009' },
  { call: 'GET /v1/convert/gas-price', query: ['chainId'], id: 'S7.010' },
  {
    call: 'GET /v1/convert/build-approve',
    query: ['userAddress', 'from', 'to'],
    additions: ['amount'],
    id: 'S7.011',
  },
  {
    call: 'POST /v1/convert/build-transaction',
    body: ['amount', 'eip155.slippage', 'projectId', 'from', 'to', 'userAddress', 'disableEstimate'],
    id: 'S7.012',
  },
  {
    call: 'POST /v1/fungible/price',
    body: ['currency', 'addresses', 'projectId'],
    answer: ['fungibles'],
    id: 'S7.013 and S7.014',
  },
  { call: 'GET /v1/profile/account/{name}', query: ['apiVersion'], id: 'S7.015' },
  { call: 'GET /v1/profile/reverse/{address}', query: ['sender', 'apiVersion'], id: 'S7.016' },
  { call: 'GET /v1/profile/suggestions/{name}', query: ['zone'], id: 'S7.017' },
  {
    call: 'POST /v1/profile/account',
    body: ['coin_type', 'address', 'message', 'signature'],
    answer: ['success'],
    id: 'S7.018 and S7.019',
  },
  {
    call: 'POST /v1/generators/onrampurl',
    body: [
      'destinationWallets',
      'defaultNetwork',
      'partnerUserId',
      'defaultExperience',
      'presetCryptoAmount',
      'presetFiatAmount',
    ],
    bodyAdditions: ['provider', 'paymentCurrency', 'paymentMethod', 'country'],
    answer: ['url'],
    id: 'S7.020 and S7.021',
  },
  { call: 'GET /v1/onramp/options', id: 'S7.022' },
  {
    call: 'POST /v1/onramp/quote',
    body: ['purchaseCurrency', 'paymentCurrency', 'amount', 'network'],
    bodyAdditions: ['provider', 'paymentMethod', 'country'],
    answer: ['purchaseAmount.amount'],
    id: 'S7.023 and S7.024',
  },
  { call: 'GET /v1/sessions/{address}', additions: ['aud'], id: 'S7.025' },
  { call: 'POST /v1/sessions/{address}/revoke', body: ['pci', 'signature'], id: 'S7.026' },
  { call: 'GET /appkit/v1/config', answer: ['features'], id: 'S7.032' },
  { call: 'GET /projects/v1/origins', answer: ['allowedOrigins'], id: 'S7.033' },
  {
    call: 'GET /getWallets',
    query: ['page', 'entries', 'include', 'exclude', 'chains', 'search', 'badge_type'],
    additions: ['images'],
    answer: ['data', 'count'],
    id: 'S7.034 to S7.038',
  },
  { call: 'GET /getWalletImage/{id}', id: 'S7.044' },
  { call: 'GET /public/getAssetImage/{id}', id: 'S7.045' },
  { call: 'GET /public/getCurrencyImage/{id}', id: 'S7.046' },
  { call: 'GET /public/getTokenImage/{id}', id: 'S7.047' },
  { call: 'GET /getAnalyticsConfig', answer: ['isAnalyticsEnabled'], id: 'S7.048' },
  { call: 'POST /e', body: ['eventId', 'url', 'domain', 'timestamp', 'props'], id: 'S7.049 and S7.050' },
  { call: 'POST /v1/', query: ['chainId'], id: 'S7.056' },
  { call: 'POST /v1/bundler', query: ['chainId', 'bundler'], id: 'decision 0016' },
  { call: 'GET /v1/image/{signed}', id: 'decision 0043' },
  { call: 'GET /v1/ens/{sender}/{data}', id: 'decision 0087' },
  {
    call: 'GET /v1/account/{address}/nfts',
    query: ['cursor', 'chainId'],
    answer: ['nfts', 'next'],
    id: 'decision 0091',
  },
]

const everyCall = ['projectId', 'st', 'sv', 'clientId']

const nameCall = ({ method, path }: EndpointDefinition): string => `${method} ${path}`
const definitions: readonly EndpointDefinition[] = endpoints

describe('endpoints', () => {
  it('are those of the specification, each once', () => {
    expect(definitions.map(nameCall).toSorted()).toEqual(table.map(({ call }) => call).toSorted())
    expect(new Set(definitions.map(({ name }) => name)).size).toBe(definitions.length)
  })

  describe.each(table)(
    '$call ($id)',
    ({ call, query = [], additions = [], body = [], bodyAdditions = [], answer = [] }) => {
      const endpoint = definitions.find((definition) => nameCall(definition) === call)

      it('has exactly the fields of the specification, and our additions', () => {
        expect(readNames(endpoint?.query).toSorted()).toEqual([...everyCall, ...query, ...additions].toSorted())
        expect(new Set(readNames(endpoint?.body))).toEqual(
          new Set([...body, ...bodyAdditions].map((name) => name.split('.')[0])),
        )
        expect(body.filter((name) => !hasName(endpoint?.body, name))).toEqual([])
        const response = typeof endpoint?.response === 'object' ? endpoint.response : undefined
        expect(answer.filter((name) => !hasName(response, name))).toEqual([])
      })

      it('has a schema for exactly the parameters of its path', () => {
        expect(readNames(endpoint?.parameters)).toEqual([...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      })
    },
  )

  it('limit every text and every list in requests and responses, including the entities of section 3 [S7.027]', () => {
    const v1 = definitions.filter(({ path }) => path.startsWith('/v1/') || path.includes('Image/'))
    const unbounded = v1.flatMap(({ name, parameters, query, body, response }) =>
      Object.entries({ parameters, query, body, response }).flatMap(([place, schema]) =>
        typeof schema === 'object' ? findUnbounded(schema as SchemaNode, `${name}.${place}`) : [],
      ),
    )
    expect(unbounded).toEqual([])
  })

  it('accept the empty results of section 8 in responses [S7.027]', () => {
    expect(safeParse(getHistory.response, { data: [], next: null }).success).toBe(true)
    expect(safeParse(getSwapQuotes.response, { quotes: [] }).success).toBe(true)
    expect(safeParse(getSwapTokens.response, { tokens: [] }).success).toBe(true)
    expect(safeParse(getSwapAllowance.response, { allowance: '0' }).success).toBe(true)
    expect(safeParse(registerName.response, { success: false }).success).toBe(true)
    expect(safeParse(lookUpAddressNames.response, []).success).toBe(true)
    expect(safeParse(getNameSuggestions.response, { suggestions: [] }).success).toBe(true)
    expect(safeParse(getTokenPrices.response, { fungibles: [] }).success).toBe(true)
    expect(safeParse(getSessions.response, { pcis: [] }).success).toBe(true)
    expect(safeParse(getOnrampOptions.response, { purchaseCurrencies: [], paymentCurrencies: [] }).success).toBe(true)
  })

  it('accept every field of the entities of section 3 in responses [S7.027]', () => {
    const token = {
      name: 'USD Coin',
      symbol: 'USDC',
      chainId: 'eip155:1',
      address: 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
      value: 20.5,
      price: 1,
      quantity: { decimals: 6, numeric: '20.5' },
      iconUrl: 'https://example.com/usdc.png',
    }
    expect(parse(getTokenBalances.response, { balances: [token] })).toEqual({ balances: [token] })
    const { price, value, ...unpriced } = token
    const partial = {
      balances: [{ ...unpriced, isListed: false, flags: { is_spam: true }, asOf: 1_700_000_000 }],
      unavailable: ['eip155:10'],
    }
    expect([price, value]).toEqual([1, 20.5])
    expect(parse(getTokenBalances.response, partial)).toEqual(partial)
    const swapToken = {
      address: token.address,
      name: 'USD Coin',
      symbol: 'USDC',
      decimals: 6,
      logoUri: 'https://example.com/usdc.png',
      quantity: token.quantity,
      price: 1,
      value: 20.5,
    }
    expect(parse(getSwapTokens.response, { tokens: [swapToken] })).toEqual({ tokens: [swapToken] })
    const transaction = {
      id: 'a3f1',
      metadata: {
        minedAt: '2026-01-02T03:04:05Z',
        chain: 'eip155:1',
        operationType: 'send',
        status: 'confirmed',
        sentFrom: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        sentTo: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      },
      transfers: [
        {
          nft_info: {
            name: 'A picture',
            content: { preview: { url: 'https://example.com/a.png' } },
            flags: { is_spam: false },
          },
          fungible_info: { symbol: 'ETH', icon: { url: 'https://example.com/eth.png' } },
          quantity: { numeric: '0.5' },
        },
      ],
    }
    expect(parse(getHistory.response, { data: [transaction], next: 'b' })).toEqual({ data: [transaction], next: 'b' })
    const additions = {
      ...transaction,
      fee: { symbol: 'ETH', numeric: '0.000021' },
      flags: { is_spam: true },
      transfers: [
        {
          direction: 'in',
          address: 'eip155:1:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
          isListed: false,
          fungible_info: { symbol: 'NEW', icon: { url: '/v1/image/f8.aHR0.c2ln' }, flags: { is_spam: true } },
        },
      ],
    }
    const page = { data: [additions], next: 'n'.repeat(4_096), unavailable: ['eip155:10'] }
    expect(parse(getHistory.response, page)).toEqual(page)
    expect(safeParse(getHistory.response, { ...page, next: 'n'.repeat(4_097) }).success).toBe(false)
    const options = {
      purchaseCurrencies: [
        {
          id: 'usdc',
          name: 'USD Coin',
          symbol: 'USDC',
          icon_url: null,
          networks: [
            {
              name: 'ethereum',
              display_name: 'Ethereum',
              chain_id: '1',
              contract_address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
            },
          ],
        },
      ],
      paymentCurrencies: [{ id: 'EUR', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] }],
    }
    expect(parse(getOnrampOptions.response, options)).toEqual(options)
    const quote = {
      fees: [{ name: 'network', amount: '0.5', currency: 'EUR' }],
      paymentSubtotal: { amount: '9.5', currency: 'EUR' },
      paymentTotal: { amount: '10', currency: 'EUR' },
      purchaseAmount: { amount: '10.2', currency: 'USDC' },
      quoteId: 'q1',
    }
    expect(parse(getOnrampQuote.response, quote)).toEqual(quote)
  })

  it('drop a malicious picture and keep the rest of its row', () => {
    const answer = parse(getTokenPrices.response, {
      fungibles: [
        { name: 'A', symbol: 'A', price: 1, iconUrl: 'javascript:alert(1)' },
        { name: 'B', symbol: 'B', price: 1, iconUrl: 'http://example.com/b.png' },
        { name: 'C', symbol: 'C', price: 1, iconUrl: 'data:image/png;base64,AAAA' },
        { name: 'D', symbol: 'D', price: 1, iconUrl: '/v1/image/f8.aHR0.c2ln' },
        { name: 'E', symbol: 'E', price: 1, iconUrl: '//evil.example/v1/image/a.b.c' },
        { name: 'F', symbol: 'F', price: 1, iconUrl: '/v1/image/../../admin/v1' },
      ],
    })
    expect(answer.fungibles.map(({ iconUrl }) => iconUrl)).toEqual([
      ...[null, null, 'data:image/png;base64,AAAA', '/v1/image/f8.aHR0.c2ln'],
      ...[null, null],
    ])
  })

  it.each([
    [
      'a list without an end',
      getTokenPrices.response,
      { fungibles: Array.from({ length: 101 }, () => ({ name: '', symbol: '', price: 1 })) },
    ],
    ['a price that is no number', getTokenPrices.response, { fungibles: [{ name: '', symbol: '', price: '1' }] }],
    [
      'a price beyond reason',
      getTokenPrices.response,
      JSON.parse('{"fungibles":[{"name":"","symbol":"","price":1e999}]}'),
    ],
    [
      'calldata that is no hex',
      buildSwapApproval.response,
      { tx: { from: '0x1', to: '0x2', data: 'alert(1)', value: '0' } },
    ],
    ['an amount below nothing', getSwapAllowance.response, { allowance: '-1' }],
    ['a chain of no namespace', getSupportedChains.response, { http: ['javascript:1'], ws: [] }],
    ['an onramp page that is no URL', createOnrampUrl.response, { url: 'nowhere' }],
  ])('refuse %s from a malicious server', (_title, schema: GenericSchema, value) => {
    expect(safeParse(schema, value).success).toBe(false)
  })

  it.each([
    { spender: 'javascript:1' },
    { router: 'eip155:1:0x6131b5fae19ea4f9d964eac0408e4408b66337b5' },
    { toAmountMin: '-1' },
    { expiresAt: 'soon' },
    { fees: [{ amount: '1' }] },
  ])('refuse a quote with %j', (part) => {
    const token = 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
    const quote = { fromAccount: token, fromAmount: '1', toAccount: token, toAmount: '1' }
    expect(safeParse(getSwapQuotes.response, { quotes: [quote] }).success).toBe(true)
    expect(safeParse(getSwapQuotes.response, { quotes: [{ ...quote, ...part }] }).success).toBe(false)
  })

  it('accept a quote of the specification alone, and with all that ours have', () => {
    const token = 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
    const quote = { fromAccount: token, fromAmount: '100', toAccount: token, toAmount: '99' }
    const contract = '0x6131B5fae19EA4f9D964eAc0408E4408b66337b5'
    const additions = {
      provider: 'an unknown one',
      spender: contract,
      router: contract,
      toAmountMin: '98',
      gas: '210000',
      fees: [{ amount: '1', token }],
      expiresAt: '2026-11-28T12:00:30.000Z',
    }
    const answer = { quotes: [quote, { ...quote, ...additions }] }
    expect(parse(getSwapQuotes.response, answer)).toEqual(answer)
  })

  it('accept only https: URLs of purchase pages, and http: on this machine', () => {
    expect(safeParse(createOnrampUrl.response, { url: 'javascript:alert(1)' }).success).toBe(false)
    expect(safeParse(createOnrampUrl.response, { url: 'http://pay.example.com/' }).success).toBe(false)
    for (const url of [
      'http://localhost.example.com/',
      'http://127.0.0.1.example.com/',
      'http://127.0.0.1@pay.example.com/',
      'http://127.0.0.1:80@pay.example.com/',
      'http://localhost\\@pay.example.com/',
      'http:127.0.0.1/',
    ])
      expect(safeParse(createOnrampUrl.response, { url }).success, url).toBe(false)
    for (const url of [
      'https://pay.example.com/',
      'http://localhost/sandbox',
      'http://127.0.0.1:8787/sandbox/onramp/1?a=b',
      'http://[::1]:8787',
    ])
      expect(safeParse(createOnrampUrl.response, { url }).success, url).toBe(true)
  })
})

describe('chain RPC', () => {
  it('identifies a chain by CAIP-2, or by its number on eip155 [S7.056]', () => {
    const read = (chainId: string): unknown => {
      const result = safeParse(sendChainRpc.query, { projectId: 'p', chainId })
      return result.success ? result.output.chainId : undefined
    }
    expect(read('eip155:42161')).toBe('eip155:42161')
    expect(read('42161')).toBe('eip155:42161')
    expect(read('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBe('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    for (const chainId of [
      '',
      '1.5',
      '-1',
      'http://example.com',
      'eip155:',
      'eip155:1:2',
      '../1',
      `eip155:${'1'.repeat(60)}`,
    ])
      expect(read(chainId)).toBeUndefined()
  })

  it('accepts one call or a batch of at most 1000', () => {
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_chainId' }
    const isBody = (value: unknown): boolean => safeParse(sendChainRpc.body, value).success
    expect(isBody(call)).toBe(true)
    expect(isBody({ ...call, id: 'a', params: [{}, 'latest'], extra: true })).toBe(true)
    expect(isBody(Array.from({ length: 1000 }, () => call))).toBe(true)
    expect(isBody(Array.from({ length: 1001 }, () => call))).toBe(false)
    expect(
      [[], null, 'eth_chainId', {}, { ...call, jsonrpc: '1.0' }, { ...call, method: '' }, [call, 1]].filter(isBody),
    ).toEqual([])
  })

  it('covers the chains of the specification, each once [S7.058]', () => {
    const decided = [
      1, 10, 56, 97, 100, 137, 324, 1101, 5000, 8217, 8453, 42161, 42220, 43113, 43114, 59144, 80002, 84532, 421614,
      534352, 7777777, 11155111, 11155420, 1313161554,
    ].map((id) => `eip155:${id}`)
    expect(rpcChainIds.slice(0, 24)).toEqual(decided)
    expect(rpcChainIds.filter((id) => id.startsWith('solana:'))).toHaveLength(3)
    expect(rpcChainIds).toContain('bip122:000000000019d6689c085ae165831e93')
    expect(rpcChainIds).toEqual(expect.arrayContaining(['eip155:31337', 'eip155:31338']))
    expect(new Set(rpcChainIds).size).toBe(rpcChainIds.length)
    expect(rpcChainIds.filter((id) => !isCaipNetworkId(id))).toEqual([])
  })
})

/** The parts of a valibot schema that these tests inspect. */
interface SchemaNode {
  readonly type: string
  readonly entries?: Readonly<Record<string, SchemaNode>>
  readonly wrapped?: SchemaNode
  readonly item?: SchemaNode
  readonly key?: SchemaNode
  readonly value?: SchemaNode
  readonly options?: readonly SchemaNode[]
  readonly pipe?: readonly { readonly type: string }[]
}

function readNames(schema: GenericSchema | undefined): readonly string[] {
  return Object.keys((schema as SchemaNode | undefined)?.entries ?? {})
}

function hasName(schema: GenericSchema | undefined, name: string): boolean {
  let node = schema as SchemaNode | undefined
  for (const part of name.split('.')) {
    node = node?.wrapped ?? node
    node = node?.entries?.[part]
  }
  return node !== undefined
}

function findUnbounded(node: SchemaNode, path: string): readonly string[] {
  const bounds = node.pipe?.map(({ type }) => type) ?? []
  const isUnbounded =
    (node.type === 'string' && !bounds.includes('max_length')) ||
    (node.type === 'array' && !bounds.includes('max_length')) ||
    (node.type === 'record' && !bounds.includes('max_entries'))
  const children = Object.entries({
    ...node.entries,
    ...(node.wrapped === undefined ? {} : { '?': node.wrapped }),
    ...(node.item === undefined ? {} : { '[]': node.item }),
    ...(node.type === 'record' && node.key !== undefined && node.value !== undefined
      ? { key: node.key, value: node.value }
      : {}),
    ...Object.fromEntries(
      (node.options ?? []).flatMap((option, index) => (typeof option === 'object' ? [[`|${index}`, option]] : [])),
    ),
  })
  return [
    ...(isUnbounded ? [path] : []),
    ...children.flatMap(([name, child]) => findUnbounded(child, `${path}.${name}`)),
  ]
}
