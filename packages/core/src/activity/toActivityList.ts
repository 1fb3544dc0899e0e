import type { Transaction } from '@latchkey/protocol/api'
import type { InfiniteData } from '@tanstack/query-core'
import type { ActivityPage } from './ActivityPage.ts'

/** The transactions of a year, newest first. */
export interface ActivityYear {
  readonly year: number
  readonly months: readonly ActivityMonth[]
}

/** The transactions of a month in the visitor's time zone, newest first. */
export interface ActivityMonth {
  /** From 0 for January, as in `Date`. */
  readonly month: number
  readonly transactions: readonly Transaction[]
}

/** The transactions that were read so far, newest first. */
export interface ActivityList {
  readonly transactions: readonly Transaction[]
  readonly transactionsByYear: readonly ActivityYear[]
  /** The hidden transactions: show how many there are, and reveal them only on request. */
  readonly spam: readonly Transaction[]
  /** The cursor of the next page; absent on the last one. */
  readonly next: string | undefined
  /** Whether transactions are read on this network. */
  readonly isSupported: boolean
}

/** Joins the pages that were read. */
export function toActivityList({ pages }: InfiniteData<ActivityPage, string | undefined>): ActivityList {
  const transactions = listOnce(pages.flatMap(({ data }) => data))
  return {
    transactions,
    transactionsByYear: groupByYear(transactions),
    spam: listOnce(pages.flatMap(({ spam }) => spam)),
    next: pages.at(-1)?.next,
    isSupported: pages[0]?.isUnsupported !== true,
  }
}

/** Removes repeated transactions: a provider may repeat one that moved to the next page meanwhile. */
function listOnce(transactions: readonly Transaction[]): readonly Transaction[] {
  const ids = new Set<string>()
  return transactions.filter(({ id, metadata }) => {
    const key = `${metadata.chain} ${id}`
    return !ids.has(key) && ids.add(key)
  })
}

/** Groups a list by year and month. A transaction without a valid time stays with its neighbour. */
function groupByYear(transactions: readonly Transaction[]): readonly ActivityYear[] {
  const dates = transactions.map(({ metadata }) => new Date(metadata.minedAt))
  const isValid = (date: Date): boolean => !Number.isNaN(date.getTime())
  let date = dates.find(isValid)
  const years = new Map<number, Map<number, Transaction[]>>()
  for (const [index, transaction] of transactions.entries()) {
    date = dates.slice(index, index + 1).find(isValid) ?? date
    if (date === undefined) break
    const months = years.get(date.getFullYear()) ?? new Map<number, Transaction[]>()
    const rows = months.get(date.getMonth()) ?? []
    rows.push(transaction)
    months.set(date.getMonth(), rows)
    years.set(date.getFullYear(), months)
  }
  return newestFirst(years).map(([year, months]) => ({
    year,
    months: newestFirst(months).map(([month, rows]) => ({ month, transactions: rows })),
  }))
}

function newestFirst<value>(groups: ReadonlyMap<number, value>): readonly (readonly [number, value])[] {
  return [...groups].toSorted(([a], [b]) => b - a)
}
