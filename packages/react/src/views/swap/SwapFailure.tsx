import type { SwapPluginState, SwapReview } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useTransactionLink } from '../../internals/transactions/useTransactionLink.ts'
import { getErrorMessageKey } from '../../messages/getErrorMessageKey.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { useSwapOutcome } from './useSwapOutcome.ts'

export interface SwapFailureProps {
  readonly error: NonNullable<SwapPluginState['error']>
  /** Whether it ended, and not only a request. */
  readonly hasFailed: boolean
  readonly review: SwapReview
  readonly wallet: string
  /** What is paid, with its symbol. */
  readonly amount: string
}

/** Why the swap was not made, and what was not lost. */
export function SwapFailure({ error, hasFailed, review, wallet, amount }: SwapFailureProps): ReactNode {
  const { t } = useMessages()
  const { steps } = review
  const outcome = useSwapOutcome(review)
  const isUnclear = hasFailed && outcome === 'unclear'
  const link = useTransactionLink(isUnclear ? (steps.at(-1)?.recordKey ?? null) : null)
  const isAllowed = steps.some(({ kind, status }) => kind === 'approve' && status === 'done')
  if (error.code === 'request.rejected')
    return (
      <div role="alert" data-testid="lk-swap-declined">
        <Note tone="info">
          <b>{t('sendPreview.declined', { wallet })}</b>
          <p>{isAllowed ? t('swapPreview.declinedSwap', { amount }) : t('swapPreview.declinedText')}</p>
        </Note>
      </div>
    )
  if (error.code === 'swap.altered')
    return (
      <Note tone="bad" testId="lk-swap-altered">
        <b>{t('swapPreview.altered')}</b>
        <p>{t('swapPreview.alteredText', { wallet })}</p>
      </Note>
    )
  return (
    <>
      <Note tone={isUnclear ? 'warn' : 'bad'} testId="lk-swap-error">
        <div role={isUnclear ? 'alert' : undefined}>
          <b>{t(getErrorMessageKey(error.code))}</b>
          <p>
            {isUnclear
              ? t('sendPreview.unsureText')
              : outcome === 'reverted'
                ? t('swapPreview.revertedText')
                : isAllowed
                  ? t('swapPreview.declinedSwap', { amount })
                  : t('swapPreview.failedText')}
          </p>
        </div>
      </Note>
      {link !== undefined && (
        <Button variant="soft" href={link} testId="lk-swap-look">
          {t('sendPreview.transaction')}
        </Button>
      )}
    </>
  )
}
