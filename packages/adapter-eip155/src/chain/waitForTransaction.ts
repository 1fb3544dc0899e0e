import { isPlainObject, ModalError, pollChain } from '@latchkey/core/adapter'
import type { ClockPort } from '@latchkey/core/adapter'
import { POLLING_INTERVAL } from './pollingInterval.ts'
import { parseQuantity } from './parseQuantity.ts'

/** How many blocks are searched for a transaction that replaced another. */
const MAX_SEARCHED_BLOCKS = 32n

type ReadChain = (method: string, params: readonly unknown[]) => Promise<unknown>

/** The fields that decide whether two transactions of one account and nonce are the same. */
interface Sent {
  readonly from: string
  readonly nonce: bigint
  readonly to: unknown
  readonly value: unknown
  readonly input: unknown
}

/**
 * Waits until a transaction is in a block. A sped-up transaction (the same with a higher fee) counts as the original; a
 * cancelled or otherwise replaced one is an error.
 *
 * @throws `transaction.replaced`, `request.failed` if the chain cannot be read for a minute, and the signal's reason.
 */
export async function waitForTransaction(parameters: {
  readonly id: `0x${string}`
  readonly read: ReadChain
  readonly clock: ClockPort
  readonly signal: AbortSignal | undefined
}): Promise<{ readonly status: 'success' | 'reverted' }> {
  const { id, read, clock, signal } = parameters
  let sent: Sent | undefined
  let hash: string = id
  /** The last block that was searched. */
  let searched: bigint | undefined
  const check = async (): Promise<{ readonly status: 'success' | 'reverted' } | undefined> => {
    searched ??= parseQuantity(await read('eth_blockNumber', [])) - MAX_SEARCHED_BLOCKS
    const receipt = await read('eth_getTransactionReceipt', [hash])
    if (isPlainObject(receipt)) return { status: parseQuantity(receipt['status']) === 1n ? 'success' : 'reverted' }
    sent ??= parseSent(await read('eth_getTransactionByHash', [hash]))
    if (!sent || parseQuantity(await read('eth_getTransactionCount', [sent.from, 'latest'])) <= sent.nonce)
      return undefined
    const latest = parseQuantity(await read('eth_blockNumber', []))
    const replacement = await findInBlocks({ sent, read, from: searched + 1n, to: latest })
    searched = latest
    if (!replacement) return undefined
    if (!isSame(replacement.sent, sent))
      throw new ModalError('transaction.replaced', { details: `By ${replacement.hash}` })
    hash = replacement.hash
    // A consistent endpoint has its receipt already.
    return isPlainObject(await read('eth_getTransactionReceipt', [hash])) ? check() : undefined
  }
  return pollChain({ check, getPause: () => POLLING_INTERVAL, clock, signal })
}

/** Finds the transaction that used the account's nonce. */
async function findInBlocks(parameters: {
  readonly sent: Sent
  readonly read: ReadChain
  readonly from: bigint
  readonly to: bigint
}): Promise<{ readonly hash: string; readonly sent: Sent } | undefined> {
  const { sent, read, from, to } = parameters
  const first = [0n, from, to - MAX_SEARCHED_BLOCKS].reduce((left, right) => (left > right ? left : right))
  for (let number = to; number >= first; number--) {
    const block = await read('eth_getBlockByNumber', [`0x${number.toString(16)}`, true])
    const transactions: unknown = isPlainObject(block) ? block['transactions'] : []
    for (const candidate of Array.isArray(transactions) ? transactions : []) {
      const other = parseSent(candidate)
      const hash: unknown = isPlainObject(candidate) ? candidate['hash'] : undefined
      if (other?.from === sent.from && other.nonce === sent.nonce && typeof hash === 'string')
        return { hash, sent: other }
    }
  }
  return undefined
}

function parseSent(value: unknown): Sent | undefined {
  if (!isPlainObject(value)) return undefined
  const { from, nonce, to, value: amount, input } = value
  if (typeof from !== 'string') return undefined
  return { from: from.toLowerCase(), nonce: parseQuantity(nonce), to, value: amount, input }
}

function isSame(left: Sent, right: Sent): boolean {
  return left.to === right.to && left.value === right.value && left.input === right.input
}
