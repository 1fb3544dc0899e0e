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
type BitcoinTransport = (parameters: {
  readonly esploraUrl: string;
  readonly path: string;
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
}) => Promise<string>;
interface BitcoinWalletParameters {
  readonly name?: string | undefined;
  readonly rdns?: string | undefined;
  readonly icon?: string | undefined;
  readonly accounts?: readonly string[] | undefined;
  readonly paymentType?: BitcoinAddressType | readonly BitcoinAddressType[] | undefined;
  readonly chains?: readonly BitcoinChain[] | undefined;
  readonly providerId?: string | undefined;
  readonly transport?: BitcoinTransport | undefined;
  readonly storage?: WalletStorage | undefined;
  readonly confirm?: Confirm | undefined;
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
declare function announceBitcoinWallet(wallet: BitcoinWallet, options?: {
  readonly as?: BitcoinAnnounceAs | undefined;
}): () => void;
declare const bitcoinMethods: {
  readonly 'standard:connect': {
    readonly prompts: true;
    readonly connected: false;
    readonly exclusive: 'connect';
  };
  readonly 'standard:disconnect': {
    readonly prompts: false;
    readonly connected: false;
  };
  readonly 'bitcoin:connect': {
    readonly prompts: true;
    readonly connected: false;
    readonly exclusive: 'connect';
  };
  readonly 'bitcoin:signMessage': {
    readonly prompts: true;
    readonly connected: true;
  };
  readonly 'bitcoin:signTransaction': {
    readonly prompts: true;
    readonly connected: true;
  };
  readonly 'bitcoin:signAndSendTransaction': {
    readonly prompts: true;
    readonly connected: true;
  };
  readonly getInfo: {
    readonly prompts: false;
    readonly connected: false;
  };
  readonly wallet_connect: {
    readonly prompts: true;
    readonly connected: false;
    readonly exclusive: 'connect';
  };
  readonly wallet_requestPermissions: {
    readonly prompts: true;
    readonly connected: false;
    readonly exclusive: 'connect';
  };
  readonly getAccounts: {
    readonly prompts: true;
    readonly connected: false;
    readonly exclusive: 'connect';
  };
  readonly getAddresses: {
    readonly prompts: true;
    readonly connected: false;
    readonly exclusive: 'connect';
  };
  readonly wallet_disconnect: {
    readonly prompts: false;
    readonly connected: false;
  };
  readonly wallet_renouncePermissions: {
    readonly prompts: false;
    readonly connected: false;
  };
  readonly wallet_getAccount: {
    readonly prompts: false;
    readonly connected: true;
  };
  readonly wallet_getNetwork: {
    readonly prompts: false;
    readonly connected: true;
  };
  readonly wallet_getWalletType: {
    readonly prompts: false;
    readonly connected: true;
  };
  readonly wallet_changeNetwork: {
    readonly prompts: true;
    readonly connected: true;
    readonly exclusive: 'network';
  };
  readonly getBalance: {
    readonly prompts: false;
    readonly connected: true;
  };
  readonly signMessage: {
    readonly prompts: true;
    readonly connected: true;
  };
  readonly signPsbt: {
    readonly prompts: true;
    readonly connected: true;
  };
  readonly sendTransfer: {
    readonly prompts: true;
    readonly connected: true;
  };
  readonly getAccountAddresses: {
    readonly prompts: false;
    readonly connected: true;
  };
};
type BitcoinMethodName = keyof typeof bitcoinMethods;
declare const bitcoinTestKeys: readonly string[];
declare function createBitcoinWallet(parameters?: BitcoinWalletParameters): BitcoinWallet;
type HostileStage = 'announce' | 'connect' | 'session';
interface HostileBitcoinWallet {
  readonly id: string;
  readonly description: string;
  readonly stage: HostileStage;
  readonly name: string;
  readonly install: (target: Window & typeof globalThis) => void;
}
declare const hostileBitcoinWallets: readonly HostileBitcoinWallet[];
export { type BitcoinAccount, type BitcoinAddressType, type BitcoinAnnounceAs, type BitcoinChain, type BitcoinChainId, type BitcoinMethodName, type BitcoinPurpose, type BitcoinTransport, type BitcoinWallet, type BitcoinWalletEvent, type BitcoinWalletParameters, type HostileBitcoinWallet, type StandardRequest, announceBitcoinWallet, bitcoinMethods, bitcoinTestKeys, createBitcoinWallet, hostileBitcoinWallets };
