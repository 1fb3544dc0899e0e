import { toScaled } from '../kernel/utils/toScaled.ts'
import type { OnrampOffer } from './state.ts'

/** Orders offers: those from whom more arrives first, those without a quote last. */
export function compareOffers(a: OnrampOffer, b: OnrampOffer): number {
  const [first, second] = [toArriving(a), toArriving(b)]
  return first === second ? 0 : first > second ? -1 : 1
}

function toArriving({ quote }: OnrampOffer): bigint {
  if (quote.isSample) return -1n
  return toScaled({ text: quote.purchaseAmount.amount, digits: 36 }) ?? 0n
}
