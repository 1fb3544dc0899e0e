import type { CatalogueWalletRow } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { CheckIcon } from '../../ui/icons/CheckIcon.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { CatalogueImage } from '../../internals/wallets/CatalogueImage.tsx'
import type { CatalogueChoice } from '../../internals/wallets/useCatalogueChoice.ts'

export interface WalletTileProps {
  readonly row: CatalogueWalletRow
  readonly choice: CatalogueChoice
}

/** A wallet in the grid. */
export function WalletTile({ row: { wallet, isInstalled }, choice }: WalletTileProps): ReactNode {
  const { t } = useMessages()
  const { href, target, onClick, onIntent } = choice
  const name = toDisplayText(wallet.name) || wallet.id
  const content = (
    <>
      <span className="lk-tile-picture">
        <CatalogueImage wallet={wallet} size="tile" />
        {isInstalled && (
          <span className="lk-tile-badge">
            <CheckIcon />
          </span>
        )}
      </span>
      <span className="lk-tile-name" dir="auto">
        {name}
      </span>
      {isInstalled && <VisuallyHidden>{t('connect.installed')}</VisuallyHidden>}
    </>
  )
  const testId = `lk-all-wallets-${wallet.id}`
  const shared = {
    className: 'lk-tile',
    part: 'tile',
    'data-lk-item': '',
    title: name,
    onClick,
    onFocus: onIntent,
    onPointerEnter: onIntent,
  }
  return (
    <li>
      {href === undefined ? (
        <button {...shared} type="button" data-testid={testId}>
          {content}
        </button>
      ) : (
        <a {...shared} href={href} target={target} rel="noreferrer" data-testid={testId}>
          {content}
        </a>
      )}
    </li>
  )
}
