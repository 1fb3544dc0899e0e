/**
 * Wallet connection without a framework: `createModal`, the state it owns, and every type that an app can meet.
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
export type { AccountController, AccountPatch } from '../controllers/account/accountController.ts'
export { selectAccount } from '../controllers/account/state.ts'
export type { Account, AccountState, TokenBalance } from '../controllers/account/state.ts'
export type { AdaptersController } from '../controllers/adapters/adaptersController.ts'
export { selectActiveConnection } from '../controllers/adapters/state.ts'
export type { AdaptersState } from '../controllers/adapters/state.ts'
export type { AlertsController } from '../controllers/alerts/alertsController.ts'
export type { Alert, AlertsState } from '../controllers/alerts/state.ts'
export type {
  ConnectionController,
  ConnectParameters,
  DisconnectParameters,
  StoredConnections,
  SwitchConnectionParameters,
} from '../controllers/connection/connectionController.ts'
export type { ConnectorState } from '../controllers/connection/getConnectorState.ts'
export type {
  ConnectAttempt,
  ConnectionState,
  ConnectionStatus,
  RecentWallet,
} from '../controllers/connection/state.ts'
export type { ConnectorsController } from '../controllers/connectors/connectorsController.ts'
export type { WalletRow } from '../controllers/connectors/listWallets.ts'
export type { WalletMatch } from '../controllers/connectors/matchWallets.ts'
export type { NetworkAvailability } from '../controllers/connectors/getNetworkAvailability.ts'
export type { Connector, ConnectorsState, ConnectorType } from '../controllers/connectors/state.ts'
export type { ModalController, OpenParameters } from '../controllers/modal/modalController.ts'
export type { CloseReason, ModalChange, ModalState, OpenReason } from '../controllers/modal/state.ts'
export type { NetworkController } from '../controllers/network/networkController.ts'
export { selectActiveNetwork } from '../controllers/network/state.ts'
export type { NamespaceNetworks, NetworkState, SwitchAttempt } from '../controllers/network/state.ts'
export { isRestrictedTimeZone } from '../controllers/options/isRestrictedTimeZone.ts'
export type { OptionsController } from '../controllers/options/optionsController.ts'
export { restrictedTimeZones } from '../controllers/options/restrictedTimeZones.ts'
export type { OptionsState } from '../controllers/options/state.ts'
export type { RouterController } from '../controllers/router/routerController.ts'
export type { Route, RouteArguments, RouteParameters, ViewName } from '../controllers/router/routes.ts'
export type { RouterState } from '../controllers/router/state.ts'
export type { ModalEvent, RecordedEvent } from '../controllers/telemetry/events.ts'
export type { TelemetryState } from '../controllers/telemetry/state.ts'
export type { TelemetryController } from '../controllers/telemetry/telemetryController.ts'
export type { ThemeMode, ThemeState, ThemeValue, ThemeValues } from '../controllers/theme/state.ts'
export type { ThemeController } from '../controllers/theme/themeController.ts'
export type { Toast, ToastsState, ToastVariant } from '../controllers/toasts/state.ts'
export type { ToastsController } from '../controllers/toasts/toastsController.ts'
export type { AlertErrorCode, BaseErrorCode, ErrorCode, ErrorSurface, FeatureErrorCode } from '../errors/codes.ts'
export type { ApiRefusal, ErrorContext } from '../errors/contexts.ts'
export { isModalError } from '../errors/isModalError.ts'
export { ModalError } from '../errors/ModalError.ts'
export type { ModalErrorParameters } from '../errors/ModalError.ts'
export { siwxFeature } from '../features/siwxFeature.ts'
export type { SignIn } from '../features/siwxFeature.ts'
export type { SignInMachine, SignInTarget } from '../features/siwx/createSignIn.ts'
export type { OneClick } from '../features/siwx/createOneClick.ts'
export { selectSignIn } from '../features/siwx/state.ts'
export type { NamespaceSignIn, SignInFailure, SignInState, SignInStatus } from '../features/siwx/state.ts'
export { walletConnectFeature } from '../features/walletConnectFeature.ts'
export type { LogLevel } from '../ports/createConsoleLogger.ts'
export type { ClockPort, HttpPort, LoggerPort, PlatformPort, Ports, RandomPort, StoragePort } from '../ports/ports.ts'
export type { NativeBalance } from '../queries/nativeBalance.ts'
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
} from '../remote/walletConnect/PairingClient.ts'
export type {
  ChosenWallet,
  PairingState,
  PairParameters,
  PairResult,
  SessionSummary,
  StoredPairedConnection,
  WalletConnect,
  WalletConnectState,
} from '../remote/walletConnect/types.ts'
export type { ReadableStore } from '../store/createStore.ts'
export type { ErrorSummary } from '../types/errorSummary.ts'
export type {
  ConnectMethod,
  ConnectorGroup,
  FeatureOptions,
  LocalFeatures,
  OnrampProvider,
  RemoteFeatures,
  SocialName,
  SwapProvider,
  WalletFeature,
} from '../types/features.ts'
export type {
  AdapterOf,
  FeatureContext,
  FeatureDefinition,
  Modal,
  ModalControllers,
  ModalOptions,
  NetworkWithoutAdapter,
  PreloadParameters,
} from '../types/modal.ts'
export type { CaipAddress, CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
export type { Cacao, Siwx, SiwxAccount, SiwxMessage, SiwxSession } from '@latchkey/protocol/siwx'
export type {
  ChainLike,
  NamespaceOf,
  NativeCurrency,
  Network,
  NetworkDescription,
  NetworkInput,
} from '../types/network.ts'
export type { BaseModalOptions, Metadata, OpenPairingClientParameters, RelayOptions } from '../types/options.ts'
export type { SiweConfig, SiweMessageArguments, SiweMessageParameters, SiweSession } from '../types/siwe.ts'
export type { AddressOf, Register, RegisteredModal } from '../types/register.ts'
export type { CustomWallet } from '../types/wallet.ts'
