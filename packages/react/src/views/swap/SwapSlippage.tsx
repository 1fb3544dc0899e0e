import { formatAmount, parseAmount, SLIPPAGE_AT_MOST } from '@latchkey/core/internal'
import { useId, useState, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { fieldStyles } from '../../ui/Field.styles.ts'
import { formatPercent } from './formatPercent.ts'

export interface SwapSlippageProps {
  /** In percent. */
  readonly slippage: number
  readonly onChange: (percent: number) => void
}

const choices = ['0.5', '1', '2'] as const
/** Hundredths of a percent are the smallest step. */
const decimals = 2
const scale = 10 ** decimals

/** How much worse than quoted the price may get: one of three values, or the visitor's own. */
export function SwapSlippage({ slippage, onChange }: SwapSlippageProps): ReactNode {
  useStyles(fieldStyles)
  const { t, locale } = useMessages()
  const hintId = useId()
  const chosen = choices.find((choice) => Number(choice) === slippage)
  const [own, setOwn] = useState(chosen === undefined ? write(slippage, locale) : undefined)
  const percent = own === undefined ? undefined : read(own, locale)
  const isWrong = own !== undefined && own !== '' && percent === undefined
  return (
    <div className="lk-swap-slippage">
      <ChoiceChips
        choices={[
          ...choices.map((id) => ({ id, label: formatPercent(Number(id), locale) })),
          { id: 'own' as const, label: t('swap.slippageOwn') },
        ]}
        selected={own === undefined ? (chosen ?? '1') : 'own'}
        onSelect={(id) => {
          setOwn(id === 'own' ? '' : undefined)
          if (id !== 'own') onChange(Number(id))
        }}
        label={t('swap.slippage')}
        testId="lk-swap-slippage"
      />
      {own !== undefined && (
        <label className="lk-field" part="field">
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            maxLength={8}
            aria-label={t('swap.slippageLabel')}
            aria-describedby={hintId}
            aria-invalid={isWrong || undefined}
            value={own}
            data-testid="lk-swap-slippage-input"
            onChange={(event) => {
              const text = event.target.value
              const value = read(text, locale)
              setOwn(text)
              if (value !== undefined) onChange(value)
            }}
          />
          <span aria-hidden="true">%</span>
        </label>
      )}
      <p id={hintId} className={isWrong ? 'lk-swap-wrong' : undefined} role={isWrong ? 'alert' : undefined}>
        {isWrong ? t('swap.slippageWrong', { most: formatPercent(SLIPPAGE_AT_MOST, locale) }) : t('swap.slippageText')}
      </p>
    </div>
  )
}

/** Reads a percentage in the visitor's notation; `undefined` if it is not one that may be chosen. */
function read(text: string, locale: string): number | undefined {
  const value = parseAmount({ text, decimals, locale })
  const percent = typeof value === 'bigint' ? Number(value) / scale : undefined
  return percent !== undefined && percent > 0 && percent <= SLIPPAGE_AT_MOST ? percent : undefined
}

function write(percent: number, locale: string): string {
  return formatAmount({ value: BigInt(Math.round(percent * scale)), decimals, locale })
}
