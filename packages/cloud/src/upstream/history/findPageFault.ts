import type { HistoryPage, HistoryQuestion, HistoryTransaction } from './History.ts'

/** Rows of a page at most; pages of providers have some 50 to 150. */
const rowsAtMost = 500

/** Characters of a provider's cursor. */
const cursorLengthAtMost = 2_000

/** The first block of Bitcoin, in ms since the epoch. */
const firstBlockAt = 1_231_006_505_000

/** How far the clock of a provider may be ahead, in ms. */
const clockTolerance = 86_400_000

/** Returns why a page cannot be an answer to the question; `undefined` if it can. */
export function findPageFault(parameters: {
  readonly question: HistoryQuestion
  readonly page: HistoryPage
  readonly now: number
}): 'schema' | 'foreign_answer' | 'too_many_rows' | undefined {
  const { now, page, question } = parameters
  if (page.transactions.length > rowsAtMost) return 'too_many_rows'
  if (page.next !== undefined && page.next.length > cursorLengthAtMost) return 'schema'
  if (page.transactions.some((row) => isForeign(row, question))) return 'foreign_answer'
  return page.transactions.some((row) => isBroken(row, now)) ? 'schema' : undefined
}

function isForeign({ chainId, transfers }: HistoryTransaction, question: HistoryQuestion): boolean {
  const account = question.account.toLowerCase()
  const isOwn = (address: string): boolean => address.toLowerCase() === account
  return chainId !== question.chainId || transfers.some(({ from, to }) => !isOwn(from) && !isOwn(to))
}

function isBroken({ fee, from, hash, minedAt, to, transfers }: HistoryTransaction, now: number): boolean {
  const amounts = [fee, ...transfers.map(({ numeric }) => numeric)]
  const addresses = [from, to, ...transfers.flatMap((one) => [one.from, one.to, one.contract ?? ''])]
  return (
    !/^[\w-]{1,128}$/.test(hash) ||
    addresses.some((address) => !/^[-.:%\w]{0,128}$/.test(address)) ||
    amounts.some((amount) => amount !== undefined && !/^\d+(?:\.\d+)?$/.test(amount)) ||
    (minedAt !== undefined && !(minedAt >= firstBlockAt && minedAt <= now + clockTolerance))
  )
}
