import type { Network } from '@latchkey/core'
import { createAmountFormat } from '@latchkey/core/internal'
import { useState, type ReactNode } from 'react'
import { useIdentity } from '../../hooks/useIdentity.ts'
import { toNetworkName } from '../../internals/networks/toNetworkName.ts'
import { formatTransfer } from '../../internals/transactions/formatTransfer.ts'
import type { ShownTransaction } from '../../internals/transactions/ShownTransaction.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { GroupedAddress } from '../../ui/GroupedAddress.tsx'
import { NetworkImage } from '../../ui/NetworkImage.tsx'
import { Note } from '../../ui/Note.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { Truncate } from '../../ui/Truncate.tsx'

/** How many of several assets are listed. */
const listedAtMost = 20

/** What a transaction moved, to whom, where, when and for what fee. What is not known is left out. */
export function TransactionFacts({
  transaction,
  network,
}: {
  readonly transaction: ShownTransaction
  readonly network: Network | undefined
}): ReactNode {
  const { t, locale } = useMessages()
  const [isRefused, setIsRefused] = useState(false)
  const format = createAmountFormat(locale)
  const { id, party, fee, transfers, changedAt, phase } = transaction
  return (
    <>
      {transfers.length > 1 && (
        <ul role="list" className="lk-transaction-moved" data-testid="lk-transaction-moved">
          {transfers.slice(0, listedAtMost).map((transfer, index) => (
            // Transfers may be equal, and their order never changes.
            <li key={index} data-direction={transfer.direction}>
              <bdi dir="ltr">{formatTransfer(transfer, { format })}</bdi>
            </li>
          ))}
        </ul>
      )}
      {party && <Party {...party} network={network} />}
      <dl className="lk-transaction-facts">
        {network && (
          <Fact label={t('account.network')}>
            <NetworkImage
              networkId={network.caipNetworkId}
              name={network.name}
              source={network.assets?.imageUrl}
              size="small"
            />
            <bdi>{toNetworkName({ network, t })}</bdi>
          </Fact>
        )}
        {fee && (
          <Fact label={t('transaction.fee')} testId="lk-transaction-fee">
            <bdi dir="ltr">{`${format(fee)} ${toDisplayText(fee.symbol)}`.trim()}</bdi>
          </Fact>
        )}
        {phase !== 'done' && changedAt !== undefined && (
          <Fact label={t('transaction.when')}>{toDate(changedAt, locale)}</Fact>
        )}
        {id !== null && (
          <Fact label={t('transaction.id')} testId="lk-transaction-id">
            <Truncate text={id} />
            <CopyButton
              text={id}
              label={t('transaction.copyId')}
              onCopied={() => setIsRefused(false)}
              onFailed={() => setIsRefused(true)}
              testId="lk-transaction-copy"
            />
          </Fact>
        )}
      </dl>
      {isRefused && <Note tone="bad">{t('common.copyFailed')}</Note>}
    </>
  )
}

/** Writes a day with its time. */
export function toDate(time: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}

function Fact(props: {
  readonly label: string
  readonly children: ReactNode
  readonly testId?: string | undefined
}): ReactNode {
  return (
    <div data-testid={props.testId}>
      <dt>{props.label}</dt>
      <dd>{props.children}</dd>
    </div>
  )
}

/** The other side: its name if it has one, and its whole address. */
function Party({
  role,
  address,
  network,
}: NonNullable<ShownTransaction['party']> & { readonly network: Network | undefined }): ReactNode {
  const { t } = useMessages()
  const { name } = useIdentity({ namespace: network?.chainNamespace, address })
  const label = t(`transaction.${role}`)
  return (
    <div className="lk-transaction-party" data-testid="lk-transaction-party">
      <p>
        {label}
        {name !== undefined && <bdi>{toDisplayText(name)}</bdi>}
      </p>
      <GroupedAddress address={address} label={label} testId="lk-transaction-address" />
    </div>
  )
}
