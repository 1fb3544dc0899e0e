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
type PhonePolicy = 'ask' | 'approve' | 'reject';
type PhoneNamespace = 'eip155' | 'solana' | 'bip122';
interface PhoneParameters {
  readonly relayUrl: string;
  readonly projectId: string;
  readonly name?: string | undefined;
  readonly icon?: string | undefined;
  readonly links?: {
    readonly native?: string | undefined;
    readonly universal?: string | undefined;
  } | undefined;
  readonly accounts?: readonly Hex[] | undefined;
  readonly chains?: readonly EvmChain[] | undefined;
  readonly solana?: Pick<SolanaWalletParameters, 'accounts' | 'chains' | 'features' | 'transport'> | undefined;
  readonly bip122?: Pick<BitcoinWalletParameters, 'accounts' | 'chains' | 'paymentType' | 'transport'> | undefined;
  readonly canSignIn?: boolean | undefined;
  readonly storage?: WalletStorage | undefined;
  readonly policy?: PhonePolicy | undefined;
  readonly onError?: ((error: Error) => void) | undefined;
}
interface PhonePeer {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly icons: readonly string[];
}
interface PhoneProposal {
  readonly id: number;
  readonly peer: PhonePeer;
  readonly chainIds: readonly number[];
  readonly unknownChains: readonly string[];
  readonly methods: readonly string[];
  readonly events: readonly string[];
  readonly others: readonly PhoneProposalPart[];
  readonly signIn?: PhoneSignIn | undefined;
  readonly expiresAt: number;
}
interface PhoneProposalPart {
  readonly namespace: Exclude<PhoneNamespace, 'eip155'>;
  readonly chains: readonly string[];
  readonly methods: readonly string[];
  readonly events: readonly string[];
}
interface PhoneSessionPart extends PhoneProposalPart {
  readonly accounts: readonly string[];
  readonly caipAccounts: readonly string[];
}
interface PhonePartState {
  readonly namespace: PhoneProposalPart['namespace'];
  readonly account: string;
  readonly accounts: readonly {
    readonly address: string;
    readonly addressType?: BitcoinAddressType | undefined;
  }[];
  readonly chain: string;
  readonly chains: readonly {
    readonly chain: string;
    readonly name: string;
  }[];
}
interface PhoneSignIn {
  readonly domain: string;
  readonly uri: string;
  readonly statement: string | undefined;
  readonly chains: readonly string[];
}
interface PhoneSession {
  readonly topic: string;
  readonly peer: PhonePeer;
  readonly accounts: readonly Address[];
  readonly chainIds: readonly number[];
  readonly methods: readonly string[];
  readonly events: readonly string[];
  readonly others: readonly PhoneSessionPart[];
  readonly expiresAt: number;
}
interface PhoneQuestion {
  readonly id: number;
  readonly prompt: WalletPrompt;
}
type PhoneRelayStatus = 'idle' | 'connecting' | 'connected' | 'offline';
interface PhoneState {
  readonly relay: PhoneRelayStatus;
  readonly policy: PhonePolicy;
  readonly chainId: number;
  readonly account: Address;
  readonly others: readonly PhonePartState[];
  readonly proposals: readonly PhoneProposal[];
  readonly questions: readonly PhoneQuestion[];
  readonly sessions: readonly PhoneSession[];
}
interface ApproveProposalParameters {
  readonly id?: number | undefined;
  readonly accounts?: readonly string[] | undefined;
  readonly namespaces?: readonly PhoneNamespace[] | undefined;
  readonly chainIds?: readonly number[] | undefined;
  readonly methods?: readonly string[] | undefined;
  readonly events?: readonly string[] | undefined;
  readonly sessionProperties?: Readonly<Record<string, string>> | undefined;
  readonly timeoutMs?: number | undefined;
}
interface SessionParameters {
  readonly topic?: string | undefined;
}
interface Phone {
  readonly name: string;
  readonly accounts: readonly Address[];
  readonly chains: readonly EvmChain[];
  readonly state: PhoneState;
  readonly requests: readonly LoggedRequest<number | string>[];
  readonly wallet: EvmWallet;
  readonly solana: SolanaWallet | undefined;
  readonly bip122: BitcoinWallet | undefined;
  subscribe(listener: (state: PhoneState) => void): () => void;
  when<value>(select: (state: PhoneState) => value | undefined | false | null, options?: {
    readonly timeoutMs?: number | undefined;
  }): Promise<value>;
  waitForRequest(method: string, options?: {
    readonly timeoutMs?: number | undefined;
    readonly signal?: AbortSignal | undefined;
  }): Promise<LoggedRequest<number | string>>;
  pair(uri: string, options?: {
    readonly timeoutMs?: number | undefined;
  }): Promise<void>;
  approve(parameters?: ApproveProposalParameters): Promise<PhoneSession>;
  reject(parameters?: {
    readonly id?: number | undefined;
    readonly error?: {
      readonly code: number;
      readonly message: string;
    } | undefined;
    readonly timeoutMs?: number | undefined;
  }): Promise<void>;
  answer(decision: ConfirmDecision, id?: number): void;
  setPolicy(policy: PhonePolicy): void;
  switchChain(chain: number | string): void;
  switchAccount(address: string): void;
  emit(event: {
    readonly name: string;
    readonly data: unknown;
    readonly chainId?: number | undefined;
    readonly chain?: string | undefined;
  } & SessionParameters): Promise<void>;
  update(grant: Pick<ApproveProposalParameters, 'accounts' | 'namespaces' | 'chainIds' | 'methods' | 'events'> & SessionParameters): Promise<void>;
  extend(parameters?: SessionParameters): Promise<void>;
  disconnect(parameters?: SessionParameters): Promise<void>;
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  close(): Promise<void>;
}
declare function createPhone(parameters: PhoneParameters): Promise<Phone>;
interface SheetRow {
  readonly label: string;
  readonly value: string;
  readonly isAddress?: boolean | undefined;
}
type SheetBlock = {
  readonly type: 'accounts';
  readonly label: string;
  readonly accounts: readonly string[];
} | {
  readonly type: 'rows';
  readonly title?: string | undefined;
  readonly rows: readonly SheetRow[];
} | {
  readonly type: 'text';
  readonly label: string;
  readonly text: string;
} | {
  readonly type: 'warning';
  readonly text: string;
};
interface SheetContent {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly approve: string;
  readonly reject: string;
  readonly blocks: readonly SheetBlock[];
}
declare function describePrompt(prompt: WalletPrompt): SheetContent;
export { type ApproveProposalParameters, type Phone, type PhoneNamespace, type PhoneParameters, type PhonePeer, type PhonePolicy, type PhoneProposal, type PhoneProposalPart, type PhoneQuestion, type PhoneRelayStatus, type PhoneSession, type PhoneSessionPart, type PhoneSignIn, type PhoneState, type SessionParameters, type SheetBlock, type SheetContent, type SheetRow, createPhone, describePrompt };
