import {
  callsPlugin,
  getCallsErrorCode,
  type CallsBatch,
  type Namespace,
  type SendCallsParameters,
} from '@latchkey/core'
import type { ModalError } from '@latchkey/core/internal'
import { useMemo, useState } from 'react'
import { useAction } from '../internals/useAction.ts'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `useSendCalls`. */
export interface UseSendCallsReturnType {
  /**
   * Sends a batch of calls with the connected account, whatever its wallet can do: as one request where the wallet knows batches
   * (EIP-5792), else one transaction after another, each once the one before is in a block. With `atomicRequired`, all calls happen or none,
   * and a wallet that cannot do that is not asked.
   *
   * Resolves when the wallet has approved all calls; `useCallsStatus` follows the batch from then on. If it rejects, `batch` says whether
   * some calls were sent; without a `batch` none was.
   *
   * @throws `connection.required`, `options.invalid`, `request.rejected`, `request.unsupported`, `send.changed`, `transaction.reverted`,
   * and the wallet's other errors
   */
  readonly sendCalls: (parameters: Omit<SendCallsParameters, 'namespace'>) => Promise<CallsBatch>
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  readonly isPending: boolean
  /** The last batch, with the state of each call, from the moment the wallet is asked. */
  readonly batch: CallsBatch | undefined
  readonly error: ModalError | undefined
  /** The number of EIP-5792 or EIP-1193 of the error, such as 4001 or 5760. */
  readonly errorCode: number | undefined
  readonly reset: () => void
}

/**
 * Sends batches of calls on the active namespace or on the given one. The code that sends loads with the first call.
 *
 * @example
 * ```tsx
 * function ApproveAndDeposit({ approval, deposit }: Record<'approval' | 'deposit', SendCallsParameters['calls'][number]>) {
 *   const { sendCalls, batch, isPending } = useSendCalls()
 *   const send = () => void sendCalls({ calls: [approval, deposit] }).catch(() => undefined)
 *   return (
 *     <>
 *       <button disabled={isPending} onClick={send}>Deposit</button>
 *       {batch?.calls.map(({ status }, index) => <p key={index}>{status}</p>)}
 *     </>
 *   )
 * }
 * ```
 */
export function useSendCalls(parameters: { readonly namespace?: Namespace | undefined } = {}): UseSendCallsReturnType {
  const modal = useModalInstance('useSendCalls')
  const plugin = useMemo(() => modal.plugin(callsPlugin), [modal])
  const [id, setId] = useState<string>()
  const batch = useSelector(plugin.store, ({ batches }) => batches.find((each) => each.id === id))
  const { data, error, run, ...action } = useAction(async (call: Omit<SendCallsParameters, 'namespace'>) => {
    setId(undefined)
    const sent = await (
      await plugin.load()
    ).send({
      ...call,
      namespace: parameters.namespace,
      onProgress: (progress) => {
        setId(progress.id)
        call.onProgress?.(progress)
      },
    })
    setId(sent.id)
    return sent
  })
  const reset = (): void => {
    setId(undefined)
    action.reset()
  }
  return { ...action, sendCalls: run, batch: batch ?? data, error, errorCode: error && getCallsErrorCode(error), reset }
}
