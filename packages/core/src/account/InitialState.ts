import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'

/**
 * What a server knows of the visitor before any script runs: the accounts and the network of the last visit. They come from
 * a cookie and prove nothing; never use them to decide what a visitor may see.
 */
export interface InitialState {
  readonly activeNamespace: Namespace
  /** CAIP-2. */
  readonly activeNetworkId: CaipNetworkId
  /** The address of each namespace that was connected. */
  readonly addresses: Readonly<Partial<Record<Namespace, string>>>
}
