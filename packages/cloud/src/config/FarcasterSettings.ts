import type { CaipNetworkId } from '@latchkey/protocol/caip'

/** Where logins with Farcaster are brokered and checked. */
export interface FarcasterSettings {
  /** URL of the relay (FIP-11), without a slash at the end. */
  readonly relay: string
  /** The contract that knows which id an address has. */
  readonly registry: { readonly chainId: CaipNetworkId; readonly address: `0x${string}` }
}
