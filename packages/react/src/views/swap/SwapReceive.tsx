import type { SwapPluginState } from '@latchkey/core'
import { memo, type ReactNode } from 'react'
import { formatCoin, formatGlance, formatWorth, toValue } from '../../internals/amounts/formatCoin.ts'
import { TokenButton } from '../../internals/amounts/TokenButton.tsx'
import { useDelayed } from '../../internals/useDelayed.ts'
import { useOnline } from '../../internals/useOnline.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { SwapUnits } from './useSwapUnits.ts'

export interface SwapReceiveProps {
  readonly state: Pick<SwapPluginState, 'amount' | 'quote' | 'status' | 'to'>
  readonly units: SwapUnits
  /** Chooses the token. */
  readonly onChoose: () => void
}

/** What is received at the price of now, with its worth. */
export const SwapReceive = memo(function SwapReceive({ state, units, onChoose }: SwapReceiveProps): ReactNode {
  const { t, locale } = useMessages()
  const { amount, quote, status } = state
  // Without a network nothing is asked.
  const isAsking = useOnline() && status === 'quoting'
  const isLate = useDelayed({ active: isAsking })
  const { to: unit } = units
  const value = quote?.toAmount
  const worth = value === undefined ? undefined : (formatWorth(value, unit, units.fiat) ?? toWorth(state, units))
  return (
    <div className="lk-amount" part="field" role="group" aria-label={t('swap.receive')} data-testid="lk-swap-receive">
      <h3 aria-hidden="true">{t('swap.receive')}</h3>
      <div>
        <span
          className="lk-swap-amount"
          dir="ltr"
          data-empty={value === undefined || undefined}
          title={value === undefined ? undefined : formatCoin({ value, unit, locale })}
          aria-busy={isAsking || undefined}
          data-testid="lk-swap-receive-amount"
        >
          {isLate ? (
            <>
              <Skeleton shape="medium" />
              <VisuallyHidden>{t('swap.quoting')}</VisuallyHidden>
            </>
          ) : (
            <bdi dir="ltr">{formatGlance({ value: value ?? 0n, unit: { ...unit, symbol: '' }, locale })}</bdi>
          )}
        </span>
        <TokenButton
          token={state.to}
          network={units.network}
          view="SwapSelectToken"
          label={t('swap.chooseReceive')}
          onPress={onChoose}
          testId="lk-swap-to"
        />
      </div>
      <div>
        <span>{amount !== null && worth !== undefined && <bdi>{worth}</bdi>}</span>
      </div>
    </div>
  )
})

/** What is received is worth what is paid less the loss, if only the machine knows the price. */
function toWorth(
  { amount, quote }: Pick<SwapPluginState, 'amount' | 'quote'>,
  { from, fiat }: SwapUnits,
): string | undefined {
  const paid = amount === null ? undefined : toValue(amount, from)
  return paid === undefined || quote?.lossUsd == null ? undefined : fiat.formatValue(Math.max(0, paid - quote.lossUsd))
}
