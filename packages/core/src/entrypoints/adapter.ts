/**
 * Everything that a chain adapter may import of core: the contract, the shell, helpers for talking to wallets, and the
 * errors.
 *
 * @packageDocumentation
 */
export { createAdapter } from '../adapter/createAdapter.ts'
export type { AdapterShell, EngineFeatures, FeatureMethods, RunWithEngine } from '../adapter/createAdapter.ts'
export type { AdapterEngine, Discovery, EngineContext, FoundWallet } from '../adapter/AdapterEngine.ts'
export { createAdapterStore } from '../adapter/createAdapterStore.ts'
export { createConnections } from '../adapter/createConnections.ts'
export type { ConnectionEntry, Connections } from '../adapter/createConnections.ts'
export { createStandardWallets } from '../adapter/createStandardWallets.ts'
export { describeWallet } from '../adapter/describeWallet.ts'
export type { WalletPage } from '../adapter/WalletPage.ts'
export { createLoader } from '../kernel/createLoader.ts'
export { getConnectionClient } from '../adapter/getConnectionClient.ts'
export type { ConnectionClient } from '../adapter/getConnectionClient.ts'
export { toWalletError, walletErrorRules } from '../adapter/toWalletError.ts'
export type { WalletErrorContext, WalletErrorRule } from '../adapter/toWalletError.ts'
export { HTTP_TIMEOUT, LEAVE_TIMEOUT, SILENT_TIMEOUT } from '../adapter/timeouts.ts'
export { toIcon } from '../adapter/toIcon.ts'
export { isDisputed } from '../adapter/isDisputed.ts'
export { toRdns } from '../adapter/toRdns.ts'
export { toName } from '../adapter/toName.ts'
export { toPeer } from '../adapter/toPeer.ts'
export { createAttempts } from '../adapter/createAttempts.ts'
export type { RunAttempt } from '../adapter/createAttempts.ts'
export { withLimits } from '../adapter/withLimits.ts'
export { callMethod } from '../adapter/callMethod.ts'
export { listenTo, listenToStandard } from '../adapter/listenTo.ts'
export { pollChain } from '../adapter/pollChain.ts'
export { readList } from '../adapter/readList.ts'
export { getCallsErrorCode } from '../adapter/getCallsErrorCode.ts'
export { readRefusal } from '../adapter/readRefusal.ts'
export type { Refusal } from '../adapter/readRefusal.ts'
export { waitForWallet } from '../adapter/waitForWallet.ts'
export type { AtomicSupport, CallsStatus, SendCallsParameters, WalletCapabilities } from '../adapter/callsFeature.ts'
export type {
  AdapterFeatures,
  BalanceChange,
  FeatureName,
  FeeEstimate,
  FindTransactionParameters,
  GetBalanceParameters,
  GetMaxParameters,
  GetTokenInfoParameters,
  GetTokensParameters,
  InspectReceiverParameters,
  LookUpNameParameters,
  OnFacts,
  ReceiverFacts,
  ResolveNameParameters,
  SendTransactionParameters,
  SignMessageParameters,
  SimulateTransactionParameters,
  SignTypedDataParameters,
  TypedData,
  TokenBalance,
  TokenDescription,
  TraceTransactionParameters,
  TransactionOutcome,
  TransactionProgress,
  TransactionSimulation,
  TransactionTrace,
  TransferParameters,
  TransferSimulation,
  TransferSpeed,
  WaitForTransactionParameters,
  WalletAsset,
} from '../adapter/features.ts'
export type { NamespaceTypes } from '../adapter/NamespaceTypes.ts'
export type {
  AccountRef,
  AccountType,
  Adapter,
  AdapterConnectorType,
  AdapterContext,
  AdapterFactory,
  AdapterState,
  Connection,
  ConnectorDescriptor,
  RemoteSession,
  SessionEvent,
  SessionGrant,
  StoredConnection,
} from '../adapter/types.ts'
export { ModalError } from '../kernel/errors/ModalError.ts'
export { isModalError } from '../kernel/errors/isModalError.ts'
export type { ErrorCode } from '../kernel/errors/codes.ts'
export { toModalError } from '../kernel/errors/toModalError.ts'
export type { ClockPort, LoggerPort, PlatformPort } from '../kernel/ports/ports.ts'
export type { ReadableStore, Store } from '../kernel/store/createStore.ts'
export type { CaipAddress, CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
export type { Network } from '../adapter/Network.ts'
export { isPlainObject } from '../kernel/utils/isPlainObject.ts'
export { readProperty } from '../kernel/utils/readProperty.ts'
