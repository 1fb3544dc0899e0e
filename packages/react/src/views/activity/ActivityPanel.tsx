import { useCallback, useDeferredValue, useMemo, type ReactNode } from 'react'
import { useAccount } from '../../hooks/useAccount.ts'
import { useActivity, type UseActivityReturnType } from '../../hooks/useActivity.ts'
import { useTransactions } from '../../hooks/useTransactions.ts'
import { toNetworkName } from '../../internals/networks/toNetworkName.ts'
import { ListFailure } from '../../internals/ListFailure.tsx'
import { MoreButton } from '../../internals/MoreButton.tsx'
import { PendingRows } from '../../internals/PendingRows.tsx'
import { fromRecord } from '../../internals/transactions/fromRecord.ts'
import type { ShownTransaction } from '../../internals/transactions/ShownTransaction.ts'
import { useDelayed } from '../../internals/useDelayed.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useOnline } from '../../internals/useOnline.ts'
import { usePreload } from '../../internals/usePreload.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Button } from '../../ui/Button.tsx'
import { ExternalIcon } from '../../ui/icons/ExternalIcon.tsx'
import { RetryIcon } from '../../ui/icons/RetryIcon.tsx'
import { List } from '../../ui/List.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { activityStyles } from './ActivityPanel.styles.ts'
import { ActivityMonths } from './ActivityMonths.tsx'
import { ActivityRow } from './ActivityRow.tsx'
import { createActivityFormats } from './createActivityFormats.ts'
import { SpamRows } from './SpamRows.tsx'
import { toRecent } from './toRecent.ts'
import { useRenewal } from './useRenewal.ts'

/** The account's transactions on its network: those on their way first, then by month. */
export function ActivityPanel(): ReactNode {
  useStyles(activityStyles)
  const { controllers } = useModalInstance()
  const { address, caipAddress, namespace, network } = useAccount()
  const networks = useSelector(controllers.network.store, (state) => state.networks)
  const activity = useActivity({ namespace })
  const { transactions: records } = useTransactions({ namespace })
  const { t, locale } = useMessages()
  const preload = usePreload('TransactionDetails')
  const { loading, loadMore, retry, empty, error, isSupported, next, spam, transactions, transactionsByYear } = activity
  useRenewal({ caipAddress, isAtRest: !loading && error === null && isSupported })

  const formats = useMemo(() => createActivityFormats(locale), [locale])
  const { recent, replaced } = useMemo(
    () => toRecent({ records, history: transactions, address, network }),
    [records, transactions, address, network],
  )
  const rows = useMemo(
    () =>
      recent.map((record) =>
        fromRecord(
          record,
          networks.find(({ caipNetworkId }) => caipNetworkId === record.networkId),
        ),
      ),
    [recent, networks],
  )
  const list = useMemo(
    () => ({ rows, replaced, years: transactionsByYear, transactions, spam, empty, error, isSupported, next }),
    [rows, replaced, transactionsByYear, transactions, spam, empty, error, isSupported, next],
  )
  // A page of rows is rendered in small steps, so that scrolling stays smooth meanwhile. All that depends on what was read changes
  // together: a part that is on screen earlier is pushed away by the rest.
  const shown = useDeferredValue(list)
  const { router } = controllers
  const caipNetworkId = network?.caipNetworkId
  const onSelect = useCallback(
    ({ record, id }: ShownTransaction) => {
      if (record) router.push('TransactionDetails', { key: record.key })
      else if (caipNetworkId && id !== null) router.push('TransactionDetails', { caipNetworkId, id })
    },
    [router, caipNetworkId],
  )
  const shared = { formats, onSelect, onIntent: preload }
  return (
    <div className="lk-activity" data-testid="lk-activity">
      {shown.rows.length > 0 && (
        <section data-testid="lk-activity-recent">
          <h3>{t('activity.recent')}</h3>
          <List label={t('activity.recent')} tight>
            {shown.rows.map((row) => (
              <ActivityRow key={row.key} transaction={row} {...shared} />
            ))}
          </List>
        </section>
      )}
      <ActivityMonths years={shown.years} replaced={shown.replaced} {...shared} />
      <SpamRows spam={shown.spam} {...shared} />
      <Reading list={shown} isBehind={shown !== list} loading={loading} onMore={loadMore} onRetry={retry} />
    </div>
  )
}

interface ReadingProps {
  readonly list: Pick<UseActivityReturnType, 'empty' | 'error' | 'isSupported' | 'next' | 'transactions'> & {
    readonly rows: readonly ShownTransaction[]
  }
  /** More has been read than is on screen: the end of the list seems near, and the next page would be read. */
  readonly isBehind: boolean
  readonly loading: boolean
  readonly onMore: () => Promise<void>
  readonly onRetry: () => Promise<void>
}

/** Shows that a page is being read, or why the list is empty or ends. */
function Reading({ list, isBehind, loading, onMore, onRetry }: ReadingProps): ReactNode {
  const { addressExplorerUrl, network } = useAccount()
  const { t } = useMessages()
  const isOnline = useOnline()
  const { empty, error, isSupported, next, rows, transactions } = list
  const isFirst = !empty && error === null && transactions.length === 0
  const isLate = useDelayed({ active: loading })
  const explorer = network?.blockExplorers?.default.name
  const name = toNetworkName({ network, t })
  if (!isOnline && (isFirst || error !== null || next !== undefined))
    return <StatusBlock title={t('common.offline')} text={t('common.offlineText')} testId="lk-activity-offline" />
  if (error !== null)
    return (
      <>
        <ListFailure
          title={t('error.activity.failed')}
          text={t('activity.failedText')}
          hasRows={transactions.length > 0}
          testId="lk-activity-failed"
        />
        <Button
          variant="soft"
          icon={<RetryIcon />}
          loading={loading}
          onClick={() => void onRetry()}
          testId="lk-activity-retry"
        >
          {t('common.retry')}
        </Button>
      </>
    )
  if (!isSupported)
    return (
      <>
        <StatusBlock
          title={t('activity.unavailable', { network: name })}
          text={t('activity.unavailableText')}
          testId="lk-activity-unavailable"
        />
        {addressExplorerUrl !== undefined && explorer !== undefined && (
          <Button variant="soft" icon={<ExternalIcon />} href={addressExplorerUrl} testId="lk-activity-explorer">
            {t('account.explorer', { explorer })}
          </Button>
        )}
      </>
    )
  if (isFirst) return <PendingRows count={4} />
  if (empty)
    return rows.length > 0 ? null : (
      <StatusBlock
        title={t('activity.empty')}
        text={t('activity.emptyText', { network: name })}
        testId="lk-activity-empty"
      />
    )
  return (
    next !== undefined && (
      <MoreButton onMore={onMore} isLoading={loading || isBehind} isQuiet={!isLate} testId="lk-activity-more" />
    )
  )
}
