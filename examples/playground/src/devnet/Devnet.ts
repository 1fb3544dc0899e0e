import type { Network } from '@latchkey/core'

/** The kinds of local chain. */
export type ChainKind = 'eip155' | 'solana' | 'bip122'

/** A token of a local chain. */
export interface DevnetToken {
  /** The address of its contract or mint. */
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** A local chain, as the page needs it. */
export interface DevnetChain<kind extends ChainKind = ChainKind> {
  readonly network: Network<kind>
  /** JSON-RPC over HTTP; for Bitcoin, the REST API of Esplora. */
  readonly rpcUrl: string
  readonly tokens: readonly DevnetToken[]
  /** Private keys of the funded accounts. They are public. */
  readonly keys: readonly string[]
  /** The receiver of the page's transfers. */
  readonly receiver: string
}

/** A local EVM chain. */
export interface DevnetEvmChain extends DevnetChain<'eip155'> {
  readonly chainId: number
  readonly tokens: readonly (DevnetToken & { readonly address: `0x${string}` })[]
  readonly keys: readonly `0x${string}`[]
}

/** The local cloud: provides the wallet catalogue and the relay for phones. */
export interface LocalCloud {
  readonly url: string
  readonly relayUrl: string
  readonly projectId: string
}

/** The local chains, and the cloud that uses them. */
export interface Devnet {
  readonly evm: readonly [DevnetEvmChain, ...DevnetEvmChain[]]
  /** Undefined where it cannot run, such as on Windows. */
  readonly solana: DevnetChain<'solana'> | undefined
  readonly bitcoin: DevnetChain<'bip122'> | undefined
  /** All local chains, in the page's order. */
  readonly chains: readonly [DevnetChain, ...DevnetChain[]]
  readonly faucetUrl: string
  readonly cloud: LocalCloud
  /** The page with the mails that the cloud has sent, to any address. */
  readonly mailboxUrl: string | undefined
}
