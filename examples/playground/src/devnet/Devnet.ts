import type { Network } from '@latchkey/core'

/** A token that every local chain has. */
export interface DevnetToken {
  readonly address: `0x${string}`
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** One local chain, as the page needs it. */
export interface DevnetChain {
  readonly network: Network<'eip155'>
  readonly chainId: number
  readonly rpcUrl: string
  readonly tokens: readonly DevnetToken[]
}

/** The local cloud: wallets are listed there, and phones met. */
export interface LocalCloud {
  readonly url: string
  readonly relayUrl: string
  readonly projectId: string
}

/** The local chains, and the cloud that goes with them. */
export interface Devnet {
  readonly chains: readonly [DevnetChain, ...DevnetChain[]]
  readonly faucetUrl: string
  readonly cloud: LocalCloud
  /** Private keys of the funded accounts, which everybody knows. */
  readonly keys: readonly `0x${string}`[]
  /** Whom the page sends to. */
  readonly receiver: `0x${string}`
}
