import { createAltered } from './createAltered.ts'
import { COIN_ADDRESS } from '../constants.ts'
import { createWordReader, type WordReader } from './createWordReader.ts'
import type { DecodedSwap } from './DecodedSwap.ts'

/** `swap((address,address,bytes,(…),bytes))` and `swapSimpleMode(address,(…),bytes,bytes)`. */
const selectors = { swap: 'e21fd0e9', swapSimpleMode: '8af033fb' }

/**
 * The flags that do not weaken what the other fields say: whether the router moves the paid token first (4), whether it calls one
 * executor (32), and how it computes fees (64, 128), of which there are none. Not allowed: paying for a part only, for which the minimum
 * shrinks (1), extra coins (2), burning gas tokens of the account (8, 16), and approvals by the router (256).
 */
const harmlessFlags = 4n | 32n | 64n | 128n

/**
 * Reads a call of KyberSwap's MetaAggregationRouterV2. What its executor does with the paid token is not read: the router itself checks
 * that at least the minimum has arrived at the receiver.
 *
 * @throws `swap.altered` for anything else
 */
export function decodeKyberSwap({
  selector,
  digits,
}: {
  readonly selector: string
  readonly digits: string
}): DecodedSwap {
  const reader = createWordReader(digits)
  // `swap` takes one structure, in which the description is the fourth field.
  if (selector === selectors.swap) return readDescription(reader.structure(0).structure(3))
  if (selector !== selectors.swapSimpleMode) throw createAltered('The function is not known')
  const swap = readDescription(reader.structure(1))
  if (swap.from === COIN_ADDRESS) throw createAltered('This function cannot be paid in the coin')
  return swap
}

function readDescription(description: WordReader): DecodedSwap {
  if (description.length(4) !== 0n) throw createAltered('It pays a fee to others')
  const amount = description.number(7)
  // The router moves these amounts, not the one above, and an allowance from an earlier swap may be larger.
  const moved = description.numbers(3).reduce((sum, part) => sum + part, 0n)
  if (moved > amount) throw createAltered('It takes more than the amount')
  if ((description.number(9) & ~harmlessFlags) !== 0n) throw createAltered('It has flags that are not known')
  if (description.length(10) !== 0n) throw createAltered('It contains a permit')
  return {
    from: description.address(0),
    to: description.address(1),
    receiver: description.address(6),
    amount,
    minimum: description.number(8),
  }
}
