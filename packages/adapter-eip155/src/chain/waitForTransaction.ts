import { isPlainObject, pollChain } from '@latchkey/core/adapter'
import type { ClockPort, TransactionOutcome, WaitForTransactionParameters } from '@latchkey/core/adapter'
import type { Eip155Types } from '../types.ts'
import type { ReadChain } from './estimateFee.ts'
import { parseHash } from './parseHash.ts'
import { POLLING_INTERVAL } from './pollingInterval.ts'
import { parseQuantity } from './parseQuantity.ts'

/** How many blocks are searched for a transaction that replaced another. */
const MAX_SEARCHED_BLOCKS = 32n

/** The fields that decide whether two transactions of one account and nonce are the same. */
interface Sent {
  readonly from: string
  readonly nonce: bigint
  readonly to: unknown
  readonly value: bigint
  readonly input: unknown
}

type Outcome = TransactionOutcome<Eip155Types>

/**
 * Waits until a transaction is in a block, or another one that used its nonce. A sped-up transaction (the same with a higher
 * fee) counts as the original.
 *
 * @throws `request.failed` if the chain cannot be read for a minute, and the signal's reason.
 */
export async function waitForTransaction(parameters: {
  readonly id: `0x${string}`
  readonly read: ReadChain
  readonly clock: ClockPort
  readonly onStatus?: WaitForTransactionParameters<Eip155Types>['onStatus'] | undefined
  readonly signal: AbortSignal | undefined
}): Promise<Outcome> {
  const { id, read, clock, onStatus, signal } = parameters
  let sent: Sent | undefined
  /** The transaction that took its place, which a node may know before it knows the receipt. */
  let replacement: Found | undefined
  /** The last block that was searched. */
  let searched: bigint | undefined

  const readReceipt = async (hash: `0x${string}`): Promise<'success' | 'reverted' | undefined> => {
    const receipt = await read('eth_getTransactionReceipt', [hash])
    if (!isPlainObject(receipt)) return undefined
    return parseQuantity(receipt['status']) === 1n ? 'success' : 'reverted'
  }

  const settle = async (): Promise<Outcome | undefined> => {
    const status = await readReceipt(id)
    if (status) return { status, id }
    const other = replacement && (await readReceipt(replacement.id))
    if (!replacement || !other) return undefined
    const replacedBy = tellReplacement(replacement.sent, sent)
    return { status: replacedBy === 'spedUp' ? other : 'replaced', id: replacement.id, replacedBy }
  }

  const check = async (): Promise<Outcome | undefined> => {
    searched ??= parseQuantity(await read('eth_blockNumber', [])) - MAX_SEARCHED_BLOCKS
    const settled = await settle()
    if (settled) return settled
    const found = parseSent(await read('eth_getTransactionByHash', [id]))
    sent ??= found
    let block: bigint | undefined
    if (sent && parseQuantity(await read('eth_getTransactionCount', [sent.from, 'latest'])) > sent.nonce) {
      block = parseQuantity(await read('eth_blockNumber', []))
      replacement ??= await findInBlocks({ sent, read, from: searched + 1n, to: block })
      searched = block
      // A consistent endpoint has its receipt already.
      const replaced = replacement && (await settle())
      if (replaced) return replaced
    }
    if (onStatus) {
      block ??= parseQuantity(await read('eth_blockNumber', []))
      onStatus({ status: found ? 'pending' : 'notFound', block })
    }
    return undefined
  }
  return pollChain({ check, getPause: () => POLLING_INTERVAL, clock, signal })
}

interface Found {
  readonly id: `0x${string}`
  readonly sent: Sent
}

/** Finds the transaction that used the account's nonce. */
async function findInBlocks(parameters: {
  readonly sent: Sent
  readonly read: ReadChain
  readonly from: bigint
  readonly to: bigint
}): Promise<Found | undefined> {
  const { sent, read, from, to } = parameters
  const first = [0n, from, to - MAX_SEARCHED_BLOCKS].reduce((left, right) => (left > right ? left : right))
  for (let number = to; number >= first; number--) {
    const block = await read('eth_getBlockByNumber', [`0x${number.toString(16)}`, true])
    const transactions: unknown = isPlainObject(block) ? block['transactions'] : []
    for (const candidate of Array.isArray(transactions) ? transactions : []) {
      const other = parseSent(candidate)
      const hash: unknown = isPlainObject(candidate) ? candidate['hash'] : undefined
      if (other?.from === sent.from && other.nonce === sent.nonce) return { id: parseHash(hash), sent: other }
    }
  }
  return undefined
}

function parseSent(value: unknown): Sent | undefined {
  if (!isPlainObject(value)) return undefined
  const { from, nonce, to, value: amount, input } = value
  if (typeof from !== 'string') return undefined
  return {
    from: from.toLowerCase(),
    nonce: parseQuantity(nonce),
    to: typeof to === 'string' ? to.toLowerCase() : to,
    value: parseQuantity(amount),
    input,
  }
}

function tellReplacement(other: Sent, sent: Sent | undefined): 'spedUp' | 'cancelled' | 'replaced' {
  if (other.to === sent?.to && other.value === sent?.value && other.input === sent?.input) return 'spedUp'
  const isEmpty = other.to === other.from && other.value === 0n && other.input === '0x'
  return isEmpty ? 'cancelled' : 'replaced'
}
