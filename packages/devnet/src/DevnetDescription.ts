/** The two chains: their numbers are EIP-155 chain ids. */
export type DevnetChainId = 31337 | 31338

/** An account that is funded on every chain. Its key is public knowledge. */
export interface DevnetAccount {
  /** EIP-55 address. */
  readonly address: `0x${string}`
  readonly privateKey: `0x${string}`
}

/** A token contract. Its address is the same on every chain and in every run. */
export interface DevnetToken {
  /** EIP-55 address. */
  readonly address: `0x${string}`
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Whether `transfer`, `transferFrom` and `approve` return a boolean (ERC-20) or nothing. */
  readonly transferReturns: boolean
}

/** One running EVM chain. */
export interface DevnetEvmChain {
  /** CAIP-2 id. */
  readonly caipNetworkId: `eip155:${DevnetChainId}`
  readonly chainId: DevnetChainId
  readonly name: string
  /** JSON-RPC over HTTP; the same address with `ws:` serves WebSocket. */
  readonly rpcUrl: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly tokens: readonly DevnetToken[]
  readonly accounts: readonly DevnetAccount[]
}

/**
 * Everything that a devnet runs, as plain JSON: what `latchkey-devnet --json` prints and what the faucet answers to
 * `GET /`.
 */
export interface DevnetDescription {
  readonly evm: readonly DevnetEvmChain[]
  /** Origin of the faucet, without a slash at the end. */
  readonly faucetUrl: string
}
