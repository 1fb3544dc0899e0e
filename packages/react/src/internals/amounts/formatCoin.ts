import { FIAT_DECIMALS, formatAmount, toFiat } from '@latchkey/core/internal'
import type { FiatFormat } from '../tokens/createFiatFormat.ts'
import { toDisplayText } from '../../ui/toDisplayText.ts'

/** How many decimals a fee, or an amount beside what is typed, shows at most. */
const feeDigits = 6

/** Coins with so many decimals at most, such as bitcoin, show all of them: a fee is a few of their smallest units. */
const fewDecimals = 9

/** What an amount is counted in. */
export interface CoinUnit {
  readonly symbol: string
  readonly decimals: number
  /** In US dollars. */
  readonly price?: number | null | undefined
}

/** Formats an amount with its symbol: "0.25 ETH". Without `digits`, every digit is shown. */
export function formatCoin(parameters: {
  readonly value: bigint
  readonly unit: CoinUnit
  readonly locale: string
  readonly digits?: number | undefined
}): string {
  const { value, unit, locale, digits } = parameters
  return `${formatAmount({ value, decimals: unit.decimals, locale, digits })} ${toDisplayText(unit.symbol)}`.trim()
}

/**
 * Formats an amount like {@link formatCoin} with at most {@link feeDigits} decimals, cut off, without zeros at the end, if the coin
 * has more than {@link fewDecimals}.
 */
export function formatShort(parameters: {
  readonly value: bigint
  readonly unit: CoinUnit
  readonly locale: string
}): string {
  const { value, unit } = parameters
  if (unit.decimals <= fewDecimals) return formatCoin(parameters)
  const smallest = 10n ** BigInt(Math.max(0, unit.decimals - feeDigits))
  return value > 0n && value < smallest
    ? formatCoin({ ...parameters, digits: feeDigits })
    : formatCoin({ ...parameters, value: value - (value % smallest) })
}

/**
 * Formats an amount for a glance: the larger it is, the fewer decimals, cut off. The whole amount belongs into a title.
 */
export function formatGlance(parameters: {
  readonly value: bigint
  readonly unit: CoinUnit
  readonly locale: string
}): string {
  const { value, unit } = parameters
  const whole = value / 10n ** BigInt(unit.decimals)
  const digits = whole >= 1_000n ? 2 : whole >= 1n ? 4 : feeDigits
  if (whole === 0n || unit.decimals <= digits) return formatShort(parameters)
  const smallest = 10n ** BigInt(unit.decimals - digits)
  return formatCoin({ ...parameters, value: value - (value % smallest) })
}

/** Returns what an amount is worth in US dollars; `undefined` if the price is not known. */
export function toValue(value: bigint, { decimals, price }: CoinUnit): number | undefined {
  const fiat = price == null ? undefined : toFiat({ value, decimals, price: String(price) })
  return fiat === undefined ? undefined : Number(formatAmount({ value: fiat, decimals: FIAT_DECIMALS }))
}

/** Formats what an amount is worth; `undefined` if the price is not known. */
export function formatWorth(value: bigint, unit: CoinUnit, fiat: FiatFormat): string | undefined {
  const worth = toValue(value, unit)
  return worth === undefined ? undefined : fiat.formatValue(worth)
}
