/** The providers of each concern. */
interface ProviderNames {
  readonly prices: 'defillama' | 'coingecko' | 'jupiter' | 'devnet'
  readonly balances: 'rpc' | 'blockscout' | 'esplora'
  readonly history: 'blockscout' | 'esplora'
  readonly nfts: 'blockscout'
  readonly swaps: 'kyberswap' | '1inch' | 'devnet'
  readonly onramp: 'meld' | 'coinbase' | 'sandbox'
}

/** What a provider is asked for. */
export type Concern = keyof ProviderNames

/** The names of a concern's providers. */
export type ProviderOf<concern extends Concern> = ProviderNames[concern]

/** The name of a provider. */
export type ProviderName = ProviderOf<Concern>

/** What an operator has to know of a provider before turning it on. */
export interface ProviderFacts {
  readonly concerns: readonly Concern[]
  /** Its public URL; `undefined` if there is none, so that the operator sets one. */
  readonly url: string | undefined
  /** Whether it serves only local chains, with `LATCHKEY_DEV`. */
  readonly isLocal?: boolean | undefined
  /** Whether it has a key: never, on request, always, or always unless the operator names an instance or a page of their own. */
  readonly key: 'none' | 'optional' | 'required' | 'requiredWithoutInstance' | 'requiredWithoutPage'
  /** Whether it also has a secret, which signs each call. */
  readonly hasSecret?: boolean | undefined
  /** Calls per second that its free plan allows, without and with a key. */
  readonly perSecond: number
  readonly perSecondWithKey?: number | undefined
  /** Calls per day that its free plan allows. */
  readonly perDay?: number | undefined
  /** Whether `LATCHKEY_PROVIDERS=public` turns it on. */
  readonly isPublic: boolean
  readonly serves: string
  readonly cost: string
  /** What it learns, from the cloud's address. */
  readonly learns: string
}

/** The providers of this version. Facts come from their public documentation, read in November 2026. */
export const providers: Readonly<Record<ProviderName, ProviderFacts>> = {
  defillama: {
    concerns: ['prices'],
    url: 'https://coins.llama.fi',
    key: 'none',
    perSecond: 5,
    isPublic: true,
    serves: 'US dollars; the larger EVM chains, Solana, bitcoin',
    cost: 'free; no limit is published',
    learns: 'tokens',
  },
  coingecko: {
    concerns: ['prices'],
    url: 'https://api.coingecko.com/api/v3',
    key: 'required',
    perSecond: 0.5,
    perDay: 330,
    isPublic: false,
    serves: '30 currencies; the larger EVM chains, Solana, bitcoin',
    cost: 'demo key free: about 30 calls a minute, 10,000 a month; for a paid key set the URL https://pro-api.coingecko.com/api/v3',
    learns: 'tokens',
  },
  jupiter: {
    concerns: ['prices'],
    url: 'https://api.jup.ag',
    key: 'optional',
    perSecond: 0.5,
    perSecondWithKey: 1,
    isPublic: true,
    serves: 'US dollars; Solana',
    cost: 'free: a call every 2 seconds without a key, 1 a second with a free key',
    learns: 'tokens',
  },
  rpc: {
    concerns: ['balances'],
    url: undefined,
    key: 'none',
    perSecond: 50,
    isPublic: true,
    serves: 'EVM chains and Solana that have a `LATCHKEY_RPC_*`; finds only listed tokens',
    cost: 'what your chain upstreams cost',
    learns: 'accounts and the listed tokens',
  },
  blockscout: {
    concerns: ['balances', 'history', 'nfts'],
    url: 'https://api.blockscout.com',
    key: 'requiredWithoutInstance',
    perSecond: 5,
    perDay: 5_000,
    isPublic: false,
    serves:
      'the EVM chains of `LATCHKEY_BLOCKSCOUT_CHAINS` and `LATCHKEY_BLOCKSCOUT_INSTANCES`; finds unlisted tokens too',
    cost: 'key free: 5 calls a second, 5,000 a day; on each chain a page of history takes 3 calls, balances 2, or more for large accounts, and a page of NFTs 1; your own instances get up to 50 calls a second',
    learns: 'accounts',
  },
  esplora: {
    concerns: ['balances', 'history'],
    url: undefined,
    key: 'none',
    perSecond: 10,
    isPublic: false,
    serves: 'bitcoin',
    cost: 'your own instance; public hosts ask not to be used by services',
    learns: 'accounts',
  },
  kyberswap: {
    concerns: ['swaps'],
    url: 'https://aggregator-api.kyberswap.com',
    key: 'none',
    perSecond: 3,
    isPublic: true,
    serves: 'Ethereum, OP Mainnet, BNB Smart Chain, Polygon, Base, Arbitrum One, Avalanche',
    cost: 'free: 3 calls a second; a quote takes 1 call and a built swap 2',
    learns: 'tokens and amounts; for a built swap the account',
  },
  '1inch': {
    concerns: ['swaps'],
    url: 'https://api.1inch.com',
    key: 'required',
    perSecond: 1,
    isPublic: false,
    serves: 'Ethereum, OP Mainnet, BNB Smart Chain, Gnosis, Polygon, zkSync Era, Base, Arbitrum One, Avalanche',
    cost: 'key free: a call a second; a quote takes 1 call and a built swap 1',
    learns: 'tokens and amounts; for a built swap the account',
  },
  devnet: {
    concerns: ['prices', 'swaps'],
    url: undefined,
    key: 'none',
    perSecond: 50,
    isPublic: false,
    isLocal: true,
    serves: 'the exchange on the local chains of `latchkey-devnet`: swaps, and prices in US dollars by its pools',
    cost: 'nothing',
    learns: 'nothing: it is on your machine',
  },
  meld: {
    concerns: ['onramp'],
    url: 'https://api.meld.io',
    key: 'requiredWithoutPage',
    perSecond: 20,
    isPublic: false,
    serves:
      'purchases for accounts of ethereum, arbitrum, polygon, berachain, avalanche, optimism, celo, base and Solana, from the sellers that it compares',
    cost: 'the key is by contract; no limit is published; visitors pay its fees and those of the seller',
    learns: 'amounts and countries; with each purchase the account',
  },
  coinbase: {
    concerns: ['onramp'],
    url: 'https://api.developer.coinbase.com/onramp',
    key: 'required',
    hasSecret: true,
    perSecond: 10,
    isPublic: false,
    serves: 'purchases for accounts of ethereum, arbitrum, polygon, berachain, avalanche, optimism, celo and base',
    cost: 'the key is free; visitors pay its fees',
    learns: "accounts, amounts, and with each purchase the visitor's IP address, which it demands",
  },
  sandbox: {
    concerns: ['onramp'],
    url: 'http://127.0.0.1:8547',
    key: 'none',
    perSecond: 50,
    isPublic: false,
    isLocal: true,
    serves: 'purchases without money, delivered by the faucet of `latchkey-devnet`, for programs on this machine',
    cost: 'nothing',
    learns: 'nothing: it is on your machine',
  },
}

/** How the settings of a provider begin. */
export function getVariablePrefix(name: ProviderName): string {
  return `LATCHKEY_${name === '1inch' ? 'ONEINCH' : name.toUpperCase()}`
}

/** Lists the providers of a concern, in the order that is used by default. */
export function listProviders<concern extends Concern>(concern: concern): readonly ProviderOf<concern>[] {
  return Object.keys(providers).filter((name): name is ProviderOf<concern> => isProviderOf(name, concern))
}

function isProviderOf(name: string, concern: Concern): boolean {
  return Object.entries(providers).some(
    ([known, { concerns }]) => known === name && concerns.some((one) => one === concern),
  )
}
