// Generated from the built types by `pnpm api:write`. The comments are left out.
import { Adapter, AdapterContext, AdapterFactory, AdapterState, CaipNetworkId, Connection, ErrorCode, Namespace, NamespaceTypes, Network, ReadableStore, RemoteSession, StoredConnection } from "@latchkey/core/adapter";
interface ControllableSession<types extends NamespaceTypes = NamespaceTypes> {
  readonly session: RemoteSession;
  readonly accounts: readonly [types['address'], types['address'], ...types['address'][]];
  readonly requests: readonly SessionRequest[];
  changeAccounts(accounts: readonly types['address'][]): Promise<void>;
  changeNetwork(networkId: CaipNetworkId<types['namespace']>): Promise<void>;
  end(reason: 'user' | 'expired' | 'peer'): Promise<void>;
  getListenerCount(): number;
}
interface SessionRequest {
  readonly networkId: CaipNetworkId;
  readonly method: string;
  readonly params: unknown;
}
interface ControllableWallet<types extends NamespaceTypes = NamespaceTypes> {
  readonly connectorId: string;
  readonly accounts: readonly [types['address'], types['address'], ...types['address'][]];
  answerWith(answer: WalletAnswer): void;
  release(answer: 'approve' | 'reject'): Promise<void>;
  getPromptCount(): number;
  changeAccounts(accounts: readonly types['address'][]): Promise<void>;
  changeNetwork?(networkId: CaipNetworkId<types['namespace']>): Promise<void>;
  offerNetworks?(networkIds: readonly CaipNetworkId<types['namespace']>[]): Promise<void>;
}
type WalletAnswer = 'approve' | 'reject' | 'hold' | {
  readonly error: unknown;
};
interface ProviderErrorRow {
  readonly action: 'connect' | 'switchNetwork' | 'sign' | 'transfer';
  readonly given: unknown;
  readonly code: ErrorCode;
}
interface AdapterHarness<types extends NamespaceTypes = NamespaceTypes> {
  createFactory(): AdapterFactory<types>;
  readonly context: AdapterContext<types['namespace']>;
  readonly wallet: ControllableWallet<types>;
  readonly otherWallet: ControllableWallet<types>;
  readonly networks: AdapterHarnessNetworks<types['namespace']>;
  readonly chain: AdapterHarnessChain<types>;
  createSession(parameters?: {
    readonly methods?: readonly string[] | undefined;
  }): Promise<ControllableSession<types>>;
  verifySignature(parameters: {
    readonly address: types['address'];
    readonly message: string;
    readonly signature: string;
  }): Promise<boolean>;
  readonly addressVectors: {
    readonly valid: readonly string[];
    readonly invalid: readonly string[];
  };
  readonly providerErrors: readonly ProviderErrorRow[];
  getListenerCount(): number;
  teardown(): Promise<void>;
}
interface AdapterHarnessNetworks<namespace extends AdapterContext['networks'][number]['chainNamespace']> {
  readonly current: Network<namespace>;
  readonly other: Network<namespace>;
  readonly unknownToWallet: Network<namespace>;
  readonly unknownToApp: CaipNetworkId<namespace>;
}
interface AdapterHarnessChain<types extends NamespaceTypes = NamespaceTypes> {
  getBalance(parameters: {
    readonly address: types['address'];
    readonly token?: types['address'] | undefined;
  }): Promise<bigint>;
  createRecipient(): types['address'];
  readonly tokens: readonly types['address'][];
  readonly amount: bigint;
  createTransaction?(parameters: {
    readonly from: types['address'];
    readonly to: types['address'];
    readonly amount: bigint;
  }): types['transactionRequest'];
  sendReplaceable?(parameters: {
    readonly to: types['address'];
    readonly amount: bigint;
  }): Promise<ReplaceableTransfer<types>>;
}
interface ReplaceableTransfer<types extends NamespaceTypes = NamespaceTypes> {
  readonly id: types['transactionId'];
  replace(how: 'spedUp' | 'cancelled'): Promise<types['transactionId']>;
}
interface CaseWorld<types extends NamespaceTypes = NamespaceTypes> {
  readonly harness: AdapterHarness<types>;
  readonly patience: number;
  createAdapter(factory?: AdapterFactory<types>): Adapter<types>;
  startAdapter(parameters?: {
    readonly reconnect?: readonly StoredConnection[] | undefined;
  }): Promise<Adapter<types>>;
  connect(adapter: Adapter<types>, wallet?: ControllableWallet<types>): Promise<Connection<types>>;
  startConnected(): Promise<{
    readonly adapter: Adapter<types>;
    readonly connection: Connection<types>;
  }>;
  waitForState(adapter: Adapter<types>, until: (state: AdapterState<types>) => boolean, awaited: string): Promise<AdapterState<types>>;
  waitForPrompt(wallet: ControllableWallet<types>, shown: number): Promise<void>;
  waitForBalance(parameters: {
    readonly address: types['address'];
    readonly token?: types['address'] | undefined;
    readonly balance: bigint;
  }): Promise<void>;
  settle(): Promise<void>;
  countTimers(): number;
}
interface AdapterCase {
  readonly invariant: number;
  readonly title: string;
  readonly run: <types extends NamespaceTypes>(world: CaseWorld<types>) => Promise<void>;
}
declare class AdapterContractError extends Error {
  readonly name = "AdapterContractError";
  readonly actual: unknown;
  readonly expected: unknown;
  readonly showDiff: boolean;
  constructor(message: string, values?: {
    readonly actual: unknown;
    readonly expected: unknown;
  });
}
declare function createAdapterContext<namespace extends Namespace>(parameters: {
  readonly networks: readonly Network$1<namespace>[];
  readonly ports?: Partial<AdapterContext['ports']> | undefined;
  readonly metadata?: AdapterContext['metadata'] | undefined;
  readonly getEndpoints?: AdapterContext<namespace>['getEndpoints'] | undefined;
}): AdapterContext<namespace>;
type Network$1<namespace extends Namespace> = AdapterContext<namespace>['networks'][number];
interface CreateControllableSessionParameters<types extends NamespaceTypes = NamespaceTypes> {
  readonly namespace: types['namespace'];
  readonly accounts: ControllableSession<types>['accounts'];
  readonly networkIds: readonly [CaipNetworkId<types['namespace']>, ...CaipNetworkId<types['namespace']>[]];
  readonly methods: readonly string[];
  readonly events?: readonly string[] | undefined;
  readonly source?: RemoteSession['source'] | undefined;
  readonly handle: (request: SessionRequest) => Promise<unknown>;
}
declare function createControllableSession<types extends NamespaceTypes>(parameters: CreateControllableSessionParameters<types>): ControllableSession<types>;
interface TestContext<namespace extends Namespace = Namespace> {
  readonly context: AdapterContext<namespace>;
  readonly logged: readonly unknown[];
}
declare function createTestContext<namespace extends Namespace>(parameters: {
  readonly networks: AdapterContext<namespace>['networks'];
  readonly ports?: Partial<AdapterContext['ports']> | undefined;
}): TestContext<namespace>;
interface TestPage {
  addEventListener(type: string, listener: (event: Event) => void): void;
  removeEventListener(type: string, listener: (event: Event) => void): void;
  dispatchEvent(event: Event): boolean;
  getListenerCount(): number;
  enter(): () => void;
}
declare function createTestPage(options?: {
  readonly walletEvents?: readonly string[] | undefined;
}): TestPage;
interface DescribeAdapterParameters<types extends NamespaceTypes = NamespaceTypes> {
  readonly name: string;
  readonly setup: () => Promise<AdapterHarness<types>>;
  readonly patience?: number | undefined;
}
declare function describeAdapter<types extends NamespaceTypes>(parameters: DescribeAdapterParameters<types>): void;
declare function getOutcome(promise: Promise<unknown>): Promise<string>;
declare function getAdapterCases(): readonly AdapterCase[];
declare function runAdapterCase<types extends NamespaceTypes>(parameters: {
  readonly case: AdapterCase;
  readonly setup: () => Promise<AdapterHarness<types>>;
  readonly patience?: number | undefined;
}): Promise<void>;
interface TestServer {
  readonly url: string;
  stop(): Promise<void>;
}
declare function startTestServer(answer: (request: {
  readonly path: string;
  readonly method: string;
  readonly body: string;
}) => Promise<{
  readonly status?: number | undefined;
  readonly body: string;
}>): Promise<TestServer>;
interface ServedCall {
  readonly id: unknown;
  readonly method: string;
  readonly params: unknown;
}
interface RpcServer extends TestServer {
  readonly requests: readonly {
    readonly path: string;
    readonly isBatch: boolean;
    readonly calls: readonly ServedCall[];
  }[];
}
declare function startRpcServer(answer: (call: ServedCall) => unknown): Promise<RpcServer>;
declare function waitForState<state>(parameters: {
  readonly store: ReadableStore<state>;
  readonly until: (state: state) => boolean;
  readonly awaited: string;
  readonly patience?: number | undefined;
}): Promise<state>;
export { type AdapterCase, AdapterContractError, type AdapterHarness, type AdapterHarnessChain, type AdapterHarnessNetworks, type CaseWorld, type ControllableSession, type ControllableWallet, type CreateControllableSessionParameters, type DescribeAdapterParameters, type ProviderErrorRow, type ReplaceableTransfer, type RpcServer, type ServedCall, type SessionRequest, type TestContext, type TestPage, type TestServer, type WalletAnswer, createAdapterContext, createControllableSession, createTestContext, createTestPage, describeAdapter, getAdapterCases, getOutcome, runAdapterCase, startRpcServer, startTestServer, waitForState };
