import type { CaipNetworkId } from '@latchkey/protocol/caip'

/** Where the names of accounts are read. */
export interface NameSettings {
  /** The chain of the registry. */
  readonly chainId: CaipNetworkId
  /** Its universal resolver. */
  readonly resolver: `0x${string}`
  /** Origins of the gateways that may be asked (EIP-3668). */
  readonly gateways: readonly string[]
}
