import type { ToastsController } from '../modal/toastsController.ts'
import type { TransactionRecord } from './state.ts'

type Notice = Omit<Parameters<ToastsController['show']>[0], 'link' | 'route'>

/** Shows what has become of a transaction, with its details and its page in the block explorer. Returns whether there was something to say. */
export function tellVisitor(
  toasts: Pick<ToastsController, 'show'>,
  record: TransactionRecord,
  link: string | undefined,
): boolean {
  const notice = toNotice(record)
  const route = { view: 'TransactionDetails', parameters: { key: record.key } } as const
  if (notice) toasts.show({ ...notice, link, route })
  return notice !== undefined
}

function toNotice({ status, replacedBy, cause }: TransactionRecord): Notice | undefined {
  switch (status) {
    case 'submitted':
      return { variant: 'loading', text: cause === 'slow' ? 'transactionSlow' : 'transactionSent', sticky: true }
    case 'confirming':
      return { variant: 'loading', text: 'transactionConfirming', sticky: true }
    case 'confirmed':
      return { variant: 'success', text: 'transactionConfirmed' }
    case 'failed':
      // The call that asked the wallet has failed with the reason.
      if (cause === 'notSent') return undefined
      return cause === 'partlyReverted'
        ? { variant: 'error', text: 'transactionPartlyReverted', sticky: true }
        : { variant: 'error', code: 'transaction.reverted', sticky: true }
    case 'expired':
      return { variant: 'error', code: 'transaction.expired', sticky: true }
    case 'replaced':
      return replacedBy === 'cancelled'
        ? { variant: 'success', text: 'transactionCancelled' }
        : { variant: 'error', code: 'transaction.replaced', sticky: true }
    case 'stuck':
      return { variant: 'error', text: 'transactionStuck' }
    case 'unknown':
      return { variant: 'error', text: 'transactionUnknown', sticky: true }
    default:
      return undefined
  }
}
