import type { SendNote, SendReview } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useAddressLabels } from '../../hooks/useAddressLabels.ts'
import { toNetworkName } from '../../internals/networks/toNetworkName.ts'
import type { Translator } from '../../messages/createTranslator.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { GroupedAddress } from '../../ui/GroupedAddress.tsx'
import { Note } from '../../ui/Note.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { Truncate } from '../../ui/Truncate.tsx'
import { ReceiverAvatar } from './ReceiverAvatar.tsx'
import { describeChange } from './describeChange.ts'
import { formatCoin, formatShort, formatWorth, toValue } from '../../internals/amounts/formatCoin.ts'
import { FactRow } from '../../internals/amounts/FactRow.tsx'
import { FeeAmount } from '../../internals/amounts/FeeAmount.tsx'
import { useSendUnits, type SendUnits } from './useSendUnits.ts'

/** What will be sent: the amount, the whole address, what to know of it, and what it costs. */
export function SendReviewFacts({ review }: { readonly review: SendReview }): ReactNode {
  const units = useSendUnits(review)
  const translator = useMessages()
  const { t, locale } = translator
  const { payer, token, amount, to, fee, feeAtMost, arrives, changes } = review
  const { labels } = useAddressLabels({ namespace: payer.namespace })
  const { coin, fiat, token: unit } = units
  const network = toNetworkName({ network: units.network, t })
  const worth = formatWorth(amount, unit, fiat)
  const receiver = toDisplayText(review.name ?? '') || toDisplayText(labels[to] ?? '')
  const sender = toDisplayText(labels[payer.address] ?? '')
  const sums = [toValue(amount, unit), fee === null ? undefined : toValue(fee, coin)]
  const total = sums.every((sum) => sum !== undefined) ? sums.reduce((sum, each) => sum + each, 0) : undefined
  const spent = token.address === null && fee !== null ? amount + fee : undefined
  const quiet = review.notes.filter((note) => notes[note] === 'info')
  const loud = review.notes.filter((note) => notes[note] === 'warn')
  const toNote = (note: SendNote): ReactNode => (
    <div key={note}>
      <b>
        {note === 'feeElsewhere'
          ? t('sendPreview.feeElsewhere', { coin: toDisplayText(coin.symbol) })
          : t(`sendPreview.${note}`)}
      </b>
      <p>
        {note === 'tokenFee'
          ? t('sendPreview.tokenFeeText', { fee: formatCoin({ value: amount - (arrives ?? amount), unit, locale }) })
          : t(`sendPreview.${note}Text`)}
      </p>
    </div>
  )
  return (
    <>
      <div className="lk-send-sum" data-testid="lk-send-sum">
        <p>
          <bdi>{formatCoin({ value: amount, unit, locale })}</bdi>
        </p>
        <p>
          {worth === undefined ? t('sendPreview.on', { network }) : t('sendPreview.worthOn', { value: worth, network })}
        </p>
      </div>
      <div className="lk-send-whom">
        {(receiver !== '' || review.name !== null) && (
          <div className="lk-send-party">
            <ReceiverAvatar namespace={payer.namespace} address={to} name={review.name} />
            <div>
              <bdi>{receiver}</bdi>
              {review.name !== null && <p>{t('sendPreview.nameChecked')}</p>}
            </div>
          </div>
        )}
        <GroupedAddress address={to} label={t('sendPreview.receiver')} testId="lk-send-address" />
      </div>
      {loud.length > 0 && (
        <Note tone="warn" testId="lk-send-warnings">
          {loud.map(toNote)}
        </Note>
      )}
      {quiet.length > 0 && (
        <Note tone="info" testId="lk-send-notes">
          {quiet.map(toNote)}
        </Note>
      )}
      <dl className="lk-amounts-facts" data-testid="lk-send-facts">
        <FactRow label={t('sendPreview.from')}>
          {sender === '' ? <Truncate text={payer.address} /> : <bdi>{sender}</bdi>}
        </FactRow>
        {token.address !== null && (
          <FactRow label={t('sendPreview.contractAddress')}>
            <Truncate text={token.address} />
          </FactRow>
        )}
        {arrives !== null && arrives < amount && (
          <FactRow label={t('sendPreview.arrives')}>
            <bdi>{formatCoin({ value: arrives, unit, locale })}</bdi>
          </FactRow>
        )}
        {changes && changes.length > 0 && (
          <FactRow label={t('sendPreview.changes')}>
            {changes.map((change) => (
              <bdi key={change.token ?? ''} dir="ltr" className="lk-send-change">
                {describeChange({ change, units, locale })}
              </bdi>
            ))}
          </FactRow>
        )}
        {fee !== null && (
          <FactRow label={t('send.fee')}>
            <FeeAmount value={fee} units={units} />
          </FactRow>
        )}
        {feeAtMost !== null && feeAtMost !== fee && (
          <FactRow label={t('send.feeAtMost')}>
            <FeeAmount value={feeAtMost} units={units} />
          </FactRow>
        )}
        <Total spent={spent} total={total} units={units} locale={locale} t={t} />
      </dl>
    </>
  )
}

const notes: { readonly [note in SendNote]: 'info' | 'warn' } = {
  own: 'info',
  firstTime: 'info',
  feeElsewhere: 'info',
  feeUnknown: 'info',
  contract: 'warn',
  offCurve: 'warn',
  tokenFee: 'warn',
  unlisted: 'warn',
}

/** The sum of the amount and its fee: in dollars if both prices are known, and in the coin if that is what is sent. */
function Total(props: {
  readonly spent: bigint | undefined
  readonly total: number | undefined
  readonly units: SendUnits
  readonly locale: string
  readonly t: Translator['t']
}): ReactNode {
  const { spent, total, units, locale, t } = props
  if (spent === undefined && total === undefined) return null
  const amount = spent === undefined ? '' : formatShort({ value: spent, unit: units.coin, locale })
  return (
    <FactRow label={t('sendPreview.total')}>
      <b>{total === undefined ? <bdi>{amount}</bdi> : <bdi>{units.fiat.formatValue(total)}</bdi>}</b>
      {total !== undefined && spent !== undefined && (
        <>
          {' '}
          <bdi className="lk-amounts-quiet">{amount}</bdi>
        </>
      )}
    </FactRow>
  )
}
