import type { ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { formatCoin, formatShort, formatWorth } from './formatCoin.ts'
import type { SendUnits } from './useSendUnits.ts'

/** A fee in dollars if the price is known, and in the coin. */
export function SendFee({ value, units }: { readonly value: bigint; readonly units: SendUnits }): ReactNode {
  const { locale } = useMessages()
  const { coin, fiat } = units
  const worth = formatWorth(value, coin, fiat)
  const amount = formatShort({ value, unit: coin, locale })
  return (
    <span title={formatCoin({ value, unit: coin, locale })}>
      {worth !== undefined && <bdi>{worth}</bdi>} <bdi className={worth && 'lk-send-quiet'}>{amount}</bdi>
    </span>
  )
}
