import { type Namespace, type WalletRow } from '@latchkey/core'
import { isFeatureEnabled, walletGroupsPlugin } from '@latchkey/core/internal'
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useOptionalChunk } from '../../internals/useOptionalChunk.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { WalletIcon } from '../../ui/icons/WalletIcon.tsx'
import { List } from '../../ui/List.tsx'
import { AllWalletsItem } from './AllWalletsItem.tsx'
import { CatalogueRows } from './CatalogueRows.tsx'
import { GroupHeading } from './GroupHeading.tsx'
import { NoWallet } from './NoWallet.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { toSections, type CatalogueGroup } from './toSections.ts'
import { WalletItem } from './WalletItem.tsx'

/** The number of wallets from which the list has a search field. */
const searchFrom = 9

export interface WalletSectionProps {
  readonly wallets: readonly WalletRow[]
  /** The namespace to connect on. */
  readonly namespace: Namespace | undefined
}

/** The list of wallets, collapsed behind one button if the app wants that. */
export function WalletSection(props: WalletSectionProps): ReactNode {
  const { options } = useModalInstance().controllers
  const isCollapsed = useSelector(options.store, (state) => isFeatureEnabled(state, 'collapseWallets'))
  const { t } = useMessages()
  const [isExpanded, setIsExpanded] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The focused button is gone.
    if (isExpanded) list.current?.querySelector<HTMLElement>('[data-lk-item]')?.focus()
  }, [isExpanded])
  if (isCollapsed && !isExpanded)
    return (
      <Button variant="soft" icon={<WalletIcon />} onClick={() => setIsExpanded(true)} testId="lk-connect-collapsed">
        {t('connect.collapsed')}
      </Button>
    )
  return (
    <div className="lk-body" ref={list}>
      <WalletList {...props} />
    </div>
  )
}

const loadParts = async () => (await import('./walletListParts.ts')).walletListParts

/** The number of recommended wallets (S9.032). */
const recommendedCount = 4

/** The wallets in the page, those of the catalogue among them, and the link to all wallets. */
function WalletList({ wallets, namespace }: WalletSectionProps): ReactNode {
  const modal = useModalInstance()
  const { connectors, options } = modal.controllers
  const { groups, firstIds } = modal.plugin(walletGroupsPlugin).get()
  const { order, hasAll } = useSelector(options.store, (state) => ({
    order: state.features.connectorTypeOrder,
    hasAll: isFeatureEnabled(state, 'allWallets'),
  }))
  // A wallet that is not in the page can only be paired.
  const canPair = useSelector(connectors.store, (state) =>
    state.connectors.some(({ type }) => type === 'WALLET_CONNECT'),
  )
  const { t } = useMessages()
  const [query, setQuery] = useState('')
  const isLong = wallets.length >= searchFrom
  const hasGroups = groups.length > 0
  const chunk = useOptionalChunk(isLong || hasGroups ? loadParts : undefined)
  const parts = chunk.status === 'loaded' && chunk.value
  const matches = parts ? wallets.filter(({ name }) => parts.matchesQuery({ name, query })) : wallets

  if (wallets.length === 0) return <NoWallet namespace={namespace} />
  const hasCatalogue = canPair && query === ''
  const reserved = { featured: hasGroups ? 0 : firstIds.length, recommended: recommendedCount }
  const toRows = (group: CatalogueGroup): ReactNode =>
    hasCatalogue &&
    reserved[group] > 0 && <CatalogueRows key={group} group={group} listed={wallets} reserved={reserved[group]} />
  const toList = (listed: readonly WalletRow[]): ReactNode =>
    toSections({ wallets: listed, order }).map((section) =>
      'wallets' in section ? (
        <Fragment key={section.group}>
          {section.wallets.length > 0 && <GroupHeading group={section.group} />}
          {section.wallets.map((wallet) => (
            <WalletItem key={wallet.id} wallet={wallet} namespace={namespace} />
          ))}
        </Fragment>
      ) : (
        toRows(section.group)
      ),
    )
  return (
    <>
      {isLong &&
        (parts ? (
          <parts.WalletSearch query={query} onChange={setQuery} total={wallets.length} count={matches.length} />
        ) : (
          <div style={{ blockSize: 'var(--lk-row)' }} />
        ))}
      {matches.length > 0 ? (
        <List label={t('connect.wallets')}>
          {!hasGroups || chunk.status === 'failed' ? (
            toList(matches)
          ) : parts ? (
            <parts.WalletGroups wallets={matches} namespace={namespace} hasCatalogue={hasCatalogue}>
              {toList}
            </parts.WalletGroups>
          ) : (
            // In another order they would move.
            <SkeletonRows count={wallets.length} />
          )}
          {hasCatalogue && hasAll && <AllWalletsItem />}
        </List>
      ) : (
        parts && <parts.NoMatch query={query} />
      )}
    </>
  )
}
