import type { Network, Transaction, TransactionRecord } from '@latchkey/core'
import { isSettled } from '@latchkey/core/internal'
import { matchRecord } from '../../internals/transactions/matchRecord.ts'

export interface RecentParameters {
  readonly records: readonly TransactionRecord[]
  readonly history: readonly Transaction[]
  readonly address: string | undefined
  readonly network: Network | undefined
}

/**
 * Joins the records of this browser with the account's history: a transaction of both is shown once. While it is on its way its
 * record is shown, on any network; once it has settled, the history's row.
 *
 * @returns the records to show, those on their way first, and the ids of the rows that they replace.
 */
export function toRecent({ records, history, address, network }: RecentParameters): {
  readonly recent: readonly TransactionRecord[]
  readonly replaced: ReadonlySet<string>
} {
  const own = records.filter(
    (record) => record.namespace === network?.chainNamespace && record.address.toLowerCase() === address?.toLowerCase(),
  )
  const pending = own.filter((record) => !isSettled(record))
  const settled = own.filter(
    (record) =>
      isSettled(record) &&
      record.networkId === network?.caipNetworkId &&
      !history.some((transaction) => matchRecord(transaction, record)),
  )
  const replaced = history.filter((transaction) => pending.some((record) => matchRecord(transaction, record)))
  return { recent: [...pending, ...settled], replaced: new Set(replaced.map(({ id }) => id)) }
}
