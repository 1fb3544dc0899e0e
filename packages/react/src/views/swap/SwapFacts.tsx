import type { Swap, SwapPluginState } from '@latchkey/core'
import { toPriceImpactLevel } from '@latchkey/core/internal'
import { memo, useState, type ReactNode } from 'react'
import { FactRow } from '../../internals/amounts/FactRow.tsx'
import { FeeAmount } from '../../internals/amounts/FeeAmount.tsx'
import { formatCoin, formatShort } from '../../internals/amounts/formatCoin.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { formatPercent } from './formatPercent.ts'
import { formatRate } from './formatRate.ts'
import { toProviderName } from './toProviderName.ts'
import { QuoteRing } from './QuoteRing.tsx'
import { SwapSlippage } from './SwapSlippage.tsx'
import type { SwapUnits } from './useSwapUnits.ts'

export interface SwapFactsProps {
  readonly machine: Swap
  readonly state: Omit<SwapPluginState, 'slippage'>
  readonly units: SwapUnits
  /** In percent. */
  readonly slippage: number
}

/** What a quote says: its rate, impact, minimum, fee and provider, and the tolerance that the visitor has chosen. */
export const SwapFacts = memo(function SwapFacts({ machine, state, units, slippage }: SwapFactsProps): ReactNode {
  const { t, locale } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const { amount, facts, quote } = state
  const { from, to } = units
  const level = quote ? toPriceImpactLevel(quote.priceImpact) : 'silent'
  const rate =
    quote && amount !== null
      ? formatRate({ paid: { unit: from, amount }, bought: { unit: to, amount: quote.toAmount }, locale })
      : undefined
  return (
    <>
      <dl className="lk-amounts-facts" data-testid="lk-swap-facts">
        {quote && (
          <>
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
            {level !== 'silent' && (
              <FactRow label={t('swap.impact')}>
                <span className={impactClass[level]} data-testid="lk-swap-impact">
                  {quote.priceImpact === null ? t('swap.impactUnknown') : formatPercent(quote.priceImpact, locale)}
                </span>
              </FactRow>
            )}
            <FactRow label={t('swap.minimum')}>
              <bdi title={formatCoin({ value: quote.minimum, unit: to, locale })}>
                {formatShort({ value: quote.minimum, unit: to, locale })}
              </bdi>
            </FactRow>
            {facts.feeAtMost !== null && (
              <FactRow label={t('swap.fee')}>
                <FeeAmount value={facts.feeAtMost} units={units} />
              </FactRow>
            )}
            <FactRow label={t('swap.provider')}>
              <bdi>{toProviderName(quote.provider, t)}</bdi>
            </FactRow>
          </>
        )}
        <FactRow label={t('swap.slippage')}>
          <button
            type="button"
            className="lk-swap-row-button"
            aria-expanded={isOpen}
            aria-label={`${t('swap.slippage')}: ${formatPercent(slippage, locale)}`}
            onClick={() => setIsOpen(!isOpen)}
            data-testid="lk-swap-slippage"
          >
            {formatPercent(slippage, locale)}
          </button>
        </FactRow>
      </dl>
      {isOpen && <SwapSlippage slippage={slippage} onChange={machine.setSlippage} />}
    </>
  )
})

const impactClass = {
  grey: 'lk-amounts-quiet',
  amber: 'lk-swap-amber',
  red: 'lk-swap-red',
  severe: 'lk-swap-red',
  unknown: 'lk-swap-amber',
} as const
