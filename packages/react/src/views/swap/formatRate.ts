import { formatGlance, type CoinUnit } from '../../internals/amounts/formatCoin.ts'

interface Side {
  readonly unit: CoinUnit
  readonly amount: bigint
}

/** Writes a rate from the side that makes it a number above 1: "1 ETH = 2,601.2 USDC". `undefined` if one side is 0. */
export function formatRate(parameters: {
  readonly paid: Side
  readonly bought: Side
  readonly locale: string
}): string | undefined {
  const { paid, bought, locale } = parameters
  if (paid.amount <= 0n || bought.amount <= 0n) return undefined
  const toOne = ({ unit }: Side): bigint => 10n ** BigInt(unit.decimals)
  // Which of the two is worth more apiece.
  const isPaidWorthMore = bought.amount * toOne(paid) >= paid.amount * toOne(bought)
  const [one, other] = isPaidWorthMore ? [paid, bought] : [bought, paid]
  const value = (other.amount * toOne(one)) / one.amount
  const amount = formatGlance({ value, unit: other.unit, locale })
  return `${formatGlance({ value: toOne(one), unit: one.unit, locale })} = ${amount}`
}
