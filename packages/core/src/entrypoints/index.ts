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
} from '../adapter/types.ts'
export type { AccountController, AccountPatch } from '../controllers/account/accountController.ts'
export { selectAccount } from '../controllers/account/state.ts'
export type { Account, AccountState, TokenBalance } from '../controllers/account/state.ts'
export type { AdaptersController } from '../controllers/adapters/adaptersController.ts'
export { selectActiveConnection, selectNamespaces } from '../controllers/adapters/state.ts'
export type { AdaptersState } from '../controllers/adapters/state.ts'
export type { AlertsController } from '../controllers/alerts/alertsController.ts'
export { showAlertFor } from '../controllers/alerts/showAlertFor.ts'
export type { Alert, AlertsState } from '../controllers/alerts/state.ts'
export type {
  ConnectionController,
  ConnectParameters,
  DisconnectParameters,
  SwitchConnectionParameters,
} from '../controllers/connection/connectionController.ts'
export { getConnectorState } from '../controllers/connection/getConnectorState.ts'
export type { ConnectorState } from '../controllers/connection/getConnectorState.ts'
export { selectConnectionStatus, selectIsConnected } from '../controllers/connection/state.ts'
export type {
  ConnectAttempt,
  ConnectionState,
  ConnectionStatus,
  RecentWallet,
} from '../controllers/connection/state.ts'
export type { ConnectorsController } from '../controllers/connectors/connectorsController.ts'
export { findWalletRow, listWallets } from '../controllers/connectors/listWallets.ts'
export type { WalletRow } from '../controllers/connectors/listWallets.ts'
export { findConnector } from '../controllers/connectors/state.ts'
export type { Connector, ConnectorsState, ConnectorType } from '../controllers/connectors/state.ts'
export type { ModalController, OpenParameters } from '../controllers/modal/modalController.ts'
export type { CloseReason, ModalChange, ModalState, OpenReason } from '../controllers/modal/state.ts'
export type { NetworkController } from '../controllers/network/networkController.ts'
export { selectActiveNetwork, selectNetwork, selectNetworks } from '../controllers/network/state.ts'
export type { NamespaceNetworks, NetworkState, SwitchAttempt } from '../controllers/network/state.ts'
export { isFeatureEnabled } from '../controllers/options/isFeatureEnabled.ts'
export { isRestrictedTimeZone } from '../controllers/options/isRestrictedTimeZone.ts'
export type { OptionsController } from '../controllers/options/optionsController.ts'
export { selectConnectMethods } from '../controllers/options/selectConnectMethods.ts'
export { restrictedTimeZones } from '../controllers/options/restrictedTimeZones.ts'
export type { OptionsState } from '../controllers/options/state.ts'
export type { RouterController } from '../controllers/router/routerController.ts'
export type { Route, RouteArguments, RouteParameters, ViewName } from '../controllers/router/routes.ts'
export { selectCanGoBack, selectRoute } from '../controllers/router/state.ts'
export type { RouterState } from '../controllers/router/state.ts'
export type { ModalEvent, RecordedEvent } from '../controllers/telemetry/events.ts'
export type { TelemetryState } from '../controllers/telemetry/state.ts'
export type { TelemetryController } from '../controllers/telemetry/telemetryController.ts'
export type { ThemeMode, ThemeState, ThemeValue, ThemeValues } from '../controllers/theme/state.ts'
export type { ThemeController } from '../controllers/theme/themeController.ts'
export type { Toast, ToastsState, ToastVariant } from '../controllers/toasts/state.ts'
export type { ToastsController } from '../controllers/toasts/toastsController.ts'
export type { AlertErrorCode, BaseErrorCode, ErrorCode, ErrorSurface, FeatureErrorCode } from '../errors/codes.ts'
export { createFeatureError } from '../errors/createFeatureError.ts'
export type { ErrorContext } from '../errors/contexts.ts'
export { isModalError } from '../errors/isModalError.ts'
export { ModalError } from '../errors/ModalError.ts'
export type { ModalErrorParameters } from '../errors/ModalError.ts'
export { toModalError } from '../errors/toModalError.ts'
export { createConsoleLogger } from '../ports/createConsoleLogger.ts'
export type { ConsoleLogger, LogLevel } from '../ports/createConsoleLogger.ts'
export type { ClockPort, LoggerPort, PlatformPort, Ports, RandomPort, StoragePort } from '../ports/ports.ts'
export { getNativeBalanceOptions } from '../queries/nativeBalance.ts'
export type { NativeBalance } from '../queries/nativeBalance.ts'
export { queryClientFeature } from '../queries/queryClientFeature.ts'
export type { ReadableStore } from '../store/createStore.ts'
export { shareStructure } from '../store/shareStructure.ts'
export { watchSelector } from '../store/watchSelector.ts'
export type { ErrorSummary } from '../types/errorSummary.ts'
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
} from '../types/features.ts'
export type {
  AdapterOf,
  FeatureContext,
  FeatureDefinition,
  Modal,
  ModalControllers,
  ModalOptions,
  NetworkWithoutAdapter,
} from '../types/modal.ts'
export { namespaces } from '@latchkey/protocol/caip'
export type { CaipAddress, CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
export type {
  ChainLike,
  NamespaceOf,
  NativeCurrency,
  Network,
  NetworkDescription,
  NetworkInput,
} from '../types/network.ts'
export type { BaseModalOptions, Metadata, RelayOptions } from '../types/options.ts'
export type { AddressOf, Register, RegisteredModal } from '../types/register.ts'
export type { CustomWallet } from '../types/wallet.ts'
