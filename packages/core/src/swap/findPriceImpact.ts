import type { SendToken } from '../send/state.ts'
import { PRICE_IMPACT_LEVELS } from './constants.ts'
import type { ShownQuote } from './state.ts'

/** How loudly a price impact is said. `unknown`: a price is missing. */
export type PriceImpactLevel = 'unknown' | 'silent' | 'grey' | 'amber' | 'red' | 'severe'

/** Compares the value of the paid tokens with that of the received ones. Both results are `null` if a price is unknown. */
export function findPriceImpact(swap: {
  readonly from: SendToken
  readonly to: SendToken
  readonly amount: bigint
  readonly toAmount: bigint
}): Pick<ShownQuote, 'priceImpact' | 'lossUsd'> {
  const paid = toValue(swap.amount, swap.from)
  const bought = toValue(swap.toAmount, swap.to)
  if (paid === null || bought === null || paid === 0) return { priceImpact: null, lossUsd: null }
  return { priceImpact: (1 - bought / paid) * 100, lossUsd: paid - bought }
}

/**
 * Returns how loudly a price impact is said.
 *
 * @param impact in percent; `null` if a price is not known
 */
export function toPriceImpactLevel(impact: number | null): PriceImpactLevel {
  if (impact === null) return 'unknown'
  const { grey, amber, red, severe } = PRICE_IMPACT_LEVELS
  if (impact >= severe) return 'severe'
  if (impact >= red) return 'red'
  if (impact >= amber) return 'amber'
  return impact >= grey ? 'grey' : 'silent'
}

/** An amount in US dollars, to be compared and shown, never to be sent. */
function toValue(amount: bigint, { price, decimals }: SendToken): number | null {
  return price === null || !(price > 0) ? null : (Number(amount) / 10 ** decimals) * price
}
