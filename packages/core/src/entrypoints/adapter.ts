/**
 * Everything that chain adapters may import from core: the contract, the store for their state, and the errors.
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
export { createFeatureError } from '../kernel/errors/createFeatureError.ts'
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
