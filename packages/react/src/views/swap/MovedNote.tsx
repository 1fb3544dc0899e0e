import type { MovedQuote } from '@latchkey/core'
import type { ReactNode } from 'react'
import { formatShort, formatWorth } from '../../internals/amounts/formatCoin.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Note } from '../../ui/Note.tsx'
import { formatPercent } from './formatPercent.ts'
import type { SwapUnits } from './useSwapUnits.ts'

/** Says how much less arrives than a moment ago. */
export function MovedNote({ moved, units }: { readonly moved: MovedQuote; readonly units: SwapUnits }): ReactNode {
  const { t, locale } = useMessages()
  const { before, after } = moved
  const { to: unit, fiat } = units
  const less = before - after
  const percent = before === 0n ? 0 : Number((less * 10_000n) / before) / 100
  const loss = formatWorth(less, unit, fiat) ?? formatShort({ value: less, unit, locale })
  const title = moved.isOtherProvider
    ? t('swapPreview.otherProvider')
    : t('swapPreview.moved', { percent: formatPercent(percent, locale) })
  const text =
    moved.isOtherProvider && less <= 0n ? t('swapPreview.otherProviderText') : t('swapPreview.movedText', { loss })
  return (
    <div role="alert" data-testid="lk-swap-moved">
      <Note tone="warn">
        <b>{title}</b>
        <p>{text}</p>
      </Note>
    </div>
  )
}
