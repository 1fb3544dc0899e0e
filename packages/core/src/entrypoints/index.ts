/**
 * The framework-free heart of Latchkey: `createModal`, the states it owns, and their types.
 *
 * @packageDocumentation
 */
export { createModal } from '../createModal.ts'
export type {
  AccountRef,
  AccountType,
  Adapter,
  AdapterFactory,
  Connection,
  ConnectorDescriptor,
  FeatureName,
  NamespaceTypes,
  RemoteSession,
  SessionEvent,
  SessionGrant,
  StoredConnection,
} from '../adapter/types.ts'
export type { AccountController, AccountPatch } from '../account/accountController.ts'
export { selectAccount } from '../account/accountState.ts'
export type { Account, AccountState, TokenBalance } from '../account/accountState.ts'
export type { AdaptersController } from '../adapter/adaptersController.ts'
export { selectActiveConnection, selectNamespaces } from '../adapter/adaptersState.ts'
export type { AdaptersState } from '../adapter/adaptersState.ts'
export type { AlertsController } from '../modal/alertsController.ts'
export { showAlertFor } from '../modal/showAlertFor.ts'
export type { Alert, AlertsState } from '../modal/alertsState.ts'
export type {
  ConnectionController,
  ConnectParameters,
  DisconnectParameters,
  StoredConnections,
  SwitchConnectionParameters,
} from '../connect/connectionController.ts'
export { getConnectorState } from '../connect/getConnectorState.ts'
export type { ConnectorState } from '../connect/getConnectorState.ts'
export { selectConnectionStatus, selectIsConnected } from '../connect/connectionState.ts'
export type {
  ChosenWallet,
  ConnectAttempt,
  ConnectionState,
  ConnectionStatus,
  RecentWallet,
} from '../connect/connectionState.ts'
export type { ConnectorsController } from '../connect/connectorsController.ts'
export { findWalletRow, listWallets } from '../connect/listWallets.ts'
export type { WalletRow } from '../connect/listWallets.ts'
export { findSameWallet } from '../connect/findSameWallet.ts'
export { matchConnector } from '../connect/matchConnector.ts'
export { matchWallets } from '../connect/matchWallets.ts'
export type { WalletIdentity, WalletMatch } from '../connect/matchWallets.ts'
export { mergeConnectors } from '../connect/mergeConnectors.ts'
export { findConnector } from '../connect/connectorsState.ts'
export type { Connector, ConnectorsState, ConnectorType } from '../connect/connectorsState.ts'
export type { ModalController, OpenParameters } from '../modal/modalController.ts'
export type { CloseReason, ModalChange, ModalState, OpenReason } from '../modal/modalState.ts'
export type { NetworkController } from '../network/networkController.ts'
export { selectActiveNetwork, selectNetwork, selectNetworks } from '../network/networkState.ts'
export type { NamespaceNetworks, NetworkState, SwitchAttempt } from '../network/networkState.ts'
export { isFeatureEnabled } from '../options/isFeatureEnabled.ts'
export { isRestrictedTimeZone } from '../options/isRestrictedTimeZone.ts'
export type { OptionsController } from '../options/optionsController.ts'
export { selectConnectMethods } from '../options/selectConnectMethods.ts'
export { restrictedTimeZones } from '../options/restrictedTimeZones.ts'
export type { OptionsState } from '../options/optionsState.ts'
export type { RouterController } from '../modal/routerController.ts'
export type { Route, RouteArguments, RouteParameters, ViewName } from '../modal/routes.ts'
export { selectCanGoBack, selectRoute } from '../modal/routerState.ts'
export type { RouterState } from '../modal/routerState.ts'
export type { ModalEvent, RecordedEvent } from '../telemetry/events.ts'
export type { TelemetryState } from '../telemetry/telemetryState.ts'
export type { TelemetryController } from '../telemetry/telemetryController.ts'
export type { ThemeState } from '../modal/themeState.ts'
export type { ThemeMode, ThemeValue, ThemeValues } from '../options/ThemeValues.ts'
export type { ThemeController } from '../modal/themeController.ts'
export type { Toast, ToastsState, ToastVariant } from '../modal/toastsState.ts'
export type { ToastsController } from '../modal/toastsController.ts'
export type {
  AlertErrorCode,
  BaseErrorCode,
  ErrorCode,
  ErrorSurface,
  FeatureErrorCode,
} from '../kernel/errors/codes.ts'
export { createFeatureError } from '../kernel/errors/createFeatureError.ts'
export type { ApiRefusal, ErrorContext } from '../kernel/errors/contexts.ts'
export { isModalError } from '../kernel/errors/isModalError.ts'
export { ModalError } from '../kernel/errors/ModalError.ts'
export type { ModalErrorParameters } from '../kernel/errors/ModalError.ts'
export { toModalError } from '../kernel/errors/toModalError.ts'
export { listCatalogueWallets } from '../catalogue/listCatalogueWallets.ts'
export type { CatalogueWalletRow } from '../catalogue/listCatalogueWallets.ts'
export { ADDRESS_LABEL_LIMIT, addressLabelsPlugin } from '../account/addressLabelsPlugin.ts'
export type { AddressLabels } from '../account/addressLabelsPlugin.ts'
export { deepLinkMemoryPlugin } from '../pairing/deepLinkMemoryPlugin.ts'
export { legalConsentPlugin, selectAsksConsent } from '../connect/legalConsentPlugin.ts'
export type { LegalConsent, LegalConsentState } from '../connect/legalConsentPlugin.ts'
export { signInPlugin } from '../sign-in/signInPlugin.ts'
export type { SignInMachine, SignInTarget } from '../sign-in/createSignIn.ts'
export type { OneClick } from '../sign-in/createOneClick.ts'
export { selectSignIn } from '../sign-in/state.ts'
export type { NamespaceSignIn, SignInFailure, SignInState, SignInStatus } from '../sign-in/state.ts'
export { pairingPlugin } from '../pairing/pairingPlugin.ts'
export type { DeepLinkChoice, DeepLinkMemory } from '../pairing/deepLinks/createDeepLinkMemory.ts'
export { findRedirectWallet } from '../pairing/deepLinks/findRedirectWallet.ts'
export { getLinkPlatform } from '../pairing/deepLinks/getLinkPlatform.ts'
export type { GetLinkPlatformParameters, LinkPlatform } from '../pairing/deepLinks/getLinkPlatform.ts'
export { getNamespaceRedirect } from '../pairing/deepLinks/getNamespaceRedirect.ts'
export type { GetNamespaceRedirectParameters, RedirectWallet } from '../pairing/deepLinks/getNamespaceRedirect.ts'
export { getPairingLinks } from '../pairing/deepLinks/getPairingLinks.ts'
export type { GetPairingLinksParameters, PairingLink } from '../pairing/deepLinks/getPairingLinks.ts'
export { getRequestLink } from '../pairing/deepLinks/getRequestLink.ts'
export type { GetRequestLinkParameters } from '../pairing/deepLinks/getRequestLink.ts'
export { isSafeLink } from '../pairing/deepLinks/isSafeLink.ts'
export { listWalletLinks } from '../pairing/deepLinks/listWalletLinks.ts'
export type { WalletLink, WalletLinkKind, WalletLinks } from '../pairing/deepLinks/listWalletLinks.ts'
export { readTelegram } from '../kernel/ports/readTelegram.ts'
export { createConsoleLogger } from '../kernel/ports/createConsoleLogger.ts'
export type { ConsoleLogger, LogLevel } from '../kernel/ports/createConsoleLogger.ts'
export type {
  ClockPort,
  HttpPort,
  LoggerPort,
  PlatformPort,
  Ports,
  RandomPort,
  StoragePort,
} from '../kernel/ports/ports.ts'
export { WALLET_SEARCH_WAIT } from '../query/constants.ts'
export { getImageOptions, getWalletImageOptions } from '../catalogue/queries/images.ts'
export type { ImageKind, WalletImageSource } from '../catalogue/queries/images.ts'
export { getNativeBalanceOptions } from '../balance/nativeBalance.ts'
export type { NativeBalance } from '../balance/nativeBalance.ts'
export { queryClientPlugin } from '../query/queryClientPlugin.ts'
export {
  getFeaturedWalletsOptions,
  getRecommendedWalletsOptions,
  getWalletOptions,
  getWalletPagesOptions,
  getWalletSearchOptions,
} from '../catalogue/queries/wallets.ts'
export type { WalletBadge, WalletList } from '../catalogue/queries/wallets.ts'
export type {
  PairedSession,
  PairingClient,
  PairingEvent,
  PairingRequestParameters,
  PeerMetadata,
  Proposal,
  ProposalNamespace,
  ProposalNamespaces,
  ProposalProgress,
  ProposeParameters,
  RelayStatus,
  SessionProperties,
} from '../adapter/PairingClient.ts'
export type {
  PairingState,
  PairParameters,
  PairResult,
  SessionSummary,
  WalletConnect,
  WalletConnectState,
} from '../pairing/types.ts'
export type { ReadableStore } from '../kernel/store/createStore.ts'
export { shareStructure } from '../kernel/store/shareStructure.ts'
export { watchSelector } from '../kernel/store/watchSelector.ts'
export type { ErrorSummary } from '../kernel/errors/errorSummary.ts'
export type {
  ConnectMethod,
  ConnectorGroup,
  FeatureFlag,
  FeatureOptions,
  LocalFeatures,
  OnrampProvider,
  RemoteFeatures,
  SocialName,
  SwapProvider,
  WalletFeature,
} from '../options/features.ts'
export type {
  AdapterOf,
  Modal,
  ModalControllers,
  ModalOptions,
  NetworkWithoutAdapter,
  PreloadParameters,
} from '../plugin/Modal.ts'
export { namespaces } from '@latchkey/protocol/caip'
export type { CaipAddress, CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
export type { Cacao, Siwx, SiwxAccount, SiwxMessage, SiwxSession } from '@latchkey/protocol/siwx'
export type { CatalogueWallet } from '@latchkey/protocol/catalogue'
export type {
  ChainLike,
  NamespaceOf,
  NativeCurrency,
  Network,
  NetworkDescription,
  NetworkInput,
} from '../adapter/Network.ts'
export type {
  BaseModalOptions,
  Metadata,
  OpenPairingClientParameters,
  RelayOptions,
} from '../options/BaseModalOptions.ts'
export type { SiweConfig, SiweMessageArguments, SiweMessageParameters, SiweSession } from '../options/SiweConfig.ts'
export type { AddressOf, Register, RegisteredModal } from '../plugin/Register.ts'
export type { CustomWallet } from '../options/CustomWallet.ts'
