import { isPlainObject, pollChain } from '@latchkey/core/adapter'
import type { ClockPort, TransactionOutcome, WaitForTransactionParameters } from '@latchkey/core/adapter'
import type { Eip155Types } from '../types.ts'
import type { ReadChain } from './estimateFee.ts'
import { findByNonce, type FoundTransaction } from './findByNonce.ts'
import { parseSent, type Sent } from './parseSent.ts'
import { POLLING_INTERVAL } from './pollingInterval.ts'
import { parseQuantity } from './parseQuantity.ts'
import { parseTrace } from './traceTransaction.ts'

/** How many blocks before the wait are searched for a transaction that replaced another, if nothing says when it was sent. */
const MAX_SEARCHED_BLOCKS = 32n

/** How many blocks later a receipt is read again, because its block may have been replaced. */
const FINAL_DEPTH = 3n

/**
 * How often the receipt is read at first, in ms, so that a visitor who waits sees the end within a second; how often that happens; and of how
 * many such looks one reads all else too.
 */
const FAST_INTERVAL = 1_000
const FAST_LOOKS = 60
const SHORT_LOOKS = 4

type Outcome = TransactionOutcome<Eip155Types>
/** What is compared with a replacement. A trace may not know the content. */
type Original = Pick<Sent, 'from' | 'nonce'> & { readonly content: string | undefined }

/**
 * Waits until a transaction is in a block, or another one that used its nonce. A sped-up transaction (the same with a higher
 * fee) counts as the original.
 *
 * @throws `request.failed` if the chain cannot be read for a minute, and the signal's reason.
 */
export async function waitForTransaction(
  parameters: Pick<WaitForTransactionParameters<Eip155Types>, 'onStatus' | 'trace' | 'isFinal'> & {
    readonly id: `0x${string}`
    readonly read: ReadChain
    readonly clock: ClockPort
    readonly signal: AbortSignal | undefined
  },
): Promise<Outcome> {
  const { id, read, clock, onStatus, isFinal = false, signal } = parameters
  const trace = parseTrace(parameters.trace)
  let sent: Original | undefined = trace
  /** The transaction that took its place, which a node may know before it knows the receipt. */
  let replacement: FoundTransaction | undefined
  /** The last block that was searched. */
  let searched = trace?.block

  const readReceipt = async (hash: `0x${string}`) => {
    const receipt = await read('eth_getTransactionReceipt', [hash])
    if (!isPlainObject(receipt)) return undefined
    const status: Outcome['status'] = parseQuantity(receipt['status']) === 1n ? 'success' : 'reverted'
    return { status, block: receipt['blockNumber'] }
  }

  const settle = async (): Promise<{ readonly outcome: Outcome; readonly block: unknown } | undefined> => {
    const receipt = await readReceipt(id)
    if (receipt) return { outcome: { status: receipt.status, id }, block: receipt.block }
    const other = replacement && (await readReceipt(replacement.id))
    if (!replacement || !other) return undefined
    const replacedBy = tellReplacement(replacement.sent, sent)
    const status = replacedBy === 'spedUp' ? other.status : 'replaced'
    return { outcome: { status, id: replacement.id, replacedBy }, block: other.block }
  }

  /** Returns the outcome if it is final enough, and reports it otherwise. */
  const finish = async ({ outcome, block }: NonNullable<Awaited<ReturnType<typeof settle>>>) => {
    if (!isFinal) return outcome
    const newest = parseQuantity(await read('eth_blockNumber', []))
    if (newest >= parseQuantity(block) + FINAL_DEPTH) return outcome
    onStatus?.({ status: 'included', outcome })
    return undefined
  }

  let looks = 0
  let isIncluded = false
  const isFast = (): boolean => !isIncluded && looks < FAST_LOOKS

  const check = async (): Promise<Outcome | undefined> => {
    const isShort = isFast() && looks % SHORT_LOOKS !== 0
    looks++
    if (isShort && !(await readReceipt(id))) return undefined
    searched ??= parseQuantity(await read('eth_blockNumber', [])) - MAX_SEARCHED_BLOCKS
    const settled = await settle()
    isIncluded = settled !== undefined
    if (settled) return finish(settled)
    // The block of a replacement that was found may be gone, so the next search begins before it.
    if (replacement) searched = trace?.block ?? searched - MAX_SEARCHED_BLOCKS
    replacement = undefined
    const found = parseSent(await read('eth_getTransactionByHash', [id]))
    if (sent?.content === undefined) sent = found ?? sent
    let block: bigint | undefined
    if (sent && parseQuantity(await read('eth_getTransactionCount', [sent.from, 'latest'])) > sent.nonce) {
      block = parseQuantity(await read('eth_blockNumber', []))
      // A chain for tests may have begun anew.
      if (searched > block) searched = block - MAX_SEARCHED_BLOCKS
      if (block > searched) {
        const { from, nonce } = sent
        const other = await findByNonce({ from, nonce, read, first: searched + 1n, last: block })
        // The node may know the block of the transaction before its receipt.
        if (typeof other === 'object' && other.id !== id) replacement = other
        if (other !== 'unsure') searched = block
      }
      // A consistent endpoint has its receipt already.
      const replaced = replacement && (await settle())
      if (replaced) return finish(replaced)
    }
    if (onStatus) {
      block ??= parseQuantity(await read('eth_blockNumber', []))
      onStatus({ status: found ? 'pending' : 'notFound', block })
    }
    return undefined
  }
  return pollChain({ check, getPause: () => (isFast() ? FAST_INTERVAL : POLLING_INTERVAL), clock, signal })
}

function tellReplacement(other: Sent, sent: Original | undefined): 'spedUp' | 'cancelled' | 'replaced' {
  if (other.content === sent?.content) return 'spedUp'
  return other.isEmpty ? 'cancelled' : 'replaced'
}
