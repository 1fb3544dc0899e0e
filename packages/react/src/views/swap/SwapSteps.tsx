import { getNumberFormat } from '@latchkey/core/internal'
import type { SwapReview, SwapStep } from '@latchkey/core'
import type { ReactNode } from 'react'
import { formatCoin } from '../../internals/amounts/formatCoin.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { CheckIcon } from '../../ui/icons/CheckIcon.tsx'
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { SwapUnits } from './useSwapUnits.ts'

export interface SwapStepsProps {
  readonly review: SwapReview
  readonly units: SwapUnits
  readonly wallet: string
}

/** What the wallet is asked for, one after the other or at once. Nothing if it is the swap alone. */
export function SwapSteps({ review, units, wallet }: SwapStepsProps): ReactNode {
  const { t, locale } = useMessages()
  const { amount, mode, steps } = review
  if (mode === 'single') return null
  const next = findNextStep(steps)
  const texts: { readonly [kind in SwapStep['kind']]: { readonly title: string; readonly text: string } } = {
    reset: { title: t('swapPreview.stepReset'), text: t('swapPreview.stepResetText') },
    approve: {
      title: t('swapPreview.stepApprove', { amount: formatCoin({ value: amount, unit: units.from, locale }) }),
      text: t('swapPreview.stepApproveText'),
    },
    swap: {
      title: t('swapPreview.stepSwap'),
      text: mode === 'batch' ? t('swapPreview.batchText') : t('swapPreview.stepSwapText'),
    },
  }
  return (
    <div className="lk-swap-steps" data-mode={mode} data-testid="lk-swap-steps">
      <h3>
        {mode === 'batch' ? t('swapPreview.batch') : t('swapPreview.confirmations', { count: steps.length, wallet })}
      </h3>
      <ol>
        {steps.map((step, index) => (
          <li
            key={step.kind}
            aria-current={mode === 'steps' && step === next ? 'step' : undefined}
            data-status={step.status}
            data-testid={`lk-swap-step-${step.kind}`}
          >
            <StepDot step={step} number={index + 1} />
            <span>
              <b>{texts[step.kind].title}</b>
              {texts[step.kind].text}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The first step that is not done. */
export function findNextStep(steps: readonly SwapStep[]): SwapStep | undefined {
  return steps.find(({ status }) => status !== 'done')
}

function StepDot({ step, number }: { readonly step: SwapStep; readonly number: number }): ReactNode {
  const { locale } = useMessages()
  switch (step.status) {
    case 'waiting':
      return (
        <span className="lk-swap-dot" aria-hidden="true">
          {getNumberFormat(locale).format(number)}
        </span>
      )
    case 'wallet':
    case 'chain':
      return (
        <span className="lk-swap-dot" data-is="busy">
          <Spinner />
        </span>
      )
    case 'done':
      return (
        <span className="lk-swap-dot" data-is="done">
          <CheckIcon />
        </span>
      )
    case 'failed':
      return (
        <span className="lk-swap-dot" data-is="failed">
          <WarningIcon />
        </span>
      )
  }
}
