import type { CaipNetworkId } from '@latchkey/protocol/caip'

/** Names an operation: its chain, and its hash at the entry point. */
export interface OperationKey {
  readonly chainId: CaipNetworkId
  readonly operationHash: string
}

/** What the operator has agreed to pay for. */
export interface Sponsorship extends OperationKey {
  readonly projectKey: string
  readonly userId: string
  /** Reserved of the budgets, in wei. */
  readonly reserved: bigint
}

/** The operations that projects pay for. The bundler asks it before it sends, and says what became of each. */
export interface SponsorshipLedger {
  /**
   * Takes the sponsorship of an operation once, within its 2 minutes; further calls for the same operation return it again as long
   * as it is not settled, because a restart sends the same operation again. `undefined` if there is none.
   */
  take(operation: OperationKey): Promise<Sponsorship | undefined>
  /**
   * Books what an operation has cost, in wei, once: reverted gas included. `replaced`: it did not land and will not, so its reserve
   * is free again, but the transaction may have cost something anyway.
   */
  settle(
    operation: OperationKey,
    outcome: { readonly kind: 'included' | 'reverted' | 'replaced'; readonly cost: bigint },
  ): Promise<void>
}
