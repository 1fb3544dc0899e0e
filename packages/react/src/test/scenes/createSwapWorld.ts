import type { TokenBalance } from '@latchkey/core'
import { ModalError } from '@latchkey/core/internal'
import { mainnet } from '@latchkey/core/networks'
import type { createFakeAdapter } from '@latchkey/core/testing'
import { createFakeCloud, type FakeCloud } from '../createFakeCloud.ts'

// A cloud that quotes and builds swaps as the provider 1inch does, and a chain and a wallet for them.

export const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
export const usdt = '0xdac17f958d2ee523a2206206994597c13d831ec7'
export const reads = '0x7e57d011a4000000000000000000000000000001'
const router = '0x111111125421cA6dc452d289314280a0f8842A65'
const coin = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** What the scenes show of addresses. */
export const swapAddresses = [usdc, usdt, reads, router]

interface Listed {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** In cents. */
  readonly price: bigint | undefined
}

const listed: readonly Listed[] = [
  { address: coin, name: 'Ether', symbol: 'ETH', decimals: 18, price: 260_125n },
  { address: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6, price: 100n },
  { address: usdt, name: 'Tether USD', symbol: 'USDT', decimals: 6, price: 100n },
  { address: reads, name: 'Reading Club', symbol: 'READ', decimals: 18, price: undefined },
  {
    address: '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599',
    name: 'Wrapped BTC',
    symbol: 'WBTC',
    decimals: 8,
    price: 9_000_000n,
  },
  {
    address: '0xae7ab96520de3a18e5e111b5eaab095312d7fe84',
    name: 'Lido Staked Ether',
    symbol: 'stETH',
    decimals: 18,
    price: 260_000n,
  },
  ...Array.from({ length: 140 }, (_unused, index) => ({
    address: `0x${(index + 4096).toString(16).padStart(40, '0')}`,
    name: `Token ${index + 1}`,
    symbol: `T${index + 1}`,
    decimals: 18,
    price: 100n,
  })),
]

/** What the account owns. */
const swapHoldings: readonly TokenBalance[] = [
  {
    name: 'Ether',
    symbol: 'ETH',
    chainId: mainnet.caipNetworkId,
    price: 2_601.25,
    value: 1_930.12,
    quantity: { decimals: '18', numeric: '0.742' },
  },
  {
    name: 'USD Coin',
    symbol: 'USDC',
    chainId: mainnet.caipNetworkId,
    address: `${mainnet.caipNetworkId}:${usdc}`,
    price: 1,
    value: 550.96,
    isListed: true,
    quantity: { decimals: '6', numeric: '550.96' },
  },
]

/** The visitor's answer to a request of the wallet, in the order of the requests. The last one counts for all that follow. */
export type SwapAnswer = 'approve' | 'reject' | 'hold' | Error

export interface SwapWorldParameters {
  /** How much less in value arrives, in hundredths of a percent. */
  readonly impact?: bigint | undefined
  readonly answers?: readonly SwapAnswer[] | undefined
  /** What becomes of transactions: `hold` leaves them pending. */
  readonly chain?: 'success' | 'reverted' | 'hold' | undefined
  /** What the provider may take already. */
  readonly allowance?: bigint | undefined
  /** Whether the token refuses to change an allowance that is not 0. */
  readonly needsReset?: boolean | undefined
  readonly atomic?: 'supported' | 'ready' | undefined
  /** What the cloud answers when it is asked for a quote. */
  readonly quotes?: 'all' | 'none' | 'fail' | 'hold' | undefined
  /** The receiver that the built transaction names, in place of the account. */
  readonly receiver?: string | undefined
  /** In the coin; 0.742 ether by default. */
  readonly coins?: bigint | undefined
}

type Features = NonNullable<Parameters<typeof createFakeAdapter>[0]['features']>

export interface SwapWorld {
  readonly cloud: FakeCloud
  readonly features: Features
  /** What the wallet signed. */
  readonly sent: { readonly to: string; readonly data: string; readonly value: bigint }[]
  /** Everything that may change while the test runs. */
  readonly now: { -readonly [name in keyof SwapWorldParameters]: SwapWorldParameters[name] }
  /** Answers the request that is held, or else the next one that is. */
  settle(answer: 'approve' | 'reject'): void
  /** How many quotes were asked for. */
  readonly quoteCalls: number
}

const word = (value: bigint | string): string =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, '0')

/** Encodes `swap` of 1inch's sixth router. */
function encode(order: {
  readonly from: string
  readonly to: string
  readonly receiver: string
  readonly amount: bigint
  readonly minimum: bigint
}): string {
  const { from, to, receiver, amount, minimum } = order
  return `0x07ed2379${[router, from, to, router, receiver, amount, minimum, 0n, 288n, 0n].map(word).join('')}`
}

/** Creates the world of the scenes and tests of swaps. */
export function createSwapWorld(parameters: SwapWorldParameters = {}): SwapWorld {
  const now: SwapWorld['now'] = { ...parameters }
  const sent: SwapWorld['sent'] = []
  let settle: (answer: SwapAnswer) => void = () => undefined
  const hold = (): Promise<SwapAnswer> => new Promise((resolve) => (settle = resolve))
  let held = hold()
  let quoteCalls = 0
  let requests = 0

  const find = (id: string): Listed | undefined => listed.find(({ address }) => id.toLowerCase().endsWith(address))
  const toAmount = (amount: bigint, ids: readonly [from: string, to: string]): bigint => {
    const [from, to] = ids.map(find)
    if (!from || !to) return 0n
    const value = amount * (from.price ?? 100n) * 10n ** BigInt(to.decimals)
    return (value * (10_000n - (now.impact ?? 10n))) / ((to.price ?? 100n) * 10n ** BigInt(from.decimals) * 10_000n)
  }

  const swaps = async (path: string, query: URLSearchParams, body: string): Promise<unknown> => {
    switch (path) {
      case '/v1/convert/quotes': {
        quoteCalls++
        if (now.quotes === 'hold') await new Promise(() => undefined)
        if (now.quotes === 'fail') return undefined
        const [from = '', to = ''] = [query.get('from'), query.get('to')].map(String)
        const amount = BigInt(query.get('amount') ?? 0)
        const quote = {
          ...{ fromAccount: from, fromAmount: String(amount), toAccount: to },
          ...{
            toAmount: String(toAmount(amount, [from, to])),
            provider: '1inch',
            spender: router,
            router,
            gas: '160000',
          },
        }
        return { quotes: now.quotes === 'none' ? [] : [quote] }
      }
      case '/v1/convert/tokens':
        return {
          tokens: listed.map(({ address, name, symbol, decimals }) => ({
            ...{ name, symbol, decimals },
            address: `${mainnet.caipNetworkId}:${address}`,
            logoUri: null,
          })),
        }
      case '/v1/convert/allowance':
        return { allowance: String(now.allowance ?? 0n) }
      case '/v1/convert/build-transaction': {
        const order: {
          readonly from: string
          readonly to: string
          readonly amount: string
          readonly userAddress: string
          readonly eip155: { readonly slippage: number }
        } = JSON.parse(body)
        const [from, to, account] = [order.from, order.to, order.userAddress].map((id) =>
          id.slice(id.lastIndexOf(':') + 1),
        )
        const amount = BigInt(order.amount)
        const arrives = toAmount(amount, [order.from, order.to])
        const minimum = (arrives * BigInt(10_000 - Math.round(order.eip155.slippage * 100)) + 9_999n) / 10_000n
        const data = encode({
          ...{ from: from ?? '', to: to ?? '', amount, minimum },
          receiver: now.receiver ?? account ?? '',
        })
        const value = from === coin ? String(amount) : '0'
        const tx = { from: order.userAddress, to: `${mainnet.caipNetworkId}:${router}`, data, value }
        return { tx, toAmount: String(arrives) }
      }
      case '/v1/fungible/price': {
        const { addresses }: { readonly addresses: readonly string[] } = JSON.parse(body)
        return {
          fungibles: addresses.flatMap((address) => {
            const { name, symbol, price } = find(address) ?? {}
            return price === undefined ? [] : [{ address, name, symbol, iconUrl: null, price: Number(price) / 100 }]
          }),
        }
      }
      default:
        throw new TypeError(`The cloud has no ${path}.`)
    }
  }

  /** Asks the visitor. */
  const ask = async (): Promise<void> => {
    const { answers = ['approve'] } = now
    let answer = answers[Math.min(requests++, answers.length - 1)]
    if (answer === 'hold') {
      answer = await held
      held = hold()
    }
    if (answer === 'reject') throw new ModalError('request.rejected')
    if (answer instanceof Error) throw answer
  }
  const take = async (call: SwapWorld['sent'][number]): Promise<string> => {
    await ask()
    sent.push(call)
    if (call.data.startsWith('0x095ea7b3')) now.allowance = BigInt(`0x${call.data.slice(-64)}`)
    return `0x${String(sent.length).padStart(64, '0')}`
  }
  /** A swap before it uses up what was approved. */
  const simulate = (
    data: string,
    isAfterSwap: boolean,
  ): { readonly status: 'success' | 'failure'; readonly answer?: string } => {
    const isChange = data.startsWith('0x095ea7b3') && BigInt(`0x${data.slice(-64)}`) > 0n
    if (isChange && now.needsReset && (now.allowance ?? 0n) > 0n) return { status: 'failure' }
    const allowance = isAfterSwap ? 0n : (now.allowance ?? 0n)
    return { status: 'success', ...(data.startsWith('0xdd62ed3e') && { answer: `0x${word(allowance)}` }) }
  }
  /** What the last swap brought. */
  const getArrival = () => {
    const { data = '' } = sent.at(-1) ?? {}
    const words = data.slice(10).match(/.{64}/g) ?? []
    const to = `0x${words[2]?.slice(24) ?? ''}`
    // A little more than the least.
    return { token: to === coin ? undefined : to, value: (BigInt(`0x${words[6] ?? 0}`) * 10_090n) / 10_000n }
  }

  const cloud = createFakeCloud([], { swaps })
  cloud.balances = (chainId) =>
    chainId === mainnet.caipNetworkId
      ? swapHoldings.map((token) => ({
          ...{ iconUrl: null, chainId, name: token.name, symbol: token.symbol, address: token.address },
          ...{ price: token.price, value: token.value, isListed: true },
          quantity: { decimals: Number(token.quantity.decimals), numeric: token.quantity.numeric },
        }))
      : []
  const outcome = (id: string) =>
    ({
      status: now.chain === 'reverted' ? 'reverted' : 'success',
      id,
      changes: sent.at(-1)?.data.startsWith('0x07ed2379') ? [getArrival()] : [],
    }) as const
  const features: Features = {
    balance: {
      getNative: async () => ({ value: now.coins ?? 742n * 10n ** 15n, ...mainnet.nativeCurrency }),
      getTokens: async ({ tokens }) => tokens.map((address) => ({ address, value: 550_960_000n })),
      getTokenInfo: async ({ token }) => {
        const found = find(token)
        if (!found) throw new ModalError('address.invalid')
        return { address: token, name: found.name, symbol: found.symbol, decimals: found.decimals }
      },
    },
    transaction: {
      estimate: async () => ({ fee: 162_000_000_000_000n, feeAtMost: 210_000_000_000_000n }),
      simulate: async ({ transaction, before = [] }) =>
        simulate(String(Reflect.get(Object(transaction), 'data')), before.length > 0),
      send: async ({ transaction }) => {
        const [to, data, value] = ['to', 'data', 'value'].map((name) => Reflect.get(Object(transaction), name))
        return { id: await take({ to: String(to), data: String(data), value: BigInt(value ?? 0n) }) }
      },
      wait: async ({ id, signal }) => {
        if (now.chain === 'hold')
          await new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
        return outcome(id)
      },
    },
    ...(parameters.atomic && {
      calls: {
        getCapabilities: async () => ({ [mainnet.caipNetworkId]: { atomic: now.atomic ?? 'unsupported' } }),
        send: async ({ calls, id = '' }) => {
          await ask()
          for (const { to, data = '0x', value = 0n } of calls) sent.push({ to, data, value })
          return { id }
        },
        getStatus: async () => ({ status: 'success', transactionIds: [`0x${'7'.padStart(64, '0')}`] }),
      },
    }),
  }
  return {
    cloud,
    features,
    sent,
    now,
    settle: (answer) => settle(answer),
    get quoteCalls() {
      return quoteCalls
    },
  }
}
