// Generated from the built types by `pnpm api:write`. The comments are left out.
import { Address, Hex, TypedDataDomain, TypedDataParameter } from "viem";
import { BrowserContext, Page } from "playwright-core";
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
interface StandardRequest {
  readonly origin: string;
  readonly method: string;
  readonly params?: unknown;
  readonly chain?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}
type BitcoinChainId = 'bitcoin:mainnet' | 'bitcoin:testnet' | 'bitcoin:testnet4' | 'bitcoin:signet' | 'bitcoin:regtest';
interface BitcoinChain {
  readonly chain: BitcoinChainId;
  readonly esploraUrl: string;
  readonly name?: string | undefined;
}
type BitcoinAddressType = 'p2wpkh' | 'p2sh-p2wpkh' | 'p2tr';
type BitcoinPurpose = 'payment' | 'ordinals';
interface BitcoinAccount {
  readonly address: string;
  readonly publicKey: string;
  readonly purpose: BitcoinPurpose;
  readonly addressType: BitcoinAddressType;
  readonly chains: readonly [BitcoinChainId];
}
type BitcoinAnnounceAs = 'wallet-standard' | 'sats-connect' | 'both';
interface BitcoinWalletEvent {
  readonly event: 'change';
  readonly data: {
    readonly accounts: readonly BitcoinAccount[];
    readonly chain: BitcoinChainId;
    readonly isOtherChain: boolean;
    readonly sats: {
      readonly addresses: readonly Readonly<Record<string, string>>[];
      readonly bitcoin: {
        readonly name: string;
      };
      readonly stacks: {
        readonly name: string;
      };
    };
  };
}
interface BitcoinWallet extends WalletControls<string, string> {
  readonly namespace: 'bip122';
  readonly info: WalletIdentity;
  readonly accounts: readonly string[];
  readonly chains: readonly BitcoinChain[];
  readonly chain: BitcoinChainId;
  readonly providerId: string;
  request(request: StandardRequest): Promise<unknown>;
  subscribe(parameters: {
    readonly origin: string;
    readonly listener: (event: BitcoinWalletEvent) => void;
  }): () => void;
  changeNetwork(chain: BitcoinChainId): void;
}
type AnnounceAs = 'eip6963' | 'injected' | 'both';
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
interface MultichainWallet extends WalletControls {
  readonly namespace: 'multichain';
  readonly info: WalletIdentity;
  readonly accounts: readonly string[];
  readonly eip155: EvmWallet;
  readonly solana: SolanaWallet;
  readonly bip122: BitcoinWallet;
}
interface MultichainAnnounceAs {
  readonly eip155?: AnnounceAs | undefined;
  readonly bip122?: BitcoinAnnounceAs | undefined;
}
interface InstallWalletParameters {
  readonly wallet?: EvmWallet | EvmWalletParameters | undefined;
  readonly as?: AnnounceAs | undefined;
}
declare function installWallet(target: Page | BrowserContext, parameters?: InstallWalletParameters): Promise<EvmWallet>;
declare function installWallet(target: Page | BrowserContext, parameters: {
  readonly wallet: SolanaWallet;
}): Promise<SolanaWallet>;
declare function installWallet(target: Page | BrowserContext, parameters: {
  readonly wallet: BitcoinWallet;
  readonly as?: BitcoinAnnounceAs | undefined;
}): Promise<BitcoinWallet>;
declare function installWallet(target: Page | BrowserContext, parameters: {
  readonly wallet: MultichainWallet;
  readonly as?: MultichainAnnounceAs | undefined;
}): Promise<MultichainWallet>;
declare function installHostileWallet(target: Page | BrowserContext, id: string): Promise<void>;
export { type InstallWalletParameters, installHostileWallet, installWallet };
