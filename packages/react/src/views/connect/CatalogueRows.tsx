import { type WalletRow } from '@latchkey/core'
import { featuredWalletsQuery, listCatalogueWallets, recommendedWalletsQuery } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useQueryValue } from '../../internals/useQueryValue.ts'
import { CatalogueItem } from './CatalogueItem.tsx'
import { GroupHeading } from './GroupHeading.tsx'
import { isSameWallet } from './isSameWallet.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import type { CatalogueGroup } from './toSections.ts'

export interface CatalogueRowsProps {
  readonly group: CatalogueGroup
  /** The wallets already in the list. */
  readonly listed: readonly WalletRow[]
  /** The number of placeholder rows until the wallets are known. */
  readonly reserved: number
}

/** A group of catalogue wallets as rows of the wallet list. Renders nothing if it cannot be loaded. */
export function CatalogueRows({ group, listed, reserved }: CatalogueRowsProps): ReactNode {
  const modal = useModalInstance()
  const query = group === 'featured' ? featuredWalletsQuery : recommendedWalletsQuery
  const { data, isLoading } = useQueryValue(query.options(modal, {}))
  const heading = <GroupHeading key="" group={group} />
  if (isLoading) return [heading, <SkeletonRows key="rows" count={reserved} />]
  const wallets = data?.wallets.filter((wallet) => !listed.some((row) => isSameWallet(row, wallet))) ?? []
  const rows = listCatalogueWallets({ wallets, connectors: [] })
  return [
    rows.length > 0 && heading,
    rows.map((row) => <CatalogueItem key={row.wallet.id} row={row} source={data?.source} />),
  ]
}
