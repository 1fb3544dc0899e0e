import type { CallsStatus, SendCallsParameters as AdapterSendCallsParameters } from '../adapter/callsFeature.ts'
import type { Namespace } from '@latchkey/protocol/caip'
import type { TransactionSummary } from '../transactions/state.ts'
import type { CallsBatch } from './state.ts'

/** The parameters of `Calls.send`. */
export interface SendCallsParameters extends Pick<
  AdapterSendCallsParameters,
  'calls' | 'id' | 'atomicRequired' | 'capabilities'
> {
  /** The active namespace by default. */
  readonly namespace?: Namespace | undefined
  /** What the batch does, to be shown beside its state. */
  readonly summary?: (Pick<TransactionSummary, 'action'> & Partial<TransactionSummary>) | undefined
  /** Called with each change until the promise settles. */
  readonly onProgress?: ((batch: CallsBatch) => void) | undefined
  /** Ends the wait, and asks the wallet for nothing more. What it was asked for can still happen. */
  readonly signal?: AbortSignal | undefined
}

/** Batches of calls (EIP-5792) with every wallet. */
export interface Calls {
  /**
   * Sends a batch with the active account. A wallet that knows batches gets it as one request. Any other wallet is asked for one
   * transaction after another, each once the one before is in a block, unless `atomicRequired` is set; it gets no further
   * request after a call that failed, or if the account or the network has changed.
   *
   * Resolves once the wallet has approved all calls. If it rejects after some calls were sent, the batch stays in the state and says which.
   *
   * @throws `connection.required`, `network.unsupported`, `options.invalid` for no calls, or one without an address;
   * `request.rejected` if the visitor declines, `request.unsupported` where a batch is not possible as asked,
   * `send.changed`, `transaction.reverted`, and the wallet's other errors. `getCallsErrorCode` returns the number of EIP-5792.
   */
  send(parameters: SendCallsParameters): Promise<CallsBatch>
  /**
   * Reads the status of a batch: from the wallet that got it, else from its transactions.
   *
   * @throws `request.failed` with 5730 for an unknown id, `connection.required`, and the wallet's errors
   */
  getStatus(parameters: { readonly id: string; readonly signal?: AbortSignal | undefined }): Promise<CallsStatus>
  /**
   * Shows a batch to the visitor: in the wallet that got it, else in the modal's list of transactions.
   *
   * @throws as `getStatus`
   */
  show(parameters: { readonly id: string; readonly signal?: AbortSignal | undefined }): Promise<void>
  destroy(): void
}
