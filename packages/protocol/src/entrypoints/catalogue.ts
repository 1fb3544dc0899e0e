/**
 * The wallet catalogue: the schema of a wallet, and the endpoints for wallets and pictures.
 *
 * @packageDocumentation
 */
export { catalogueWalletSchema, IMAGE_DATA_LIMIT, walletBadges } from '../catalogue/catalogueWallet.ts'
export type { CatalogueWallet } from '../catalogue/catalogueWallet.ts'
export { getAssetImage, getCurrencyImage, getTokenImage, getWalletImage } from '../catalogue/imageEndpoints.ts'
export { getWallets } from '../catalogue/getWallets.ts'
