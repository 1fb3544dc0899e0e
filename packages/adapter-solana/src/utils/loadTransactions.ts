import { ModalError } from '@latchkey/core/adapter'
import type { transactions } from '../transactions/transactions.ts'

/** Loads what makes and reads transactions. @throws `chunk.failed` */
export async function loadTransactions(): Promise<typeof transactions> {
  try {
    const loaded = await import('../transactions/transactions.ts')
    return loaded.transactions
  } catch (cause) {
    throw new ModalError('chunk.failed', { cause })
  }
}
