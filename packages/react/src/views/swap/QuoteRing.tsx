import type { SwapPluginState } from '@latchkey/core'
import { getNumberFormat, QUOTE_INTERVAL } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { useCountdown } from '../../internals/useCountdown.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { CountdownRing } from '../../ui/CountdownRing.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

const total = QUOTE_INTERVAL / 1_000

/** Counts down to the next quote. */
export function QuoteRing({
  state,
}: {
  readonly state: Pick<SwapPluginState, 'nextQuoteAt' | 'isRenewing'>
}): ReactNode {
  const { t, locale } = useMessages()
  const seconds = useCountdown(state.nextQuoteAt)
  if (state.isRenewing) return <Spinner />
  if (state.nextQuoteAt === null) return null
  return (
    <CountdownRing
      seconds={seconds}
      total={total}
      label={t('swap.next', { seconds: getNumberFormat(locale).format(total) })}
      testId="lk-swap-ring"
    />
  )
}
