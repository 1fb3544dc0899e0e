import type { CatalogueWalletRow } from '@latchkey/core/internal'
import { useRef, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useDelayed } from '../../internals/useDelayed.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useRovingFocus } from '../../ui/useRovingFocus.ts'
import type { CatalogueChoice } from '../../internals/wallets/useCatalogueChoice.ts'
import { WalletTile } from './WalletTile.tsx'

export interface WalletGridProps {
  readonly rows: readonly CatalogueWalletRow[]
  /** How many more are loading. */
  readonly awaited: number
  readonly toChoice: (row: CatalogueWalletRow) => CatalogueChoice
}

/** A grid of wallets with one Tab stop; arrow keys move between them. */
export function WalletGrid({ rows, awaited, toChoice }: WalletGridProps): ReactNode {
  const { t } = useMessages()
  const ref = useRef<HTMLUListElement>(null)
  useRovingFocus(ref)
  const isLate = useDelayed({ active: awaited > 0 })
  return (
    // Safari removes the list role from lists without bullets.
    <ul
      ref={ref}
      role="list"
      className="lk-tiles"
      aria-label={t('connect.wallets')}
      aria-busy={awaited > 0 || undefined}
      data-quiet={(rows.length === 0 && !isLate) || undefined}
    >
      {rows.map((row) => (
        <WalletTile key={row.wallet.id} row={row} choice={toChoice(row)} />
      ))}
      {awaited > 0 && <SkeletonTiles count={awaited} />}
    </ul>
  )
}

/** Placeholders for loading tiles. */
function SkeletonTiles({ count }: { readonly count: number }): ReactNode {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className="lk-tile" aria-hidden="true">
      <Skeleton shape="tile" />
      <span className="lk-tile-name">
        <Skeleton shape="short" />
      </span>
    </li>
  ))
}
