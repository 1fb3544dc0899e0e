import type { Amount } from '../../Facts.ts'

/** More decimals than any token needs: a contract that states more wants its amounts to look small. */
const mostDecimals = 36

/**
 * Writes an amount exactly. Nothing is rounded, because what is shown is what is signed. The digits of a unit that is unknown or
 * absurd are shown as they are.
 */
export function formatAmount(amount: Amount): string {
  const { decimals, symbol, units } = amount
  const isKnown = decimals !== undefined && Number.isInteger(decimals) && decimals >= 0 && decimals <= mostDecimals
  if (!isKnown) return units
  const digits = units.padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const value = fraction === '' ? whole : `${whole}.${fraction}`
  const unit = toUnit(symbol ?? '')
  return unit === '' ? value : `${value} ${unit}`
}

/** A symbol is what a contract says of itself: one word, without characters that nothing shows. */
function toUnit(symbol: string): string {
  return symbol.replaceAll(/[\p{Cf}\p{Cc}\p{Z}]/gu, '').slice(0, 16)
}
