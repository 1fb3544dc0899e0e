// Generated from the built types by `pnpm api:write`. The comments are left out.
import { Address, Hex, TypedDataDomain, TypedDataParameter } from "viem";
declare class ProviderRpcError extends Error {
  readonly name = "ProviderRpcError";
  readonly code: number;
  readonly data: unknown;
  constructor(parameters: {
    code: number;
    message: string;
    data?: unknown;
  });
}
declare const providerErrors: {
  readonly userRejected: {
    readonly code: 4001;
    readonly message: 'User rejected the request.';
  };
  readonly unauthorized: {
    readonly code: 4100;
    readonly message: 'The requested method and/or account has not been authorized by the user.';
  };
  readonly unsupportedMethod: {
    readonly code: 4200;
    readonly message: 'The wallet does not support the requested method.';
  };
  readonly disconnected: {
    readonly code: 4900;
    readonly message: 'The wallet is disconnected from all chains.';
  };
  readonly chainDisconnected: {
    readonly code: 4901;
    readonly message: 'The wallet is not connected to the requested chain.';
  };
  readonly unrecognizedChain: {
    readonly code: 4902;
    readonly message: 'Unrecognized chain ID. Add it with wallet_addEthereumChain first.';
  };
  readonly unsupportedCapability: {
    readonly code: 5700;
    readonly message: 'The wallet does not support a capability that is not optional.';
  };
  readonly unsupportedChain: {
    readonly code: 5710;
    readonly message: 'The wallet does not support the chain of this batch.';
  };
  readonly duplicateBatch: {
    readonly code: 5720;
    readonly message: 'There is already a batch with this id.';
  };
  readonly unknownBatch: {
    readonly code: 5730;
    readonly message: 'No batch with this id was found.';
  };
  readonly batchTooLarge: {
    readonly code: 5740;
    readonly message: 'The batch has too many calls.';
  };
  readonly upgradeRejected: {
    readonly code: 5750;
    readonly message: 'The user rejected the upgrade of the account for an atomic batch.';
  };
  readonly atomicityNotSupported: {
    readonly code: 5760;
    readonly message: 'The wallet cannot execute a batch atomically.';
  };
  readonly invalidRequest: {
    readonly code: -32600;
    readonly message: 'The request is not a valid request object.';
  };
  readonly invalidParams: {
    readonly code: -32602;
    readonly message: 'Invalid parameters.';
  };
  readonly internal: {
    readonly code: -32603;
    readonly message: 'Internal error.';
  };
  readonly requestPending: {
    readonly code: -32002;
    readonly message: 'A request is already waiting in the wallet. Please open it.';
  };
};
type ProviderErrorName = keyof typeof providerErrors;
type TestingErrorCode = 'testing.invalidParameter' | 'testing.requestNotMade' | 'testing.notABrowser' |
'testing.pairingFailed' |
'testing.proposalNotMade' |
'testing.stateNotReached' |
'testing.offline' |
'testing.relayFailed';
declare class TestingError extends Error {
  readonly name = "TestingError";
  readonly code: TestingErrorCode;
  constructor(code: TestingErrorCode, message: string);
}
interface WalletControls<account extends string = string, chain extends number | string = number | string> {
  readonly isLocked: boolean;
  readonly requests: readonly LoggedRequest<chain>[];
  approve(options?: ControlOptions & {
    readonly accounts?: readonly account[] | undefined;
  }): void;
  reject(options?: ControlOptions & {
    readonly error?: {
      readonly code: number;
      readonly message: string;
      readonly data?: unknown;
    } | undefined;
  }): void;
  ask(options?: ControlOptions & {
    readonly confirm?: Confirm | undefined;
  }): void;
  answerPending(options?: ControlOptions): void;
  drop(options?: ControlOptions): DroppedRequests;
  delay(ms: number, options?: ControlOptions): void;
  lock(): void;
  unlock(): void;
  changeAccounts(addresses: readonly account[]): void;
  goOffline(): void;
  goOnline(): void;
  reset(): void;
  waitForRequest(method: string, options?: {
    readonly timeoutMs?: number | undefined;
    readonly signal?: AbortSignal | undefined;
  }): Promise<LoggedRequest<chain>>;
  destroy(): void;
}
interface EvmChain {
  readonly chainId: number;
  readonly rpcUrl: string;
  readonly name?: string | undefined;
  readonly nativeCurrency?: EvmCurrency | undefined;
}
interface EvmCurrency {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}
interface EvmToken {
  readonly chainId: number;
  readonly address: Address;
}
type WalletTransport = (parameters: {
  readonly rpcUrl: string;
  readonly method: string;
  readonly params: readonly unknown[];
  readonly signal: AbortSignal;
}) => Promise<unknown>;
interface WalletStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}
interface WalletFeatures {
  readonly calls?: boolean | undefined;
  readonly atomic?: 'supported' | 'ready' | 'unsupported' | undefined;
  readonly proposals?: boolean | undefined;
  readonly assets?: boolean | undefined;
}
interface WalletIdentity {
  readonly name: string;
  readonly rdns: string;
  readonly icon: string;
}
interface PromptCall {
  readonly to: Address | undefined;
  readonly value: bigint;
  readonly data: Hex;
  readonly transfer?: PromptTransfer | undefined;
}
interface PromptTransfer {
  readonly token: Address;
  readonly to: Address;
  readonly amount: bigint;
  readonly symbol: string | undefined;
  readonly decimals: number | undefined;
}
interface Eip712Message {
  readonly domain: TypedDataDomain;
  readonly types: Readonly<Record<string, readonly TypedDataParameter[]>>;
  readonly primaryType: string;
  readonly message: Readonly<Record<string, unknown>>;
}
type PromptContent = {
  readonly kind: 'connect';
  readonly accounts: readonly string[];
} | {
  readonly kind: 'signMessage';
  readonly address: string;
  readonly message: {
    readonly raw: Hex;
  };
} | {
  readonly kind: 'signTypedData';
  readonly address: Address;
  readonly typedData: Eip712Message;
} | {
  readonly kind: 'sendTransaction';
  readonly from: Address;
  readonly call: PromptCall;
  readonly fee: bigint | undefined;
} | {
  readonly kind: 'sendCalls';
  readonly from: Address;
  readonly calls: readonly PromptCall[];
} | {
  readonly kind: 'signTransactions';
  readonly from: string;
  readonly transactions: readonly PromptTransaction[];
  readonly isSent: boolean;
} | {
  readonly kind: 'switchNetwork';
  readonly to: PromptChain;
} | {
  readonly kind: 'addNetwork';
  readonly to: EvmChainSummary & {
    readonly rpcUrl: string;
  };
} | {
  readonly kind: 'watchAsset';
  readonly token: Address;
  readonly symbol: string;
  readonly decimals: number;
} | {
  readonly kind: 'unlock';
};
interface PromptTransaction {
  readonly transfers: readonly PromptPayment[];
  readonly others: readonly string[];
  readonly fee: bigint | undefined;
  readonly raw: Hex;
}
interface PromptPayment {
  readonly to: string;
  readonly amount: bigint;
  readonly token?: {
    readonly address: string;
    readonly decimals: number | undefined;
  } | undefined;
}
interface PromptChain {
  readonly chainId: number | string;
  readonly name: string;
  readonly nativeCurrency: EvmCurrency;
}
interface EvmChainSummary {
  readonly chainId: number;
  readonly name: string;
  readonly nativeCurrency: EvmCurrency;
}
type WalletPrompt = PromptContent & {
  readonly origin: string;
  readonly method: string;
  readonly wallet: WalletIdentity;
  readonly chain: PromptChain;
};
type ConfirmDecision = {
  readonly approved: true;
  readonly accounts?: readonly string[] | undefined;
} | {
  readonly approved: false;
};
type Confirm = (prompt: WalletPrompt, options: {
  readonly signal: AbortSignal;
}) => Promise<ConfirmDecision>;
type WalletEvent = {
  readonly event: 'accountsChanged';
  readonly data: readonly Address[];
} | {
  readonly event: 'chainChanged';
  readonly data: Hex;
} | {
  readonly event: 'connect';
  readonly data: {
    readonly chainId: Hex;
  };
} | {
  readonly event: 'disconnect';
  readonly data: {
    readonly code: number;
    readonly message: string;
  };
} | {
  readonly event: 'message';
  readonly data: {
    readonly type: 'eth_subscription';
    readonly data: {
      readonly subscription: Hex;
      readonly result: unknown;
    };
  };
};
type RequestOutcome = {
  readonly status: 'waiting';
} | {
  readonly status: 'dropped';
} | {
  readonly status: 'answered';
  readonly result: unknown;
} | {
  readonly status: 'failed';
  readonly error: {
    readonly code: number;
    readonly message: string;
    readonly data?: unknown;
  };
};
interface LoggedRequest<chain extends number | string = number> {
  readonly id: number;
  readonly origin: string;
  readonly method: string;
  readonly params: unknown;
  readonly chainId: chain;
  readonly isPrompted: boolean;
  readonly outcome: RequestOutcome;
}
interface ControlOptions {
  readonly methods?: readonly string[] | undefined;
  readonly times?: number | undefined;
}
interface DroppedRequests {
  readonly count: number;
  approve(): void;
  reject(): void;
}
interface EvmWalletParameters {
  readonly name?: string | undefined;
  readonly rdns?: string | undefined;
  readonly icon?: string | undefined;
  readonly accounts?: readonly Hex[] | undefined;
  readonly chains?: readonly EvmChain[] | undefined;
  readonly transport?: WalletTransport | undefined;
  readonly storage?: WalletStorage | undefined;
  readonly confirm?: Confirm | undefined;
  readonly flags?: Readonly<Record<string, boolean>> | undefined;
  readonly features?: WalletFeatures | undefined;
  readonly tokens?: readonly EvmToken[] | undefined;
}
interface EvmWallet extends WalletControls<Address, number> {
  readonly namespace: 'eip155';
  readonly info: WalletIdentity;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly accounts: readonly Address[];
  readonly chainId: number;
  request(parameters: {
    readonly origin: string;
    readonly method: string;
    readonly params?: unknown;
    readonly chainId?: number | undefined;
    readonly signal?: AbortSignal | undefined;
  }): Promise<unknown>;
  subscribe(parameters: {
    readonly origin: string;
    readonly listener: (event: WalletEvent) => void;
  }): () => void;
  speedUp(hash: Hex): Promise<Hex>;
  execute(id: Hex): Promise<Hex>;
  cancel(hash: Hex): Promise<Hex>;
  changeNetwork(chainId: number): void;
}
type AnnounceAs = 'eip6963' | 'injected' | 'both';
declare function announceWallet(wallet: EvmWallet, options?: {
  readonly as?: AnnounceAs | undefined;
}): () => void;
declare function createEvmWallet(parameters?: EvmWalletParameters): EvmWallet;
declare const testKeys: readonly Hex[];
interface WalletMethod {
  readonly prompts: boolean;
  readonly connected: boolean;
  readonly exclusive?: 'connect' | 'network' | undefined;
  readonly feature?: 'calls' | 'assets' | undefined;
}
declare const walletMethods: {
  readonly eth_requestAccounts: {
    readonly prompts: true;
    readonly connected: false;
    readonly exclusive: 'connect';
  };
  readonly wallet_requestPermissions: {
    readonly prompts: true;
    readonly connected: false;
    readonly exclusive: 'connect';
  };
  readonly wallet_switchEthereumChain: {
    readonly prompts: true;
    readonly connected: false;
    readonly exclusive: 'network';
  };
  readonly wallet_addEthereumChain: {
    readonly prompts: true;
    readonly connected: false;
    readonly exclusive: 'network';
  };
  readonly wallet_watchAsset: {
    readonly prompts: true;
    readonly connected: false;
  };
  readonly personal_sign: {
    readonly prompts: true;
    readonly connected: true;
  };
  readonly eth_signTypedData_v4: {
    readonly prompts: true;
    readonly connected: true;
  };
  readonly eth_sendTransaction: {
    readonly prompts: true;
    readonly connected: true;
  };
  readonly wallet_sendCalls: {
    readonly prompts: true;
    readonly connected: true;
    readonly feature: 'calls';
  };
  readonly eth_accounts: {
    readonly prompts: false;
    readonly connected: false;
  };
  readonly eth_coinbase: {
    readonly prompts: false;
    readonly connected: false;
  };
  readonly eth_chainId: {
    readonly prompts: false;
    readonly connected: false;
  };
  readonly net_version: {
    readonly prompts: false;
    readonly connected: false;
  };
  readonly wallet_getPermissions: {
    readonly prompts: false;
    readonly connected: false;
  };
  readonly wallet_revokePermissions: {
    readonly prompts: false;
    readonly connected: false;
  };
  readonly wallet_getCapabilities: {
    readonly prompts: false;
    readonly connected: true;
    readonly feature: 'calls';
  };
  readonly wallet_getCallsStatus: {
    readonly prompts: false;
    readonly connected: true;
    readonly feature: 'calls';
  };
  readonly wallet_showCallsStatus: {
    readonly prompts: false;
    readonly connected: true;
    readonly feature: 'calls';
  };
  readonly wallet_getAssets: {
    readonly prompts: false;
    readonly connected: true;
    readonly feature: 'assets';
  };
  readonly eth_subscribe: {
    readonly prompts: false;
    readonly connected: false;
  };
  readonly eth_unsubscribe: {
    readonly prompts: false;
    readonly connected: false;
  };
};
type WalletMethodName = keyof typeof walletMethods;
type SheetTheme = 'light' | 'dark' | 'system';
interface ConfirmSheetParameters {
  readonly theme?: SheetTheme | (() => SheetTheme) | undefined;
}
declare function confirmSheet(parameters?: ConfirmSheetParameters): Confirm;
type HostileStage = 'announce' | 'connect' | 'session';
interface HostileWallet {
  readonly id: string;
  readonly description: string;
  readonly stage: HostileStage;
  readonly rdns: string;
  readonly install: (target: Window & typeof globalThis) => void;
}
declare const hostileWallets: readonly HostileWallet[];
export { type AnnounceAs, type Confirm, type ConfirmDecision, type ConfirmSheetParameters, type ControlOptions, type DroppedRequests, type Eip712Message, type EvmChain, type EvmChainSummary, type EvmCurrency, type EvmToken, type EvmWallet, type EvmWalletParameters, type HostileStage, type HostileWallet, type LoggedRequest, type PromptCall, type PromptContent, type PromptTransfer, type ProviderErrorName, ProviderRpcError, type RequestOutcome, type SheetTheme, TestingError, type TestingErrorCode, type WalletEvent, type WalletFeatures, type WalletIdentity, type WalletMethod, type WalletMethodName, type WalletPrompt, type WalletStorage, type WalletTransport, announceWallet, confirmSheet, createEvmWallet, hostileWallets, providerErrors, testKeys, walletMethods };
