import { toScaled } from './toScaled.ts'

/** The decimals of an amount in a currency while it is calculated. */
export const FIAT_DECIMALS = 18

/** The price of a coin, and the decimals of its amounts. */
export interface PriceParameters {
  /** The decimals of the coin or token: 18 for ether. */
  readonly decimals: number
  /** The price of one coin, as a decimal number. */
  readonly price: string
}

/**
 * Returns what an amount of a coin costs, with {@link FIAT_DECIMALS} decimals, rounded down.
 *
 * @returns `undefined` without a usable price.
 */
export function toFiat(parameters: PriceParameters & { readonly value: bigint }): bigint | undefined {
  const { value, decimals, price } = parameters
  const scaled = toScaled({ text: price, digits: FIAT_DECIMALS })
  return scaled === undefined || scaled === 0n ? undefined : (value * scaled) / 10n ** BigInt(decimals)
}
