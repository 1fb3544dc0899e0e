import type { Network, SendToken, SwapReview } from '@latchkey/core'
import type { ReactNode } from 'react'
import { formatCoin, formatShort, formatWorth, type CoinUnit } from '../../internals/amounts/formatCoin.ts'
import { TokenImage } from '../../internals/tokens/TokenImage.tsx'
import type { FiatFormat } from '../../internals/tokens/createFiatFormat.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ChevronDownIcon } from '../../ui/icons/ChevronDownIcon.tsx'
import type { SwapUnits } from './useSwapUnits.ts'

export interface SwapLegsProps {
  readonly review: SwapReview
  readonly units: SwapUnits
  /** What was shown to arrive before the price moved. */
  readonly before: bigint | null
}

/** What is paid, and what is received for it. */
export function SwapLegs({ review, units, before }: SwapLegsProps): ReactNode {
  const { t, locale } = useMessages()
  const { from, to, fiat, network } = units
  return (
    <div className="lk-swap-legs" data-testid="lk-swap-legs">
      <Leg label={t('swap.pay')} token={review.from} unit={from} value={review.amount} network={network} fiat={fiat} />
      <span className="lk-swap-arrow" aria-hidden="true">
        <ChevronDownIcon />
      </span>
      <Leg label={t('swap.receive')} token={review.to} unit={to} value={review.toAmount} network={network} fiat={fiat}>
        {before !== null && (
          <s>
            <bdi>{formatShort({ value: before, unit: to, locale })}</bdi>
          </s>
        )}
      </Leg>
    </div>
  )
}

function Leg(props: {
  readonly label: string
  readonly token: SendToken
  readonly unit: CoinUnit
  readonly value: bigint
  readonly network: Network | undefined
  readonly fiat: FiatFormat
  /** In place of the worth. */
  readonly children?: ReactNode
}): ReactNode {
  const { label, token, unit, value, network, fiat, children } = props
  const { locale } = useMessages()
  const worth = formatWorth(value, unit, fiat)
  return (
    <div className="lk-swap-leg">
      <TokenImage token={toImageToken(token)} network={network} />
      <span>{label}</span>
      <p>
        <bdi title={formatCoin({ value, unit, locale })}>{formatShort({ value, unit, locale })}</bdi>
        <small>{children || (worth !== undefined && <bdi>{worth}</bdi>)}</small>
      </p>
    </div>
  )
}

/** The token as its picture takes it. */
export function toImageToken({ address, iconUrl, symbol }: SendToken): Parameters<typeof TokenImage>[0]['token'] {
  return { address: address ?? undefined, iconUrl: iconUrl ?? undefined, symbol }
}
