import type { ErrorCode } from '../kernel/errors/codes.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { ReadableStore } from '../kernel/store/createStore.ts'
import { isSettled, type TransactionRecord, type TransactionsState } from './state.ts'

/** Why a step did not succeed. */
const codes: Readonly<Partial<Record<TransactionRecord['status'], ErrorCode>>> = {
  expired: 'transaction.expired',
  replaced: 'transaction.replaced',
}

/**
 * Waits until a transaction is in a block.
 *
 * @throws `transaction.reverted`, `transaction.replaced`, `transaction.expired`; `request.failed` if it is not known what became of it;
 * the signal's reason
 */
export function waitForEnd(
  store: ReadableStore<TransactionsState>,
  { key, signal }: { readonly key: string; readonly signal: AbortSignal },
): Promise<TransactionRecord> {
  return new Promise((resolve, reject) => {
    const finish = (act: () => void): void => {
      end()
      signal.removeEventListener('abort', look)
      act()
    }
    const look = (): void => {
      if (signal.aborted) return finish(() => reject(new ModalError('request.aborted')))
      const record = store.getState().records.find((each) => each.key === key)
      if (!record) return finish(() => reject(new ModalError('request.aborted')))
      if (!isSettled(record)) return
      const { status, cause } = record
      const isReverted = status === 'failed' && cause !== 'notSent'
      const code = codes[status] ?? (isReverted ? 'transaction.reverted' : 'request.failed')
      finish(() => (status === 'confirmed' ? resolve(record) : reject(new ModalError(code))))
    }
    const end = store.subscribe(look)
    signal.addEventListener('abort', look)
    look()
  })
}
