import type { Swap, SwapPluginState } from '@latchkey/core'
import { toPriceImpactLevel } from '@latchkey/core/internal'
import type { ReactNode, Ref } from 'react'
import type { Translator } from '../../messages/createTranslator.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Note } from '../../ui/Note.tsx'
import { formatPercent } from './formatPercent.ts'
import type { SwapUnits } from './useSwapUnits.ts'

export interface ImpactNoteProps {
  readonly machine: Swap
  readonly state: Pick<SwapPluginState, 'isImpactAccepted' | 'problems' | 'quote'>
  readonly units: SwapUnits
  readonly tickRef?: Ref<HTMLInputElement> | undefined
}

/** A large or unknown loss, which the visitor has to accept with a tick. */
export function ImpactNote({ machine, state, units, tickRef }: ImpactNoteProps): ReactNode {
  const { t, locale } = useMessages()
  const { isImpactAccepted, problems, quote } = state
  const text = quote && describe({ quote, units, locale, t })
  // An app that refuses the loss says so instead.
  if (!text || problems.some(({ problem }) => problem === 'impactRefused')) return null
  return (
    <Note tone={text.isBad ? 'bad' : 'warn'} testId="lk-swap-loss">
      <b>{text.title}</b>
      <p>{text.text}</p>
      <label className="lk-swap-tick">
        <input
          ref={tickRef}
          type="checkbox"
          checked={isImpactAccepted}
          onChange={(event) => machine.acceptImpact(event.target.checked)}
          data-testid="lk-swap-accept-loss"
        />
        <span>{text.tick}</span>
      </label>
    </Note>
  )
}

interface ImpactText {
  readonly title: string
  readonly text: string
  readonly tick: string
  readonly isBad: boolean
}

function describe(parameters: {
  readonly quote: NonNullable<SwapPluginState['quote']>
  readonly units: SwapUnits
  readonly locale: string
  readonly t: Translator['t']
}): ImpactText | undefined {
  const { quote, units, locale, t } = parameters
  const percent = formatPercent(quote.priceImpact ?? 0, locale)
  const loss = units.fiat.formatValue(quote.lossUsd ?? 0)
  switch (toPriceImpactLevel(quote.priceImpact)) {
    case 'red':
      return {
        title: t('swap.impactHigh', { percent }),
        text: t('swap.impactHighText', { loss }),
        tick: t('swap.impactAccept'),
        isBad: true,
      }
    case 'severe':
      return {
        title: t('swap.impactSevere', { loss }),
        text: t('swap.impactSevereText', { percent }),
        tick: t('swap.impactAcceptSevere', { loss }),
        isBad: true,
      }
    case 'unknown':
      return {
        title: t('swap.impactUnknownTitle'),
        text: t('swap.impactUnknownText'),
        tick: t('swap.impactAcceptUnknown'),
        isBad: false,
      }
    case 'silent':
    case 'grey':
    case 'amber':
      return undefined
  }
}
