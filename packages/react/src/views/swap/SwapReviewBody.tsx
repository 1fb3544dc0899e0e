import type { Swap, SwapPluginState, SwapReview } from '@latchkey/core'
import { SWAP_REST } from '@latchkey/core/internal'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useWalletInfo } from '../../hooks/useWalletInfo.ts'
import { formatCoin } from '../../internals/amounts/formatCoin.ts'
import { OfflineNote } from '../../internals/OfflineNote.tsx'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useOnline } from '../../internals/useOnline.ts'
import { toWalletName } from '../../internals/wallets/toWalletName.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { useAnnounce } from '../../ui/useAnnounce.ts'
import { ViewActions } from '../../ui/ViewActions.tsx'
import { MovedNote } from './MovedNote.tsx'
import { SwapContracts } from './SwapContracts.tsx'
import { SwapDone } from './SwapDone.tsx'
import { SwapFailure } from './SwapFailure.tsx'
import { SwapLegs } from './SwapLegs.tsx'
import { SwapReviewFacts } from './SwapReviewFacts.tsx'
import { useSwapOutcome } from './useSwapOutcome.ts'
import { findNextStep, SwapSteps } from './SwapSteps.tsx'
import { useSwapUnits } from './useSwapUnits.ts'

export interface SwapReviewBodyProps {
  readonly machine: Swap
  readonly state: SwapPluginState
  /** Whether it is shown in place of the form, to which the header then has no way back. */
  readonly isInline?: boolean | undefined
}

/** What will be swapped, the button that asks the wallet, and how the wallet and the chain answered. */
export function SwapReviewBody(props: SwapReviewBodyProps): ReactNode {
  const { review } = props.state
  return review && <Review {...props} review={review} />
}

function Review({
  machine,
  state,
  review,
  isInline = false,
}: SwapReviewBodyProps & { readonly review: SwapReview }): ReactNode {
  const { t, locale } = useMessages()
  const announce = useAnnounce()
  const units = useSwapUnits(review)
  const wallet = toWalletName({ wallet: useWalletInfo(), t })
  const isResting = useRest(state.changedAt)
  const isOnline = useOnline()
  const { error, moved, received, status } = state
  const isBusy = status === 'approving' || status === 'swapping'
  const current = review.steps.find((step) => step.status === 'wallet' || step.status === 'chain')
  const isOnChain = isBusy && current?.status === 'chain'
  const waiting = !isBusy
    ? undefined
    : !isOnChain
      ? t('sendPreview.waitingText', { wallet })
      : status === 'approving'
        ? t('swapPreview.approvalText', { wallet })
        : t('swapPreview.swapText')
  useEffect(() => {
    if (waiting !== undefined) announce(waiting)
  }, [announce, waiting])
  if (status === 'done') return <SwapDone review={review} received={received} units={units} />
  const amount = formatCoin({ value: review.amount, unit: units.from, locale })
  const next = findNextStep(review.steps)
  // The state has the reason.
  const confirm = (): void => void machine.confirm().catch(() => undefined)
  return (
    <>
      <SwapLegs review={review} units={units} before={moved?.before ?? null} />
      <SwapReviewFacts review={review} state={state} units={units} />
      <SwapSteps review={review} units={units} wallet={wallet} />
      <SwapContracts review={review} />
      <ViewActions>
        {moved && <MovedNote moved={moved} units={units} />}
        {error && (
          <SwapFailure error={error} hasFailed={status === 'failed'} review={review} wallet={wallet} amount={amount} />
        )}
        {!isOnline && status !== 'failed' ? (
          <OfflineNote
            text={
              !isBusy
                ? t('swapPreview.offlineText')
                : isOnChain
                  ? t('swapPreview.offlineChain')
                  : t('swapPreview.offlineWallet', { wallet })
            }
            testId="lk-swap-offline"
          />
        ) : (
          waiting !== undefined && <Note tone="info">{waiting}</Note>
        )}
        {moved && !isBusy ? (
          <div className="lk-swap-two">
            <Button variant="soft" onClick={() => machine.edit()} testId="lk-swap-cancel">
              {t('swapPreview.cancel')}
            </Button>
            <Button disabled={isResting} onClick={() => machine.acceptMoved()} testId="lk-swap-accept">
              {t('swapPreview.accept')}
            </Button>
          </div>
        ) : status === 'failed' ? (
          <AfterFailure machine={machine} review={review} />
        ) : (
          <Button
            loading={isBusy}
            icon={isBusy && ' '}
            disabled={isResting || (!isOnline && !isBusy)}
            onClick={confirm}
            testId="lk-swap-confirm"
          >
            {isOnChain
              ? t('swapPreview.chain')
              : isBusy
                ? t('sendPreview.waiting', { wallet })
                : review.mode === 'batch' || next?.kind === 'swap'
                  ? t('swapPreview.pressSwap')
                  : next?.kind === 'reset'
                    ? t('swapPreview.pressReset')
                    : t('swapPreview.pressApprove', { amount })}
          </Button>
        )}
        {isInline && !isBusy && status !== 'failed' && (
          <button type="button" className="lk-amounts-link" onClick={() => machine.edit()} data-testid="lk-swap-change">
            {t('sendPreview.change')}
          </button>
        )}
      </ViewActions>
    </>
  )
}

/** Back to the form, or, if it may have been sent, to the account: another press could pay twice. */
function AfterFailure({ machine, review }: { readonly machine: Swap; readonly review: SwapReview }): ReactNode {
  const { router } = useModalInstance().controllers
  const { t } = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  // The button that had the focus is gone. This one is in sight.
  useEffect(() => {
    button.current?.focus({ preventScroll: true })
  }, [])
  return useSwapOutcome(review) === 'unclear' ? (
    <Button elementRef={button} onClick={() => router.reset('Account')} testId="lk-swap-account">
      {t('sendPreview.account')}
    </Button>
  ) : (
    <Button elementRef={button} onClick={() => machine.edit()} testId="lk-swap-again">
      {t('common.retry')}
    </Button>
  )
}

/** Whether amounts have just changed, so that a press may have been meant for what was there before. */
function useRest(changedAt: number | null): boolean {
  const { clock } = useModalInstance().ports
  const [, setTick] = useState(0)
  const left = changedAt === null ? 0 : changedAt + SWAP_REST - clock.now()
  useEffect(() => {
    if (left <= 0) return
    return clock.after(left, () => setTick((tick) => tick + 1))
  })
  return left > 0
}
