import { type WalletRow } from '@latchkey/core'
import {
  featuredWalletsQuery,
  listCatalogueWallets,
  matchConnector,
  matchWallets,
  recommendedWalletsQuery,
  type CatalogueWallet,
} from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useQueryValue } from '../../internals/useQueryValue.ts'
import { ListItem } from '../../ui/ListItem.tsx'
import { SkeletonRow } from '../../ui/SkeletonRow.tsx'
import { toFallbackColours } from '../../ui/toFallbackColours.ts'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { CatalogueImage } from '../../internals/wallets/CatalogueImage.tsx'
import { useCatalogueChoice } from '../../internals/wallets/useCatalogueChoice.ts'
import { GroupHeading } from './GroupHeading.tsx'
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
  const toChoice = useCatalogueChoice({ source: data?.source })
  const heading = <GroupHeading key="" group={group} />
  if (isLoading)
    return [
      heading,
      Array.from({ length: reserved }, (_, index) => (
        <li key={index}>
          <SkeletonRow />
        </li>
      )),
    ]
  const wallets = data?.wallets.filter((wallet) => !listed.some((row) => isSameWallet(row, wallet))) ?? []
  const rows = listCatalogueWallets({ wallets, connectors: [] })
  const colours = toFallbackColours(rows.map(({ wallet }) => wallet.name))
  return [
    rows.length > 0 && heading,
    rows.map((row, index) => {
      const { id, name } = row.wallet
      return (
        <ListItem
          key={id}
          {...toChoice(row)}
          title={toDisplayText(name) || id}
          media={<CatalogueImage wallet={row.wallet} colour={colours[index]} />}
          testId={`lk-connect-wallet-${id}`}
        />
      )
    }),
  ]
}

function isSameWallet({ connector, id, name, wallet: own }: WalletRow, wallet: CatalogueWallet): boolean {
  const match = connector ? matchConnector(connector, wallet) : matchWallets({ id, name, rdns: own?.rdns }, wallet)
  return match !== undefined || own?.id === wallet.id
}
