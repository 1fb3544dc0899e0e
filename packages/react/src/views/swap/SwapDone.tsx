import type { SwapPluginState, SwapReview } from '@latchkey/core'
import type { ReactNode } from 'react'
import { formatCoin } from '../../internals/amounts/formatCoin.ts'
import { TokenImage } from '../../internals/tokens/TokenImage.tsx'
import { useTransactionLink } from '../../internals/transactions/useTransactionLink.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { ExternalIcon } from '../../ui/icons/ExternalIcon.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { useAnnounceOnce } from '../../ui/useAnnounceOnce.ts'
import { toImageToken } from './SwapLegs.tsx'
import type { SwapUnits } from './useSwapUnits.ts'

export interface SwapDoneProps {
  readonly review: SwapReview
  readonly received: SwapPluginState['received']
  readonly units: SwapUnits
}

/** What arrived, in the account's own balance and not in the quote. */
export function SwapDone({ review, received, units }: SwapDoneProps): ReactNode {
  const { router } = useModalInstance().controllers
  const { t, locale } = useMessages()
  const { from, to, network } = units
  const link = useTransactionLink(review.steps.at(-1)?.recordKey ?? null)
  const explorer = network?.blockExplorers?.default.name
  const amount = received === null ? undefined : `+${formatCoin({ value: received, unit: to, locale })}`
  const title = t('swapPreview.done')
  useAnnounceOnce({ text: amount === undefined ? title : `${title}: ${amount}`, urgency: 'polite' })
  return (
    <>
      <div data-testid="lk-swap-done">
        <StatusBlock
          media={
            <span className="lk-swap-pair">
              <TokenImage token={toImageToken(review.from)} network={network} size="large" />
              <TokenImage token={toImageToken(review.to)} network={network} size="large" />
            </span>
          }
          title={
            amount === undefined ? (
              title
            ) : (
              <>
                {title}
                <br />
                <bdi dir="ltr" className="lk-swap-got" data-testid="lk-swap-received">
                  {amount}
                </bdi>
              </>
            )
          }
          text={
            amount === undefined
              ? t('swapPreview.doneUnread')
              : t('swapPreview.doneText', { amount: formatCoin({ value: review.amount, unit: from, locale }) })
          }
        />
      </div>
      <Button onClick={() => router.reset('Account')} testId="lk-swap-finish">
        {t('swapPreview.finish')}
      </Button>
      {link !== undefined && (
        <Button variant="soft" icon={<ExternalIcon />} href={link} testId="lk-swap-transaction">
          {explorer === undefined ? t('sendPreview.transaction') : t('account.explorer', { explorer })}
        </Button>
      )}
    </>
  )
}
