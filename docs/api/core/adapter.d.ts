// Generated from the built types by `pnpm api:write`. The comments are left out.
import { CaipAddress, CaipNetworkId, CaipNetworkId as CaipNetworkId$1, Namespace, Namespace as Namespace$1 } from "@latchkey/protocol/caip";
import { FrameErrorCode } from "@latchkey/protocol/frame";
import { ApiErrorCode } from "@latchkey/protocol/api";
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
interface NamespaceTypes {
  readonly namespace: Namespace$1;
  readonly address: string;
  readonly provider: unknown;
  readonly transactionId: string;
  readonly transactionRequest: unknown;
}
interface OnConnection {
  readonly connectionId: string;
  readonly signal?: AbortSignal | undefined;
}
type AtomicSupport = 'supported' | 'ready' | 'unsupported';
type WalletCapabilities = Readonly<Record<string, Readonly<Record<string, unknown>> & {
  readonly atomic: AtomicSupport;
}>>;
interface SendCallsParameters<types extends NamespaceTypes = NamespaceTypes> extends OnConnection {
  readonly calls: readonly {
    readonly to: types['address'];
    readonly data?: `0x${string}` | undefined;
    readonly value?: bigint | undefined;
  }[];
  readonly id?: string | undefined;
  readonly atomicRequired?: boolean | undefined;
  readonly capabilities?: Readonly<Record<string, unknown>> | undefined;
}
interface CallsStatus {
  readonly status: 'pending' | 'success' | 'failure' | 'partial';
  readonly transactionIds: readonly string[];
  readonly statusCode?: number | undefined;
  readonly isAtomic?: boolean | undefined;
}
interface SignMessageParameters<types extends NamespaceTypes = NamespaceTypes> extends OnConnection {
  readonly message: string;
  readonly address?: types['address'] | undefined;
}
interface TypedData {
  readonly domain: {
    readonly name?: string | undefined;
    readonly version?: string | undefined;
    readonly chainId?: number | bigint | undefined;
    readonly verifyingContract?: `0x${string}` | undefined;
    readonly salt?: `0x${string}` | undefined;
  };
  readonly types: Readonly<Record<string, readonly {
    readonly name: string;
    readonly type: string;
  }[]>>;
  readonly primaryType: string;
  readonly message: Readonly<Record<string, unknown>>;
}
interface SignTypedDataParameters<types extends NamespaceTypes = NamespaceTypes> extends OnConnection {
  readonly typedData: TypedData;
  readonly address?: types['address'] | undefined;
}
interface GetBalanceParameters<types extends NamespaceTypes = NamespaceTypes> {
  readonly address: types['address'];
  readonly network: Network<types['namespace']>;
  readonly signal?: AbortSignal | undefined;
}
interface GetTokensParameters<types extends NamespaceTypes = NamespaceTypes> extends GetBalanceParameters<types> {
  readonly tokens: readonly types['address'][];
}
interface TokenBalance<types extends NamespaceTypes = NamespaceTypes> {
  readonly address: types['address'];
  readonly value: bigint;
}
interface GetTokenInfoParameters<types extends NamespaceTypes = NamespaceTypes> {
  readonly token: types['address'];
  readonly network: Network<types['namespace']>;
  readonly signal?: AbortSignal | undefined;
}
interface TokenDescription<types extends NamespaceTypes = NamespaceTypes> {
  readonly address: types['address'];
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}
type TransferSpeed = 'slow' | 'normal' | 'fast';
interface TransferParameters<types extends NamespaceTypes = NamespaceTypes> extends OnConnection {
  readonly to: types['address'];
  readonly amount: bigint;
  readonly token?: types['address'] | undefined;
  readonly speed?: TransferSpeed | undefined;
}
type GetMaxParameters<types extends NamespaceTypes = NamespaceTypes> = Omit<TransferParameters<types>, 'amount'>;
interface FeeEstimate {
  readonly fee: bigint;
  readonly feeAtMost: bigint;
}
interface BalanceChange<types extends NamespaceTypes = NamespaceTypes> {
  readonly token?: types['address'] | undefined;
  readonly value: bigint;
}
interface TransactionSimulation<types extends NamespaceTypes = NamespaceTypes> {
  readonly status: 'success' | 'failure';
  readonly reason?: string | undefined;
  readonly changes?: readonly BalanceChange<types>[] | undefined;
  readonly answer?: string | undefined;
}
interface SimulateTransactionParameters<types extends NamespaceTypes = NamespaceTypes> extends SendTransactionParameters<types> {
  readonly before?: readonly types['transactionRequest'][] | undefined;
}
interface TransferSimulation<types extends NamespaceTypes = NamespaceTypes> extends TransactionSimulation<types> {
  readonly arrives?: bigint | undefined;
}
type InspectReceiverParameters<types extends NamespaceTypes = NamespaceTypes> = Omit<TransferParameters<types>, 'amount' | 'speed'>;
interface ReceiverFacts {
  readonly kind: 'account' | 'contract' | 'offCurve';
  readonly minimum?: bigint | undefined;
}
interface SendTransactionParameters<types extends NamespaceTypes = NamespaceTypes> extends OnConnection {
  readonly transaction: types['transactionRequest'];
}
interface TransactionTrace {
  readonly isContract: boolean;
  readonly facts: Readonly<Record<string, string>>;
}
interface OnFacts {
  readonly onFacts?: ((facts: TransactionTrace['facts']) => void) | undefined;
}
interface TraceTransactionParameters<types extends NamespaceTypes = NamespaceTypes> {
  readonly address: types['address'];
  readonly network: Network<types['namespace']>;
  readonly transaction?: types['transactionRequest'] | undefined;
  readonly transfer?: Pick<TransferParameters<types>, 'to' | 'amount' | 'token'> | undefined;
  readonly signal?: AbortSignal | undefined;
}
interface FindTransactionParameters<types extends NamespaceTypes = NamespaceTypes> {
  readonly address: types['address'];
  readonly network: Network<types['namespace']>;
  readonly trace: TransactionTrace;
  readonly signal?: AbortSignal | undefined;
}
interface WaitForTransactionParameters<types extends NamespaceTypes = NamespaceTypes> {
  readonly id: types['transactionId'];
  readonly network: Network<types['namespace']>;
  readonly trace?: TransactionTrace | undefined;
  readonly isFinal?: boolean | undefined;
  readonly account?: types['address'] | undefined;
  readonly onStatus?: ((progress: TransactionProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}
type TransactionProgress = {
  readonly status: 'pending' | 'notFound';
  readonly block?: bigint | undefined;
} | {
  readonly status: 'included';
  readonly outcome: TransactionOutcome;
};
interface TransactionOutcome<types extends NamespaceTypes = NamespaceTypes> {
  readonly status: 'success' | 'reverted' | 'replaced';
  readonly id: types['transactionId'];
  readonly replacedBy?: 'spedUp' | 'cancelled' | 'replaced' | undefined;
  readonly changes?: readonly BalanceChange<types>[] | undefined;
}
interface WalletAsset {
  readonly address?: string | undefined;
  readonly caipNetworkId: CaipNetworkId$1;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly balance: bigint;
}
interface ResolveNameParameters<types extends NamespaceTypes = NamespaceTypes> {
  readonly name: string;
  readonly network: Network<types['namespace']>;
  readonly signal?: AbortSignal | undefined;
}
interface LookUpNameParameters<types extends NamespaceTypes = NamespaceTypes> {
  readonly address: types['address'];
  readonly signal?: AbortSignal | undefined;
}
interface AdapterFeatures<types extends NamespaceTypes = NamespaceTypes> {
  readonly message?: {
    sign(parameters: SignMessageParameters<types>): Promise<{
      readonly signature: string;
    }>;
  } | undefined;
  readonly typedData?: {
    sign(parameters: SignTypedDataParameters<types>): Promise<{
      readonly signature: string;
    }>;
  } | undefined;
  readonly balance?: {
    getNative(parameters: GetBalanceParameters<types>): Promise<{
      readonly value: bigint;
      readonly decimals: number;
      readonly symbol: string;
    }>;
    getTokens?(parameters: GetTokensParameters<types>): Promise<readonly TokenBalance<types>[]>;
    getTokenInfo?(parameters: GetTokenInfoParameters<types>): Promise<TokenDescription<types>>;
  } | undefined;
  readonly transfer?: {
    estimate(parameters: TransferParameters<types>): Promise<FeeEstimate>;
    getMax?(parameters: GetMaxParameters<types>): Promise<{
      readonly amount: bigint;
      readonly fee: bigint;
    }>;
    getSpeeds?(parameters: OnConnection): Promise<readonly TransferSpeed[]>;
    simulate?(parameters: TransferParameters<types>): Promise<TransferSimulation<types>>;
    inspect?(parameters: InspectReceiverParameters<types>): Promise<ReceiverFacts>;
    send(parameters: TransferParameters<types> & OnFacts): Promise<{
      readonly id: types['transactionId'];
    }>;
  } | undefined;
  readonly transaction?: {
    send(parameters: SendTransactionParameters<types> & OnFacts): Promise<{
      readonly id: types['transactionId'];
    }>;
    estimate?(parameters: SendTransactionParameters<types>): Promise<FeeEstimate>;
    simulate?(parameters: SimulateTransactionParameters<types>): Promise<TransactionSimulation<types>>;
    trace?(parameters: TraceTransactionParameters<types>): Promise<TransactionTrace>;
    find?(parameters: FindTransactionParameters<types>): Promise<{
      readonly id: types['transactionId'];
    } | undefined>;
    wait(parameters: WaitForTransactionParameters<types>): Promise<TransactionOutcome<types>>;
  } | undefined;
  readonly assets?: {
    list(parameters: OnConnection): Promise<readonly WalletAsset[]>;
  } | undefined;
  readonly calls?: {
    getCapabilities(parameters: OnConnection & {
      readonly networkIds?: readonly CaipNetworkId$1[] | undefined;
    }): Promise<WalletCapabilities>;
    send(parameters: SendCallsParameters<types>): Promise<{
      readonly id: string;
    }>;
    getStatus(parameters: OnConnection & {
      readonly id: string;
    }): Promise<CallsStatus>;
    show?(parameters: OnConnection & {
      readonly id: string;
    }): Promise<void>;
  } | undefined;
  readonly names?: {
    resolve(parameters: ResolveNameParameters<types>): Promise<types['address'] | undefined>;
    lookUp(parameters: LookUpNameParameters<types>): Promise<string | undefined>;
  } | undefined;
}
type FeatureName = keyof AdapterFeatures;
declare const errorTexts: {
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
  readonly 'auth.popupClosed': 'Popup closed';
  readonly 'auth.socialFailed': 'Failed to initiate social connection';
  readonly 'auth.farcasterFailed': 'Failed to connect to farcaster';
  readonly 'auth.emailCooldown': 'Please try again after {seconds} seconds';
  readonly 'auth.emailUnavailable': 'Unable to load email login dependency';
  readonly 'rpc.actionNotAllowed': 'Action not allowed';
  readonly 'auth.emailInvalid': 'Not an e-mail address';
  readonly 'auth.limited': 'Too many attempts. Please try again after {seconds} seconds';
  readonly 'auth.unavailable': 'Login is not available';
  readonly 'auth.codeRequired': 'No code was sent';
  readonly 'auth.codeWrong': 'Wrong code';
  readonly 'auth.codeExpired': 'The code has expired';
  readonly 'auth.codeExhausted': 'Too many wrong codes';
  readonly 'auth.emailInUse': 'This address belongs to another wallet';
  readonly 'auth.emailChanged': 'The wallet of this address has another one now';
  readonly 'auth.offline': 'The login server could not be reached';
  readonly 'embeddedWallet.unavailable': 'This browser cannot keep a wallet';
  readonly 'embeddedWallet.suspended': 'The wallet is suspended on this device';
  readonly 'embeddedWallet.damaged': 'The wallet could not be opened';
  readonly 'siwx.initFailed': 'A problem occurred while trying initialize authentication';
  readonly 'siwx.declined': 'Signature declined';
  readonly 'siwx.smartAccountUnsupported': 'This application might not support Smart Accounts';
  readonly 'network.mismatch': 'This is for {networkId}, but the wallet is on {walletNetworkId}. It was not asked. Switch the network first';
  readonly 'network.withdrawn': 'The wallet no longer allows that network';
  readonly 'activity.failed': 'Failed to fetch transactions';
  readonly 'nfts.failed': 'Failed to fetch NFTs';
  readonly 'names.resolveFailed': 'Error resolving name';
  readonly 'names.suggestionsFailed': 'Error fetching name suggestions';
  readonly 'names.lookupFailed': 'Error fetching names for address';
  readonly 'names.registerFailed': 'Error registering name {name}';
  readonly 'send.incomplete': 'An amount and receiver address are required';
  readonly 'send.tokenRequired': 'A token is required';
  readonly 'send.changed': 'Something has changed. Nothing was sent';
  readonly 'transaction.expired': 'Transaction expired';
  readonly 'transaction.simulationFailed': 'Transaction would fail';
  readonly 'transaction.dust': 'Amount is too small to send';
  readonly 'transaction.feeTooHigh': 'Network fee is too high';
  readonly 'transaction.altered': 'The wallet changed the transaction';
  readonly 'token.notTransferable': 'Token cannot be transferred';
  readonly 'token.paused': 'Transfers of this token are paused';
  readonly 'token.frozen': 'A token account is frozen';
  readonly 'token.memoRequired': 'The receiver accepts this token only with a memo';
  readonly 'token.hookUnsupported': 'This token cannot be sent from here';
  readonly 'token.scaledUnsupported': 'Tokens with changing amounts cannot be sent from here';
  readonly 'network.notFound': 'Network Not Found';
  readonly 'config.projectIdMissing': 'Project ID Not Configured';
  readonly 'embeddedWallet.unreachable': 'Network Error – could not load embedded wallet';
  readonly 'embeddedWallet.timedOut': 'Embedded Wallet Request Timed Out';
  readonly 'session.expired': 'Session Expired';
  readonly 'embeddedWallet.accountChanged': 'Embedded Wallet Answered With Another Account';
  readonly 'config.originNotAllowed': 'Invalid App Configuration';
  readonly 'config.projectIdInvalid': 'Invalid App Configuration';
  readonly 'config.domainUnverified': 'Invalid App Configuration';
  readonly 'config.serverError': 'Server Error';
  readonly 'config.rateLimited': 'Rate Limited';
  readonly 'relay.refused': 'Pairing Refused';
  readonly 'connection.modalClosed': 'Modal closed';
  readonly 'connection.aborted': 'Connection aborted';
  readonly 'connection.notFound': 'Connection not found';
  readonly 'connection.required': 'Wallet is not connected';
  readonly 'connection.invalidStatus': 'Invalid connection status';
  readonly 'connection.adapterNotFound': 'Adapter not found';
  readonly 'connection.chainRequired': 'Chain is required to get connection controller client';
  readonly 'connection.networkUndefined': 'CaipNetwork is undefined';
  readonly 'connector.notFound': 'Connector not found';
  readonly 'connector.namespaceRequired': 'Namespace is required for a connected connector id';
  readonly 'connection.chainNotSupported': 'Chain is not supported';
  readonly 'connector.walletConnectNotFound': 'WalletConnectConnector not found';
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
  readonly 'plugin.duplicate': 'Another plugin has this id';
  readonly 'modal.missing': 'ModalProvider needs the prop `modal`, the result of `createModal`';
  readonly 'modal.providerMissing': '{caller} needs a ModalProvider above it';
  readonly 'options.invalid': 'Invalid option `{option}`: {given} was given, allowed is {allowed}';
  readonly 'options.siwxConflict': 'Cannot set both `siweConfig` and `siwx` options';
  readonly 'request.timedOut': 'Timed out';
  readonly 'request.aborted': 'Request was aborted';
  readonly 'feature.unsupported': 'The wallet does not support {feature}';
  readonly 'internal.unexpected': 'Unexpected error';
  readonly 'auth.connectorNotFound': 'No auth connector found';
  readonly 'auth.notConnected': 'Not connected to email or social';
  readonly 'rpc.notAllowed': 'Requested RPC call is not allowed';
  readonly 'frame.failed': 'An error occurred';
  readonly 'rpc.refused': 'The wallet refused the request';
  readonly 'siwx.notEnabled': 'SIWX is not enabled';
  readonly 'swap.gasPriceUnsupported': 'Network not supported for Gas Price';
  readonly 'swap.networkUnsupported': 'Network not supported for Swaps';
  readonly 'swap.altered': 'The swap was altered';
  readonly 'swap.noRoute': 'No route';
  readonly 'swap.incomplete': 'An amount and two tokens are required';
  readonly 'swap.moved': 'The price has moved';
  readonly 'swap.impactTooHigh': 'Price impact too high';
  readonly 'names.networkNotFound': 'Network not found';
  readonly 'account.addressRequired': 'An address is required to switch the account';
  readonly 'account.notPayment': 'Only a payment account can be used';
  readonly 'names.authRequired': 'Address or auth connector not found';
  readonly 'chain.unsupported': 'Unsupported chain';
  readonly 'onramp.incomplete': 'Choose what to buy first';
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
type ErrorCode = keyof typeof errorTexts;
type ErrorText<code extends ErrorCode = ErrorCode> = (typeof errorTexts)[code];
interface ApiRefusal {
  readonly status: number;
  readonly apiCode?: ApiErrorCode | undefined;
  readonly reason: string;
  readonly description?: string | undefined;
}
interface ErrorContexts {
  'modal.providerMissing': {
    readonly caller: string;
  };
  'auth.emailCooldown': {
    readonly seconds: number;
  };
  'auth.limited': {
    readonly seconds: number;
  };
  'frame.failed': {
    readonly frameCode: FrameErrorCode;
    readonly seconds?: number | undefined;
    readonly triesLeft?: number | undefined;
    readonly rpcCode?: number | undefined;
  };
  'names.registerFailed': {
    readonly name: string;
  };
  'swap.moved': {
    readonly before: string;
    readonly after: string;
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
  'network.mismatch': {
    readonly networkId: string;
    readonly walletNetworkId: string;
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
    readonly origin: string;
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
type ErrorSurface = 'toast' | 'alert' | 'internal';
interface ModalErrorParameters<code extends ErrorCode = ErrorCode> {
  readonly context?: ErrorContext<code> | undefined;
  readonly details?: string | undefined;
  readonly cause?: unknown;
  readonly category?: string | undefined;
  readonly text?: ErrorText<code> | undefined;
}
declare class ModalError<code extends ErrorCode = ErrorCode> extends Error {
  readonly name = "ModalError";
  readonly code: code;
  readonly context: ErrorContext<code> | undefined;
  readonly details: string | undefined;
  readonly category: string;
  readonly docsUrl: string;
  constructor(code: code, parameters?: ModalErrorParameters<code>);
  get surface(): ErrorSurface;
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
interface ReadableStore<state> {
  getState(): state;
  getInitialState(): state;
  subscribe(listener: (state: state, previous: state) => void): () => void;
}
interface Store<state> extends ReadableStore<state> {
  set(recipe: (state: state) => state): void;
  patch(part: Partial<state>): void;
}
type AccountType = 'eoa' | 'smartAccount' | 'payment';
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
  readonly accountTypes?: Readonly<Record<string, AccountType>> | undefined;
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
  refuse?(parameters: {
    readonly method: string;
  }): ModalError;
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
  getEndpoints(network: Network<namespace>): Promise<readonly string[]>;
}
interface AdapterFactory<types extends NamespaceTypes = NamespaceTypes, adapter extends Adapter<types> = Adapter<types>> {
  readonly namespace: types['namespace'];
  readonly endpointNetworks?: readonly string[] | undefined;
  create(context: AdapterContext<types['namespace']>): adapter;
}
declare function getCallsErrorCode(error: unknown): number | undefined;
declare function isModalError<code extends ErrorCode = ErrorCode>(value: unknown, code?: code): value is ModalError<code>;
declare function toModalError(value: unknown, fallback: ErrorCode, text?: ErrorText): ModalError;
declare function readProperty(value: unknown, key: string): unknown;
interface FoundWallet<namespace extends Namespace$1 = Namespace$1> {
  readonly descriptor: ConnectorDescriptor<namespace>;
}
interface Discovery<wallet extends FoundWallet> {
  start(): void;
  list(inUse: readonly string[]): readonly wallet[];
  find(id: string): wallet | undefined;
  end(): void;
}
interface EngineContext<types extends NamespaceTypes, wallet extends FoundWallet> {
  readonly context: AdapterContext<types['namespace']>;
  readonly signal: AbortSignal;
  listWallets(): readonly wallet[];
  findWallet(id: string): wallet | undefined;
  watchWallets(listener: () => void): () => void;
  write(part: Partial<Omit<AdapterState<types>, 'status'>>): readonly Connection<types>[];
}
interface AdapterEngine<types extends NamespaceTypes = NamespaceTypes> extends Pick<Adapter<types>, 'disconnect' | 'switchAccount' | 'getProvider'> {
  connect(parameters: WithSignal<Parameters<Adapter<types>['connect']>[0]>): Promise<Connection<types>>;
  adopt(session: RemoteSession): Promise<Connection<types>>;
  switchNetwork(parameters: WithSignal<Parameters<Adapter<types>['switchNetwork']>[0]>): Promise<void>;
  restore(stored: readonly StoredConnection[]): Promise<void>;
  loadFeatures(): Promise<AdapterFeatures<types>>;
  refresh?(): void;
  destroy(): void;
}
type WithSignal<parameters> = Omit<parameters, 'signal'> & {
  readonly signal: AbortSignal;
};
type EngineFeatures<engine extends AdapterEngine> = Pick<LoadedFeatures<engine>, keyof LoadedFeatures<engine> & FeatureName>;
type LoadedFeatures<engine extends AdapterEngine> = Awaited<ReturnType<engine['loadFeatures']>>;
type FeatureMethods<features> = { readonly [name in keyof features]-?: readonly Extract<keyof NonNullable<features[name]>, string>[]; };
type RunWithEngine<engine> = <value>(task: (engine: engine, signal: AbortSignal) => Promise<value>, options?: {
  readonly signal?: AbortSignal | undefined;
  readonly abortedCode?: 'connection.aborted' | 'network.switchAborted' | 'request.aborted' | undefined;
  readonly isConnecting?: boolean | undefined;
}) => Promise<value>;
interface AdapterShell<types extends NamespaceTypes, engine extends AdapterEngine<types>> extends Adapter<types> {
  readonly features: EngineFeatures<engine>;
  preload(): Promise<void>;
  discover(): void;
  readonly run: RunWithEngine<engine>;
}
declare function createAdapter<types extends NamespaceTypes, wallet extends FoundWallet<types['namespace']>, engine extends AdapterEngine<types> = AdapterEngine<types>>(shell: {
  readonly namespace: types['namespace'];
  readonly context: AdapterContext<types['namespace']>;
  isAddress(value: string): boolean;
  createDiscovery(parameters: {
    readonly onFound: () => void;
  }): Discovery<wallet> | undefined;
  loadEngine(): Promise<(context: EngineContext<types, wallet>) => engine>;
  readonly features: FeatureMethods<EngineFeatures<engine>>;
  readonly loadsOnStart?: boolean | undefined;
  isBusy?(): boolean;
  prefetch?(stored: StoredConnection, wallet: wallet): void;
}): AdapterShell<types, engine>;
declare function createAdapterStore<types extends NamespaceTypes>(): Store<AdapterState<types>>;
interface ConnectionEntry<types extends NamespaceTypes> {
  readonly connection: Connection<types>;
  end(): void;
}
interface Connections<types extends NamespaceTypes, entry extends ConnectionEntry<types>> {
  find(connectionId: string): entry | undefined;
  get(connectionId: string): entry;
  add(entry: entry, options?: {
    readonly isActivated?: boolean | undefined;
  }): Connection<types>;
  activate(connectionId: string): Connection<types>;
  change(connectionId: string, part: Partial<Connection<types>> | undefined): void;
  drop(connectionId: string): void;
  end(): void;
}
declare function createConnections<types extends NamespaceTypes, entry extends ConnectionEntry<types>>(write: EngineContext<types, FoundWallet>['write']): Connections<types, entry>;
interface WalletPage {
  addEventListener(type: string, listener: (event: Event) => void): void;
  removeEventListener(type: string, listener: (event: Event) => void): void;
  dispatchEvent(event: Event): boolean;
}
declare function createStandardWallets<namespace extends Namespace$1, wallet extends FoundWallet<namespace>>(parameters: {
  readonly page: WalletPage;
  readonly namespace: namespace;
  readonly isSupported: (candidate: unknown) => candidate is object;
  readonly toFound: (found: {
    readonly descriptor: ConnectorDescriptor<namespace>;
    readonly wallet: object;
  }) => wallet;
  readonly onChange: () => void;
}): Omit<Discovery<wallet>, 'find'>;
declare function describeWallet<namespace extends Namespace$1>(parameters: {
  readonly wallet: object;
  readonly namespace: namespace;
  readonly type: ConnectorDescriptor['type'];
  readonly ready: ConnectorDescriptor['ready'];
  readonly taken: readonly FoundWallet[];
}): ConnectorDescriptor<namespace> | undefined;
declare function createLoader<value>(parameters: {
  readonly load: () => Promise<value>;
  readonly isDestroyed?: (() => boolean) | undefined;
}): () => Promise<value>;
interface ConnectionClient<types extends NamespaceTypes = NamespaceTypes> {
  readonly connection: Connection<types>;
  request<value>(method: string, call: () => value | Promise<value>): Promise<value>;
}
declare function getConnectionClient<types extends NamespaceTypes>(parameters: {
  readonly connection: Connection<types>;
  readonly feature: FeatureName;
  readonly supported?: readonly FeatureName[] | undefined;
  readonly clock: ClockPort;
  readonly signals: readonly (AbortSignal | undefined)[];
  readonly toError: (error: unknown, method: string) => ModalError;
}): ConnectionClient<types>;
interface WalletErrorContext {
  readonly action: 'connect' | 'switchNetwork' | 'request';
  readonly method?: string | undefined;
  readonly networkId?: string | undefined;
}
interface WalletErrorRule {
  readonly codes?: readonly unknown[] | undefined;
  readonly names?: readonly string[] | undefined;
  readonly text?: RegExp | undefined;
  create(parts: {
    readonly cause: unknown;
    readonly details: string | undefined;
  }, context: { readonly [key in keyof WalletErrorContext]-?: NonNullable<WalletErrorContext[key]>; }): ModalError;
}
declare const walletErrorRules: {
  readonly rejected: {
    readonly codes: readonly [4001, "ACTION_REJECTED"];
    readonly text: RegExp;
    readonly create: (parts: {
      readonly cause: unknown;
      readonly details: string | undefined;
    }, { action }: {
      readonly action: 'connect' | 'switchNetwork' | 'request';
      readonly method: string;
      readonly networkId: string;
    }) => ModalError<"connection.rejected" | "network.switchRejected" | "request.rejected">;
  };
  readonly unrecognizedNetwork: {
    readonly codes: readonly [4902];
    readonly text: RegExp;
    readonly create: (parts: {
      readonly cause: unknown;
      readonly details: string | undefined;
    }, { networkId }: {
      readonly action: 'connect' | 'switchNetwork' | 'request';
      readonly method: string;
      readonly networkId: string;
    }) => ModalError<"network.unrecognized">;
  };
  readonly insufficientFunds: {
    readonly text: RegExp;
    readonly create: (parts: {
      readonly cause: unknown;
      readonly details: string | undefined;
    }) => ModalError<"transaction.insufficientFunds">;
  };
  readonly unauthorized: {
    readonly codes: readonly [4100];
    readonly create: (parts: {
      readonly cause: unknown;
      readonly details: string | undefined;
    }) => ModalError<"wallet.unauthorized">;
  };
  readonly unsupported: {
    readonly codes: readonly [4200, -32601, -32004];
    readonly create: (parts: {
      readonly cause: unknown;
      readonly details: string | undefined;
    }, { method }: {
      readonly action: 'connect' | 'switchNetwork' | 'request';
      readonly method: string;
      readonly networkId: string;
    }) => ModalError<"request.unsupported">;
  };
  readonly disconnected: {
    readonly codes: readonly [4900, 4901];
    readonly create: (parts: {
      readonly cause: unknown;
      readonly details: string | undefined;
    }) => ModalError<"wallet.disconnected">;
  };
  readonly pending: {
    readonly codes: readonly [-32002];
    readonly text: RegExp;
    readonly create: (parts: {
      readonly cause: unknown;
      readonly details: string | undefined;
    }) => ModalError<"connection.pending">;
  };
};
declare function toWalletError(parameters: {
  readonly error: unknown;
  readonly context: WalletErrorContext;
  readonly rules: readonly WalletErrorRule[];
  readonly defaultCode?: number | undefined;
}): ModalError;
declare const SILENT_TIMEOUT = 3000;
declare const LEAVE_TIMEOUT = 200;
declare const HTTP_TIMEOUT = 10000;
declare function toIcon(value: unknown): string | undefined;
type Claimant = Pick<ConnectorDescriptor, 'id' | 'name' | 'type' | 'rdns'>;
declare function isDisputed(id: string, wallets: readonly Claimant[]): boolean;
declare function toRdns(value: unknown): string | undefined;
declare function toName(value: unknown, maxLength?: number): string;
declare function toPeer({ peer, source }: Pick<RemoteSession, 'peer' | 'source'>): RemoteSession['peer'];
type RunAttempt<value> = (parameters: {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly start: (signal: AbortSignal) => Promise<value>;
}) => Promise<value>;
declare function createAttempts<value>(options?: {
  readonly toError?: ((cause: unknown) => Error) | undefined;
}): RunAttempt<value>;
declare function withLimits<value>(promise: Promise<value>, limits: {
  readonly clock: ClockPort;
  readonly signals: readonly (AbortSignal | undefined)[];
  readonly timeout?: number | undefined;
}): Promise<value>;
declare function callMethod(target: unknown, method: string, ...values: readonly unknown[]): Promise<unknown>;
declare function listenTo(target: unknown, listeners: Readonly<Record<string, (value: unknown) => void>>): () => void;
declare function listenToStandard(feature: unknown, listener: (change: unknown) => void): () => void;
declare function pollChain<result extends object>(parameters: {
  readonly check: () => Promise<result | undefined>;
  readonly getPause: (checks: number) => number;
  readonly clock: ClockPort;
  readonly signal: AbortSignal | undefined;
}): Promise<result>;
declare function readList(value: unknown, limit: number): readonly unknown[] | undefined;
interface Refusal {
  readonly known: ModalError | undefined;
  readonly codes: readonly unknown[];
  readonly names: readonly unknown[];
  readonly text: string;
  readonly details: string | undefined;
}
declare function readRefusal(error: unknown): Refusal;
declare function waitForWallet<wallet extends FoundWallet>(parameters: {
  readonly connectorId: string;
  findWallet(id: string): wallet | undefined;
  listWallets(): readonly FoundWallet[];
  watchWallets(listener: () => void): () => void;
  readonly clock: ClockPort;
  readonly signal: AbortSignal;
}): Promise<wallet | undefined>;
declare function isPlainObject(value: unknown): value is Record<string, unknown>;
export { type AccountRef, type AccountType, type Adapter, type AdapterConnectorType, type AdapterContext, type AdapterEngine, type AdapterFactory, type AdapterFeatures, type AdapterShell, type AdapterState, type AtomicSupport, type BalanceChange, type CaipAddress, type CaipNetworkId, type CallsStatus, type ClockPort, type Connection, type ConnectionClient, type ConnectionEntry, type Connections, type ConnectorDescriptor, type Discovery, type EngineContext, type EngineFeatures, type ErrorCode, type FeatureMethods, type FeatureName, type FeeEstimate, type FindTransactionParameters, type FoundWallet, type GetBalanceParameters, type GetMaxParameters, type GetTokenInfoParameters, type GetTokensParameters, HTTP_TIMEOUT, type InspectReceiverParameters, LEAVE_TIMEOUT, type LoggerPort, type LookUpNameParameters, ModalError, type Namespace, type NamespaceTypes, type Network, type OnFacts, type PlatformPort, type ReadableStore, type ReceiverFacts, type Refusal, type RemoteSession, type ResolveNameParameters, type RunAttempt, type RunWithEngine, SILENT_TIMEOUT, type SendCallsParameters, type SendTransactionParameters, type SessionEvent, type SessionGrant, type SignMessageParameters, type SignTypedDataParameters, type SimulateTransactionParameters, type Store, type StoredConnection, type TokenBalance, type TokenDescription, type TraceTransactionParameters, type TransactionOutcome, type TransactionProgress, type TransactionSimulation, type TransactionTrace, type TransferParameters, type TransferSimulation, type TransferSpeed, type TypedData, type WaitForTransactionParameters, type WalletAsset, type WalletCapabilities, type WalletErrorContext, type WalletErrorRule, type WalletPage, callMethod, createAdapter, createAdapterStore, createAttempts, createConnections, createLoader, createStandardWallets, describeWallet, getCallsErrorCode, getConnectionClient, isDisputed, isModalError, isPlainObject, listenTo, listenToStandard, pollChain, readList, readProperty, readRefusal, toIcon, toModalError, toName, toPeer, toRdns, toWalletError, waitForWallet, walletErrorRules, withLimits };
