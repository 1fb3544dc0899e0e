import type { CatalogueWallet } from '@latchkey/protocol/catalogue'

/** A parsed wallet without the null that stands for no badge, or for one that came after this version. */
export function withoutEmptyBadge({ badge_type: badge, ...wallet }: CatalogueWallet): CatalogueWallet {
  return badge == null ? wallet : { ...wallet, badge_type: badge }
}
