import { amountDigits, type AmountFormat } from '@latchkey/core/internal'
import { memo, type ReactNode } from 'react'
import { formatTransfer } from '../../internals/transactions/formatTransfer.ts'
import { getMainTransfer } from '../../internals/transactions/getMainTransfer.ts'
import type { ShownPhase, ShownTransaction } from '../../internals/transactions/ShownTransaction.ts'
import { toActionText } from '../../internals/transactions/toActionText.ts'
import { TransactionImage } from '../../internals/transactions/TransactionImage.tsx'
import type { Translator } from '../../messages/createTranslator.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ListItem } from '../../ui/ListItem.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { truncateMiddle } from '../../ui/truncateMiddle.ts'
import type { ActivityFormats } from './createActivityFormats.ts'

export interface ActivityRowProps {
  /** The same object while nothing changes: the row is not rendered again then. */
  readonly transaction: ShownTransaction
  /** A stable object. */
  readonly formats: ActivityFormats
  /** A stable function. */
  readonly onSelect: (transaction: ShownTransaction) => void
  /** A stable function. */
  readonly onIntent: () => void
}

/** One transaction: what it did, with whom, what moved and when. */
export const ActivityRow = /*#__PURE__*/ memo(function ActivityRow(props: ActivityRowProps): ReactNode {
  const { transaction, formats, onSelect, onIntent } = props
  const { t } = useMessages()
  const { phase, changedAt } = transaction
  const isMoving = phase === 'asking' || phase === 'pending' || phase === 'again'
  const when =
    phase !== 'done' ? t(`activity.is.${phase}`) : changedAt === undefined ? '' : formats.days.format(changedAt)
  return (
    <ListItem
      title={
        <span className="lk-activity-line">
          <span>{toActionText(transaction, t)}</span>
          {describeAmount(transaction, { t, amounts: formats.amounts })}
        </span>
      }
      subtitle={
        <span className="lk-activity-line">
          <span>{describe(transaction, { t, amounts: formats.amounts })}</span>
          <span data-phase={phase}>{when}</span>
        </span>
      }
      media={isMoving ? <Spinner /> : <TransactionImage transaction={transaction} />}
      onClick={() => onSelect(transaction)}
      onIntent={onIntent}
      testId="lk-activity-row"
    />
  )
})

interface Language extends Pick<Translator, 't'> {
  readonly amounts: AmountFormat
}

/** The other side: what was paid for a trade, else an address with 4 leading and 6 trailing characters (S9.044). */
function describe({ action, party, transfers }: ShownTransaction, { t, amounts }: Language): ReactNode {
  const [paid, got] = (['out', 'in'] as const).map((wanted) => transfers.find(({ direction }) => direction === wanted))
  if (action === 'trade' && paid && got) {
    const sold = formatTransfer(paid, { format: amounts, digits: amountDigits.activity, hasSign: false })
    return t('activity.pair', { sold, bought: toDisplayText(got.symbol) })
  }
  if (party === undefined) return undefined
  return (
    <span title={party.address}>
      {t(`activity.${party.role}`, { address: truncateMiddle({ text: party.address }) })}
    </span>
  )
}

/** The amount with 3 decimals, cut off (S9.043), and all of them by title. Several assets have no sum. */
function describeAmount(transaction: ShownTransaction, { t, amounts }: Language): ReactNode {
  const main = getMainTransfer(transaction)
  if (main === undefined) return undefined
  const count = transaction.transfers.filter(({ direction }) => direction === main.direction).length
  if (count > 1) return <span data-direction={main.direction}>{t('activity.several', { count })}</span>
  // A sign says that it moved.
  const hasSign = !unmoved.includes(transaction.phase)
  return (
    <bdi dir="ltr" title={formatTransfer(main, { hasSign })} data-direction={hasSign ? main.direction : undefined}>
      {formatTransfer(main, { format: amounts, digits: amountDigits.activity, hasSign })}
    </bdi>
  )
}

const unmoved: readonly ShownPhase[] = ['failed', 'expired', 'cancelled', 'replaced', 'unknown']
