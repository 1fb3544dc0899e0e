import type { CatalogueWallet } from '@latchkey/protocol/catalogue'

/** Removes a null badge. Null means no badge, or a badge unknown to this version. */
export function withoutEmptyBadge({ badge_type: badge, ...wallet }: CatalogueWallet): CatalogueWallet {
  return badge == null ? wallet : { ...wallet, badge_type: badge }
}
