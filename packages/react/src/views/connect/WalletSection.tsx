import { type Namespace, type WalletRow } from '@latchkey/core'
import { isFeatureEnabled } from '@latchkey/core/internal'
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useOptionalChunk } from '../../internals/useOptionalChunk.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { WalletIcon } from '../../ui/icons/WalletIcon.tsx'
import { List } from '../../ui/List.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { RecentImage } from '../../internals/wallets/RecentImage.tsx'
import { useAnnounce } from '../../ui/useAnnounce.ts'
import { matchesQuery } from '../../ui/matchesQuery.ts'
import { AllWalletsItem } from './AllWalletsItem.tsx'
import { CatalogueRows } from './CatalogueRows.tsx'
import { GroupHeading } from './GroupHeading.tsx'
import { NoWallet } from './NoWallet.tsx'
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

const loadSearch = async () => ({ Field: (await import('../../ui/SearchField.tsx')).SearchField })

/** The number of recommended wallets (S9.032). */
const recommendedCount = 4

/** The wallets in the page, those of the catalogue among them, and the link to all wallets. */
function WalletList({ wallets, namespace }: WalletSectionProps): ReactNode {
  const { connectors, options } = useModalInstance().controllers
  const { order, hasAll, featured } = useSelector(options.store, (state) => ({
    order: state.features.connectorTypeOrder,
    hasAll: isFeatureEnabled(state, 'allWallets'),
    featured: state.featuredWalletIds.length,
  }))
  // A wallet that is not in the page can only be paired.
  const canPair = useSelector(connectors.store, (state) =>
    state.connectors.some(({ type }) => type === 'WALLET_CONNECT'),
  )
  const { t } = useMessages()
  const announce = useAnnounce()
  const [query, setQuery] = useState('')
  const isLong = wallets.length >= searchFrom
  const search = useOptionalChunk(isLong ? loadSearch : undefined)
  const matches = wallets.filter(({ name }) => matchesQuery({ name, query }))
  const count = matches.length
  useEffect(() => {
    if (query !== '') announce(t('connect.results', { count }))
  }, [announce, t, query, count])

  if (wallets.length === 0) return <NoWallet namespace={namespace} />
  const hasCatalogue = canPair && query === ''
  const reserved = { featured, recommended: recommendedCount }
  const toRows = (group: CatalogueGroup): ReactNode =>
    hasCatalogue &&
    reserved[group] > 0 && <CatalogueRows key={group} group={group} listed={wallets} reserved={reserved[group]} />
  return (
    <>
      {isLong &&
        (search.status === 'loaded' ? (
          <search.value.Field
            value={query}
            onChange={setQuery}
            label={t('connect.searchCount', { count: wallets.length })}
            testId="lk-connect-search"
          />
        ) : (
          <div style={{ blockSize: 'var(--lk-row)' }} />
        ))}
      {count > 0 ? (
        <List label={t('connect.wallets')}>
          {toSections({ wallets: matches, order }).map((section) =>
            'wallets' in section ? (
              <Fragment key={section.group}>
                {section.wallets.length > 0 && <GroupHeading group={section.group} />}
                {section.wallets.map((wallet) => (
                  <WalletItem
                    key={wallet.id}
                    wallet={wallet}
                    namespace={namespace}
                    picture={wallet.pairing && !wallet.wallet ? <RecentImage wallet={wallet.pairing} /> : undefined}
                  />
                ))}
              </Fragment>
            ) : (
              toRows(section.group)
            ),
          )}
          {hasCatalogue && hasAll && <AllWalletsItem />}
        </List>
      ) : (
        <StatusBlock title={t('connect.noResults', { query: query.trim() })} text={t('connect.noResultsText')} />
      )}
    </>
  )
}
