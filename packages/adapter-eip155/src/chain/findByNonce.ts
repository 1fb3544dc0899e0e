import { isModalError, isPlainObject } from '@latchkey/core/adapter'
import type { ReadChain } from './estimateFee.ts'
import { parseHash } from './parseHash.ts'
import { parseQuantity } from './parseQuantity.ts'
import { parseSent, type Sent } from './parseSent.ts'

/** A transaction in a block. */
export interface FoundTransaction {
  readonly id: `0x${string}`
  readonly sent: Sent
}

/**
 * Finds the transaction in a block that used an account's nonce. A search by halves over the account's number of transactions takes
 * about log2(blocks) reads. Nodes without old states answer for new blocks only, so the search leaves out the blocks that cannot be
 * read. It returns `unsure` if it found nothing and left something out.
 */
export async function findByNonce(parameters: {
  readonly from: string
  readonly nonce: bigint
  readonly read: ReadChain
  /** The first and the last block that may have it. */
  readonly first: bigint
  readonly last: bigint
}): Promise<FoundTransaction | 'unsure' | undefined> {
  const { from, nonce, read, last } = parameters
  let isComplete = true
  const isUsedAt = async (block: bigint): Promise<boolean> => {
    try {
      return parseQuantity(await read('eth_getTransactionCount', [from, toHex(block)])) > nonce
    } catch (error) {
      if (!isModalError(error, 'request.failed')) throw error
      isComplete = false
      return false
    }
  }
  let low = parameters.first < 0n ? 0n : parameters.first
  let high = last
  while (low < high) {
    const middle = (low + high) / 2n
    if (await isUsedAt(middle)) high = middle
    else low = middle + 1n
  }
  const block = await read('eth_getBlockByNumber', [toHex(low), true])
  const transactions: unknown = isPlainObject(block) ? block['transactions'] : []
  for (const candidate of Array.isArray(transactions) ? transactions : []) {
    const sent = parseSent(candidate)
    const hash: unknown = isPlainObject(candidate) ? candidate['hash'] : undefined
    if (sent?.from === from.toLowerCase() && sent.nonce === nonce) return { id: parseHash(hash), sent }
  }
  return isComplete ? undefined : 'unsure'
}

const toHex = (block: bigint): `0x${string}` => `0x${block.toString(16)}`
