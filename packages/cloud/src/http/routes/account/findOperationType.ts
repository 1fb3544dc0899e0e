import type { HistoryTransaction, HistoryTransfer } from '../../../upstream/history/History.ts'
import { isSame } from './findSpam.ts'

/** What a transaction was for the account. */
export type OperationType = 'send' | 'receive' | 'trade' | 'approve' | 'execute' | 'deploy' | 'mint'

const zeroAddress = '0x0000000000000000000000000000000000000000'

/** Names and selectors of the functions that allow others to move tokens. */
const approvals: ReadonlySet<string> = new Set([
  ...['approve', 'increaseAllowance', 'decreaseAllowance', 'setApprovalForAll'],
  ...['0x095ea7b3', '0x39509351', '0xa457c2d7', '0xa22cb465'],
])

/** Derives what a transaction was for the account from what it moved. */
export function findOperationType(transaction: HistoryTransaction, account: string): OperationType {
  const { method = '', to, transfers } = transaction
  if (to === '') return 'deploy'
  const received = transfers.filter((one) => isSame(one.to, account) && !isSame(one.from, account))
  const sent = transfers.filter((one) => isSame(one.from, account))
  const isMinted = received.length > 0 && received.every(({ from }) => isSame(from, zeroAddress))
  // A payment for a new token that is like no other.
  if (isMinted && (sent.length === 0 || received.every(({ tokenId }) => tokenId !== undefined))) return 'mint'
  if (received.length > 0 && sent.length > 0) return isExchange(sent, received) ? 'trade' : 'send'
  if (received.length > 0) return 'receive'
  if (sent.length > 0) return 'send'
  return approvals.has(method) ? 'approve' : 'execute'
}

/** Whether other assets came than left; a refund is no trade. */
function isExchange(sent: readonly HistoryTransfer[], received: readonly HistoryTransfer[]): boolean {
  const left = new Set(sent.map(toAsset))
  return received.some((one) => !left.has(toAsset(one)))
}

function toAsset({ contract = '', tokenId = '' }: HistoryTransfer): string {
  return `${contract.toLowerCase()} ${tokenId}`
}
