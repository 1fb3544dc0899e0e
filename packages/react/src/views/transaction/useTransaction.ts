import {
  activityQuery,
  selectAccount,
  transactionsPlugin,
  type CaipAddress,
  type Network,
  type RouteParameters,
  type Transaction,
  type TransactionRecord,
} from '@latchkey/core'
import { isSettled, queryClientPlugin } from '@latchkey/core/internal'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTransactions } from '../../hooks/useTransactions.ts'
import { fromHistory } from '../../internals/transactions/fromHistory.ts'
import { fromRecord } from '../../internals/transactions/fromRecord.ts'
import { matchRecord } from '../../internals/transactions/matchRecord.ts'
import type { ShownTransaction } from '../../internals/transactions/ShownTransaction.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'

/** A transaction and its network. */
export interface FoundTransaction {
  /** `undefined` if it is not known (yet). */
  readonly transaction: ShownTransaction | undefined
  readonly isSearching: boolean
  readonly network: Network | undefined
}

/**
 * Finds a transaction among the records of this browser and in the account's history. The history adds what a record does not
 * know, such as the fee, once the chain has decided.
 */
export function useTransaction(parameters: RouteParameters['TransactionDetails']): FoundTransaction {
  const modal = useModalInstance()
  const { account, network: networks } = modal.controllers
  const { transactions: records } = useTransactions()
  const areRecordsRead = useRecordsRead()
  const record = records.find((each) => isWanted(each, parameters))
  const networkId = record?.networkId ?? ('id' in parameters ? parameters.caipNetworkId : undefined)
  const network = useSelector(networks.store, (state) =>
    state.networks.find(({ caipNetworkId }) => caipNetworkId === networkId),
  )
  const address = useSelector(account.store, (state) =>
    network === undefined ? undefined : selectAccount(state, network.chainNamespace).address,
  )
  const owner = record ? (isSettled(record) ? record.address : undefined) : address
  const caipAddress: CaipAddress | undefined =
    network && owner !== undefined ? `${network.caipNetworkId}:${owner}` : undefined
  const { data, isFetching } = useInfiniteQuery(
    activityQuery.options(modal, { caipAddress }),
    modal.plugin(queryClientPlugin).get().client,
  )
  const isRow = (each: Transaction): boolean =>
    record
      ? matchRecord(each, record)
      : 'id' in parameters && each.metadata.chain === networkId && isId(each, parameters.id)
  const row = data?.transactions.find(isRow)
  const spam = data?.spam.find(isRow)
  const shown = row ? fromHistory(row) : spam && fromHistory(spam, { isSpam: true })
  return {
    transaction: record ? merge(fromRecord(record, network), shown) : shown,
    isSearching: !areRecordsRead || isFetching,
    network,
  }
}

function isWanted(record: TransactionRecord, parameters: RouteParameters['TransactionDetails']): boolean {
  if ('key' in parameters) return record.key === parameters.key
  const { caipNetworkId, id } = parameters
  const isSame = (known: string | null): boolean => known?.toLowerCase() === id.toLowerCase()
  return record.networkId === caipNetworkId && (isSame(record.id) || isSame(record.replacementId))
}

function isId({ id, metadata }: Transaction, wanted: string): boolean {
  return [id, metadata.hash, id.split(':').at(-1)].some((known) => known?.toLowerCase() === wanted.toLowerCase())
}

/** What the record says counts: it is followed. What it does not say, the history may. */
function merge(record: ShownTransaction, row: ShownTransaction | undefined): ShownTransaction {
  if (row === undefined) return record
  const isUnnamed = record.action === 'other'
  return {
    ...record,
    action: isUnnamed ? row.action : record.action,
    transfers: record.transfers.length > 0 && !isUnnamed ? record.transfers : row.transfers,
    party: record.party ?? row.party,
    fee: row.fee,
  }
}

/** Whether the records of this browser have been read. */
function useRecordsRead(): boolean {
  const modal = useModalInstance()
  const [isRead, setIsRead] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const end = (): void => {
      if (isCurrent) setIsRead(true)
    }
    modal.plugin(transactionsPlugin).load().then(end, end)
    return () => {
      isCurrent = false
    }
  }, [modal])
  return isRead
}
