import {
  featuredWalletsQuery,
  isFeatureEnabled,
  listCatalogueWallets,
  queryClientPlugin,
  recommendedWalletsQuery,
  walletGroupsPlugin,
} from '@latchkey/core/internal'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { AllWalletsIcon } from '../../ui/icons/AllWalletsIcon.tsx'
import { CodeHint } from '../../ui/CodeHint.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import { List } from '../../ui/List.tsx'
import { ListItem } from '../../ui/ListItem.tsx'
import { SkeletonRow } from '../../ui/SkeletonRow.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { useDelayed } from '../../internals/useDelayed.ts'
import { CatalogueImage } from '../../internals/wallets/CatalogueImage.tsx'
import { useCatalogueChoice } from '../../internals/wallets/useCatalogueChoice.ts'
import { pairingCodeStyles } from './PairingCode.styles.ts'

/** Links that open the wallets on a phone with the code. */
export function WalletLinks({ isOffline }: { readonly isOffline: boolean }): ReactNode {
  useStyles(pairingCodeStyles)
  const modal = useModalInstance()
  const { options, router } = modal.controllers
  const { customWallets, hasAll } = useSelector(options.store, (state) => ({
    customWallets: state.customWallets,
    hasAll: isFeatureEnabled(state, 'allWallets'),
  }))
  const client = modal.plugin(queryClientPlugin).get().client
  const recommended = useQuery(recommendedWalletsQuery.options(modal, {}), client)
  const featured = useQuery(
    { ...featuredWalletsQuery.options(modal, {}), enabled: modal.plugin(walletGroupsPlugin).get().firstIds.length > 0 },
    client,
  )
  const toChoice = useCatalogueChoice({ source: recommended.data?.source })
  const { t } = useMessages()
  const isLoading = recommended.isLoading || featured.isLoading
  const isLate = useDelayed({ active: isLoading })
  const wallets = [...(featured.data?.wallets ?? []), ...customWallets, ...(recommended.data?.wallets ?? [])]
  return (
    <>
      <CodeHint isOffline={false}>{t(isOffline ? 'pairing.offline' : 'pairing.choose')}</CodeHint>
      <List label={t('pairing.wallets')}>
        {isLoading
          ? Array.from({ length: 4 }, (_, index) => (
              <li key={index} style={{ visibility: isLate ? undefined : 'hidden' }}>
                <SkeletonRow />
              </li>
            ))
          : listCatalogueWallets({ wallets, connectors: [] }).map((row) => (
              <ListItem
                key={row.wallet.id}
                {...toChoice(row)}
                title={toDisplayText(row.wallet.name) || row.wallet.id}
                media={<CatalogueImage wallet={row.wallet} />}
                testId={`lk-pairing-wallet-${row.wallet.id}`}
              />
            ))}
        {hasAll && (
          <ListItem
            title={t('connect.all')}
            media={
              <IconTile>
                <AllWalletsIcon />
              </IconTile>
            }
            onClick={() => router.push('AllWallets')}
            testId="lk-pairing-all"
          />
        )}
      </List>
    </>
  )
}
