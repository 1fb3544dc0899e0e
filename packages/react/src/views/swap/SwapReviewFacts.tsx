import type { SwapPluginState, SwapReview } from '@latchkey/core'
import { toPriceImpactLevel } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { FactRow } from '../../internals/amounts/FactRow.tsx'
import { FeeAmount } from '../../internals/amounts/FeeAmount.tsx'
import { formatCoin } from '../../internals/amounts/formatCoin.ts'
import { toNetworkName } from '../../internals/networks/toNetworkName.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { formatPercent } from './formatPercent.ts'
import { formatRate } from './formatRate.ts'
import { toProviderName } from './toProviderName.ts'
import { QuoteRing } from './QuoteRing.tsx'
import type { SwapUnits } from './useSwapUnits.ts'

export interface SwapReviewFactsProps {
  readonly review: SwapReview
  readonly state: Pick<SwapPluginState, 'isRenewing' | 'nextQuoteAt'>
  readonly units: SwapUnits
}

/** The terms of a swap. */
export function SwapReviewFacts({ review, state, units }: SwapReviewFactsProps): ReactNode {
  const { t, locale } = useMessages()
  const { amount, feeAtMost, minimum, priceImpact, provider, slippage, toAmount } = review
  const { from, to, network } = units
  const rate = formatRate({ paid: { unit: from, amount }, bought: { unit: to, amount: toAmount }, locale })
  const isLoud = toPriceImpactLevel(priceImpact) !== 'silent'
  return (
    <dl className="lk-amounts-facts" data-testid="lk-swap-terms">
      {rate !== undefined && (
        <FactRow
          label={
            <span className="lk-swap-rate">
              {t('swap.rate')} <QuoteRing state={state} />
            </span>
          }
        >
          <bdi dir="ltr">{rate}</bdi>
        </FactRow>
      )}
      {isLoud && (
        <FactRow label={t('swap.impact')}>
          {priceImpact === null ? t('swap.impactUnknown') : formatPercent(priceImpact, locale)}
        </FactRow>
      )}
      <FactRow label={t('swap.minimum')}>
        <bdi data-testid="lk-swap-minimum">{formatCoin({ value: minimum, unit: to, locale })}</bdi>
      </FactRow>
      <FactRow label={t('swap.slippage')}>{formatPercent(slippage, locale)}</FactRow>
      {feeAtMost !== null && (
        <FactRow label={t('swap.fee')}>
          <FeeAmount value={feeAtMost} units={units} />
        </FactRow>
      )}
      <FactRow label={t('swap.provider')}>
        <bdi>{toProviderName(provider, t)}</bdi>
      </FactRow>
      <FactRow label={t('account.network')}>
        <span dir="auto">{toNetworkName({ network, t })}</span>
      </FactRow>
    </dl>
  )
}
