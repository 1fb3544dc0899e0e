import type { CatalogueWalletRow, WalletList } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { CatalogueImage } from '../../internals/wallets/CatalogueImage.tsx'
import { useCatalogueChoice } from '../../internals/wallets/useCatalogueChoice.ts'
import { ListItem } from '../../ui/ListItem.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'

export interface CatalogueItemProps {
  readonly row: CatalogueWalletRow
  readonly source: WalletList['source'] | undefined
}

/** A wallet of the catalogue as a row of the wallet list. */
export function CatalogueItem({ row, source }: CatalogueItemProps): ReactNode {
  const toChoice = useCatalogueChoice({ source })
  const { id, name } = row.wallet
  return (
    <ListItem
      {...toChoice(row)}
      title={toDisplayText(name) || id}
      media={<CatalogueImage wallet={row.wallet} />}
      testId={`lk-connect-wallet-${id}`}
    />
  )
}
