/**
 * The wallet catalogue: what a wallet is, and the calls that list wallets and read pictures.
 *
 * @packageDocumentation
 */
export { catalogueWalletSchema, walletBadges } from '../catalogue/catalogueWallet.ts'
export type { CatalogueWallet } from '../catalogue/catalogueWallet.ts'
export { getAssetImage } from '../catalogue/getAssetImage.ts'
export { getCurrencyImage } from '../catalogue/getCurrencyImage.ts'
export { getTokenImage } from '../catalogue/getTokenImage.ts'
export { getWalletImage } from '../catalogue/getWalletImage.ts'
export { getWallets } from '../catalogue/getWallets.ts'
