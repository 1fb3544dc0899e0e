import { createLoader } from '@latchkey/core/adapter'
import type { transactions } from './transactions/transactions.ts'

/** Loads the code that builds and reads transactions. @throws `chunk.failed` */
export async function loadTransactions(): Promise<typeof transactions> {
  const load = createLoader({ load: () => import('./transactions/transactions.ts') })
  return (await load()).transactions
}
