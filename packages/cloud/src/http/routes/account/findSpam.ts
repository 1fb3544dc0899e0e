import type { HistoryTransaction, HistoryTransfer } from '../../../upstream/history/History.ts'

/** The part of a transfer that decides whether it is spam. */
export interface SpamSigns {
  readonly transfer: HistoryTransfer
  /** Whether the account sent the transaction. */
  readonly isOwn: boolean
  /** `undefined` if that is not known. */
  readonly isListed: boolean | undefined
}

/**
 * Whether a transfer is spam: the provider says so, a name is an address on the web, it moves nothing and others sent it, or
 * others moved a token that no list has, which may also show the account as its sender. Names of non-fungible tokens are on no list.
 */
export function isSpamTransfer({ isListed, isOwn, transfer }: SpamSigns): boolean {
  const { contract, isSpam, name = '', numeric, symbol = '', tokenId } = transfer
  if (contract === undefined) return !isOwn && isZero(numeric)
  if (isSpam === true || (isListed !== true && (isWebAddress(name) || isWebAddress(symbol)))) return true
  if (isOwn) return false
  return isZero(numeric) || (isListed === false && tokenId === undefined)
}

/**
 * Whether a transaction is spam: others sent it, and all that it moves is spam, or it reached the account without moving
 * anything.
 */
export function isSpamTransaction(parameters: {
  readonly transaction: HistoryTransaction
  readonly account: string
  readonly areSpam: readonly boolean[]
}): boolean {
  const { account, areSpam, transaction } = parameters
  if (isSame(transaction.from, account)) return false
  if (areSpam.length > 0) return areSpam.every(Boolean)
  return isSame(transaction.to, account) && transaction.status === 'confirmed'
}

/** Whether two addresses are the same. Only those of EVM chains have upper and lower case without a difference. */
export function isSame(one: string, other: string): boolean {
  return one === other || (other.startsWith('0x') && one.toLowerCase() === other.toLowerCase())
}

/** Whether a text names a website, also without a scheme and with other dots and letters of the same look. */
export function isWebAddress(text: string): boolean {
  const plain = text
    .slice(0, 1_000)
    .normalize('NFKC')
    .replaceAll(/[\p{C}]/gu, '')
    .replaceAll(/[。．｡․]/gu, '.')
  return /:\/\/|\bwww\.|\bt\.me\b|[\p{L}\p{N}](?:\.|\s\.\s)(?:[a-z]{2,3}\b|app|info|site|online|finance|network|claims?|xyz|events?|gift|live|link|space|tech|vip|club|shop|store|world|website|cash|money|fund|today|top|wiki|work|zone)(?![\p{L}\p{N}.])/iu.test(
    plain,
  )
}

function isZero(numeric: string | undefined): boolean {
  return numeric !== undefined && !/[1-9]/.test(numeric)
}
