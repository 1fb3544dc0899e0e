import type { Network, TransactionRecord } from '@latchkey/core'
import type { ShownAction, ShownPhase, ShownTransaction, ShownTransfer } from './ShownTransaction.ts'

const phases: { readonly [status in TransactionRecord['status']]: ShownPhase } = {
  preparing: 'asking',
  awaitingWallet: 'asking',
  submitted: 'pending',
  confirming: 'again',
  confirmed: 'done',
  failed: 'failed',
  expired: 'expired',
  replaced: 'replaced',
  stuck: 'stuck',
  unknown: 'unknown',
}

const actions: { readonly [action in TransactionRecord['summary']['action']]: ShownAction } = {
  send: 'send',
  approve: 'approve',
  swap: 'trade',
  other: 'other',
}

/** Returns how a transaction of this browser is shown. */
export function fromRecord(record: TransactionRecord, network: Network | undefined): ShownTransaction {
  const { key, networkId, summary, status, id, replacementId, replacedBy, cause, waitsSince, changedAt } = record
  const isCancelled = status === 'replaced' && replacedBy === 'cancelled'
  return {
    key,
    networkId,
    id: replacementId ?? id,
    action: actions[summary.action],
    phase: isCancelled ? 'cancelled' : phases[status],
    cause,
    isSpedUp: replacedBy === 'spedUp',
    transfers: summary.action === 'approve' ? [] : listTransfers(record, network),
    party: summary.to === null ? undefined : { role: summary.action === 'send' ? 'to' : 'with', address: summary.to },
    sentAt: waitsSince,
    changedAt,
    record,
  }
}

function listTransfers({ summary }: TransactionRecord, network: Network | undefined): readonly ShownTransfer[] {
  const { amount, token, to } = summary
  const coin = token === null ? network?.nativeCurrency : undefined
  const decimals = summary.decimals ?? coin?.decimals
  if (amount === null || decimals === undefined) return []
  const parties = { to: to ?? undefined, contract: token ?? undefined }
  return [
    { direction: 'out', value: BigInt(amount), decimals, symbol: summary.symbol ?? coin?.symbol ?? '', ...parties },
  ]
}
