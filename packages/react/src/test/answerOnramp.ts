import { readProperty } from '@latchkey/core/internal'

/** What a fake cloud answers about purchases. `hold`: no response; `fail`: a failure of the provider; `gone`: it is not configured. */
export interface FakeOnramp {
  /** `page`: there is only a seller without quotes. */
  readonly options?: 'hold' | 'fail' | 'page' | undefined
  readonly quotes?: 'hold' | 'fail' | undefined
  readonly page?: 'hold' | 'fail' | 'gone' | undefined
  /** What became of the purchase; by default the seller knows nothing of it. */
  readonly purchase?: (() => 'pending' | 'confirmed' | 'failed' | undefined) | undefined
}

/** The page of the fake seller. */
export const sellerPage = 'https://seller.example/buy?session=1'

const limits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
  { id: 'apple_pay', min: '5.00', max: '1500.00' },
]

const options = {
  purchaseCurrencies: [
    {
      id: 'c-eth',
      name: 'Ether',
      symbol: 'ETH',
      icon_url: null,
      networks: [
        { name: 'ethereum', display_name: 'Ethereum', chain_id: '1' },
        { name: 'arbitrum', display_name: 'Arbitrum', chain_id: '42161' },
      ],
    },
    {
      id: 'c-usdc',
      name: 'USD Coin',
      symbol: 'USDC',
      icon_url: '/v1/image/2775ca.a.b',
      networks: [
        {
          name: 'ethereum',
          display_name: 'Ethereum',
          chain_id: '1',
          contract_address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
        },
      ],
    },
    {
      id: 'c-sol',
      name: 'Solana',
      symbol: 'SOL',
      icon_url: null,
      networks: [{ name: 'solana', display_name: 'Solana', chain_id: '101' }],
    },
  ],
  paymentCurrencies: ['USD', 'EUR', 'GBP', 'JPY'].map((id) => ({ id, payment_method_limits: limits })),
  providers: ['coinbase', 'meld'],
}

const pageOnly = {
  purchaseCurrencies: [],
  paymentCurrencies: [],
  providers: ['meld'],
  pages: [{ provider: 'meld', url: 'https://seller.example/meld' }],
}

interface Asked {
  readonly provider: string
  readonly amount: string
  readonly paymentCurrency: string
}

/** Answers a call about purchases as the cloud does; `undefined` for other calls. */
export async function answerOnramp(parameters: {
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
  readonly onramp: FakeOnramp
}): Promise<Response | undefined> {
  const { body, onramp, path, query } = parameters
  if (path === '/v1/onramp/options' && onramp.options === 'page') return Response.json(pageOnly)
  if (path === '/v1/onramp/options') return (await fail(onramp.options)) ?? Response.json(options)
  if (path === '/v1/onramp/quote') return (await fail(onramp.quotes)) ?? Response.json(toQuote(parseAsked(body)))
  if (path === '/v1/generators/onrampurl') return (await fail(onramp.page)) ?? Response.json({ url: sellerPage })
  const account = /^\/v1\/account\/([^/]+)\/history$/.exec(path)?.[1]
  if (account === undefined || !query.has('onramp')) return undefined
  const status = onramp.purchase?.()
  return Response.json({ data: status === undefined ? [] : [toRow(status)], next: null })
}

async function fail(how: FakeOnramp[keyof FakeOnramp]): Promise<Response | undefined> {
  if (how === 'hold') await new Promise(() => {})
  if (how === 'gone') return Response.json({ code: 'not_configured', message: 'Not configured' }, { status: 501 })
  return how === 'fail' ? Response.json({ code: 'upstream_failed', message: 'No answer' }, { status: 502 }) : undefined
}

function parseAsked(body: string): Asked {
  const fields: unknown = JSON.parse(body)
  const get = (name: string): string => String(readProperty(fields, name))
  return { provider: get('provider'), amount: get('amount'), paymentCurrency: get('paymentCurrency') }
}

/** Coinbase gives a little more than Meld. */
function toQuote({ amount, paymentCurrency: currency, provider }: Asked): object {
  const [total, fee] = [Number(amount), provider === 'coinbase' ? 0.99 : 1.49]
  const network = 0.35
  const rest = total - fee - network
  return {
    fees: [
      { name: 'provider', amount: fee.toFixed(2), currency },
      { name: 'network', amount: network.toFixed(2), currency },
    ],
    paymentSubtotal: { amount: rest.toFixed(2), currency },
    paymentTotal: { amount: total.toFixed(2), currency },
    purchaseAmount: { amount: (rest / 2_601.25).toFixed(18), currency: 'ETH' },
    quoteId: `${provider}-1`,
  }
}

function toRow(status: string): object {
  return {
    id: 'p-1',
    metadata: {
      minedAt: '2026-11-28T10:00:00Z',
      chain: 'eip155:1',
      operationType: 'buy',
      status,
      sentFrom: 'coinbase',
      sentTo: '0x1',
    },
    transfers: [{ direction: 'in', to: '0x1', fungible_info: { symbol: 'ETH' }, quantity: { numeric: '0.0187' } }],
  }
}
