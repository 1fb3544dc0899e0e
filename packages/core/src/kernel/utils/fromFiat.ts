import { FIAT_DECIMALS, type PriceParameters } from './toFiat.ts'
import { toScaled } from './toScaled.ts'

/**
 * Returns how much of a coin an amount of money buys, in its smallest unit, rounded down.
 *
 * @returns `undefined` without a usable price.
 */
export function fromFiat(parameters: PriceParameters & { readonly fiat: bigint }): bigint | undefined {
  const { fiat, decimals, price } = parameters
  const scaled = toScaled({ text: price, digits: FIAT_DECIMALS })
  return scaled === undefined || scaled === 0n ? undefined : (fiat * 10n ** BigInt(decimals)) / scaled
}
