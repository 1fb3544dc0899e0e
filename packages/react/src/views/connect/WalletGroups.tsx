import { type Namespace, type WalletRow } from '@latchkey/core'
import { featuredWalletsQuery, listCatalogueWallets, walletGroupsPlugin } from '@latchkey/core/internal'
import { Fragment, type ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useQueryValue } from '../../internals/useQueryValue.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { CatalogueItem } from './CatalogueItem.tsx'
import { composeGroups, type ComposedGroup } from './composeGroups.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { WalletItem } from './WalletItem.tsx'

export interface WalletGroupsProps {
  /** The wallets of the page and the app's own. */
  readonly wallets: readonly WalletRow[]
  /** The namespace to connect on. */
  readonly namespace: Namespace | undefined
  /** Wallets that are not in the page can be connected. */
  readonly hasCatalogue: boolean
  /** Renders the wallets that are in no group. */
  readonly children: (rest: readonly WalletRow[]) => ReactNode
}

/**
 * The groups of wallets that the app has put together, each under its heading; then the wallets that it features and no group has; then
 * the rest.
 */
export function WalletGroups({ wallets, namespace, hasCatalogue, children }: WalletGroupsProps): ReactNode {
  const modal = useModalInstance()
  const { groups, firstIds } = modal.plugin(walletGroupsPlugin).get()
  const { own, t } = useMessages()
  // Also where nothing can be paired: the ids of the catalogue name wallets of the page.
  const { data, isLoading } = useQueryValue(featuredWalletsQuery.options(modal, {}))
  const { groups: composed, rest } = composeGroups({
    groups: [...groups, { name: 'featured', walletIds: firstIds }],
    wallets,
    catalogue: data?.wallets ?? [],
  })
  const toRows = (entries: ComposedGroup['wallets']): readonly ReactNode[] =>
    entries.flatMap((entry) => {
      if (typeof entry === 'string') return hasCatalogue && isLoading ? <SkeletonRows key={entry} count={1} /> : []
      if ('connectors' in entry) return <WalletItem key={entry.id} wallet={entry} namespace={namespace} />
      return listCatalogueWallets({ wallets: hasCatalogue ? [entry] : [], connectors: [] }).map((row) => (
        <CatalogueItem key={entry.id} row={row} source={data?.source} />
      ))
    })
  const shown = composed
    .map(({ name, wallets: entries }, index) => ({
      heading: own(`connect.group.${name}`) ?? (index < groups.length ? name : undefined),
      rows: toRows(entries),
    }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <>
      {shown.map(({ heading, rows }, index) => (
        <Fragment key={index}>
          {heading && <Heading>{heading}</Heading>}
          {rows}
        </Fragment>
      ))}
      {shown.length > 0 && (rest.length > 0 || hasCatalogue) && <Heading>{t('connect.wallets')}</Heading>}
      {children(rest)}
    </>
  )
}

/** A text of the app in any script, where the rows begin. */
function Heading({ children }: { readonly children: string }): ReactNode {
  return (
    <li>
      <h3>
        <bdi>{children}</bdi>
      </h3>
    </li>
  )
}
