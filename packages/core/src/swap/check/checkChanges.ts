import type { BalanceChange } from '../../adapter/features.ts'
import { isSameAddress } from '../../kernel/utils/isSameAddress.ts'
import { createAltered } from './createAltered.ts'

/**
 * Compares what the chain expects of a swap with what the visitor has reviewed: at most the amount leaves, at least the minimum arrives,
 * and nothing else leaves.
 *
 * @throws `swap.altered`; `details` names the first difference
 */
export function checkChanges(
  changes: readonly BalanceChange[],
  order: {
    /** The contract of the paid token; `null` for the coin. */
    readonly from: string | null
    /** The contract of the bought token; `null` for the coin. */
    readonly to: string | null
    readonly amount: bigint
    readonly minimum: bigint
  },
): void {
  let arrived = 0n
  for (const { token, value } of changes) {
    if (isToken(token, order.to)) arrived += value
    else if (!isToken(token, order.from)) {
      if (value < 0n) throw createAltered('Another asset would leave')
    } else if (value < -order.amount) throw createAltered('More than the amount would leave')
  }
  if (arrived < order.minimum) throw createAltered('Less than the minimum would arrive')
}

const isToken = (token: string | undefined, address: string | null): boolean =>
  token === undefined || address === null
    ? token === undefined && address === null
    : isSameAddress({ address: token, other: address })
