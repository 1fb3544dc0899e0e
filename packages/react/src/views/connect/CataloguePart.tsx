import type { ChosenWallet } from '@latchkey/core'
import type { ReactNode } from 'react'
import { AllWalletsItem } from './AllWalletsItem.tsx'
import { CatalogueRows, type CatalogueRowsProps } from './CatalogueRows.tsx'
import { RecentImage } from '../../internals/wallets/RecentImage.tsx'

export type CataloguePartProps =
  | CatalogueRowsProps
  | { readonly group: 'all' }
  | { readonly group: 'recent'; readonly wallet: ChosenWallet }

/** A part of the wallet list from the catalogue. It loads separately, so that the list need not wait. */
export function CataloguePart(props: CataloguePartProps): ReactNode {
  switch (props.group) {
    case 'all':
      return <AllWalletsItem />
    case 'recent':
      return <RecentImage wallet={props.wallet} />
    default:
      return <CatalogueRows {...props} />
  }
}
