import { createAmountFormat, deepLinkMemoryPlugin, toExplorerLink } from '@latchkey/core/internal'
import type { Network } from '@latchkey/core'
import { useEffect, type ReactNode } from 'react'
import { useAccount } from '../../hooks/useAccount.ts'
import { useWalletInfo } from '../../hooks/useWalletInfo.ts'
import { formatTransfer } from '../../internals/transactions/formatTransfer.ts'
import { getMainTransfer } from '../../internals/transactions/getMainTransfer.ts'
import type { ShownTransaction } from '../../internals/transactions/ShownTransaction.ts'
import { toActionText } from '../../internals/transactions/toActionText.ts'
import { TransactionImage } from '../../internals/transactions/TransactionImage.tsx'
import { useDelayed } from '../../internals/useDelayed.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import type { ViewProps } from '../../internals/ViewProps.ts'
import { toWalletName } from '../../internals/wallets/toWalletName.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Button } from '../../ui/Button.tsx'
import { ConnectingRing } from '../../ui/ConnectingRing.tsx'
import { ExternalIcon } from '../../ui/icons/ExternalIcon.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { useAnnounce } from '../../ui/useAnnounce.ts'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { describeTransaction, type TransactionStory } from './describeTransaction.ts'
import { toDate, TransactionFacts } from './TransactionFacts.tsx'
import { TransactionSteps } from './TransactionSteps.tsx'
import { transactionStyles } from './TransactionDetailsView.styles.ts'
import { useTransaction } from './useTransaction.ts'

/** One transaction: how far it has come or what has become of it, what it moved, and where to look it up. */
export function TransactionDetailsView({ parameters }: ViewProps<'TransactionDetails'>): ReactNode {
  useStyles(transactionStyles)
  const { transaction, isSearching, network } = useTransaction(parameters)
  const { t } = useMessages()
  const id = transaction ? transaction.id : 'id' in parameters ? parameters.id : null
  const link = toExplorerLink(network, id)
  const explorer = network?.blockExplorers?.default.name
  useViewStatus(transaction?.phase ?? (isSearching ? 'loading' : 'missing'))
  return (
    <ViewBody testId="lk-transaction">
      {transaction ? (
        <Found transaction={transaction} network={network} />
      ) : isSearching ? (
        <Searching />
      ) : (
        <StatusBlock title={t('transaction.missing')} text={t('transaction.missingText')} />
      )}
      {link !== undefined && explorer !== undefined && (
        <Button variant="soft" icon={<ExternalIcon />} href={link} testId="lk-transaction-explorer">
          {t('account.explorer', { explorer })}
        </Button>
      )}
    </ViewBody>
  )
}

function Found({
  transaction,
  network,
}: {
  readonly transaction: ShownTransaction
  readonly network: Network | undefined
}): ReactNode {
  const { t, locale } = useMessages()
  const announce = useAnnounce()
  const { changedAt, phase } = transaction
  const wallet = useWalletName(transaction, network)
  const date = changedAt === undefined ? '' : toDate(changedAt, locale)
  const { ring, text, note } = describeTransaction(transaction, { t, wallet, date })
  useEffect(() => {
    announce(text)
  }, [announce, text])
  const main = transaction.transfers.length > 1 ? undefined : getMainTransfer(transaction)
  return (
    <>
      <div className="lk-transaction">
        <StatusBlock
          media={
            <ConnectingRing status={ring}>
              <TransactionImage transaction={transaction} size="large" />
            </ConnectingRing>
          }
          title={
            main ? (
              <bdi dir="ltr">
                {formatTransfer(main, { format: createAmountFormat(locale), hasSign: main.direction === 'in' })}
              </bdi>
            ) : (
              toActionText(transaction, t)
            )
          }
          text={main && phase === 'done' ? `${toActionText(transaction, t)} · ${text}` : text}
          testId="lk-transaction-story"
        />
      </div>
      <TransactionSteps transaction={transaction} wallet={wallet} />
      {note && <StoryNote {...note} />}
      {phase === 'stuck' && <OpenWallet />}
      <TransactionFacts transaction={transaction} network={network} />
    </>
  )
}

/** The wallet of the account that sent it, if it is connected. */
function useWalletName({ record }: ShownTransaction, network: Network | undefined): string {
  const { t } = useMessages()
  const parameters = { namespace: record?.namespace ?? network?.chainNamespace }
  const wallet = useWalletInfo(parameters)
  const { accounts } = useAccount(parameters)
  const isIts = record !== undefined && accounts.some(({ address }) => address === record.address)
  return toWalletName({ wallet: isIts ? wallet : undefined, t })
}

function StoryNote({ tone, title, text }: NonNullable<TransactionStory['note']>): ReactNode {
  const content = (
    <>
      <b>{title}</b>
      <p>{text}</p>
    </>
  )
  return tone === 'warn' ? (
    <Note tone="warn" testId="lk-transaction-note">
      {content}
    </Note>
  ) : (
    <div className="lk-transaction-note" data-testid="lk-transaction-note">
      {content}
    </div>
  )
}

/** Opens the wallet that the visitor chose on this phone. Other wallets cannot be opened from a page. */
function OpenWallet(): ReactNode {
  const modal = useModalInstance()
  const { t } = useMessages()
  const choice = modal.plugin(deepLinkMemoryPlugin).get().get()
  if (choice === undefined || !modal.ports.platform.isMobile) return null
  const target = choice.href.startsWith('https:') ? '_blank' : '_top'
  return (
    <Button href={choice.href} target={target} icon={<ExternalIcon />} testId="lk-transaction-wallet">
      {t('pairing.open', { wallet: toWalletName({ wallet: choice, t }) })}
    </Button>
  )
}

function Searching(): ReactNode {
  const isLate = useDelayed({ active: true })
  return <div className="lk-transaction-wait">{isLate && <Skeleton shape="avatar" />}</div>
}
