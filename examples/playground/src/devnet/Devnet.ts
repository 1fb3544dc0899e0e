import type { Network } from '@latchkey/core'

/** The kinds of chain that run here. */
export type ChainKind = 'eip155' | 'solana' | 'bip122'

/** A token of a local chain. */
export interface DevnetToken {
  /** Of its contract, or its mint. */
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** One local chain, as the page needs it. */
export interface DevnetChain<kind extends ChainKind = ChainKind> {
  readonly network: Network<kind>
  /** JSON-RPC over HTTP; of Bitcoin the REST API of Esplora. */
  readonly rpcUrl: string
  readonly tokens: readonly DevnetToken[]
  /** Private keys of the funded accounts, which everybody knows. */
  readonly keys: readonly string[]
  /** Whom the page sends to. */
  readonly receiver: string
}

/** One local EVM chain. */
export interface DevnetEvmChain extends DevnetChain<'eip155'> {
  readonly chainId: number
  readonly tokens: readonly (DevnetToken & { readonly address: `0x${string}` })[]
  readonly keys: readonly `0x${string}`[]
}

/** The local cloud: wallets are listed there, and phones met. */
export interface LocalCloud {
  readonly url: string
  readonly relayUrl: string
  readonly projectId: string
}

/** The local chains, and the cloud that goes with them. */
export interface Devnet {
  readonly evm: readonly [DevnetEvmChain, ...DevnetEvmChain[]]
  /** Missing where it cannot run, such as on Windows. */
  readonly solana: DevnetChain<'solana'> | undefined
  readonly bitcoin: DevnetChain<'bip122'> | undefined
  /** All of them, in the order of the page. */
  readonly chains: readonly [DevnetChain, ...DevnetChain[]]
  readonly faucetUrl: string
  readonly cloud: LocalCloud
}
