import { createAltered } from './createAltered.ts'
import { createWordReader } from './createWordReader.ts'
import type { DecodedSwap } from './DecodedSwap.ts'

/** `swap(address,(address,address,address,address,uint256,uint256,uint256),bytes)` of the sixth router. */
const selector = '07ed2379'

/**
 * Reads a call of 1inch's AggregationRouterV6. `unoswap` and its relatives are refused: they name pools instead of the bought token, so
 * that a pool of a worthless token would look the same.
 *
 * @throws `swap.altered` for anything but `swap`
 */
export function decodeOneInch(call: { readonly selector: string; readonly digits: string }): DecodedSwap {
  if (call.selector !== selector) throw createAltered('The function is not known, or does not name the bought token')
  // The description has a fixed size, so it directly follows the executor.
  const reader = createWordReader(call.digits)
  // Paying for a part only, extra coins, Permit2: each weakens what the other fields say.
  if (reader.number(7) !== 0n) throw createAltered('It has flags that are not known')
  return {
    from: reader.address(1),
    to: reader.address(2),
    receiver: reader.address(4),
    amount: reader.number(5),
    minimum: reader.number(6),
  }
}
