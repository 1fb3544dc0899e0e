// Generated from the built types by `pnpm api:write`. The comments are left out.
import { Address, Hex, TypedDataDomain, TypedDataParameter } from "viem";
import { BrowserContext, Page } from "playwright-core";
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
  readonly accounts: readonly Address[];
} | {
  readonly kind: 'signMessage';
  readonly address: Address;
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
  readonly kind: 'switchNetwork';
  readonly to: EvmChainSummary;
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
interface EvmChainSummary {
  readonly chainId: number;
  readonly name: string;
  readonly nativeCurrency: EvmCurrency;
}
type WalletPrompt = PromptContent & {
  readonly origin: string;
  readonly method: string;
  readonly wallet: WalletIdentity;
  readonly chain: EvmChainSummary;
};
type ConfirmDecision = {
  readonly approved: true;
  readonly accounts?: readonly Address[] | undefined;
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
interface LoggedRequest {
  readonly id: number;
  readonly origin: string;
  readonly method: string;
  readonly params: unknown;
  readonly chainId: number;
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
interface EvmWallet {
  readonly info: WalletIdentity;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly accounts: readonly Address[];
  readonly chainId: number;
  readonly isLocked: boolean;
  readonly requests: readonly LoggedRequest[];
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
  approve(options?: ControlOptions & {
    readonly accounts?: readonly Address[] | undefined;
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
  changeAccounts(addresses: readonly Address[]): void;
  changeNetwork(chainId: number): void;
  goOffline(): void;
  goOnline(): void;
  reset(): void;
  waitForRequest(method: string, options?: {
    readonly timeoutMs?: number | undefined;
    readonly signal?: AbortSignal | undefined;
  }): Promise<LoggedRequest>;
  destroy(): void;
}
type AnnounceAs = 'eip6963' | 'injected' | 'both';
interface InstallWalletParameters {
  readonly wallet?: EvmWallet | EvmWalletParameters | undefined;
  readonly as?: AnnounceAs | undefined;
}
declare function installWallet(target: Page | BrowserContext, parameters?: InstallWalletParameters): Promise<EvmWallet>;
declare function installHostileWallet(target: Page | BrowserContext, id: string): Promise<void>;
export { type InstallWalletParameters, installHostileWallet, installWallet };
