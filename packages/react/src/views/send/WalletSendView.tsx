import { sendPlugin, type Send, type SendPluginState, type SendProblem } from '@latchkey/core'
import { formatAmount, selectRoute } from '@latchkey/core/internal'
import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { forgetParameters } from '../../internals/forgetParameters.ts'
import { useSendMachine } from '../../internals/send/useSendMachine.ts'
import { useDelayed } from '../../internals/useDelayed.ts'
import { amountsStyles } from '../../internals/amounts/amounts.styles.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useOnline } from '../../internals/useOnline.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { Note } from '../../ui/Note.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { toDisplaySentence } from '../../ui/toDisplaySentence.ts'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { ViewActions } from '../../ui/ViewActions.tsx'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { describeProblem } from './describeProblem.ts'
import { formatShort } from '../../internals/amounts/formatCoin.ts'
import { SendAmount } from './SendAmount.tsx'
import { FeeAmount } from '../../internals/amounts/FeeAmount.tsx'
import { SendReceiver } from './SendReceiver.tsx'
import { SendReviewBody } from './SendReviewBody.tsx'
import { sendStyles } from './send.styles.ts'
import { useSendUnits } from './useSendUnits.ts'

/** The form of a transfer. While the wallet is asked, also after the modal was closed in between, what it was asked for. */
export function WalletSendView(): ReactNode {
  useStyles(amountsStyles)
  useStyles(sendStyles)
  const { machine, state } = useSendMachine()
  const { t } = useMessages()
  const { status } = state
  const isUnavailable = useDelayed({ active: machine !== undefined && status === 'idle' })
  useViewStatus(status)
  if (!machine || status === 'idle' || status === 'sent')
    return (
      <ViewBody testId="lk-send">
        {isUnavailable ? (
          <StatusBlock title={t('send.unavailable')} text={t('send.unavailableText')} />
        ) : (
          <div className="lk-send-room" />
        )}
      </ViewBody>
    )
  const isAsked = state.review !== null && (status === 'sending' || state.error !== null)
  return (
    <ViewBody testId="lk-send">
      {isAsked ? (
        <SendReviewBody machine={machine} state={state} isInline />
      ) : (
        <SendForm machine={machine} state={state} />
      )}
    </ViewBody>
  )
}

interface SendFormProps {
  readonly machine: Send
  readonly state: SendPluginState
}

function SendForm({ machine, state }: SendFormProps): ReactNode {
  const modal = useModalInstance()
  const { router } = modal.controllers
  const translator = useMessages()
  const { t, locale } = translator
  const units = useSendUnits(state)
  const isOnline = useOnline()
  const amountInput = useRef<HTMLInputElement>(null)
  const receiverInput = useRef<HTMLInputElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState(0)
  const { status, token, amount, receiver, problems, facts, speeds } = state
  const isChecking = status === 'checking'
  const isReady = token !== null && amount !== null && amount > 0n && receiver.status === 'found'

  const fields = useRef<readonly SendField[]>([])
  useEffect(() => {
    fields.current = problems.map(toField)
  })
  useEffect(() => {
    if (refusals === 0) return
    const targets = { amount: amountInput, receiver: receiverInput, note }
    // A visitor who is already in a field with a problem stays there.
    const field = fields.current.find((each) => isFocused(targets[each])) ?? fields.current[0] ?? 'note'
    targets[field].current?.focus()
  }, [refusals])

  const shown = problems.flatMap((problem) => {
    const text = describeProblem({ problem, state, units, translator })
    return text ? [{ problem, ...text }] : []
  })[0]
  const instead = shown?.problem.problem === 'fee' ? shown.problem.most : null

  const leave = (view: 'WalletSendPreview' | 'WalletSendLookAlike'): void => {
    forgetParameters(router, 'WalletSend')
    router.push(view)
  }
  const getState = (): SendPluginState => modal.plugin(sendPlugin).store.getState()
  const check = async (): Promise<void> => {
    await machine.check()
    if (selectRoute(router.store.getState()).view !== 'WalletSend') return
    const { status: outcome, problems: found } = getState()
    if (outcome === 'ready') leave('WalletSendPreview')
    else if (found.some(({ problem }) => problem === 'lookAlike') && found.length === 1) leave('WalletSendLookAlike')
    else if (found.length > 0) setRefusals((count) => count + 1)
  }
  const review = (event: FormEvent): void => {
    event.preventDefault()
    const current = getState()
    const { receiver: whom, accepted } = current
    if (current.status === 'checking') return
    const hasAmount = current.isMax || (current.amount !== null && current.amount > 0n)
    // Enter in one field leads to the other while that is empty. In an empty field, and on wrong input, it says what is missing or wrong.
    if (hasAmount && current.receiverText === '' && !isFocused(receiverInput)) return receiverInput.current?.focus()
    if (whom.status === 'found' && !hasAmount && current.amountText === '' && !isFocused(amountInput))
      return amountInput.current?.focus()
    if (hasAmount && whom.status === 'found' && whom.lookAlike !== null && accepted !== whom.address)
      return leave('WalletSendLookAlike')
    if (instead !== null && current.token)
      machine.setAmount({
        text: formatAmount({ value: instead, decimals: current.token.decimals, locale }),
        amount: instead,
      })
    void check()
  }

  return (
    <form className="lk-send" noValidate onSubmit={review}>
      <SendAmount state={state} machine={machine} units={units} inputRef={amountInput} />
      <SendReceiver state={state} machine={machine} units={units} inputRef={receiverInput} />
      {speeds.length > 0 && (
        <ChoiceChips
          choices={speeds.map((id) => ({ id, label: t(`send.speed.${id}`) }))}
          selected={state.speed}
          onSelect={(speed) => machine.setSpeed(speed)}
          label={t('send.speed')}
          testId="lk-send-speed"
        />
      )}
      {!isOnline && <Note tone="warn">{t('common.offline')}</Note>}
      {shown && (
        <div ref={note} tabIndex={-1} role="alert" className="lk-send-problem" data-testid="lk-send-problem">
          <Note tone="warn">
            <b>{shown.title}</b>
            <p>{shown.text}</p>
            {shown.reason !== undefined && <p>{t('send.reason', { reason: toDisplaySentence(shown.reason) })}</p>}
          </Note>
        </div>
      )}
      {shown?.problem.problem === 'nameChanged' && receiver.status === 'found' && receiver.name !== null && (
        <Button variant="soft" onClick={() => machine.setReceiver(receiver.name ?? '')} testId="lk-send-name-again">
          {t('send.nameAgain', { name: toDisplayText(receiver.name) })}
        </Button>
      )}
      {facts.fee !== null && (
        <dl className="lk-amounts-facts" data-testid="lk-send-fee">
          <div>
            <dt>{t('send.fee')}</dt>
            <dd>
              <FeeAmount value={facts.fee} units={units} />
            </dd>
          </div>
        </dl>
      )}
      <ViewActions>
        <Button submits disabled={!isReady} loading={isChecking} testId="lk-send-review">
          {instead === null
            ? t(isChecking ? 'send.checking' : 'send.review')
            : t('send.instead', {
                amount: formatShort({ value: instead, unit: units.token, locale }),
              })}
        </Button>
      </ViewActions>
    </form>
  )
}

type SendField = 'amount' | 'receiver' | 'note'

/** Where a problem is shown. */
function toField({ problem }: SendProblem): SendField {
  if (problem === 'amountMissing' || problem === 'balance') return 'amount'
  return problem === 'receiverMissing' || problem === 'receiver' ? 'receiver' : 'note'
}

const isFocused = ({ current }: RefObject<HTMLElement | null>): boolean => current?.matches(':focus') === true
