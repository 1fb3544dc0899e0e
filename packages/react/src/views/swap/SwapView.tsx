import { swapPlugin, type Swap, type SwapPluginState } from '@latchkey/core'
import { formatAmount, selectRoute } from '@latchkey/core/internal'
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { amountsStyles } from '../../internals/amounts/amounts.styles.ts'
import { CoinAmount } from '../../internals/amounts/CoinAmount.tsx'
import { formatShort } from '../../internals/amounts/formatCoin.ts'
import { TokenButton } from '../../internals/amounts/TokenButton.tsx'
import { forgetParameters } from '../../internals/forgetParameters.ts'
import { useSwapMachine } from '../../internals/swap/useSwapMachine.ts'
import { useDelayed } from '../../internals/useDelayed.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SwapIcon } from '../../ui/icons/SwapIcon.tsx'
import { Note } from '../../ui/Note.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { toDisplaySentence } from '../../ui/toDisplaySentence.ts'
import { ViewActions } from '../../ui/ViewActions.tsx'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { describeSwapProblem } from './describeSwapProblem.ts'
import { mustAccept } from './mustAccept.ts'
import { ImpactNote } from './ImpactNote.tsx'
import { SwapFacts } from './SwapFacts.tsx'
import { SwapNotes } from './SwapNotes.tsx'
import { SwapReceive } from './SwapReceive.tsx'
import { SwapReviewBody } from './SwapReviewBody.tsx'
import { swapStyles } from './swap.styles.ts'
import { useSwapUnits } from './useSwapUnits.ts'

/** The form of a swap. While the wallet is asked, also after the modal was closed in between, what it was asked for. */
export function SwapView(): ReactNode {
  useStyles(amountsStyles)
  useStyles(swapStyles)
  const { machine, state } = useSwapMachine()
  const { t } = useMessages()
  const { problems, review, status } = state
  const isUnsupported = problems.some(({ problem }) => problem === 'networkUnsupported')
  const isUnavailable = useDelayed({ active: machine !== undefined && (status === 'idle' || isUnsupported) })
  // Reported with what the form shows of it.
  const shownStatus = useDeferredValue(status)
  useViewStatus(isUnsupported ? 'unsupported' : shownStatus)
  if (!machine || status === 'idle' || isUnsupported)
    return (
      <ViewBody testId="lk-swap">
        {isUnavailable ? (
          <StatusBlock title={t('swap.unavailable')} text={t('swap.unavailableText')} />
        ) : (
          <div className="lk-swap-room" />
        )}
      </ViewBody>
    )
  const isAsked = review !== null && (asked.includes(status) || state.error !== null)
  return (
    <ViewBody testId="lk-swap">
      {isAsked ? (
        <SwapReviewBody machine={machine} state={state} isInline />
      ) : (
        <SwapForm machine={machine} state={state} />
      )}
    </ViewBody>
  )
}

/** What only the review shows. */
const asked: readonly SwapPluginState['status'][] = ['approving', 'swapping', 'done', 'failed']

interface SwapFormProps {
  readonly machine: Swap
  readonly state: SwapPluginState
}

function SwapForm({ machine, state }: SwapFormProps): ReactNode {
  const modal = useModalInstance()
  const { router } = modal.controllers
  const translator = useMessages()
  const { t, locale } = translator
  const units = useSwapUnits(state)
  const offer = useMemo(() => ({ state, units }), [state, units])
  // The input is drawn first. The quote, whose amounts and rows change with each key, is drawn in a later task.
  const shownOffer = useDeferredValue(offer)
  const form = useTouch(machine)
  const amountInput = useRef<HTMLInputElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const tick = useRef<HTMLInputElement>(null)
  const [isChecking, setIsChecking] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const { amount, facts, from, isMax, problems, quote, status } = state
  // An empty form is no mistake yet.
  const isMissing = refusals > 0 && problems.some(({ problem }) => problem === 'amountMissing')
  const isOver = amount !== null && facts.balance !== null && amount > facts.balance
  const shown = problems.flatMap((problem) => {
    const text = describeSwapProblem({ problem, units, translator })
    return text ? [{ problem, ...text }] : []
  })[0]
  const instead = shown?.problem.problem === 'fee' ? shown.problem.most : null
  const isTickMissing = quote !== null && mustAccept(quote.priceImpact) && !state.isImpactAccepted
  const isReady = status === 'quoted' && !isOver && !isTickMissing

  const hasNote = shown !== undefined
  useEffect(() => {
    if (refusals > 0 && hasNote) note.current?.focus()
    // Only a press moves the focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a problem that appears later is announced, and leaves the focus
  }, [refusals])

  const choose = useCallback(
    (side: 'from' | 'to'): void => {
      forgetParameters(router, 'Swap')
      router.push('SwapSelectToken', { side })
    },
    [router],
  )
  const choosePaid = useCallback(() => choose('from'), [choose])
  const chooseBought = useCallback(() => choose('to'), [choose])
  const review = async (): Promise<void> => {
    setIsChecking(true)
    await machine.review()
    setIsChecking(false)
    if (selectRoute(router.store.getState()).view !== 'Swap') return
    if (modal.plugin(swapPlugin).store.getState().status === 'reviewing') {
      forgetParameters(router, 'Swap')
      router.push('SwapPreview')
    } else setRefusals((count) => count + 1)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (instead !== null && from)
      return machine.setAmount({
        text: formatAmount({ value: instead, decimals: from.decimals, locale }),
        amount: instead,
      })
    if (!isReady) {
      setRefusals((count) => count + 1)
      return (isTickMissing ? tick : amountInput).current?.focus()
    }
    if (!isChecking) void review()
  }

  return (
    <form ref={form} className="lk-swap" noValidate onSubmit={submit}>
      <CoinAmount
        unit={units.from}
        fiat={units.fiat}
        amount={amount}
        amountText={state.amountText}
        isMax={isMax}
        balance={facts.balance}
        onAmount={machine.setAmount}
        onMax={machine.setMax}
        toLabel={(symbol) => `${t('swap.pay')}: ${t('send.amount', { symbol })}`}
        caption={t('swap.pay')}
        error={isMissing ? t(isMax ? 'send.maxUnread' : 'send.amountMissing') : undefined}
        inputRef={amountInput}
        testId="lk-swap-amount"
        balanceTestId="lk-swap-balance"
        maxTestId="lk-swap-max"
        percentageTestId="lk-swap-percentage"
        readingTestId="lk-swap-reading"
      >
        <TokenButton
          token={from}
          network={units.network}
          view="SwapSelectToken"
          label={t('swap.choosePay')}
          onPress={choosePaid}
          testId="lk-swap-from"
        />
      </CoinAmount>
      <div className="lk-swap-between">
        <IconButton label={t('swap.flip')} onClick={() => machine.flip()} testId="lk-swap-flip">
          <SwapIcon />
        </IconButton>
      </div>
      <SwapReceive {...shownOffer} onChoose={chooseBought} />
      <ImpactNote machine={machine} state={state} units={units} tickRef={tick} />
      <SwapFacts machine={machine} {...shownOffer} slippage={state.slippage} />
      <SwapNotes machine={machine} state={state} />
      {shown && (
        <div ref={note} tabIndex={-1} role="alert" className="lk-swap-problem" data-testid="lk-swap-problem">
          <Note tone="warn">
            <b>{shown.title}</b>
            <p>{shown.text}</p>
            {shown.reason !== undefined && <p>{t('send.reason', { reason: toDisplaySentence(shown.reason) })}</p>}
          </Note>
        </div>
      )}
      <ViewActions>
        <Button submits disabled={!isReady && instead === null} loading={isChecking} testId="lk-swap-review">
          {instead === null
            ? t(isChecking ? 'swap.checking' : 'swap.review')
            : t('swap.instead', { amount: formatShort({ value: instead, unit: units.from, locale }) })}
        </Button>
      </ViewActions>
    </form>
  )
}

/** Tells the machine that the visitor is here. Prices that are no longer renewed are asked for again at once. */
function useTouch(machine: Swap): RefObject<HTMLFormElement | null> {
  const modal = useModalInstance()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const controller = new AbortController()
    const touch = (): void => {
      if (modal.plugin(swapPlugin).store.getState().isPaused) machine.refresh()
      else machine.touch()
    }
    for (const type of ['pointerdown', 'keydown'])
      form.current?.addEventListener(type, touch, { signal: controller.signal })
    return () => controller.abort()
  }, [machine, modal])
  return form
}
