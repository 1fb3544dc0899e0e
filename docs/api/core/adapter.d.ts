// Generated from the built types by `pnpm api:write`. The comments are left out.
import { CaipAddress, CaipNetworkId, CaipNetworkId as CaipNetworkId$1, Namespace, Namespace as Namespace$1 } from "@latchkey/protocol/caip";
import { ApiErrorCode } from "@latchkey/protocol/api";
interface ReadableStore<state> {
  getState(): state;
  getInitialState(): state;
  subscribe(listener: (state: state, previous: state) => void): () => void;
}
interface Store<state> extends ReadableStore<state> {
  set(recipe: (state: state) => state): void;
  patch(part: Partial<state>): void;
}
interface NativeCurrency {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}
interface NetworkDescription {
  readonly id: number | string;
  readonly name: string;
  readonly nativeCurrency: NativeCurrency;
  readonly rpcUrls: {
    readonly default: {
      readonly http: readonly string[];
    };
    readonly chainDefault?: {
      readonly http: readonly string[];
    } | undefined;
  };
  readonly blockExplorers?: {
    readonly default: {
      readonly name: string;
      readonly url: string;
    };
  } | undefined;
  readonly testnet?: boolean | undefined;
  readonly assets?: {
    readonly imageId?: string | undefined;
    readonly imageUrl?: string | undefined;
  } | undefined;
}
interface Network<namespace extends Namespace$1 = Namespace$1> extends NetworkDescription {
  readonly chainNamespace: namespace;
  readonly caipNetworkId: CaipNetworkId$1<namespace>;
  readonly unsupported?: true | undefined;
}
interface ClockPort {
  now(): number;
  after(milliseconds: number, callback: () => void): () => void;
  every(milliseconds: number, callback: () => void): () => void;
}
interface LoggerPort {
  error(...values: readonly unknown[]): void;
  warn(...values: readonly unknown[]): void;
  info(...values: readonly unknown[]): void;
  debug(...values: readonly unknown[]): void;
}
interface PlatformPort {
  readonly isBrowser: boolean;
  readonly isMobile: boolean;
  readonly userAgent: string;
  readonly origin: string;
  readonly timeZone: string;
}
type AccountType = 'eoa' | 'smartAccount' | 'payment';
interface NamespaceTypes {
  readonly namespace: Namespace$1;
  readonly address: string;
  readonly provider: unknown;
  readonly transactionId: string;
  readonly transactionRequest: unknown;
}
type AdapterConnectorType = 'INJECTED' | 'ANNOUNCED' | 'EXTERNAL' | 'WALLET_CONNECT' | 'AUTH';
interface ConnectorDescriptor<namespace extends Namespace$1 = Namespace$1> {
  readonly id: string;
  readonly namespace: namespace;
  readonly name: string;
  readonly type: AdapterConnectorType;
  readonly icon?: string | undefined;
  readonly rdns?: string | undefined;
  readonly ready: 'installed' | 'loadable' | 'notDetected';
}
interface AccountRef<types extends NamespaceTypes = NamespaceTypes> {
  readonly address: types['address'];
  readonly type: AccountType;
}
type FeatureName = keyof AdapterFeatures;
interface Connection<types extends NamespaceTypes = NamespaceTypes> {
  readonly id: string;
  readonly connectorId: string;
  readonly namespace: types['namespace'];
  readonly accounts: readonly [AccountRef<types>, ...AccountRef<types>[]];
  readonly activeAddress: types['address'];
  readonly networkId: CaipNetworkId$1<types['namespace']>;
  readonly approvedNetworkIds: readonly CaipNetworkId$1<types['namespace']>[] | 'all';
  readonly features: readonly FeatureName[];
  readonly peer?: RemoteSession['peer'] | undefined;
}
interface AdapterState<types extends NamespaceTypes = NamespaceTypes> {
  readonly connectors: readonly ConnectorDescriptor<types['namespace']>[];
  readonly connections: readonly Connection<types>[];
  readonly activeConnectionId: string | null;
  readonly status: 'disconnected' | 'connecting' | 'connected';
}
interface OnConnection {
  readonly connectionId: string;
  readonly signal?: AbortSignal | undefined;
}
interface SignMessageParameters<types extends NamespaceTypes = NamespaceTypes> extends OnConnection {
  readonly message: string;
  readonly address?: types['address'] | undefined;
}
interface GetBalanceParameters<types extends NamespaceTypes = NamespaceTypes> {
  readonly address: types['address'];
  readonly network: Network<types['namespace']>;
  readonly signal?: AbortSignal | undefined;
}
interface TransferParameters<types extends NamespaceTypes = NamespaceTypes> extends OnConnection {
  readonly to: types['address'];
  readonly amount: bigint;
  readonly token?: types['address'] | undefined;
}
interface SendTransactionParameters<types extends NamespaceTypes = NamespaceTypes> extends OnConnection {
  readonly transaction: types['transactionRequest'];
}
interface WaitForTransactionParameters<types extends NamespaceTypes = NamespaceTypes> {
  readonly id: types['transactionId'];
  readonly network: Network<types['namespace']>;
  readonly signal?: AbortSignal | undefined;
}
interface WalletAsset {
  readonly address?: string | undefined;
  readonly caipNetworkId: CaipNetworkId$1;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly balance: bigint;
}
type WalletCapabilities = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
interface SendCallsParameters<types extends NamespaceTypes = NamespaceTypes> extends OnConnection {
  readonly calls: readonly {
    readonly to: types['address'];
    readonly data?: `0x${string}` | undefined;
    readonly value?: bigint | undefined;
  }[];
  readonly capabilities?: Readonly<Record<string, unknown>> | undefined;
}
interface CallsStatus {
  readonly status: 'pending' | 'success' | 'failure';
  readonly transactionIds: readonly string[];
}
interface AdapterFeatures<types extends NamespaceTypes = NamespaceTypes> {
  readonly message?: {
    sign(parameters: SignMessageParameters<types>): Promise<{
      readonly signature: string;
    }>;
  } | undefined;
  readonly balance?: {
    getNative(parameters: GetBalanceParameters<types>): Promise<{
      readonly value: bigint;
      readonly decimals: number;
      readonly symbol: string;
    }>;
  } | undefined;
  readonly transfer?: {
    estimate(parameters: TransferParameters<types>): Promise<{
      readonly fee: bigint;
    }>;
    send(parameters: TransferParameters<types>): Promise<{
      readonly id: types['transactionId'];
    }>;
  } | undefined;
  readonly transaction?: {
    send(parameters: SendTransactionParameters<types>): Promise<{
      readonly id: types['transactionId'];
    }>;
    wait(parameters: WaitForTransactionParameters<types>): Promise<{
      readonly status: 'success' | 'reverted';
    }>;
  } | undefined;
  readonly assets?: {
    list(parameters: OnConnection): Promise<readonly WalletAsset[]>;
  } | undefined;
  readonly calls?: {
    getCapabilities(parameters: OnConnection): Promise<WalletCapabilities>;
    send(parameters: SendCallsParameters<types>): Promise<{
      readonly id: string;
    }>;
    getStatus(parameters: OnConnection & {
      readonly id: string;
    }): Promise<CallsStatus>;
  } | undefined;
}
interface StoredConnection {
  readonly connectorId: string;
  readonly activeAddress: string;
  readonly networkId: CaipNetworkId$1;
}
interface SessionGrant {
  readonly accounts: readonly string[];
  readonly networkIds: readonly CaipNetworkId$1[];
  readonly methods: readonly string[];
  readonly events: readonly string[];
}
type SessionEvent = {
  readonly type: 'updated';
  readonly grants: RemoteSession['grants'];
} | {
  readonly type: 'networkChanged';
  readonly networkId: CaipNetworkId$1;
} | {
  readonly type: 'ended';
  readonly reason: 'user' | 'expired' | 'peer';
};
interface RemoteSession {
  readonly id: string;
  readonly source: 'walletConnect' | 'auth';
  readonly peer: {
    readonly name: string;
    readonly icon?: string | undefined;
  };
  readonly grants: Readonly<Partial<Record<Namespace$1, SessionGrant>>>;
  request(parameters: {
    readonly networkId: CaipNetworkId$1;
    readonly method: string;
    readonly params: unknown;
    readonly signal?: AbortSignal | undefined;
  }): Promise<unknown>;
  subscribe(listener: (event: SessionEvent) => void): () => void;
  disconnect(): Promise<void>;
}
interface Adapter<types extends NamespaceTypes = NamespaceTypes> {
  readonly namespace: types['namespace'];
  readonly store: ReadableStore<AdapterState<types>>;
  readonly features: AdapterFeatures<types>;
  isAddress(value: string): boolean;
  start(parameters: {
    readonly reconnect: readonly StoredConnection[];
  }): Promise<void>;
  destroy(): Promise<void>;
  connect(parameters: {
    readonly connectorId: string;
    readonly networkId?: CaipNetworkId$1<types['namespace']> | undefined;
    readonly signal?: AbortSignal | undefined;
  }): Promise<Connection<types>>;
  adopt(session: RemoteSession): Promise<Connection<types>>;
  disconnect(parameters: {
    readonly connectionId: string;
  }): Promise<void>;
  switchAccount(parameters: {
    readonly connectionId: string;
    readonly address?: types['address'] | undefined;
  }): Promise<void>;
  switchNetwork(parameters: {
    readonly connectionId: string;
    readonly network: Network<types['namespace']>;
    readonly signal?: AbortSignal | undefined;
  }): Promise<void>;
  getProvider(parameters: {
    readonly connectionId: string;
  }): Promise<types['provider']>;
  preload?(): Promise<void>;
  discover?(): void;
}
interface AdapterContext<namespace extends Namespace$1 = Namespace$1> {
  readonly networks: readonly Network<namespace>[];
  readonly ports: {
    readonly clock: ClockPort;
    readonly logger: LoggerPort;
    readonly platform: PlatformPort;
  };
  readonly metadata: {
    readonly name: string;
    readonly url: string;
    readonly icons: readonly string[];
  };
}
interface AdapterFactory<types extends NamespaceTypes = NamespaceTypes, adapter extends Adapter<types> = Adapter<types>> {
  readonly namespace: types['namespace'];
  create(context: AdapterContext<types['namespace']>): adapter;
}
declare function createAdapterStore<types extends NamespaceTypes>(): Store<AdapterState<types>>;
declare function toIcon(value: unknown): string | undefined;
declare function toName(value: unknown): string;
type RunAttempt<value> = (parameters: {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly start: (signal: AbortSignal) => Promise<value>;
}) => Promise<value>;
declare function createAttempts<value>(): RunAttempt<value>;
declare function withLimits<value>(promise: Promise<value>, limits: {
  readonly clock: ClockPort;
  readonly signals: readonly (AbortSignal | undefined)[];
  readonly timeout?: number | undefined;
}): Promise<value>;
declare function callMethod(target: unknown, method: string, ...values: readonly unknown[]): Promise<unknown>;
declare const toastMessages: {
  readonly 'balance.unavailable': 'Token Balance Unavailable';
  readonly 'connection.rejected': 'Connection rejected';
  readonly 'connection.failed': 'Failed to connect';
  readonly 'connection.pending': 'Request already pending';
  readonly 'connection.notInstalled': 'Wallet not installed';
  readonly 'connection.disconnectFailed': 'Failed to disconnect';
  readonly 'network.switchRejected': 'Network switch rejected';
  readonly 'network.switchFailed': 'Failed to switch network';
  readonly 'network.unsupported': 'Network not supported';
  readonly 'request.rejected': 'Request rejected';
  readonly 'request.unsupported': 'Request not supported by the wallet';
  readonly 'request.failed': 'Something went wrong';
  readonly 'wallet.locked': 'Wallet is locked';
  readonly 'wallet.unauthorized': 'Account not authorized in the wallet';
  readonly 'wallet.disconnected': 'Wallet is disconnected';
  readonly 'wallet.invalidResponse': 'Wallet returned an invalid response';
  readonly 'wallet.timeout': 'Wallet did not respond';
  readonly 'transaction.reverted': 'Transaction reverted';
  readonly 'transaction.replaced': 'Transaction was replaced';
  readonly 'transaction.insufficientFunds': 'Insufficient funds';
  readonly 'chunk.failed': 'Could not load this screen';
};
declare const alertMessages: {
  readonly 'network.notFound': 'Network Not Found';
  readonly 'config.projectIdMissing': 'Project ID Not Configured';
};
declare const internalMessages: {
  readonly 'connection.modalClosed': 'Modal closed';
  readonly 'connection.aborted': 'Connection aborted';
  readonly 'connection.notFound': 'Connection not found';
  readonly 'connection.required': 'Wallet is not connected';
  readonly 'connection.invalidStatus': 'Invalid connection status';
  readonly 'connection.adapterNotFound': 'Adapter not found';
  readonly 'connector.notFound': 'Connector not found';
  readonly 'account.addressNotFound': 'No ActiveCaipAddress found';
  readonly 'account.chainRequired': 'Chain is required to update chain account data';
  readonly 'account.notFound': 'Account not found in the wallet';
  readonly 'address.invalid': 'Invalid address';
  readonly 'network.switchAborted': 'Network switch aborted';
  readonly 'network.unrecognized': 'Unrecognized chain';
  readonly 'network.invalidChainId': 'Invalid chain id';
  readonly 'chain.adapterNotFound': 'Chain adapter not found';
  readonly 'adapter.destroyed': 'Adapter is destroyed';
  readonly 'modal.destroyed': 'Modal is destroyed';
  readonly 'modal.providerMissing': 'ModalProvider is missing';
  readonly 'options.invalid': 'Invalid option `{option}`: {given} was given, allowed is {allowed}';
  readonly 'options.siwxConflict': 'Cannot set both `siweConfig` and `siwx` options';
  readonly 'request.timedOut': 'Timed out';
  readonly 'request.aborted': 'Request was aborted';
  readonly 'feature.unsupported': 'The wallet does not support {feature}';
  readonly 'internal.unexpected': 'Unexpected error';
};
declare const featureToastMessages: {
  readonly 'auth.popupClosed': 'Popup closed';
  readonly 'auth.socialFailed': 'Failed to initiate social connection';
  readonly 'auth.farcasterFailed': 'Failed to connect to farcaster';
  readonly 'auth.emailCooldown': 'Please try again after {seconds} seconds';
  readonly 'auth.emailUnavailable': 'Unable to load email login dependency';
  readonly 'rpc.actionNotAllowed': 'Action not allowed';
  readonly 'siwx.initFailed': 'A problem occurred while trying initialize authentication';
  readonly 'siwx.declined': 'Signature declined';
  readonly 'siwx.smartAccountUnsupported': 'This application might not support Smart Accounts';
  readonly 'network.withdrawn': 'The wallet no longer allows that network';
  readonly 'activity.failed': 'Failed to fetch transactions';
  readonly 'names.resolveFailed': 'Error resolving name';
  readonly 'names.suggestionsFailed': 'Error fetching name suggestions';
  readonly 'names.lookupFailed': 'Error fetching names for address';
  readonly 'names.registerFailed': 'Error registering name {name}';
  readonly 'send.incomplete': 'An amount and receiver address are required';
  readonly 'send.tokenRequired': 'A token is required';
  readonly 'transaction.expired': 'Transaction expired';
  readonly 'transaction.simulationFailed': 'Transaction would fail';
  readonly 'transaction.dust': 'Amount is too small to send';
  readonly 'transaction.feeTooHigh': 'Network fee is too high';
  readonly 'transaction.altered': 'The wallet changed the transaction';
};
declare const featureAlertMessages: {
  readonly 'embeddedWallet.unreachable': 'Network Error – could not load embedded wallet';
  readonly 'embeddedWallet.timedOut': 'Embedded Wallet Request Timed Out';
  readonly 'session.expired': 'Session Expired';
  readonly 'config.originNotAllowed': 'Invalid App Configuration';
  readonly 'config.domainUnverified': 'Invalid App Configuration';
  readonly 'config.projectIdInvalid': 'Invalid App Configuration';
  readonly 'config.serverError': 'Server Error';
  readonly 'config.rateLimited': 'Rate Limited';
  readonly 'relay.refused': 'Pairing Refused';
};
declare const featureInternalMessages: {
  readonly 'auth.connectorNotFound': 'No auth connector found';
  readonly 'auth.notConnected': 'Not connected to email or social';
  readonly 'rpc.notAllowed': 'Requested RPC call is not allowed';
  readonly 'frame.failed': 'An error occurred';
  readonly 'siwx.notEnabled': 'SIWX is not enabled';
  readonly 'swap.gasPriceUnsupported': 'Network not supported for Gas Price';
  readonly 'swap.networkUnsupported': 'Network not supported for Swaps';
  readonly 'names.networkNotFound': 'Network not found';
  readonly 'account.addressRequired': 'An address is required to switch the account';
  readonly 'account.notPayment': 'Only a payment account can be used';
  readonly 'names.authRequired': 'Address or auth connector not found';
  readonly 'chain.unsupported': 'Unsupported chain';
  readonly 'connection.chainNotSupported': 'Chain is not supported';
  readonly 'connection.chainRequired': 'Chain is required to get connection controller client';
  readonly 'connection.clientNotFound': 'No ConnectionController client found';
  readonly 'connection.networkUndefined': 'CaipNetwork is undefined';
  readonly 'connector.namespaceRequired': 'Namespace is required for a connected connector id';
  readonly 'connector.walletConnectNotFound': 'WalletConnectConnector not found';
  readonly 'network.activeNotFound': 'No ActiveCaipNetwork or client found';
  readonly 'network.clientNotSet': 'NetworkController client not set';
  readonly 'pairing.notInitialized': 'Not initialized. {name}';
  readonly 'pairing.namespacesInvalid': 'Unsupported chains. connect() optionalNamespaces, {fault}';
  readonly 'pairing.propertyInvalid': 'Missing or invalid. sessionProperties must contain an existing value for each key. Received: {given} for key {key}';
  readonly 'pairing.expired': 'Proposal expired';
  readonly 'session.notFound': "No matching key. session topic doesn't exist: {topic}";
  readonly 'session.topicExpired': 'Expired. session topic: {topic}';
  readonly 'session.recentlyDeleted': 'Missing or invalid. Record was recently deleted - {record}: {id}';
  readonly 'session.expiryInvalid': 'Missing or invalid. request() expiry: {given}. Expiry must be a number (in seconds) between {min} and {max}';
  readonly 'session.namespaceNotConfigured': "Namespace '{namespace}' is not configured. Please call connect() first with namespace config.";
  readonly 'session.chainNotApproved': 'Missing or invalid. request() chainId: {networkId}';
  readonly 'session.switchFailed': "Failed to switch to chain '{networkId}'. The chain is not approved or the wallet does not support 'wallet_switchEthereumChain' method.";
  readonly 'rpc.providerNotFound': 'JSON-RPC provider for {networkId} not found';
  readonly 'rpc.urlMissing': 'No RPC url provided for chainId: {networkId}';
  readonly 'rpc.httpFailed': 'Failed to fetch - {status}';
  readonly 'authenticate.chainsRequired': 'chains is required and must be a non-empty array';
  readonly 'authenticate.parameterRequired': '{name} is required parameter';
  readonly 'authenticate.multiNamespace': 'Multi-namespace requests are not supported. Please request single namespace only.';
  readonly 'authenticate.namespaceUnsupported': 'Only eip155 namespace is supported for authenticated sessions. Please use .connect() for non-eip155 chains.';
  readonly 'api.cloudMissing': 'No cloud is configured';
  readonly 'api.unreachable': 'The cloud could not be reached';
  readonly 'api.refused': 'The cloud refused the request: {reason}';
  readonly 'api.rateLimited': 'The cloud was asked too often: {reason}';
  readonly 'api.notConfigured': 'Not configured in the cloud: {reason}';
  readonly 'api.failed': 'The cloud failed with status {status}: {reason}';
  readonly 'api.invalidResponse': 'The cloud answered {name} with something that is not an answer';
};
type BaseErrorCode = keyof typeof toastMessages | keyof typeof alertMessages | keyof typeof internalMessages;
type FeatureErrorCode = keyof typeof featureToastMessages | keyof typeof featureAlertMessages | keyof typeof featureInternalMessages;
type ErrorCode = BaseErrorCode | FeatureErrorCode;
type ErrorSurface = 'toast' | 'alert' | 'internal';
interface ApiRefusal {
  readonly status: number;
  readonly apiCode?: ApiErrorCode | undefined;
  readonly reason: string;
}
interface ErrorContexts {
  'auth.emailCooldown': {
    readonly seconds: number;
  };
  'names.registerFailed': {
    readonly name: string;
  };
  'options.invalid': {
    readonly option: string;
    readonly given: string;
    readonly allowed: string;
  };
  'feature.unsupported': {
    readonly feature: string;
  };
  'network.notFound': {
    readonly networkId: string;
  };
  'network.unsupported': {
    readonly networkId: string;
  };
  'network.withdrawn': {
    readonly networkId: string;
  };
  'network.unrecognized': {
    readonly networkId: string;
  };
  'network.invalidChainId': {
    readonly networkId: string;
  };
  'config.originNotAllowed': {
    readonly origin: string;
  };
  'config.domainUnverified': {
    readonly domain: string;
  };
  'chain.adapterNotFound': {
    readonly namespace: string;
  };
  'connection.adapterNotFound': {
    readonly namespace: string;
  };
  'connector.notFound': {
    readonly connectorId: string;
  };
  'connection.notFound': {
    readonly connectionId: string;
  };
  'account.notFound': {
    readonly address: string;
  };
  'account.notPayment': {
    readonly address: string;
  };
  'transaction.dust': {
    readonly least: bigint;
  };
  'transaction.feeTooHigh': {
    readonly feeRate: number;
    readonly maxFeeRate: number;
  };
  'address.invalid': {
    readonly address: string;
  };
  'rpc.notAllowed': {
    readonly method: string;
  };
  'relay.refused': {
    readonly reason: string;
  };
  'pairing.notInitialized': {
    readonly name: string;
  };
  'pairing.namespacesInvalid': {
    readonly fault: string;
  };
  'pairing.propertyInvalid': {
    readonly given: string;
    readonly key: string;
  };
  'session.notFound': {
    readonly topic: string;
  };
  'session.topicExpired': {
    readonly topic: string;
  };
  'session.recentlyDeleted': {
    readonly record: string;
    readonly id: string;
  };
  'session.expiryInvalid': {
    readonly given: string;
    readonly min: number;
    readonly max: number;
  };
  'session.namespaceNotConfigured': {
    readonly namespace: string;
  };
  'session.chainNotApproved': {
    readonly networkId: string;
  };
  'session.switchFailed': {
    readonly networkId: string;
  };
  'rpc.providerNotFound': {
    readonly networkId: string;
  };
  'rpc.urlMissing': {
    readonly networkId: string;
  };
  'rpc.httpFailed': {
    readonly status: number;
  };
  'authenticate.parameterRequired': {
    readonly name: string;
  };
  'api.refused': ApiRefusal;
  'api.rateLimited': ApiRefusal;
  'api.notConfigured': ApiRefusal;
  'api.failed': ApiRefusal;
  'api.invalidResponse': {
    readonly name: string;
  };
  'request.unsupported': {
    readonly method: string;
  };
  'request.failed': {
    readonly providerCode: number;
  };
  'connection.failed': {
    readonly providerCode: number;
  };
  'network.switchFailed': {
    readonly providerCode: number;
  };
}
type ErrorContext<code extends ErrorCode = ErrorCode> = code extends keyof ErrorContexts ? ErrorContexts[code] : undefined;
interface ErrorText {
  readonly message: string;
  readonly surface: ErrorSurface;
}
interface ModalErrorParameters<code extends ErrorCode = ErrorCode> {
  readonly context?: ErrorContext<code> | undefined;
  readonly details?: string | undefined;
  readonly cause?: unknown;
  readonly category?: string | undefined;
  readonly text?: ErrorText | undefined;
}
declare class ModalError<code extends ErrorCode = ErrorCode> extends Error {
  readonly name = "ModalError";
  readonly code: code;
  readonly context: ErrorContext<code> | undefined;
  readonly details: string | undefined;
  readonly category: string;
  readonly docsUrl: string;
  readonly surface: ErrorSurface;
  constructor(code: code & BaseErrorCode, parameters?: ModalErrorParameters<code>);
  constructor(code: code, parameters: ModalErrorParameters<code> & {
    readonly text: ErrorText;
  });
}
interface Refusal {
  readonly known: ModalError | undefined;
  readonly codes: readonly unknown[];
  readonly names: readonly unknown[];
  readonly text: string;
  readonly details: string | undefined;
}
declare function readRefusal(error: unknown): Refusal;
declare function waitForWallet<wallet>(parameters: {
  readonly find: () => wallet | undefined;
  readonly watch: (listener: () => void) => () => void;
  readonly clock: ClockPort;
  readonly life: AbortSignal;
}): Promise<wallet | undefined>;
declare function createFeatureError<code extends FeatureErrorCode>(code: code, parameters?: Omit<ModalErrorParameters<code>, 'text'>): ModalError<code>;
declare function isModalError<code extends ErrorCode = ErrorCode>(value: unknown, code?: code): value is ModalError<code>;
declare function toModalError(value: unknown, fallback: BaseErrorCode): ModalError;
declare function isPlainObject(value: unknown): value is Record<string, unknown>;
declare function readProperty(value: unknown, key: string): unknown;
export { type AccountRef, type AccountType, type Adapter, type AdapterConnectorType, type AdapterContext, type AdapterFactory, type AdapterFeatures, type AdapterState, type CaipAddress, type CaipNetworkId, type CallsStatus, type ClockPort, type Connection, type ConnectorDescriptor, type ErrorCode, type FeatureName, type GetBalanceParameters, type LoggerPort, ModalError, type Namespace, type NamespaceTypes, type Network, type PlatformPort, type ReadableStore, type Refusal, type RemoteSession, type RunAttempt, type SendCallsParameters, type SendTransactionParameters, type SessionEvent, type SessionGrant, type SignMessageParameters, type Store, type StoredConnection, type TransferParameters, type WaitForTransactionParameters, type WalletAsset, type WalletCapabilities, callMethod, createAdapterStore, createAttempts, createFeatureError, isModalError, isPlainObject, readProperty, readRefusal, toIcon, toModalError, toName, waitForWallet, withLimits };
