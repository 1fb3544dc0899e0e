import { useCallback, useDeferredValue, useState, type ReactNode } from 'react'
import { useAccount } from '../../hooks/useAccount.ts'
import { useNfts, type UseNftsReturnType } from '../../hooks/useNfts.ts'
import { ListFailure } from '../../internals/ListFailure.tsx'
import { MoreButton } from '../../internals/MoreButton.tsx'
import { toNetworkName } from '../../internals/networks/toNetworkName.ts'
import { useDelayed } from '../../internals/useDelayed.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useOnline } from '../../internals/useOnline.ts'
import { usePreload } from '../../internals/usePreload.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Button } from '../../ui/Button.tsx'
import { ChevronDownIcon } from '../../ui/icons/ChevronDownIcon.tsx'
import { DotsIcon } from '../../ui/icons/DotsIcon.tsx'
import { RetryIcon } from '../../ui/icons/RetryIcon.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import { List } from '../../ui/List.tsx'
import { ListItem } from '../../ui/ListItem.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { nftsStyles } from './nfts.styles.ts'
import { NftTiles } from './NftTiles.tsx'
import type { ShownNft } from './toNftTitle.ts'

/** The non-fungible tokens of the account on its network. Spam is behind its count. */
export function NftsPanel(): ReactNode {
  useStyles(nftsStyles)
  const { router } = useModalInstance().controllers
  const { namespace } = useAccount()
  const list = useNfts({ namespace })
  // A page of tiles is rendered in small steps. All that depends on what was read changes together.
  const shown = useDeferredValue(list)
  const { t } = useMessages()
  const preload = usePreload('NftDetails')
  const [isSpamShown, setIsSpamShown] = useState(false)
  const select = useCallback(
    ({ address, chainId, tokenId }: ShownNft): void => {
      router.push('NftDetails', { caipNetworkId: chainId, address: address.split(':').at(-1) ?? '', tokenId })
    },
    [router],
  )
  const { nfts, spam } = shown
  const spamLabel = t('nfts.spam', { count: spam.length })
  return (
    <div className="lk-nfts" data-testid="lk-nfts">
      {nfts.length > 0 && <NftTiles label={t('account.nfts')} nfts={nfts} onSelect={select} onIntent={preload} />}
      {spam.length > 0 && (
        <>
          <List label={spamLabel}>
            <ListItem
              variant="flat"
              title={spamLabel}
              subtitle={t('nfts.spamText')}
              media={
                <IconTile>
                  <DotsIcon />
                </IconTile>
              }
              trailing={<ChevronDownIcon />}
              expanded={isSpamShown}
              onClick={() => setIsSpamShown(!isSpamShown)}
              testId="lk-nfts-spam"
            />
          </List>
          {isSpamShown && <NftTiles label={spamLabel} nfts={spam} isSpam onSelect={select} onIntent={preload} />}
        </>
      )}
      <Reading list={shown} isBehind={shown.nfts !== list.nfts} />
    </div>
  )
}

interface ReadingProps {
  readonly list: UseNftsReturnType
  /** More has been read than is on screen: the end of the list seems near, and the next page would be read. */
  readonly isBehind: boolean
}

/** Shows that a page is being read, or why the list is empty or ends. */
function Reading({ list, isBehind }: ReadingProps): ReactNode {
  const { network } = useAccount()
  const { t } = useMessages()
  const isOnline = useOnline()
  const { empty, error, isSupported, loading, loadMore, next, nfts, retry, spam } = list
  const isLate = useDelayed({ active: loading })
  const isFirst = !empty && error === null && isSupported && nfts.length + spam.length === 0
  const name = toNetworkName({ network, t })
  if (!isOnline && (isFirst || error !== null || next !== undefined))
    return <StatusBlock title={t('common.offline')} text={t('common.offlineText')} testId="lk-nfts-offline" />
  if (error !== null)
    return (
      <>
        <ListFailure
          title={t('error.nfts.failed')}
          text={t('nfts.failedText')}
          hasRows={nfts.length > 0}
          testId="lk-nfts-failed"
        />
        <Button
          variant="soft"
          icon={<RetryIcon />}
          loading={loading}
          onClick={() => void retry()}
          testId="lk-nfts-retry"
        >
          {t('common.retry')}
        </Button>
      </>
    )
  if (!isSupported)
    return (
      <StatusBlock
        title={t('nfts.unavailable', { network: name })}
        text={t('nfts.unavailableText')}
        testId="lk-nfts-unavailable"
      />
    )
  if (isFirst) return <PendingTiles />
  if (empty)
    return <StatusBlock title={t('nfts.empty')} text={t('nfts.emptyText', { network: name })} testId="lk-nfts-empty" />
  return (
    next !== undefined && (
      <MoreButton onMore={loadMore} isLoading={loading || isBehind} isQuiet={!isLate} testId="lk-nfts-more" />
    )
  )
}

/** Tiles that are loading. Their space is reserved at once; they appear only if loading takes a moment. */
function PendingTiles(): ReactNode {
  const isLate = useDelayed({ active: true })
  return (
    <div className="lk-nft-tiles" aria-hidden="true">
      <div className="lk-nft-part">
        <span className="lk-nft-pending" data-late={isLate || undefined} />
        <span className="lk-nft-pending" data-late={isLate || undefined} />
      </div>
    </div>
  )
}
