import type { ReactNode } from 'react'
import type { ShownTransaction } from '../../internals/transactions/ShownTransaction.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { CheckIcon } from '../../ui/icons/CheckIcon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

/** How far a transaction on its way has come: in the wallet, sent, confirmed. */
export function TransactionSteps({
  transaction,
  wallet,
}: {
  readonly transaction: ShownTransaction
  readonly wallet: string
}): ReactNode {
  const { t, locale } = useMessages()
  const { phase, sentAt } = transaction
  if (phase !== 'asking' && phase !== 'pending' && phase !== 'again' && phase !== 'stuck') return null
  const isAsking = phase === 'asking'
  const time = isAsking || sentAt === undefined ? '' : toTime(sentAt, locale)
  const steps = [
    { text: isAsking ? t('transaction.stepAsking', { wallet }) : t('transaction.stepSent'), isDone: !isAsking, time },
    { text: t(phase === 'stuck' ? 'transaction.stepWaiting' : 'transaction.stepConfirming'), isDone: false, time: '' },
    { text: t('transaction.stepConfirmed'), isDone: false, time: '' },
  ]
  const current = steps.findIndex(({ isDone }) => !isDone)
  return (
    <ol className="lk-transaction-steps" data-phase={phase} data-testid="lk-transaction-steps">
      {steps.map((step, index) => (
        <li key={step.text} aria-current={index === current ? 'step' : undefined}>
          <span className="lk-transaction-dot">
            {step.isDone ? <CheckIcon /> : index === current && phase !== 'stuck' ? <Spinner /> : null}
          </span>
          <span>{step.text}</span>
          <small>{step.time}</small>
        </li>
      ))}
    </ol>
  )
}

const toTime = (time: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(time)
