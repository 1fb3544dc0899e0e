// Generated from the built types by `pnpm api:write`. The comments are left out.
import { Address, Hex, TypedDataDomain, TypedDataParameter } from "viem";
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
type PhonePolicy = 'ask' | 'approve' | 'reject';
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
  readonly expiresAt: number;
}
interface PhoneSession {
  readonly topic: string;
  readonly peer: PhonePeer;
  readonly accounts: readonly Address[];
  readonly chainIds: readonly number[];
  readonly methods: readonly string[];
  readonly events: readonly string[];
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
  readonly proposals: readonly PhoneProposal[];
  readonly questions: readonly PhoneQuestion[];
  readonly sessions: readonly PhoneSession[];
}
interface ApproveProposalParameters {
  readonly id?: number | undefined;
  readonly accounts?: readonly Address[] | undefined;
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
  readonly requests: readonly LoggedRequest[];
  readonly wallet: EvmWallet;
  subscribe(listener: (state: PhoneState) => void): () => void;
  when<value>(select: (state: PhoneState) => value | undefined | false | null, options?: {
    readonly timeoutMs?: number | undefined;
  }): Promise<value>;
  waitForRequest(method: string, options?: {
    readonly timeoutMs?: number | undefined;
    readonly signal?: AbortSignal | undefined;
  }): Promise<LoggedRequest>;
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
  switchChain(chainId: number): void;
  switchAccount(address: Address): void;
  emit(event: {
    readonly name: string;
    readonly data: unknown;
    readonly chainId?: number | undefined;
  } & SessionParameters): Promise<void>;
  update(grant: Pick<ApproveProposalParameters, 'accounts' | 'chainIds' | 'methods' | 'events'> & SessionParameters): Promise<void>;
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
  readonly accounts: readonly Address[];
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
export { type ApproveProposalParameters, type Phone, type PhoneParameters, type PhonePeer, type PhonePolicy, type PhoneProposal, type PhoneQuestion, type PhoneRelayStatus, type PhoneSession, type PhoneState, type SessionParameters, type SheetBlock, type SheetContent, type SheetRow, createPhone, describePrompt };
