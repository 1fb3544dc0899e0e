/**
 * Wallet connection without a framework: `createModal`, its state, and every type that an app may need.
 *
 * @packageDocumentation
 */
export { createModal } from '../createModal.ts'
export type { AtomicSupport, CallsStatus, WalletCapabilities } from '../adapter/callsFeature.ts'
export type { FeatureName, TypedData } from '../adapter/features.ts'
export type { NamespaceTypes } from '../adapter/NamespaceTypes.ts'
export type {
  AccountRef,
  AccountType,
  Adapter,
  AdapterFactory,
  Connection,
  ConnectorDescriptor,
  RemoteSession,
  SessionEvent,
  SessionGrant,
  StoredConnection,
} from '../adapter/types.ts'
export type { AccountController, AccountPatch } from '../account/accountController.ts'
export { readInitialState } from '../account/readInitialState.ts'
export type { ReadInitialStateParameters } from '../account/readInitialState.ts'
export type { InitialState } from '../account/InitialState.ts'
export { selectAccount } from '../account/accountState.ts'
export type { Account, AccountRecord, AccountState, TokenBalance } from '../account/accountState.ts'
export type { AdaptersController } from '../adapter/adaptersController.ts'
export { selectActiveConnection } from '../adapter/adaptersState.ts'
export type { AdaptersState } from '../adapter/adaptersState.ts'
export type { AlertsController } from '../modal/alertsController.ts'
export type { Alert, AlertsState } from '../modal/alertsState.ts'
export type {
  ConnectionController,
  ConnectParameters,
  DisconnectParameters,
  StoredConnections,
  SwitchConnectionParameters,
} from '../connect/connectionController.ts'
export type { ConnectorState } from '../connect/getConnectorState.ts'
export type { ActiveConnection } from '../connect/listConnections.ts'
export type {
  ChosenWallet,
  ConnectAttempt,
  ConnectionState,
  ConnectionStatus,
  RecentWallet,
} from '../connect/connectionState.ts'
export type { ConnectorsController } from '../connect/connectorsController.ts'
export type { WalletRow } from '../connect/listWallets.ts'
export type { WalletMatch } from '../connect/matchWallets.ts'
export type { NetworkAvailability } from '../connect/getNetworkAvailability.ts'
export type { Connector, ConnectorsState, ConnectorType } from '../connect/connectorsState.ts'
export type { ModalController, OpenParameters } from '../modal/modalController.ts'
export type { CloseReason, ModalChange, ModalState, OpenReason } from '../modal/modalState.ts'
export type { NetworkController } from '../network/networkController.ts'
export { selectActiveNetwork } from '../network/networkState.ts'
export type { NamespaceNetworks, NetworkState, SwitchAttempt } from '../network/networkState.ts'
export { isRestrictedTimeZone } from '../options/isRestrictedTimeZone.ts'
export type { OptionsController } from '../options/optionsController.ts'
export { restrictedTimeZones } from '../options/restrictedTimeZones.ts'
export type { OptionsState } from '../options/optionsState.ts'
export type { RouterController } from '../modal/routerController.ts'
export type { Route, RouteArguments, RouteParameters, ViewName } from '../modal/routes.ts'
export type { RouterState } from '../modal/routerState.ts'
export type { AttemptMethod } from '../connect/AttemptMethod.ts'
export type { ConnectAttemptDetails, ConnectEndDetails, ModalEvent, RecordedEvent } from '../telemetry/events.ts'
export type { TelemetryState } from '../telemetry/telemetryState.ts'
export type { TelemetryController } from '../telemetry/telemetryController.ts'
export type { ThemeToken } from '../options/ThemeToken.ts'
export type { OwnMessages } from '../options/OwnMessages.ts'
export type { ThemeMode, ThemeValue, ThemeValues } from '../options/ThemeValues.ts'
export type { ThemeState } from '../modal/themeState.ts'
export type { ThemeController } from '../modal/themeController.ts'
export type { Toast, ToastsState, ToastText, ToastVariant } from '../modal/toastsState.ts'
export type { ToastsController } from '../modal/toastsController.ts'
export type { ErrorCode } from '../kernel/errors/codes.ts'
export type { AlertErrorCode, ErrorSurface } from '../kernel/errors/errorSurfaces.ts'
export type { ApiRefusal, ErrorContext } from '../kernel/errors/contexts.ts'
export { isModalError } from '../kernel/errors/isModalError.ts'
export type { ModalError } from '../kernel/errors/ModalError.ts'
export type { ModalErrorParameters } from '../kernel/errors/ModalError.ts'
export { signInPlugin } from '../sign-in/signInPlugin.ts'
export type { SignInMachine, SignInTarget } from '../sign-in/createSignIn.ts'
export type { OneClick } from '../sign-in/createOneClick.ts'
export { selectSignIn } from '../sign-in/state.ts'
export type { NamespaceSignIn, SignInFailure, SignInState, SignInStatus } from '../sign-in/state.ts'
export type { Login } from '../login/Login.ts'
export { loginPlugin } from '../login/loginPlugin.ts'
export type { EmailUpdate, LoginState, SocialAttempt } from '../login/state.ts'
export type { FrameScreen, FrameUser } from '@latchkey/protocol/frame'
export { pairingPlugin } from '../pairing/pairingPlugin.ts'
export { createConsoleLogger } from '../kernel/ports/createConsoleLogger.ts'
export type { ConsoleLogger, CreateConsoleLoggerParameters } from '../kernel/ports/createConsoleLogger.ts'
export type { LogLevel } from '../kernel/ports/createLevelLogger.ts'
export type {
  ClockPort,
  FrameElement,
  FramePort,
  HttpPort,
  LoggerPort,
  PlatformPort,
  Ports,
  RandomPort,
  StoragePort,
} from '../kernel/ports/ports.ts'
export { getAccount } from '../getAccount.ts'
export { getSendState } from '../getSendState.ts'
export type { SendState } from '../getSendState.ts'
export { activityQuery } from '../activity/activityQuery.ts'
export type { ActivityParameters, ActivityQuery } from '../activity/activityQuery.ts'
export type { ActivityPage } from '../activity/ActivityPage.ts'
export type { ActivityState } from '../activity/selectActivity.ts'
export type { ActivityList, ActivityMonth, ActivityYear } from '../activity/toActivityList.ts'
export { nftsQuery } from '../nfts/nftsQuery.ts'
export type { NftsQuery } from '../nfts/nftsQuery.ts'
export type { NftPage } from '../nfts/NftPage.ts'
export type { NftsState } from '../nfts/selectNfts.ts'
export type { NftList } from '../nfts/toNftList.ts'
export type { PagedQuery, PagedQueryParameters } from '../query/definePagedQuery.ts'
export { readPortfolio } from '../balance/portfolio.ts'
export type { Portfolio } from '../balance/portfolio.ts'
export { refreshBalances } from '../balance/refreshBalances.ts'
export { tokenBalancesQuery } from '../balance/tokenBalancesQuery.ts'
export type { TokenBalancesParameters } from '../balance/tokenBalancesQuery.ts'
export { sendPlugin } from '../send/sendPlugin.ts'
export type { Send, SendParameters } from '../send/createSend.ts'
export type {
  RecentReceiver,
  SendFacts,
  SendNote,
  SendPayer,
  SendPluginState,
  SendProblem,
  SendReceiver,
  SendReview,
  SendStatus,
  SendToken,
} from '../send/state.ts'
export type { ReceiverFault } from '../send/checkReceiver.ts'
export type { AddressChain } from '../send/identifyAddress.ts'
export { swapPlugin } from '../swap/swapPlugin.ts'
export { swapTokensQuery } from '../swap/swapTokensQuery.ts'
export type { SwapTokenLists } from '../swap/swapTokensQuery.ts'
export type { Swap } from '../swap/Swap.ts'
export type {
  MovedQuote,
  ShownQuote,
  SwapEntry,
  SwapFacts,
  SwapPluginState,
  SwapProblem,
  SwapReview,
  SwapStatus,
  SwapStep,
} from '../swap/state.ts'
export { sortSwapTokens } from '../swap/sortSwapTokens.ts'
export type { SortedSwapTokens } from '../swap/sortSwapTokens.ts'
export { swapSourcePlugin } from '../swap/swapSourcePlugin.ts'
export type { BuiltSwap, SwapPair, SwapQuote, SwapSource } from '../swap/createSwapSource.ts'
export type { SwapCall } from '../swap/check/SwapCall.ts'
export type { SwapContracts, SwapDialect } from '../options/SwapContracts.ts'
export { callsPlugin } from '../calls/callsPlugin.ts'
export type { Calls, SendCallsParameters } from '../calls/Calls.ts'
export { callsStatusQuery } from '../calls/callsStatusQuery.ts'
export type { CallsStatusParameters } from '../calls/callsStatusQuery.ts'
export { capabilitiesQuery } from '../calls/capabilitiesQuery.ts'
export type { CapabilitiesParameters } from '../calls/capabilitiesQuery.ts'
export { getCallsErrorCode } from '../adapter/getCallsErrorCode.ts'
export type { CallProgress, CallsBatch, CallsState, CallStatus } from '../calls/state.ts'
export { smartAccountPlugin } from '../smart-account/smartAccountPlugin.ts'
export type { SmartAccountHost, SmartAccounts, SmartAccountWallet } from '../smart-account/SmartAccounts.ts'
export type { SmartAccount, SmartAccountState } from '../smart-account/state.ts'
export { userOperationReceiptQuery } from '../smart-account/userOperationReceiptQuery.ts'
export type {
  UserOperationReceipt,
  UserOperationReceiptParameters,
} from '../smart-account/userOperationReceiptQuery.ts'
export { transactionsPlugin } from '../transactions/transactionsPlugin.ts'
export type { SubmitTransactionParameters, Transactions, WalletAnswer } from '../transactions/createTransactions.ts'
export type {
  TransactionCause,
  TransactionRecord,
  TransactionsState,
  TransactionStatus,
  TransactionSummary,
} from '../transactions/state.ts'
export { nativeBalanceQuery } from '../balance/nativeBalance.ts'
export { pictureQuery } from '../catalogue/queries/picture.ts'
export type { PictureParameters } from '../catalogue/queries/picture.ts'
export { identityQuery } from '../names/identity.ts'
export type { IdentityParameters } from '../names/identity.ts'
export type { Identity } from '../names/noIdentity.ts'
export { nameAddressQuery } from '../names/nameAddressQuery.ts'
export type { NameAddressParameters } from '../names/nameAddressQuery.ts'
export { onrampPlugin } from '../onramp/onrampPlugin.ts'
export type { Onramp } from '../onramp/createOnramp.ts'
export { onrampOptionsQuery } from '../onramp/onrampOptionsQuery.ts'
export { listOnrampSellers } from '../onramp/listOnrampSellers.ts'
export type {
  OnrampChoices,
  OnrampDestination,
  OnrampForm,
  OnrampLimit,
  OnrampOffer,
  OnrampPurchase,
  OnrampPurchaseCurrency,
  OnrampQuoteResult,
  OnrampState,
  OnrampStatus,
} from '../onramp/state.ts'
export { namesPlugin } from '../names/namesPlugin.ts'
export type { Names, NameSuggestion } from '../names/createNames.ts'
export type { NamesState } from '../names/state.ts'
export { nameSuggestionsQuery } from '../names/nameSuggestionsQuery.ts'
export type { NameSuggestionsParameters } from '../names/nameSuggestionsQuery.ts'
export { registeredNamesQuery } from '../names/registeredNamesQuery.ts'
export type { RegisteredNamesParameters } from '../names/registeredNamesQuery.ts'
export type { NativeBalance, NativeBalanceParameters } from '../balance/nativeBalance.ts'
export type { QueryReader } from '../query/defineQuery.ts'
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
export type { AnyPlugin, Plugin, PluginOf, SyncPlugin } from '../plugin/definePlugin.ts'
export type { ReadableStore } from '../kernel/store/createStore.ts'
export type { ErrorSummary } from '../kernel/errors/errorSummary.ts'
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
} from '../options/features.ts'
export type {
  AdapterOf,
  Modal,
  ModalControllers,
  ModalOptions,
  CheckedNetworks,
  NetworkWithoutAdapter,
  PreloadParameters,
} from '../plugin/Modal.ts'
export type { SocialProvider } from '@latchkey/protocol/atoms'
export type { Transaction } from '@latchkey/protocol/api'
export type { CaipAddress, CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
export type { Cacao, Siwx, SiwxAccount, SiwxMessage, SiwxSession } from '@latchkey/protocol/siwx'
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
export type { AddressOf, ProviderOf, Register, RegisteredModal, TransactionRequestOf } from '../plugin/Register.ts'
export type { CustomWallet } from '../options/CustomWallet.ts'
export type { WalletGroup } from '../options/WalletGroup.ts'
export type { AvatarParameters } from '../options/AvatarParameters.ts'
