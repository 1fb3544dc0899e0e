/**
 * The parts of core that only Latchkey's own packages use: selectors, queries and lazily loaded plugins of the modal
 * and its hooks. Semantic versioning does not cover this entry point: anything may change or disappear in any release.
 * Apps use `@latchkey/core`; authors of adapters use `@latchkey/core/adapter`.
 *
 * @packageDocumentation
 */
export { createInitialStates } from '../account/createInitialStates.ts'
export { initialStatePlugin } from '../account/initialStatePlugin.ts'
export { ACTIVITY_FRESH, ACTIVITY_NAMESPACES } from '../activity/constants.ts'
export { selectActivity } from '../activity/selectActivity.ts'
export type { ActivityResult } from '../activity/selectActivity.ts'
export { BALANCE_NAMESPACES } from '../balance/constants.ts'
export { isTrusted } from '../balance/tokenBalancesQuery.ts'
export { listPortfolioAccounts, toPortfolio } from '../balance/portfolio.ts'
export type { PortfolioAccount, PortfolioPart } from '../balance/portfolio.ts'
export { getConnectorState } from '../connect/getConnectorState.ts'
export { selectConnectionStatus } from '../connect/connectionState.ts'
export { listConnections } from '../connect/listConnections.ts'
export { findWalletRow, listWallets } from '../connect/listWallets.ts'
export { findSameWallet } from '../connect/findSameWallet.ts'
export { getNetworkAvailability } from '../connect/getNetworkAvailability.ts'
export type { GetNetworkAvailabilityParameters } from '../connect/getNetworkAvailability.ts'
export { matchConnector } from '../connect/matchConnector.ts'
export { matchWallets } from '../connect/matchWallets.ts'
export type { WalletIdentity } from '../connect/matchWallets.ts'
export { findConnector } from '../connect/connectorsState.ts'
export { needsAccount } from '../modal/needsAccount.ts'
export { getWalletRoute, selectRequestedNetwork } from '../modal/getWalletRoute.ts'
export type { ChoosableWallet, GetWalletRouteParameters, WalletRoute } from '../modal/getWalletRoute.ts'
export { selectNetworks } from '../network/networkState.ts'
export { isFeatureEnabled } from '../options/isFeatureEnabled.ts'
export { selectConnectMethods } from '../options/selectConnectMethods.ts'
export { compareAddresses } from '../send/compareAddresses.ts'
export type { ComparedGroup } from '../send/compareAddresses.ts'
export { isSameAddress } from '../send/isSameAddress.ts'
export { toAddressGroups } from '../send/toAddressGroups.ts'
export { selectWalletFeatures } from '../options/selectWalletFeatures.ts'
export { selectCanGoBack, selectRoute } from '../modal/routerState.ts'
export { ModalError } from '../kernel/errors/ModalError.ts'
export { toModalError } from '../kernel/errors/toModalError.ts'
export { listCatalogueWallets } from '../catalogue/listCatalogueWallets.ts'
export type { CatalogueWalletRow } from '../catalogue/listCatalogueWallets.ts'
export { ADDRESS_LABEL_LIMIT, addressLabelsPlugin } from '../account/addressLabelsPlugin.ts'
export type { AddressLabels } from '../account/addressLabelsPlugin.ts'
export { WALLET_CONNECT_ID } from '../pairing/constants.ts'
export { deepLinkMemoryPlugin } from '../pairing/deepLinkMemoryPlugin.ts'
export { legalConsentPlugin, selectAsksConsent } from '../connect/legalConsentPlugin.ts'
export type { LegalConsent, LegalConsentState } from '../connect/legalConsentPlugin.ts'
export type { DeepLinkChoice, DeepLinkMemory } from '../pairing/deepLinks/createDeepLinkMemory.ts'
export { findRedirectWallet } from '../pairing/deepLinks/findRedirectWallet.ts'
export { getLinkPlatform } from '../pairing/deepLinks/getLinkPlatform.ts'
export type { GetLinkPlatformParameters, LinkPlatform } from '../pairing/deepLinks/getLinkPlatform.ts'
export { getNamespaceRedirect } from '../pairing/deepLinks/getNamespaceRedirect.ts'
export type { GetNamespaceRedirectParameters, RedirectWallet } from '../pairing/deepLinks/getNamespaceRedirect.ts'
export { getPairingLinks } from '../pairing/deepLinks/getPairingLinks.ts'
export type { GetPairingLinksParameters, PairingLink } from '../pairing/deepLinks/getPairingLinks.ts'
export { listDeepLinks } from '../pairing/deepLinks/listDeepLinks.ts'
export type { DeepLink, DeepLinkKind, LinkableWallet } from '../pairing/deepLinks/listDeepLinks.ts'
export { readTelegram } from '../kernel/ports/readTelegram.ts'
export { WALLET_SEARCH_WAIT } from '../catalogue/constants.ts'
export { walletImageQuery } from '../catalogue/queries/images.ts'
export type { WalletImageSource } from '../catalogue/queries/images.ts'
export { queryClientPlugin } from '../query/queryClientPlugin.ts'
export {
  featuredWalletsQuery,
  getWalletPagesOptions,
  recommendedWalletsQuery,
  walletQuery,
  walletSearchQuery,
} from '../catalogue/queries/wallets.ts'
export type { WalletBadge, WalletList } from '../catalogue/queries/wallets.ts'
export { installModalPlugins } from '../modalPlugins.ts'
export { requestSwitchNetwork } from '../modal/requestSwitchNetwork.ts'
export { visitsPlugin } from '../plugin/visitsPlugin.ts'
export { definePlugin } from '../plugin/definePlugin.ts'
export type {
  PluginContext,
  PluginDefinition,
  PluginEvents,
  PluginSetup,
  RouteBehaviour,
  SyncPluginDefinition,
} from '../plugin/definePlugin.ts'
export { toExplorerLink } from '../transactions/toExplorerLink.ts'
export { isSettled } from '../transactions/state.ts'
export { createDraftStore } from '../kernel/store/createDraftStore.ts'
export type { DraftStore } from '../kernel/store/createDraftStore.ts'
export { amountDigits } from '../kernel/utils/amountDigits.ts'
export { fromFiat } from '../kernel/utils/fromFiat.ts'
export { takePercentage } from '../kernel/utils/takePercentage.ts'
export { FIAT_DECIMALS, toFiat } from '../kernel/utils/toFiat.ts'
export type { PriceParameters } from '../kernel/utils/toFiat.ts'
export { toScaled } from '../kernel/utils/toScaled.ts'
export { formatAmount } from '../kernel/utils/formatAmount.ts'
export { parseAmount } from '../kernel/utils/parseAmount.ts'
export type { AmountFault, ParseAmountParameters } from '../kernel/utils/parseAmount.ts'
export type { FormatAmountParameters } from '../kernel/utils/formatAmount.ts'
export { readProperty } from '../kernel/utils/readProperty.ts'
export { shareStructure } from '../kernel/store/shareStructure.ts'
export { watchSelector } from '../kernel/store/watchSelector.ts'
export type { FeatureFlag } from '../options/features.ts'
export { namespaces } from '@latchkey/protocol/caip'
export type { CatalogueWallet } from '@latchkey/protocol/catalogue'
