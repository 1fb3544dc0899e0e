/**
 * All that a chain adapter may import of core: the contract, the store it keeps its state in, and the errors.
 *
 * @packageDocumentation
 */
export { createAdapterStore } from '../adapter/createAdapterStore.ts'
export { toIcon } from '../adapter/toIcon.ts'
export { toName } from '../adapter/toName.ts'
export { createAttempts } from '../adapter/createAttempts.ts'
export type { RunAttempt } from '../adapter/createAttempts.ts'
export { withLimits } from '../adapter/withLimits.ts'
export { callMethod } from '../adapter/callMethod.ts'
export { readRefusal } from '../adapter/readRefusal.ts'
export type { Refusal } from '../adapter/readRefusal.ts'
export { waitForWallet } from '../adapter/waitForWallet.ts'
export type {
  AccountRef,
  AccountType,
  Adapter,
  AdapterConnectorType,
  AdapterContext,
  AdapterFactory,
  AdapterFeatures,
  AdapterState,
  CallsStatus,
  Connection,
  ConnectorDescriptor,
  FeatureName,
  GetBalanceParameters,
  NamespaceTypes,
  RemoteSession,
  SendCallsParameters,
  SendTransactionParameters,
  SessionEvent,
  SessionGrant,
  SignMessageParameters,
  StoredConnection,
  TransferParameters,
  WaitForTransactionParameters,
  WalletAsset,
  WalletCapabilities,
} from '../adapter/types.ts'
export { createFeatureError } from '../errors/createFeatureError.ts'
export { ModalError } from '../errors/ModalError.ts'
export { isModalError } from '../errors/isModalError.ts'
export type { ErrorCode } from '../errors/codes.ts'
export { toModalError } from '../errors/toModalError.ts'
export type { ClockPort, LoggerPort, PlatformPort } from '../ports/ports.ts'
export type { ReadableStore, Store } from '../store/createStore.ts'
export type { CaipAddress, CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
export type { Network } from '../types/network.ts'
export { isPlainObject } from '../utils/isPlainObject.ts'
export { readProperty } from '../utils/readProperty.ts'
