import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import type { ChainPosition } from '../cursors/createListCursors.ts'
import type { HistoryPage, HistoryTransaction } from './History.ts'

/** Pages that one answer reads on one chain. Providers may return pages with few rows, or without any. */
const pagesAtMost = 6

/** A page with the provider that answered it. */
export interface ProviderPage extends HistoryPage {
  readonly provider: string
}

/** A part of the merged list. */
export interface MergedPage {
  /** Newest first. */
  readonly transactions: readonly HistoryTransaction[]
  /** Where the next part begins; empty at the end. */
  readonly positions: readonly ChainPosition[]
  /** The chains that failed. */
  readonly unavailable: readonly CaipNetworkId[]
}

/** One chain while it is merged. */
interface Lane {
  position: ChainPosition
  /** The rows of the current page that are not returned yet. */
  rows: readonly HistoryTransaction[]
  /** The cursor of the page after the current one. */
  next: string | undefined
  isEnded: boolean
  failure: ApiRefusal | undefined
  pages: number
}

/**
 * Merges chains by time. A chain that fails is left out and named; the others answer, and the next page asks for it again.
 *
 * @throws ApiRefusal if all chains fail.
 */
export async function mergeChains(parameters: {
  readonly positions: readonly ChainPosition[]
  /** Rows of a page. */
  readonly size: number
  /** Reads a page, of one provider if the position names one. */
  readonly read: (position: ChainPosition) => Promise<ProviderPage>
}): Promise<MergedPage> {
  const { positions, read, size } = parameters
  const lanes = positions.map((position): Lane => {
    return { position, rows: [], next: undefined, isEnded: false, failure: undefined, pages: 0 }
  })

  const fill = async (lane: Lane): Promise<void> => {
    while (lane.rows.length === 0 && !lane.isEnded && lane.pages < pagesAtMost) {
      lane.pages += 1
      try {
        const page = await read(lane.position)
        lane.position = { ...lane.position, provider: page.provider }
        lane.next = page.next
        lane.rows = skip(page.transactions, lane.position.after)
      } catch (error) {
        if (!(error instanceof ApiRefusal) || error.code === 'cursor_invalid') throw error
        lane.failure = error
        return
      }
      if (lane.rows.length === 0) advance(lane, lane.position.after)
    }
  }

  await Promise.all(lanes.map(fill))
  const [first] = lanes
  if (first?.failure !== undefined && lanes.every(({ failure }) => failure !== undefined)) throw first.failure
  const transactions: HistoryTransaction[] = []
  while (transactions.length < size) {
    const open = lanes.filter(({ failure, isEnded }) => failure === undefined && !isEnded)
    // Older rows of other chains must not come before those that this chain still has.
    if (open.length === 0 || open.some(({ rows }) => rows.length === 0)) break
    const newest = open.reduce((one, other) => (getTime(other.rows[0]) > getTime(one.rows[0]) ? other : one))
    const [row, ...rest] = newest.rows
    if (row === undefined) break
    transactions.push(row)
    newest.rows = rest
    newest.position = { ...newest.position, after: { hash: row.hash, minedAt: row.minedAt } }
    if (rest.length === 0) {
      advance(newest, undefined)
      if (transactions.length < size) await fill(newest)
    }
  }
  return {
    transactions,
    positions: lanes.filter(({ isEnded }) => !isEnded).map(({ position }) => position),
    unavailable: lanes.filter(({ failure }) => failure !== undefined).map(({ position }) => position.chainId),
  }
}

/** Moves a chain to its next page. */
function advance(lane: Lane, after: ChainPosition['after']): void {
  if (lane.next === undefined) lane.isEnded = true
  else lane.position = { ...lane.position, cursor: lane.next, after }
}

/** The rows after the last one that was returned, although newer rows may have moved it to a later place or page. */
function skip(rows: readonly HistoryTransaction[], after: ChainPosition['after']): readonly HistoryTransaction[] {
  if (after === undefined) return rows
  const index = rows.findIndex(({ hash }) => hash === after.hash)
  if (index >= 0) return rows.slice(index + 1)
  const time = after.minedAt ?? Number.POSITIVE_INFINITY
  // It is on a later page.
  if (getTime(rows.at(-1)) >= time) return []
  // It has disappeared, as in a reorganisation.
  return rows.filter((row) => getTime(row) <= time)
}

/** Rows that are in no block are the newest. */
function getTime(row: HistoryTransaction | undefined): number {
  if (row === undefined) return Number.NEGATIVE_INFINITY
  return row.minedAt ?? Number.POSITIVE_INFINITY
}
