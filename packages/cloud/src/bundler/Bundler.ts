import type { JsonRpcRequest } from '@latchkey/protocol/api'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { UserOperationCost, UserOperationIntent } from '@latchkey/protocol/embedded'

/** What the bundler says of an operation that is not signed yet. */
export type Estimate =
  | { readonly kind: 'estimated'; readonly cost: UserOperationCost; readonly operationHash: string }
  /** The calls would fail. */
  | { readonly kind: 'reverts'; readonly reason: string }
  /** The chain or the executors cannot be reached, or have no coins. */
  | { readonly kind: 'unavailable' }

/** The operator's own bundler: EntryPoint 0.8, senders of the pinned implementation, one operation a transaction. */
export interface Bundler {
  /** The chains with executors. */
  readonly chainIds: readonly CaipNetworkId[]
  /** Answers one call of ERC-7769: a result, or an error with its code. */
  answer(parameters: {
    readonly chainId: CaipNetworkId
    readonly projectKey: string
    readonly call: JsonRpcRequest
    readonly signal?: AbortSignal | undefined
  }): Promise<unknown>
  /** What an operation needs on its chain. With `isFree`, the fees are zero: the operator pays. */
  estimate(parameters: {
    readonly chainId: CaipNetworkId
    readonly operation: UserOperationIntent
    readonly isFree: boolean
    readonly signal?: AbortSignal | undefined
  }): Promise<Estimate>
  /** Continues the operations that a stopped node has left, and follows all that have not ended until `signal` aborts. */
  start(): Promise<void>
}
