import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { array, nullable, number, record, safeParse, string, tuple } from 'valibot'
import {
  internalTransactionsSchema,
  tokenTransfersSchema,
  transactionsSchema,
} from '../../blockscout/blockscoutSchemas.ts'
import type { Blockscout } from '../../blockscout/createBlockscout.ts'
import { failAttempt, type FailedAttempt } from '../../pool/Attempt.ts'
import type { HistoryProvider } from '../History.ts'
import { type HistoryPart, joinParts, toInternalPart, toTokenPart, toTransactionPart } from './historyParts.ts'

/** How often the lists are read further for one page, when all their rows are in one block. */
const roundsAtMost = 4

/** The parameters of a page; empty for the first. */
type PageParameters = Readonly<Record<string, string>>

interface ListPage {
  readonly kind: 'answered'
  readonly value: { readonly parts: readonly (HistoryPart | undefined)[]; readonly next: PageParameters | undefined }
}

interface Limits {
  readonly timeout: number
  readonly signal?: AbortSignal | undefined
}

/** One of the three lists while it is read. */
interface Lane {
  readonly list: (query: PageParameters, limits: Limits) => Promise<ListPage | FailedAttempt>
  /** The page to read next; `undefined` at the end. */
  next: PageParameters | undefined
  readonly pages: { readonly query: PageParameters; readonly parts: readonly HistoryPart[] }[]
}

/** Blocks above the first have been returned; then where each list continues, `null` at its end. */
const cursorSchema = tuple([number(), array(nullable(record(string(), string())))])

/**
 * Creates the transactions of EVM accounts from Blockscout, which has three lists: transactions, transfers of tokens, and calls
 * between contracts. They are joined block by block: a block is returned once all three lists have been read beyond it, so
 * that no transaction is on two pages or lacks a transfer.
 */
export function createBlockscoutHistory({ blockscout }: { readonly blockscout: Blockscout }): HistoryProvider {
  return {
    chainIds: blockscout.chainIds,
    async read({ question: { account, chainId, cursor }, signal, timeout }) {
      const end = performance.now() + timeout
      const place = parseCursor(cursor)
      if (place === undefined) return failAttempt('cursor', { isItsFault: false, isFinal: true })
      const lanes = createLists({ blockscout, chainId, account }).map((list, index): Lane => {
        return { list, next: place.pages === undefined ? {} : (place.pages[index] ?? undefined), pages: [] }
      })
      let [horizon, ready] = [Number.NEGATIVE_INFINITY, [] as readonly HistoryPart[]]
      for (let round = 0; round < roundsAtMost && ready.length === 0; round += 1) {
        const due = lanes.filter((lane) => lane.next !== undefined && getLowest(lane) >= horizon)
        if (due.length === 0) break
        const limits = { timeout: Math.max(1, end - performance.now()), signal }
        const failures = await Promise.all(due.map((lane) => readFurther(lane, limits)))
        const failure = failures.find((one) => one !== undefined)
        if (failure !== undefined) return failure
        horizon = Math.max(Number.NEGATIVE_INFINITY, ...lanes.filter(({ next }) => next).map(getLowest))
        ready = listParts(lanes, place.floor).filter(({ block }) => block === undefined || block > horizon)
      }
      // More rows of one block than are read at once: what is known of it is returned.
      const isCut = ready.length === 0 && horizon <= place.floor
      if (isCut) ready = listParts(lanes, place.floor).filter(({ block = 0 }) => block >= horizon)
      const floor = Math.min(place.floor, isCut ? horizon - 1 : horizon, Number.MAX_SAFE_INTEGER)
      return {
        kind: 'answered',
        value: {
          transactions: joinParts(ready, { chainId, account: account.toLowerCase() }),
          next: formatCursor(lanes, floor),
        },
      }
    },
  }
}

/** Reads the next page of a list. Returns the failure, if it fails. */
async function readFurther(lane: Lane, limits: Limits): Promise<FailedAttempt | undefined> {
  const query = lane.next ?? {}
  const answer = await lane.list(query, limits)
  if (answer.kind === 'failed') return answer
  const parts = answer.value.parts.filter((part) => part !== undefined)
  if (parts.length < answer.value.parts.length) return failAttempt('foreign_answer')
  lane.pages.push({ query, parts })
  lane.next = answer.value.next
  return undefined
}

/** The lowest block that a list was read down to. */
function getLowest({ pages }: Lane): number {
  return Math.min(Number.POSITIVE_INFINITY, ...pages.flatMap(({ parts }) => parts.flatMap(({ block }) => block ?? [])))
}

/** The rows that have not been returned yet. What is in no block is on the first page only. */
function listParts(lanes: readonly Lane[], floor: number): readonly HistoryPart[] {
  return lanes.flatMap(({ pages }) =>
    pages.flatMap(({ parts }) => parts.filter(({ block }) => (block ?? Number.POSITIVE_INFINITY) <= floor)),
  )
}

/** Each list continues with the first page that has rows left. */
function formatCursor(lanes: readonly Lane[], floor: number): string | undefined {
  const places = lanes.map(({ next, pages }) => {
    const left = pages.find(({ parts }) => parts.some(({ block }) => block !== undefined && block <= floor))
    return left?.query ?? next ?? null
  })
  return places.every((one) => one === null) ? undefined : JSON.stringify([floor, places])
}

function parseCursor(
  cursor: string | undefined,
): { readonly floor: number; readonly pages: readonly (PageParameters | null)[] | undefined } | undefined {
  if (cursor === undefined) return { floor: Number.POSITIVE_INFINITY, pages: undefined }
  const result = safeParse(cursorSchema, JSON.parse(cursor))
  return result.success ? { floor: result.output[0], pages: result.output[1] } : undefined
}

function createLists(parameters: {
  readonly blockscout: Blockscout
  readonly chainId: CaipNetworkId
  readonly account: string
}): readonly Lane['list'][] {
  const { account, blockscout, chainId } = parameters
  const place = { chainId, account: account.toLowerCase() }
  const unknown = { items: [], next_page_params: undefined }
  const common = { account, chainId, unknown }
  return [
    async (query, limits) => {
      const list = 'transactions'
      const answer = await blockscout.call({ ...common, list, query, schema: transactionsSchema, ...limits })
      if (answer.kind === 'failed') return answer
      const { items, next_page_params: next } = answer.value
      return { kind: 'answered', value: { parts: items.map((row) => toTransactionPart(row, place)), next } }
    },
    async (query, limits) => {
      const list = 'token-transfers'
      const answer = await blockscout.call({ ...common, list, query, schema: tokenTransfersSchema, ...limits })
      if (answer.kind === 'failed') return answer
      const { items, next_page_params: next } = answer.value
      return { kind: 'answered', value: { parts: items.map((row) => toTokenPart(row, place)), next } }
    },
    async (query, limits) => {
      const list = 'internal-transactions'
      const answer = await blockscout.call({ ...common, list, query, schema: internalTransactionsSchema, ...limits })
      if (answer.kind === 'failed') return answer
      const { items, next_page_params: next } = answer.value
      return { kind: 'answered', value: { parts: items.map((row) => toInternalPart(row, place)), next } }
    },
  ]
}
