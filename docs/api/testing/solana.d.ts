// Generated from the built types by `pnpm api:write`. The comments are left out.
import { Address, Hex, TypedDataDomain, TypedDataParameter } from "viem";
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
interface EvmCurrency {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
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
interface StandardRequest {
  readonly origin: string;
  readonly method: string;
  readonly params?: unknown;
  readonly chain?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}
interface SolanaChain {
  readonly chain: `solana:${string}`;
  readonly rpcUrl: string;
  readonly name?: string | undefined;
  readonly caipNetworkId?: string | undefined;
}
type SolanaFeature = 'solana:signMessage' | 'solana:signTransaction' | 'solana:signAndSendTransaction';
interface SolanaAccount {
  readonly address: string;
  readonly publicKey: string;
}
interface SolanaWalletEvent {
  readonly event: 'change';
  readonly data: {
    readonly accounts: readonly SolanaAccount[];
  };
}
interface SolanaWalletParameters {
  readonly name?: string | undefined;
  readonly rdns?: string | undefined;
  readonly icon?: string | undefined;
  readonly accounts?: readonly string[] | undefined;
  readonly chains?: readonly SolanaChain[] | undefined;
  readonly features?: readonly SolanaFeature[] | undefined;
  readonly transport?: WalletTransport | undefined;
  readonly storage?: WalletStorage | undefined;
  readonly confirm?: Confirm | undefined;
}
interface SolanaWallet extends WalletControls<string, string> {
  readonly namespace: 'solana';
  readonly info: WalletIdentity;
  readonly accounts: readonly string[];
  readonly chains: readonly SolanaChain[];
  readonly features: readonly SolanaFeature[];
  request(request: StandardRequest): Promise<unknown>;
  subscribe(parameters: {
    readonly origin: string;
    readonly listener: (event: SolanaWalletEvent) => void;
  }): () => void;
}
declare function createSolanaWallet(parameters?: SolanaWalletParameters): SolanaWallet;
type HostileStage = 'announce' | 'connect' | 'session';
interface HostileSolanaWallet {
  readonly id: string;
  readonly description: string;
  readonly stage: HostileStage;
  readonly name: string;
  readonly install: (target: Window & typeof globalThis) => void;
}
declare const hostileSolanaWallets: readonly HostileSolanaWallet[];
declare function announceSolanaWallet(wallet: SolanaWallet): () => void;
declare const solanaMethods: {
  readonly 'standard:connect': {
    readonly prompts: true;
    readonly connected: false;
    readonly exclusive: 'connect';
  };
  readonly 'standard:disconnect': {
    readonly prompts: false;
    readonly connected: false;
  };
  readonly 'solana:signMessage': {
    readonly prompts: true;
    readonly connected: true;
  };
  readonly 'solana:signTransaction': {
    readonly prompts: true;
    readonly connected: true;
  };
  readonly 'solana:signAndSendTransaction': {
    readonly prompts: true;
    readonly connected: true;
  };
  readonly solana_getAccounts: {
    readonly prompts: false;
    readonly connected: true;
  };
  readonly solana_requestAccounts: {
    readonly prompts: false;
    readonly connected: true;
  };
  readonly solana_signMessage: {
    readonly prompts: true;
    readonly connected: true;
  };
  readonly solana_signTransaction: {
    readonly prompts: true;
    readonly connected: true;
  };
  readonly solana_signAllTransactions: {
    readonly prompts: true;
    readonly connected: true;
  };
  readonly solana_signAndSendTransaction: {
    readonly prompts: true;
    readonly connected: true;
  };
};
type SolanaMethodName = keyof typeof solanaMethods;
declare const solanaTestKeys: readonly string[];
export { type HostileSolanaWallet, type SolanaAccount, type SolanaChain, type SolanaFeature, type SolanaMethodName, type SolanaWallet, type SolanaWalletEvent, type SolanaWalletParameters, type StandardRequest, announceSolanaWallet, createSolanaWallet, hostileSolanaWallets, solanaMethods, solanaTestKeys };
