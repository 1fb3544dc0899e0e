import type { ShownTransaction, ShownTransfer } from './ShownTransaction.ts'

/** Returns what the account got by a trade, and what it sent or got by anything else. */
export function getMainTransfer({ action, transfers }: ShownTransaction): ShownTransfer | undefined {
  const wanted = action === 'trade' || action === 'receive' || action === 'mint' ? 'in' : 'out'
  return transfers.find(({ direction }) => direction === wanted) ?? transfers[0]
}
