export { ProviderRpcError } from '../errors/ProviderRpcError.ts'
export { providerErrors, type ProviderErrorName } from '../errors/providerErrors.ts'
export { TestingError, type TestingErrorCode } from '../errors/TestingError.ts'
export type { AnnounceAs } from '../page/announceProvider.ts'
export { announceWallet } from '../page/announceWallet.ts'
export { createEvmWallet } from '../wallet/createEvmWallet.ts'
export { testKeys } from '../wallet/testKeys.ts'
export type {
  Confirm,
  ConfirmDecision,
  ControlOptions,
  DroppedRequests,
  Eip712Message,
  EvmChain,
  EvmChainSummary,
  EvmCurrency,
  EvmToken,
  EvmWallet,
  EvmWalletParameters,
  LoggedRequest,
  PromptCall,
  PromptContent,
  PromptTransfer,
  RequestOutcome,
  WalletEvent,
  WalletFeatures,
  WalletIdentity,
  WalletPrompt,
  WalletStorage,
  WalletTransport,
} from '../wallet/types.ts'
export { type WalletMethod, type WalletMethodName, walletMethods } from '../wallet/walletMethods.ts'
export { confirmSheet, type ConfirmSheetParameters, type SheetTheme } from '../sheet/confirmSheet.ts'
export { hostileWallets } from '../hostile/hostileWallets.ts'
export type { HostileStage, HostileWallet } from '../hostile/types.ts'
