import type { Modal } from '@latchkey/core'
import { isFeatureEnabled, legalConsentPlugin, selectRequestedNetwork, type WalletList } from '@latchkey/core/internal'
import { useEffect, useState, type ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import type { MessageKey } from '../../messages/Messages.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { QrIcon } from '../../ui/icons/QrIcon.tsx'
import { Note } from '../../ui/Note.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { useAnnounce } from '../../ui/useAnnounce.ts'
import { LegalLine } from '../../internals/legal/LegalLine.tsx'
import { usePlace } from '../../internals/places/usePlace.ts'
import { useCatalogueChoice } from '../../internals/wallets/useCatalogueChoice.ts'
import { useChooseWallet } from '../../internals/wallets/useChooseWallet.ts'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { tileStyles } from '../../ui/tile.styles.ts'
import { allWalletsPlacePlugin } from './allWalletsPlacePlugin.ts'
import { allWalletsStyles } from './AllWalletsView.styles.ts'
import { MoreWallets } from './MoreWallets.tsx'
import { useAllWallets } from './useAllWallets.ts'
import { useTypeToSearch } from './useTypeToSearch.ts'
import { WalletGrid } from './WalletGrid.tsx'

/** All wallets that can be connected, to scroll through or to search. */
export function AllWalletsView(): ReactNode {
  useStyles(allWalletsStyles)
  useStyles(tileStyles)
  const modal = useModalInstance()
  const { connectors, options, router } = modal.controllers
  const { ref, place: search, setPlace: setSearch } = usePlace(allWalletsPlacePlugin)
  useTypeToSearch(ref)
  const state = useAllWallets(search)
  const { rows, count, isLoading, isSettled, more } = state
  const { t } = useMessages()
  const announce = useAnnounce()
  const toChoice = useCatalogueChoice({ source: state.source })
  const choose = useChooseWallet(useSelector(router.store, selectRequestedNetwork).namespace)
  const pairing = useSelector(connectors.store, (all) => all.connectors.find(({ type }) => type === 'WALLET_CONNECT'))
  const asksConsent = useSelector(options.store, (all) => isFeatureEnabled(all, 'legalCheckbox'))
  const [isAccepted] = useState(() => modal.plugin(legalConsentPlugin).store.getState().isAccepted)
  const openCode = (): void => {
    if (pairing) choose({ id: pairing.id, connector: pairing, namespaces: [] })
  }
  const query = search.trim()
  const matchCount = rows.length

  useViewStatus(isLoading ? 'loading' : matchCount === 0 ? 'empty' : 'ready')
  useEffect(() => {
    if (query !== '' && isSettled) announce(t('connect.results', { count: matchCount }))
  }, [announce, t, query, isSettled, matchCount])

  const note = getWalletsNote({ source: state.source, modal })
  return (
    <ViewBody testId="lk-all-wallets">
      <div className="lk-all-wallets-top" ref={ref}>
        <SearchField
          value={search}
          onChange={setSearch}
          label={count ? t('connect.searchCount', { count }) : t('allWallets.search')}
          testId="lk-all-wallets-search"
        />
        {pairing && (
          <IconButton label={t('connect.qrCode')} onClick={openCode} testId="lk-all-wallets-code">
            <QrIcon />
          </IconButton>
        )}
      </div>
      {asksConsent && !isAccepted && <LegalLine />}
      {note && (
        <Note tone="warn" testId="lk-all-wallets-note">
          {t(note)}
        </Note>
      )}
      {isLoading || matchCount > 0 ? (
        <WalletGrid
          rows={isLoading ? [] : rows}
          awaited={isLoading ? 20 : more?.isLoading ? Math.min(40, more.count) : 0}
          toChoice={toChoice}
        />
      ) : query === '' ? (
        <>
          <StatusBlock title={t('allWallets.empty')} text={t('allWallets.emptyText')} testId="lk-all-wallets-empty" />
          <Button icon={<QrIcon />} onClick={openCode} testId="lk-all-wallets-scan">
            {t('connect.qrCode')}
          </Button>
        </>
      ) : (
        <>
          <StatusBlock title={t('connect.noResults', { query })} text={t('connect.noResultsText')} />
          {pairing && (
            <Button variant="soft" icon={<QrIcon />} onClick={openCode} testId="lk-all-wallets-scan">
              {t('connect.scanInstead')}
            </Button>
          )}
        </>
      )}
      {more && !isLoading && <MoreWallets onMore={more.load} isLoading={more.isLoading} hasFailed={more.hasFailed} />}
    </ViewBody>
  )
}

/** Returns the note for a list that did not come from the app's cloud. */
function getWalletsNote({
  source,
  modal,
}: {
  readonly source: WalletList['source'] | undefined
  readonly modal: Modal
}): Extract<MessageKey, 'allWallets.offline' | 'allWallets.failed'> | undefined {
  const { controllers, ports } = modal
  if (source !== 'builtIn' || controllers.options.store.getState().cloud === null) return undefined
  const isOnline = ports.http?.isOnline() ?? navigator.onLine
  return isOnline ? 'allWallets.failed' : 'allWallets.offline'
}
