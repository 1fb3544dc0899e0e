import type { CaipNetworkId } from '@latchkey/protocol/caip'

/** The operator's own bundler. */
export interface BundlerSettings {
  /** Private keys of executors by chain: 32 bytes in hex each. Without any, the cloud is no bundler. */
  readonly executors: ReadonlyMap<CaipNetworkId, readonly `0x${string}`[]>
  /** The balance of an executor below which the log warns, in wei. */
  readonly balanceAtLeast: bigint
  /** Chains that begin anew when their program is started again. */
  readonly localChains: readonly CaipNetworkId[]
}
