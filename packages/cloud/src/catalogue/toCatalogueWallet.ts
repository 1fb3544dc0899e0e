import { catalogueWalletSchema, type CatalogueWallet } from '@latchkey/protocol/catalogue'
import { parse } from 'valibot'
import type { ShippedWallet } from './data/wallets/ShippedWallet.ts'
import { withoutEmptyBadge } from './withoutEmptyBadge.ts'

/** Converts a shipped wallet to the API's format: store ids become links, and its picture has its own id. */
export function toCatalogueWallet({ ios, android, chrome, ...wallet }: ShippedWallet): CatalogueWallet {
  const parsed = parse(catalogueWalletSchema, {
    ...wallet,
    image_id: wallet.id,
    ...(ios === undefined ? {} : { app_store: `https://apps.apple.com/app/id${ios}` }),
    ...(android === undefined ? {} : { play_store: `https://play.google.com/store/apps/details?id=${android}` }),
    ...(chrome === undefined ? {} : { chrome_store: `https://chromewebstore.google.com/detail/${chrome}` }),
  })
  return withoutEmptyBadge(parsed)
}
