/**
 * What our own packages need of core: the selectors, queries and lazily loaded features behind the modal and its hooks.
 * This entry point is not covered by semantic versioning: anything here may change or disappear in any release. Apps
 * use `@latchkey/core`; authors of adapters use `@latchkey/core/adapter`.
 *
 * @packageDocumentation
 */
export { getConnectorState } from '../controllers/connection/getConnectorState.ts'
export { selectConnectionStatus } from '../controllers/connection/state.ts'
export { findWalletRow, listWallets } from '../controllers/connectors/listWallets.ts'
export { findSameWallet } from '../controllers/connectors/findSameWallet.ts'
export { getNetworkAvailability } from '../controllers/connectors/getNetworkAvailability.ts'
export type { GetNetworkAvailabilityParameters } from '../controllers/connectors/getNetworkAvailability.ts'
export { matchConnector } from '../controllers/connectors/matchConnector.ts'
export { matchWallets } from '../controllers/connectors/matchWallets.ts'
export type { WalletIdentity } from '../controllers/connectors/matchWallets.ts'
export { findConnector } from '../controllers/connectors/state.ts'
export { getWalletRoute } from '../controllers/modal/getWalletRoute.ts'
export type { ChoosableWallet, GetWalletRouteParameters, WalletRoute } from '../controllers/modal/getWalletRoute.ts'
export { selectNetworks } from '../controllers/network/state.ts'
export { isFeatureEnabled } from '../controllers/options/isFeatureEnabled.ts'
export { selectConnectMethods } from '../controllers/options/selectConnectMethods.ts'
export { selectRequestedNetwork } from '../controllers/router/selectRequestedNetwork.ts'
export { selectCanGoBack, selectRoute } from '../controllers/router/state.ts'
export { createFeatureError } from '../errors/createFeatureError.ts'
export { toModalError } from '../errors/toModalError.ts'
export { listCatalogueWallets } from '../features/catalogue/listCatalogueWallets.ts'
export type { CatalogueWalletRow } from '../features/catalogue/listCatalogueWallets.ts'
export { ADDRESS_LABEL_LIMIT, addressLabelsFeature } from '../features/addressLabelsFeature.ts'
export type { AddressLabels } from '../features/addressLabelsFeature.ts'
export { deepLinkMemoryFeature } from '../features/deepLinkMemoryFeature.ts'
export { legalConsentFeature, selectAsksConsent } from '../features/legalConsentFeature.ts'
export type { LegalConsent, LegalConsentState } from '../features/legalConsentFeature.ts'
export type { DeepLinkChoice, DeepLinkMemory } from '../remote/deepLinks/createDeepLinkMemory.ts'
export { findRedirectWallet } from '../remote/deepLinks/findRedirectWallet.ts'
export { getLinkPlatform } from '../remote/deepLinks/getLinkPlatform.ts'
export type { GetLinkPlatformParameters, LinkPlatform } from '../remote/deepLinks/getLinkPlatform.ts'
export { getNamespaceRedirect } from '../remote/deepLinks/getNamespaceRedirect.ts'
export type { GetNamespaceRedirectParameters, RedirectWallet } from '../remote/deepLinks/getNamespaceRedirect.ts'
export { getPairingLinks } from '../remote/deepLinks/getPairingLinks.ts'
export type { GetPairingLinksParameters, PairingLink } from '../remote/deepLinks/getPairingLinks.ts'
export { listWalletLinks } from '../remote/deepLinks/listWalletLinks.ts'
export type { WalletLink, WalletLinkKind, WalletLinks } from '../remote/deepLinks/listWalletLinks.ts'
export { readTelegram } from '../ports/readTelegram.ts'
export { WALLET_SEARCH_WAIT } from '../queries/constants.ts'
export { getWalletImageOptions } from '../queries/images.ts'
export type { WalletImageSource } from '../queries/images.ts'
export { getNativeBalanceOptions } from '../queries/nativeBalance.ts'
export { queryClientFeature } from '../queries/queryClientFeature.ts'
export {
  getFeaturedWalletsOptions,
  getRecommendedWalletsOptions,
  getWalletOptions,
  getWalletPagesOptions,
  getWalletSearchOptions,
} from '../queries/wallets.ts'
export type { WalletBadge, WalletList } from '../queries/wallets.ts'
export { shareStructure } from '../store/shareStructure.ts'
export { watchSelector } from '../store/watchSelector.ts'
export type { FeatureFlag } from '../types/features.ts'
export { namespaces } from '@latchkey/protocol/caip'
export type { CatalogueWallet } from '@latchkey/protocol/catalogue'
