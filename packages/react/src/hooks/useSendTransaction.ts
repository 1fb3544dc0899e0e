import {
  selectActiveConnection,
  transactionsPlugin,
  type Namespace,
  type SubmitTransactionParameters,
  type TransactionRecord,
  type TransactionRequestOf,
} from '@latchkey/core'
import { ModalError } from '@latchkey/core/internal'
import { useAction } from '../internals/useAction.ts'
import { useModalInstance } from '../internals/useModalInstance.ts'

/** The parameters of `sendTransaction`. */
export interface SendTransactionParameters<namespace extends Namespace = Namespace> {
  /** The transaction in the form of the chain: see the documentation of its adapter. */
  readonly transaction: TransactionRequestOf<namespace>
  /** What it does, to be shown beside its state. */
  readonly summary?: SubmitTransactionParameters['summary'] | undefined
}

/** Return type of `useSendTransaction`. */
export interface UseSendTransactionReturnType<namespace extends Namespace = Namespace> {
  /**
   * Asks the connected wallet to sign and send a transaction, once. Resolves when the wallet has answered; the record is followed from
   * then on. If the call rejects with anything but `request.rejected`, look at `useTransactions` before sending again.
   *
   * @throws `connection.required`, `feature.unsupported`, `request.rejected`, and the wallet's other errors
   */
  readonly sendTransaction: (parameters: SendTransactionParameters<namespace>) => Promise<TransactionRecord>
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  readonly isPending: boolean
  /** The record as the wallet's answer left it. */
  readonly data: TransactionRecord | undefined
  readonly error: ModalError | undefined
  readonly reset: () => void
}

/**
 * Sends transactions on the active namespace or on the given one, and follows them: see `useTransactions`.
 *
 * @example
 * ```tsx
 * function Pay() {
 *   const { sendTransaction, isPending } = useSendTransaction({ namespace: 'eip155' })
 *   const pay = () => sendTransaction({ transaction: { to: '0x…', value: 10n } })
 *   return <button disabled={isPending} onClick={() => void pay().catch(() => undefined)}>Pay</button>
 * }
 * ```
 */
export function useSendTransaction<namespace extends Namespace = Namespace>(
  parameters: { readonly namespace?: namespace | undefined } = {},
): UseSendTransactionReturnType<namespace> {
  const modal = useModalInstance('useSendTransaction')
  const { adapters, network } = modal.controllers
  const { run, ...state } = useAction(
    async ({ transaction, summary = { action: 'other' } }: SendTransactionParameters<namespace>) => {
      const target: Namespace = parameters.namespace ?? network.store.getState().activeNamespace
      const connection = selectActiveConnection(adapters.store.getState(), target)
      if (connection === undefined) throw new ModalError('connection.required', { text: 'Wallet is not connected' })
      const feature = adapters.get(target).features.transaction
      if (feature === undefined || !connection.features.includes('transaction'))
        throw new ModalError('feature.unsupported', {
          context: { feature: 'transaction' },
          text: 'The wallet does not support {feature}',
        })
      const transactions = await modal.plugin(transactionsPlugin).load()
      return await transactions.submit({
        namespace: target,
        networkId: connection.networkId,
        address: connection.activeAddress,
        summary,
        content: { transaction },
        ask: (call) => feature.send({ connectionId: connection.id, transaction, ...call }),
      })
    },
  )
  return { sendTransaction: run, ...state }
}
