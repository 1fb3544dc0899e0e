import type { ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { formatCoin, formatShort, formatWorth } from './formatCoin.ts'
import type { CoinUnits } from './toCoinUnits.ts'

/** A fee in dollars if the price is known, and in the coin. */
export function FeeAmount({
  value,
  units,
}: {
  readonly value: bigint
  readonly units: Pick<CoinUnits, 'coin' | 'fiat'>
}): ReactNode {
  const { locale } = useMessages()
  const { coin, fiat } = units
  const worth = formatWorth(value, coin, fiat)
  const amount = formatShort({ value, unit: coin, locale })
  return (
    <span title={formatCoin({ value, unit: coin, locale })}>
      {worth !== undefined && <bdi>{worth}</bdi>} <bdi className={worth && 'lk-amounts-quiet'}>{amount}</bdi>
    </span>
  )
}
