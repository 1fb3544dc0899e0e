// Generated from the built types by `pnpm api:write`. The comments are left out.
import { CaipAddress, CaipNetworkId, Namespace, namespaces } from "@latchkey/protocol/caip";
import { FrameErrorCode, FrameRequestName } from "@latchkey/protocol/frame";
import { ApiErrorCode, Nft, OnrampOptions, Transaction } from "@latchkey/protocol/api";
import { Cacao, Siwx } from "@latchkey/protocol/siwx";
import { SocialProvider, matchLanguage } from "@latchkey/protocol/atoms";
import { InfiniteData, InfiniteQueryObserverOptions, InfiniteQueryObserverResult, QueryClient, QueryKey, QueryObserverOptions } from "@tanstack/query-core";
import { Draft } from "immer";
import { CatalogueWallet, CatalogueWallet as CatalogueWallet$1 } from "@latchkey/protocol/catalogue";
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
interface Network<namespace extends Namespace = Namespace> extends NetworkDescription {
  readonly chainNamespace: namespace;
  readonly caipNetworkId: CaipNetworkId<namespace>;
  readonly unsupported?: true | undefined;
}
interface ChainLike {
  readonly id: number;
  readonly name: string;
  readonly nativeCurrency: NativeCurrency;
  readonly rpcUrls: {
    readonly default: {
      readonly http: readonly string[];
    };
  };
  readonly blockExplorers?: {
    readonly default: {
      readonly name: string;
      readonly url: string;
    };
  } | undefined;
  readonly testnet?: boolean | undefined;
  readonly chainNamespace?: undefined;
}
type NetworkInput = Network | ChainLike;
interface NamespaceTypes {
  readonly namespace: Namespace;
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
interface TokenBalance$1<types extends NamespaceTypes = NamespaceTypes> {
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
  readonly caipNetworkId: CaipNetworkId;
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
    getTokens?(parameters: GetTokensParameters<types>): Promise<readonly TokenBalance$1<types>[]>;
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
      readonly networkIds?: readonly CaipNetworkId[] | undefined;
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
type AlertErrorCode = { [area in keyof typeof alerts]: `${area}.${(typeof alerts)[area][number]}`; }[keyof typeof alerts];
declare const alerts: {
  readonly network: readonly ["notFound"];
  readonly config: readonly ["projectIdMissing", "originNotAllowed", "domainUnverified", "projectIdInvalid", "serverError", "rateLimited"];
  readonly embeddedWallet: readonly ["unreachable", "timedOut", "accountChanged"];
  readonly session: readonly ["expired"];
  readonly relay: readonly ["refused"];
};
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
interface StoragePort {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
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
interface RandomPort {
  uuid(): string;
  bytes(length: number): ReturnType<typeof Uint8Array.of>;
}
interface PlatformPort {
  readonly isBrowser: boolean;
  readonly isMobile: boolean;
  readonly userAgent: string;
  readonly origin: string;
  readonly timeZone: string;
}
interface HttpPort {
  fetch(url: string, init: RequestInit): Promise<Response>;
  isOnline(): boolean;
}
interface FrameElement {
  post(message: unknown, origin: string, port: MessagePort): void;
  show(height: number): void;
  hide(): void;
  remove(): void;
}
interface FramePort {
  open(parameters: {
    readonly url: URL;
    readonly title: string;
    readonly onMessage: (data: unknown) => void;
    readonly onLoad: (count: number) => void;
    readonly onDismiss: () => void;
  }): FrameElement;
}
interface Ports {
  readonly storage: StoragePort;
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
  readonly random: RandomPort;
  readonly platform: PlatformPort;
  readonly http?: HttpPort | undefined;
  readonly frame?: FramePort | undefined;
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
interface ConnectorDescriptor<namespace extends Namespace = Namespace> {
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
  readonly networkId: CaipNetworkId<types['namespace']>;
  readonly approvedNetworkIds: readonly CaipNetworkId<types['namespace']>[] | 'all';
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
  readonly networkId: CaipNetworkId;
}
interface SessionGrant {
  readonly accounts: readonly string[];
  readonly networkIds: readonly CaipNetworkId[];
  readonly methods: readonly string[];
  readonly events: readonly string[];
  readonly accountTypes?: Readonly<Record<string, AccountType>> | undefined;
}
type SessionEvent = {
  readonly type: 'updated';
  readonly grants: RemoteSession['grants'];
} | {
  readonly type: 'networkChanged';
  readonly networkId: CaipNetworkId;
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
  readonly grants: Readonly<Partial<Record<Namespace, SessionGrant>>>;
  request(parameters: {
    readonly networkId: CaipNetworkId;
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
    readonly networkId?: CaipNetworkId<types['namespace']> | undefined;
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
interface AdapterContext<namespace extends Namespace = Namespace> {
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
type ThemeToken = 'bg' | 'bg-sunken' | 'bg-raised' | 'bg-hover' | 'line' | 'line-strong' | 'line-control' | 'ink' | 'ink-2' | 'ink-3' | 'on-ink' | 'primary' | 'on-primary' | 'accent' | 'accent-soft' | 'focus' | 'good' | 'good-soft' | 'bad' | 'bad-soft' | 'warn' | 'warn-soft' | 'scrim' | 'shadow' | 'radius-dialog' | 'radius-card' | 'radius-row' | 'radius-control' | 'radius-logo' | 'radius-tile' | 'width' | 'row' | 'logo' | 'tile' | 'button' | 'button-small' | 'icon-button' | 'target' | 'gap' | 'padding' | 'time-header' | 'time-height' | 'time-view' | 'time-shake' | 'time-toast' | 'time-fade' | 'font' | 'type-display' | 'type-heading' | 'type-title' | 'type-body' | 'type-strong' | 'type-small' | 'type-caption';
type ThemeMode = 'light' | 'dark' | 'system' | 'inherit';
type ThemeValue = string | {
  readonly light?: string | undefined;
  readonly dark?: string | undefined;
};
type ThemeValues = { readonly [name in ThemeToken | `--lk-${ThemeToken}`]?: ThemeValue; };
type SocialName = 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord' | 'farcaster';
type SwapProvider = '1inch' | 'kyberswap' | 'devnet';
type OnrampProvider = 'meld' | 'coinbase' | 'sandbox';
type ConnectMethod = 'email' | 'social' | 'wallet';
type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send';
type ConnectorGroup = 'walletConnect' | 'recent' | 'injected' | 'featured' | 'custom' | 'external' | 'recommended';
interface LocalFeatures {
  readonly send: boolean;
  readonly receive: boolean;
  readonly analytics: boolean;
  readonly allWallets: boolean;
  readonly legalCheckbox: boolean;
  readonly collapseWallets: boolean;
  readonly connectMethodsOrder: readonly ConnectMethod[] | null;
  readonly walletFeaturesOrder: readonly WalletFeature[];
  readonly connectorTypeOrder: readonly ConnectorGroup[];
}
interface RemoteFeatures {
  readonly email: boolean;
  readonly socials: readonly SocialName[] | false;
  readonly swaps: readonly SwapProvider[] | false;
  readonly onramp: readonly OnrampProvider[] | false;
  readonly activity: boolean;
  readonly nfts: boolean;
  readonly branding: boolean;
}
type FeatureFlag = keyof RemoteFeatures | Exclude<keyof LocalFeatures, 'connectMethodsOrder' | 'walletFeaturesOrder' | 'connectorTypeOrder'>;
type FeatureOptions = { readonly [name in keyof LocalFeatures]?: NonNullable<LocalFeatures[name]> | undefined; } & { readonly [name in keyof RemoteFeatures]?: RemoteFeatures[name] | (RemoteFeatures[name] extends boolean ? never : true) | undefined; };
type OwnMessages = Readonly<Record<string, string | undefined>>;
type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';
interface ProposalNamespace {
  readonly chains: readonly CaipNetworkId[];
  readonly methods: readonly string[];
  readonly events: readonly string[];
}
type ProposalNamespaces = Readonly<Partial<Record<Namespace, ProposalNamespace>>>;
type SessionProperties = Readonly<Record<string, string>>;
interface PeerMetadata {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly icons: readonly string[];
  readonly redirect: {
    readonly native?: string | undefined;
    readonly universal?: string | undefined;
  };
}
interface PairedSession {
  readonly topic: string;
  readonly pairingTopic: string;
  readonly expiresAt: number;
  readonly grants: Readonly<Partial<Record<Namespace, SessionGrant>>>;
  readonly peer: PeerMetadata;
  readonly properties: SessionProperties;
}
type ProposalProgress = 'pending' | 'published' | 'found' | 'responded' | 'settled' | 'failed';
interface Proposal {
  readonly uri: string;
  readonly expiresAt: number;
  readonly approval: Promise<PairedSession>;
  readonly store: ReadableStore<{
    readonly progress: ProposalProgress;
  }>;
}
interface AuthenticateParameters {
  readonly chains: readonly CaipNetworkId[];
  readonly domain: string;
  readonly uri: string;
  readonly nonce: string;
  readonly statement?: string | undefined;
  readonly exp?: string | undefined;
  readonly nbf?: string | undefined;
  readonly requestId?: string | undefined;
  readonly resources?: readonly string[] | undefined;
  readonly methods?: readonly string[] | undefined;
  readonly expirySeconds?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}
interface Authenticated {
  readonly session: PairedSession | undefined;
  readonly auths: readonly Cacao[];
}
interface Authentication extends Omit<Proposal, 'approval'> {
  readonly approval: Promise<Authenticated>;
}
type PairingEvent =
{
  readonly type: 'sessionSettled';
  readonly session: PairedSession;
} | {
  readonly type: 'sessionUpdated';
  readonly session: PairedSession;
} | {
  readonly type: 'sessionExtended';
  readonly session: PairedSession;
} | {
  readonly type: 'sessionEvent';
  readonly topic: string;
  readonly name: string;
  readonly data: unknown;
  readonly networkId: CaipNetworkId;
} | {
  readonly type: 'sessionEnded';
  readonly topic: string;
  readonly reason: 'user' | 'peer' | 'expired';
} |
{
  readonly type: 'relayRefused';
  readonly error: ModalError;
};
type RelayStatus = 'idle' | 'connecting' | 'connected' | 'waiting';
interface ProposeParameters {
  readonly namespaces: ProposalNamespaces;
  readonly sessionProperties?: SessionProperties | undefined;
  readonly expirySeconds?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}
interface PairingRequestParameters {
  readonly topic: string;
  readonly chainId: CaipNetworkId;
  readonly method: string;
  readonly params: unknown;
  readonly expirySeconds?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}
interface PairingClient {
  readonly store: ReadableStore<{
    readonly relay: RelayStatus;
  }>;
  propose(parameters: ProposeParameters): Promise<Proposal>;
  authenticate?: ((parameters: AuthenticateParameters) => Promise<Authentication>) | undefined;
  sessions(): readonly PairedSession[];
  request(parameters: PairingRequestParameters): Promise<unknown>;
  ping(parameters: {
    readonly topic: string;
    readonly signal?: AbortSignal | undefined;
  }): Promise<void>;
  disconnect(parameters: {
    readonly topic: string;
  }): Promise<void>;
  subscribe(listener: (event: PairingEvent) => void): () => void;
  resume(): void;
  destroy(): Promise<void>;
}
interface SiweSession {
  readonly address: string;
  readonly chainId: number;
}
interface SiweMessageParameters {
  readonly domain?: string | undefined;
  readonly uri?: string | undefined;
  readonly statement?: string | undefined;
  readonly iat?: string | undefined;
  readonly exp?: string | undefined;
  readonly nbf?: string | undefined;
  readonly requestId?: string | undefined;
  readonly resources?: readonly string[] | undefined;
}
interface SiweMessageArguments extends SiweMessageParameters {
  readonly domain: string;
  readonly uri: string;
  readonly version: '1';
  readonly address: string;
  readonly chainId: number;
  readonly nonce: string;
  readonly iat: string;
}
interface SiweConfig {
  getNonce(address: string): Promise<string>;
  createMessage(parameters: SiweMessageArguments): string;
  verifyMessage(parameters: {
    readonly message: string;
    readonly signature: string;
    readonly cacao?: Cacao | undefined;
  }): Promise<boolean>;
  getSession(): Promise<SiweSession | null | undefined>;
  signOut(): Promise<boolean>;
  getMessageParams?: (() => Promise<SiweMessageParameters>) | undefined;
  readonly enabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly signOutOnDisconnect?: boolean | undefined;
  readonly signOutOnNetworkChange?: boolean | undefined;
  onSignIn?: ((session: SiweSession) => void) | undefined;
  onSignOut?: (() => void) | undefined;
}
type SwapDialect = 'kyberswap' | '1inch' | 'devnet';
interface SwapContracts {
  readonly provider: SwapDialect;
  readonly networkId: CaipNetworkId;
  readonly router: string;
  readonly spender: string;
}
interface AvatarParameters {
  readonly namespace: Namespace;
  readonly address: string;
  readonly name: string | undefined;
  readonly picture: string | undefined;
}
interface CustomWallet {
  readonly id: string;
  readonly name: string;
  readonly homepage?: string | undefined;
  readonly image_url?: string | undefined;
  readonly image_id?: string | undefined;
  readonly rdns?: string | undefined;
  readonly chains?: readonly CaipNetworkId[] | undefined;
  readonly mobile_link?: string | undefined;
  readonly desktop_link?: string | undefined;
  readonly webapp_link?: string | undefined;
  readonly chrome_store?: string | undefined;
  readonly app_store?: string | undefined;
  readonly play_store?: string | undefined;
}
interface WalletGroup {
  readonly name: string;
  readonly walletIds: readonly string[];
}
interface Metadata {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly icons: readonly string[];
}
interface RelayOptions {
  readonly url: string;
  readonly projectId?: string | undefined;
}
interface OpenPairingClientParameters {
  readonly relay: {
    readonly url: string;
    readonly projectId: string;
  };
  readonly metadata: Metadata;
}
interface BaseModalOptions {
  readonly projectId?: string | undefined;
  readonly cloud?: string | undefined;
  readonly secureSite?: string | undefined;
  readonly relay?: RelayOptions | undefined;
  readonly openPairingClient?: ((parameters: OpenPairingClientParameters) => Promise<PairingClient>) | undefined;
  readonly metadata?: (Pick<Metadata, 'name'> & Partial<Metadata>) | undefined;
  readonly features?: FeatureOptions | undefined;
  readonly customWallets?: readonly CustomWallet[] | undefined;
  readonly includeWalletIds?: readonly string[] | undefined;
  readonly excludeWalletIds?: readonly string[] | undefined;
  readonly featuredWalletIds?: readonly string[] | undefined;
  readonly walletGroups?: readonly WalletGroup[] | undefined;
  readonly avatar?: ((account: AvatarParameters) => string | undefined) | undefined;
  readonly themeMode?: ThemeMode | undefined;
  readonly themeVariables?: ThemeValues | undefined;
  readonly locale?: string | undefined;
  readonly messages?: OwnMessages | undefined;
  readonly direction?: 'ltr' | 'rtl' | undefined;
  readonly basic?: boolean | undefined;
  readonly enableNetworkSwitch?: boolean | undefined;
  readonly allowUnsupportedChain?: boolean | undefined;
  readonly ignoreSwitchConfirmation?: boolean | undefined;
  readonly preload?: 'intent' | 'idle' | 'none' | undefined;
  readonly shareFullUrl?: boolean | undefined;
  readonly enableReconnect?: boolean | undefined;
  readonly siwx?: Siwx | undefined;
  readonly siweConfig?: SiweConfig | undefined;
  readonly swapRouters?: readonly SwapContracts[] | undefined;
  readonly refuseHighPriceImpact?: boolean | undefined;
  readonly termsUrl?: string | undefined;
  readonly privacyUrl?: string | undefined;
  readonly logLevel?: LogLevel | undefined;
  readonly defaultAccountTypes?: Readonly<Partial<Record<Namespace, AccountType>>> | undefined;
  readonly onError?: ((error: ModalError) => void) | undefined;
  readonly storagePrefix?: string | undefined;
  readonly ports?: Partial<Ports> | undefined;
}
interface AdaptersState {
  readonly byNamespace: Readonly<Partial<Record<Namespace, AdapterState>>>;
}
interface AdaptersController {
  readonly store: ReadableStore<AdaptersState>;
  find(namespace: Namespace): Adapter | undefined;
  get(namespace: Namespace | undefined): Adapter;
  add(factory: AdapterFactory): boolean;
  remove(namespace: Namespace): Promise<void>;
  start(parameters: {
    readonly reconnect: (namespace: Namespace) => readonly StoredConnection[];
  }): Promise<void>;
  preload(): Promise<void>;
  discover(): void;
  destroy(): Promise<void>;
}
type Guard<value> = (candidate: unknown) => candidate is value;
interface StoredItem<value = unknown> {
  readonly key: `${string}/${string}`;
  readonly version: number;
  readonly isValue: Guard<value>;
}
interface PersistedItem<value> {
  get(): value | undefined;
  set(value: value): void;
  remove(): void;
}
interface ErrorSummary {
  readonly code: ErrorCode;
  readonly message: string;
}
interface NamespaceNetworks {
  readonly activeNetwork: Network;
  readonly approvedNetworkIds: readonly CaipNetworkId[];
  readonly supportsAllNetworks: boolean;
  readonly smartAccountEnabledNetworks: readonly CaipNetworkId[];
}
type SwitchAttempt = {
  readonly status: 'idle';
} | {
  readonly status: 'switching';
  readonly caipNetworkId: CaipNetworkId;
} | {
  readonly status: 'failed';
  readonly caipNetworkId: CaipNetworkId;
  readonly error: ErrorSummary;
};
interface NetworkState {
  readonly networks: readonly Network[];
  readonly activeNamespace: Namespace;
  readonly byNamespace: Readonly<Partial<Record<Namespace, NamespaceNetworks>>>;
  readonly isSwitchingNamespace: boolean;
  readonly attempt: SwitchAttempt;
}
declare const selectNetworks: (state: NetworkState, namespace: Namespace) => readonly Network[];
interface NetworkController {
  readonly store: ReadableStore<NetworkState>;
  restore(): void;
  setActiveNamespace(namespace: Namespace): void;
  switchNetwork(parameters: {
    readonly network: NetworkInput | CaipNetworkId | undefined;
    readonly signal?: AbortSignal | undefined;
  }): Promise<void>;
  readonly set: Store<NetworkState>['set'];
}
type ConnectionStatus = 'disconnected' | 'connecting' | 'connected';
interface ChosenWallet {
  readonly id: string;
  readonly name: string;
}
interface RecentWallet {
  readonly connectorId: string;
  readonly namespace: Namespace;
  readonly wallet: ChosenWallet | null;
}
type ConnectAttempt = {
  readonly status: 'idle';
} | {
  readonly status: 'connecting';
  readonly connectorId: string;
  readonly namespace: Namespace;
} | {
  readonly status: 'failed';
  readonly connectorId: string;
  readonly namespace: Namespace;
  readonly error: ErrorSummary;
};
interface ConnectionState {
  readonly statuses: Readonly<Partial<Record<Namespace, ConnectionStatus>>>;
  readonly attempt: ConnectAttempt;
  readonly recents: readonly RecentWallet[];
  readonly dormant: readonly (StoredConnection & {
    readonly namespace: Namespace;
  })[];
  readonly isRestoring: boolean;
}
declare const selectConnectionStatus: (state: ConnectionState, namespace: Namespace) => ConnectionStatus;
declare const selectIsConnected: (state: ConnectionState) => boolean;
declare const walletMatches: readonly ['id', 'rdns', 'name'];
type WalletMatch = (typeof walletMatches)[number];
interface WalletIdentity {
  readonly id: string;
  readonly rdns?: string | null | undefined;
  readonly name: string;
  readonly chain?: Namespace | undefined;
}
declare function matchWallets(left: WalletIdentity, right: WalletIdentity): WalletMatch | undefined;
type ConnectorType = AdapterConnectorType | 'MULTI_CHAIN';
interface Connector {
  readonly id: string;
  readonly name: string;
  readonly type: ConnectorType;
  readonly chain: Namespace;
  readonly imageUrl?: string | undefined;
  readonly imageId?: string | undefined;
  readonly explorerId?: string | undefined;
  readonly info: {
    readonly rdns?: string | undefined;
  };
  readonly ready: ConnectorDescriptor['ready'];
  readonly recognisedBy?: WalletMatch | undefined;
  readonly connectors?: readonly Connector[] | undefined;
}
interface ConnectorsState {
  readonly connectors: readonly Connector[];
}
declare function findConnector(connectors: readonly Connector[], parameters: {
  readonly id: string;
  readonly namespace?: Namespace | undefined;
}): Connector | undefined;
interface OptionsState {
  readonly projectId: string;
  readonly cloud: string | null;
  readonly secureSite: string | null;
  readonly relay: RelayOptions | null;
  readonly metadata: Metadata;
  readonly sdkType: string;
  readonly sdkVersion: string;
  readonly features: LocalFeatures;
  readonly remoteFeatures: RemoteFeatures;
  readonly isBasic: boolean;
  readonly customWallets: readonly CustomWallet[];
  readonly includeWalletIds: readonly string[];
  readonly excludeWalletIds: readonly string[];
  readonly featuredWalletIds: readonly string[];
  readonly locale: string | null;
  readonly messages: OwnMessages;
  readonly direction: 'ltr' | 'rtl' | null;
  readonly enableNetworkSwitch: boolean;
  readonly allowUnsupportedChain: boolean;
  readonly ignoreSwitchConfirmation: boolean;
  readonly shareFullUrl: boolean;
  readonly enableReconnect: boolean;
  readonly preload: 'intent' | 'idle' | 'none';
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  readonly defaultAccountTypes: Readonly<Record<Namespace, AccountType>>;
}
interface OptionsController {
  readonly store: ReadableStore<OptionsState>;
  start(): void;
  setLanguage(language: Partial<Pick<OptionsState, 'locale' | 'messages'>>): void;
  setRemoteFeatures(remoteFeatures: RemoteFeatures): void;
  setSecureSite(secureSite: string): void;
}
interface ConnectorsController {
  readonly store: ReadableStore<ConnectorsState>;
  setIdentify(identify: (connector: Connector) => Connector): void;
}
type AttemptMethod = 'page' | 'code' | 'deepLink' | 'embedded';
interface ConnectParameters {
  readonly connectorId: string;
  readonly namespace?: Namespace | undefined;
  readonly networkId?: CaipNetworkId | undefined;
  readonly wallet?: ChosenWallet | undefined;
  readonly signal?: AbortSignal | undefined;
}
interface DisconnectParameters {
  readonly connectionId?: string | undefined;
  readonly connectorId?: string | undefined;
  readonly namespace?: Namespace | undefined;
}
interface SwitchConnectionParameters {
  readonly connectorId: string;
  readonly namespace: Namespace;
  readonly address?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}
interface ConnectionController {
  readonly store: ReadableStore<ConnectionState>;
  recall(parameters: {
    readonly reconnect: boolean;
  }): void;
  restore(parameters: {
    readonly reconnect: boolean;
    readonly isDestroyed: () => boolean;
  }): Promise<void>;
  connect(parameters: ConnectParameters): Promise<Connection>;
  disconnect(parameters?: DisconnectParameters): Promise<void>;
  switchConnection(parameters: SwitchConnectionParameters): Promise<void>;
  reset(namespace: Namespace | undefined): void;
  isSession(connectorId: string): boolean;
  abort(reason: ModalError): void;
}
interface TokenBalance {
  readonly name: string;
  readonly symbol: string;
  readonly chainId?: string | undefined;
  readonly address?: string | undefined;
  readonly iconUrl?: string | undefined;
  readonly value?: number | undefined;
  readonly price?: number | undefined;
  readonly quantity: {
    readonly decimals: string;
    readonly numeric: string;
  };
  readonly isListed?: boolean | undefined;
  readonly isSpam?: boolean | undefined;
  readonly asOf?: number | undefined;
}
interface AccountRecord {
  readonly status: ConnectionStatus;
  readonly caipAddress?: CaipAddress | undefined;
  readonly address?: string | undefined;
  readonly unverifiedAddress?: string | undefined;
  readonly addressExplorerUrl?: string | undefined;
  readonly profileName?: string | undefined;
  readonly profileImage?: string | undefined;
  readonly addressLabels: Readonly<Record<string, string>>;
  readonly user?: {
    readonly username?: string | undefined;
    readonly email?: string | undefined;
  } | undefined;
  readonly socialProvider?: string | undefined;
  readonly connectedWalletInfo?: {
    readonly name: string;
    readonly icon?: string | undefined;
    readonly rdns?: string | undefined;
  } | undefined;
  readonly allAccounts: readonly {
    readonly address: string;
    readonly type: AccountType;
  }[];
  readonly preferredAccountType: AccountType;
  readonly smartAccountDeployed?: boolean | undefined;
}
interface AccountState {
  readonly byNamespace: Readonly<Partial<Record<Namespace, AccountRecord>>>;
}
type AccountPatch = Partial<Pick<AccountRecord, 'profileName' | 'profileImage' | 'addressLabels' | 'user' | 'preferredAccountType' | 'smartAccountDeployed'>>;
interface AccountController {
  readonly store: ReadableStore<AccountState>;
  update(parameters: {
    readonly namespace: Namespace | undefined;
    readonly address?: string | undefined;
    readonly patch: AccountPatch;
  }): void;
}
interface Alert {
  readonly code: AlertErrorCode;
  readonly short: string;
  readonly long: string;
}
interface AlertsState {
  readonly alert: Alert | null;
  readonly shown: readonly AlertErrorCode[];
}
interface AlertsController {
  readonly store: ReadableStore<AlertsState>;
  show(error: ModalError<AlertErrorCode>): Promise<void>;
  dismiss(): void;
}
interface RouteParameters {
  Connect: {
    readonly namespace?: Namespace | undefined;
    readonly networkId?: CaipNetworkId | undefined;
  } | undefined;
  Account: undefined;
  ProfileWallets: undefined;
  ConnectingWalletConnect: {
    readonly wallet?: ChosenWallet | undefined;
    readonly namespace?: Namespace | undefined;
    readonly networkId?: CaipNetworkId | undefined;
  } | undefined;
  ConnectingWalletConnectBasic: undefined;
  ConnectingMultiChain: {
    readonly connectorId: string;
  };
  ConnectingExternal: {
    readonly connectorId: string;
    readonly namespace: Namespace;
    readonly networkId?: CaipNetworkId | undefined;
  };
  AllWallets: undefined;
  SwitchNetwork: {
    readonly network: Network;
  };
  SwitchActiveChain: {
    readonly switchToChain: Namespace;
    readonly navigateTo: 'Connect';
    readonly navigateWithReplace: boolean;
    readonly network: Network;
  };
  UnsupportedChain: undefined;
  WalletReceive: undefined;
  WalletSend: {
    readonly token?: string | undefined;
    readonly to?: string | undefined;
    readonly amount?: string | undefined;
  } | undefined;
  WalletSendSelectToken: undefined;
  WalletSendPreview: undefined;
  Swap: {
    readonly from?: string | undefined;
    readonly to?: string | null | undefined;
    readonly amount?: string | undefined;
  } | undefined;
  SwapSelectToken: {
    readonly side: 'from' | 'to';
  };
  SwapPreview: undefined;
  TokenDetails: {
    readonly caipNetworkId: CaipNetworkId;
    readonly address?: string | undefined;
  };
  NftDetails: {
    readonly caipNetworkId: CaipNetworkId;
    readonly address: string;
    readonly tokenId: string;
  };
  Transactions: undefined;
  TransactionDetails: {
    readonly key: string;
  } | {
    readonly caipNetworkId: CaipNetworkId;
    readonly id: string;
  };
  WalletSendLookAlike: undefined;
  SIWXSignMessage: undefined;
  Networks: undefined;
  WhatIsAWallet: undefined;
  EmailLogin: undefined;
  EmailVerifyOtp: {
    readonly email: string;
  };
  EmailVerifyDevice: {
    readonly email: string;
  };
  ConnectingSocial: {
    readonly provider: SocialProvider;
  };
  ConnectingFarcaster: undefined;
  ConnectingPasskey: undefined;
  UpdateEmailWallet: undefined;
  UpdateEmailPrimaryOtp: undefined;
  UpdateEmailSecondaryOtp: {
    readonly email: string;
  };
  RegisterAccountName: {
    readonly name?: string | undefined;
  } | undefined;
  RegisterAccountNameSuccess: {
    readonly name: string;
  };
  OnRamp: {
    readonly amount?: string | undefined;
    readonly currency?: string | undefined;
    readonly payWith?: string | undefined;
    readonly choice?: 'currency' | 'payWith' | 'method' | 'country' | 'seller' | undefined;
  } | undefined;
  ApproveTransaction: undefined;
}
type ViewName = keyof RouteParameters;
type Route<view extends ViewName = ViewName> = { [name in view]: {
  readonly view: name;
  readonly parameters: RouteParameters[name];
}; }[view];
type RouteArguments<view extends ViewName> = undefined extends RouteParameters[view] ? [parameters?: RouteParameters[view]] : [parameters: RouteParameters[view]];
interface RouterState {
  readonly history: readonly [Route, ...Route[]];
  readonly direction: 'next' | 'previous';
}
declare const selectRoute: (state: RouterState) => Route;
declare const selectCanGoBack: (state: RouterState) => boolean;
interface RouterController {
  readonly store: ReadableStore<RouterState>;
  push<view extends ViewName>(view: view, ...parameters: RouteArguments<view>): void;
  replace<view extends ViewName>(view: view, ...parameters: RouteArguments<view>): void;
  reset<view extends ViewName>(view: view, ...parameters: RouteArguments<view>): void;
  resetTo(route: Route): void;
  back(): 'navigated' | 'close';
}
interface ModalState {
  readonly isOpen: boolean;
  readonly isShaking: boolean;
}
type OpenReason = 'api' | 'unsupportedNetwork' | 'switchNetwork' | 'signIn';
type CloseReason = 'api' | 'button' | 'escape' | 'scrim' | 'drag' | 'back' | 'done';
type ModalChange = {
  readonly type: 'open';
  readonly reason: OpenReason;
  readonly view: ViewName;
  cancel(): void;
} | {
  readonly type: 'close';
  readonly reason: CloseReason;
  readonly view: ViewName;
  cancel(): void;
};
type OpenParameters<view extends ViewName = ViewName> = {
  readonly view?: view | undefined;
  readonly parameters?: RouteArguments<view>[0] | undefined;
  readonly namespace?: Namespace | undefined;
};
interface ModalController {
  readonly store: ReadableStore<ModalState>;
  open<view extends ViewName>(parameters?: OpenParameters<view> & {
    readonly reason?: OpenReason | undefined;
  }): void;
  mustSwitch(): boolean;
  close(reason?: CloseReason): void;
  back(reason?: CloseReason): void;
  addCloseGuard(isBlocked: () => boolean): () => void;
  onBeforeChange(listener: (change: ModalChange) => void): () => void;
  finishConnection(): void;
  destroy(): void;
}
interface ConnectAttemptDetails {
  readonly walletId: string;
  readonly method: AttemptMethod;
  readonly caipNetworkId?: CaipNetworkId | undefined;
}
interface ConnectEndDetails extends ConnectAttemptDetails {
  readonly durationMs: number;
}
type ModalEvent = {
  readonly event: 'MODAL_CREATED';
} | {
  readonly event: 'MODAL_OPEN';
  readonly view: ViewName;
  readonly isConnected: boolean;
} | {
  readonly event: 'MODAL_CLOSE';
  readonly reason: CloseReason;
  readonly isConnected: boolean;
} | {
  readonly event: 'VIEW_CHANGED';
  readonly view: ViewName;
} |
({
  readonly event: 'CONNECT_START';
  readonly connectorId: string;
  readonly namespace: Namespace;
} & ConnectAttemptDetails) | ({
  readonly event: 'CONNECT_SUCCESS';
  readonly connectorId: string;
  readonly namespace: Namespace;
} & ConnectEndDetails) |
({
  readonly event: 'CONNECT_ERROR';
  readonly connectorId: string;
  readonly code: ErrorCode;
} & Partial<ConnectEndDetails>) | ({
  readonly event: 'USER_REJECTED';
  readonly connectorId: string;
  readonly code: ErrorCode;
} & Partial<ConnectEndDetails>) | {
  readonly event: 'DISCONNECT_SUCCESS';
  readonly namespace: Namespace;
} | {
  readonly event: 'DISCONNECT_ERROR';
  readonly namespace: Namespace;
  readonly code: ErrorCode;
} | {
  readonly event: 'SWITCH_NETWORK';
  readonly caipNetworkId: CaipNetworkId;
} | {
  readonly event: 'SIWX_AUTH_SUCCESS';
  readonly namespace: Namespace;
} | {
  readonly event: 'SIWX_AUTH_ERROR';
  readonly namespace: Namespace;
  readonly code: ErrorCode;
} | {
  readonly event: 'SIWX_CANCEL';
  readonly namespace: Namespace;
} | {
  readonly event: 'SIWX_EXPIRED';
  readonly namespace: Namespace;
} |
{
  readonly event: 'iframe_load_failed';
} |
{
  readonly event: 'iframe_request_timeout';
  readonly request: FrameRequestName;
};
interface RecordedEvent {
  readonly eventId: string;
  readonly timestamp: number;
  readonly data: ModalEvent;
}
interface TelemetryState {
  readonly latest: RecordedEvent | null;
  readonly hasShownForbiddenOrigin: boolean;
}
interface TelemetryController {
  readonly store: ReadableStore<TelemetryState>;
  record(data: ModalEvent): void;
  reportError(error: unknown, fallback?: ErrorCode): void;
  watch(listener: (event: RecordedEvent) => void): () => void;
  watchErrors(listener: (error: ModalError) => void): () => void;
  markForbiddenOrigin(): void;
}
interface ThemeState {
  readonly mode: ThemeMode;
  readonly variables: ThemeValues;
}
interface ThemeController {
  readonly store: ReadableStore<ThemeState>;
  setMode(mode: ThemeMode): void;
  setVariables(variables: ThemeValues): void;
}
type ToastVariant = 'loading' | 'success' | 'error';
type ToastText = 'transactionSent' | 'transactionConfirming' | 'transactionConfirmed' | 'transactionCancelled' | 'transactionSlow' | 'transactionStuck' | 'transactionUnknown' | 'transactionPartlyReverted';
interface Toast {
  readonly id: number;
  readonly variant: ToastVariant;
  readonly code?: ErrorCode | undefined;
  readonly message?: string | undefined;
  readonly text?: ToastText | undefined;
  readonly link?: string | undefined;
  readonly route?: Route<'TransactionDetails'> | undefined;
  readonly sticky?: boolean | undefined;
}
interface ToastsState {
  readonly toast: Toast | null;
}
interface ToastsController {
  readonly store: ReadableStore<ToastsState>;
  show(toast: Omit<Toast, 'id'>): void;
  hide(): void;
  destroy(): void;
}
interface PluginSetup {
  readonly options: BaseModalOptions;
  readonly settings: OptionsState;
}
interface PluginContext<state extends object, requires extends string = never> extends PluginSetup {
  readonly store: Store<state>;
  readonly controllers: ModalControllers;
  readonly ports: Ports;
  readonly signal: AbortSignal;
  plugin<definition extends {
    readonly id: requires;
  }>(definition: definition): PluginOf<definition>;
  readonly modal: Pick<Modal, 'plugin'>;
  persist<value>(item: StoredItem<value>): PersistedItem<value>;
  showError(error: ModalError): void;
}
interface EventSetup extends PluginSetup {
  readonly controllers: ModalControllers;
}
interface RouteBehaviour<view extends ViewName, machine> {
  readonly enter?: ((machine: machine, visit: {
    readonly parameters: RouteParameters[view];
    readonly signal: AbortSignal;
  }) => void) | undefined;
}
interface ConfirmConnectionEvent {
  readonly isNew: boolean;
  readonly finish: () => void;
}
interface PluginEvents<machine> {
  readonly intent?: ((machine: machine) => Promise<void> | void) | undefined;
  readonly confirmConnection?: ((machine: machine, event: ConfirmConnectionEvent) => Promise<void>) | undefined;
}
interface PluginBase<id extends string, state extends object, machine, requires extends string> {
  readonly id: id;
  readonly requires?: readonly requires[] | undefined;
  readonly isEnabled?: ((setup: EventSetup) => boolean) | undefined;
  readonly initialState?: ((setup: PluginSetup) => state) | undefined;
  readonly routes?: { readonly [view in ViewName]?: RouteBehaviour<view, machine> | undefined; } | undefined;
  readonly events?: PluginEvents<machine> | undefined;
}
interface PluginDefinition<id extends string = string, state extends object = object, machine extends object = object, requires extends string = never> extends PluginBase<id, state, machine, requires> {
  readonly load: () => Promise<(context: PluginContext<state, requires>) => machine>;
  readonly create?: undefined;
}
interface SyncPluginDefinition<id extends string = string, state extends object = object, machine extends object = object, requires extends string = never> extends PluginBase<id, state, machine, requires> {
  readonly create: (context: PluginContext<state, requires>) => machine;
  readonly load?: undefined;
}
interface Plugin<state, machine> {
  readonly store: ReadableStore<state>;
  load(): Promise<machine>;
}
interface SyncPlugin<state, machine> extends Plugin<state, machine> {
  get(): machine;
}
interface AnyPlugin {
  readonly id: string;
  readonly isEnabled?: ((setup: EventSetup) => boolean) | undefined;
  readonly initialState?: ((setup: PluginSetup) => object) | undefined;
  readonly create?: ((context: never) => object) | undefined;
  readonly load?: (() => Promise<(context: never) => object>) | undefined;
  readonly routes?: { readonly [view in ViewName]?: {
    readonly enter?: ((machine: never, visit: never) => void) | undefined;
  } | undefined; } | undefined;
  readonly events?: PluginEvents<never> | undefined;
}
type PluginOf<definition> = definition extends {
  readonly create: (context: infer context) => infer machine;
} ? SyncPlugin<StateOf<context>, machine> : definition extends {
  readonly load: () => Promise<(context: infer context) => infer machine>;
} ? Plugin<StateOf<context>, machine> : never;
type StateOf<context> = context extends {
  readonly store: Store<infer state>;
} ? state : never;
declare function definePlugin<const id extends string, machine extends object, state extends object = object, const requires extends string = never>(definition: SyncPluginDefinition<id, state, machine, requires>): SyncPluginDefinition<id, state, machine, requires>;
declare function definePlugin<const id extends string, machine extends object, state extends object = object, const requires extends string = never>(definition: PluginDefinition<id, state, machine, requires>): PluginDefinition<id, state, machine, requires>;
interface ModalControllers {
  readonly options: OptionsController;
  readonly router: RouterController;
  readonly modal: ModalController;
  readonly adapters: AdaptersController;
  readonly connectors: ConnectorsController;
  readonly connection: ConnectionController;
  readonly network: NetworkController;
  readonly account: AccountController;
  readonly toasts: ToastsController;
  readonly alerts: AlertsController;
  readonly theme: ThemeController;
  readonly telemetry: TelemetryController;
}
interface PreloadParameters {
  readonly adapters?: boolean | undefined;
  readonly pairing?: boolean | undefined;
}
interface Modal<adapters extends readonly AdapterFactory[] = readonly AdapterFactory[], networks extends readonly NetworkInput[] = readonly NetworkInput[]> {
  readonly controllers: ModalControllers;
  readonly ports: Ports;
  recall(): void;
  start(): Promise<void>;
  destroy(): Promise<void>;
  open<view extends ViewName>(parameters?: OpenParameters<view>): void;
  close(reason?: CloseReason): void;
  connect(parameters: ConnectParameters): Promise<Connection>;
  disconnect(parameters?: DisconnectParameters): Promise<void>;
  switchNetwork(network: Network | ChainLike | networks[number] | CaipNetworkId, parameters?: {
    readonly signal?: AbortSignal | undefined;
  }): Promise<void>;
  adapter<namespace extends adapters[number]['namespace']>(namespace: namespace): AdapterOf<adapters[number], namespace>;
  addAdapter(factory: AdapterFactory): void;
  removeAdapter(namespace: Namespace): Promise<void>;
  preload(parameters?: PreloadParameters): Promise<void>;
  plugin<definition extends AnyPlugin>(definition: definition): PluginOf<definition>;
  onBeforeChange(listener: (change: ModalChange) => void): () => void;
}
type AdapterOf<factory extends AdapterFactory, namespace extends Namespace> = factory extends {
  readonly namespace: infer served;
  create(context: never): infer adapter;
} ? namespace extends served ? adapter : never : never;
interface InitialState {
  readonly activeNamespace: Namespace;
  readonly activeNetworkId: CaipNetworkId;
  readonly addresses: Readonly<Partial<Record<Namespace, string>>>;
}
type ConnectorState = 'connected' | 'active' | 'disconnected';
declare function getConnectorState(state: AdaptersState, parameters: {
  readonly connectorId: string;
  readonly namespace: Namespace;
}): ConnectorState;
interface ActiveConnection extends Connection {
  readonly connector: Connector | undefined;
  readonly state: ConnectorState;
  readonly authName: string | undefined;
  readonly recent: boolean;
}
declare function listConnections(parameters: {
  readonly state: AdaptersState;
  readonly connectors: readonly Connector[];
  readonly recents: readonly RecentWallet[];
  readonly namespaces: readonly Namespace[];
}): readonly ActiveConnection[];
interface WalletRow {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string | undefined;
  readonly group: ConnectorGroup;
  readonly namespaces: readonly Namespace[];
  readonly connector: Connector | undefined;
  readonly connectors: readonly Connector[];
  readonly wallet: CustomWallet | undefined;
  readonly recognisedBy: WalletMatch | undefined;
  readonly pairing: ChosenWallet | undefined;
  readonly isInstalled: boolean;
  readonly isRecent: boolean;
  readonly isDisputed: boolean;
}
declare function listWallets(parameters: {
  readonly connectors: readonly Connector[];
  readonly customWallets: readonly CustomWallet[];
  readonly recents: readonly RecentWallet[];
  readonly order: readonly ConnectorGroup[];
  readonly isMobile: boolean;
}): readonly WalletRow[];
declare function findWalletRow(rows: readonly WalletRow[], { connectorId: id, namespace }: {
  readonly connectorId: string;
  readonly namespace?: Namespace | undefined;
}): WalletRow | undefined;
type NetworkAvailability =
{
  readonly kind: 'ready';
} |
{
  readonly kind: 'otherWallet';
  readonly wallet: {
    readonly name: string;
  } | undefined;
} |
{
  readonly kind: 'notConnected';
  readonly wallet: {
    readonly name: string;
  } | undefined;
} |
{
  readonly kind: 'unsupported';
};
interface GetNetworkAvailabilityParameters {
  readonly network: Pick<Network, 'caipNetworkId' | 'chainNamespace'>;
  readonly networks: Pick<NetworkState, 'activeNamespace' | 'byNamespace'>;
  readonly connection: ConnectionState;
  readonly connectors: readonly Connector[];
  readonly connectorId: string | undefined;
  readonly getWallet: (namespace: Namespace) => {
    readonly name: string;
  } | undefined;
}
declare function getNetworkAvailability(parameters: GetNetworkAvailabilityParameters): NetworkAvailability;
type QueryModal$1 = Pick<Modal, 'plugin'>;
interface QueryReader<parameters, value> {
  options(modal: QueryModal$1, parameters: parameters): QueryObserverOptions<value>;
  read(modal: QueryModal$1, parameters: parameters): Promise<value>;
  getCached(modal: QueryModal$1, parameters: parameters): value | undefined;
  invalidate(modal: QueryModal$1, parameters?: parameters): Promise<void>;
  renew(modal: QueryModal$1, parameters: parameters): Promise<void>;
}
interface PagedQueryParameters {
  readonly caipAddress: CaipAddress | undefined;
}
interface ActivityYear {
  readonly year: number;
  readonly months: readonly ActivityMonth[];
}
interface ActivityMonth {
  readonly month: number;
  readonly transactions: readonly Transaction[];
}
interface ActivityList {
  readonly transactions: readonly Transaction[];
  readonly transactionsByYear: readonly ActivityYear[];
  readonly spam: readonly Transaction[];
  readonly next: string | undefined;
  readonly isSupported: boolean;
}
type ActivityParameters = PagedQueryParameters;
type Purchases = Readonly<Partial<Record<CaipAddress, readonly Transaction[]>>>;
declare const purchasesPlugin: SyncPluginDefinition<"purchases", object, Store<Readonly<Partial<Record<`bip122:${string}:${string}` | `cosmos:${string}:${string}` | `eip155:${string}:${string}` | `polkadot:${string}:${string}` | `solana:${string}:${string}`, readonly {
  id: string;
  metadata: {
    minedAt: string;
    chain: string;
    hash?: string | undefined;
    operationType: string;
    status: string;
    sentFrom: string;
    sentTo: string;
  };
  transfers: {
    direction?: "in" | "out" | "self" | undefined;
    from?: string | undefined;
    to?: string | undefined;
    address?: string | undefined;
    isListed?: boolean | undefined;
    nft_info?: {
      name?: string | null | undefined;
      content?: {
        preview?: {
          url?: string | null | undefined;
        } | null | undefined;
      } | null | undefined;
      flags?: {
        is_spam: boolean;
      } | null | undefined;
    } | null | undefined;
    fungible_info?: {
      name?: string | null | undefined;
      symbol?: string | null | undefined;
      icon?: {
        url?: string | null | undefined;
      } | null | undefined;
      flags?: {
        is_spam: boolean;
      } | null | undefined;
    } | null | undefined;
    quantity?: {
      numeric: string;
    } | null | undefined;
  }[];
  fee?: {
    symbol?: string | undefined;
    numeric: string;
  } | undefined;
  flags?: {
    is_spam: boolean;
  } | undefined;
}[]>>>>, never>;
interface ActivityState extends ActivityList {
  readonly coinbaseTransactions: readonly Transaction[];
  readonly loading: boolean;
  readonly empty: boolean;
  readonly next: string | undefined;
  readonly error: Error | null;
  readonly lastNetworkInView: string | undefined;
}
type ActivityResult = Pick<InfiniteQueryObserverResult<ActivityList>, 'data' | 'error' | 'isFetching'>;
declare function selectActivity(result: ActivityResult, parameters: ActivityParameters, purchases?: Purchases): ActivityState;
interface NftList {
  readonly nfts: readonly Nft[];
  readonly spam: readonly Nft[];
  readonly next: string | undefined;
  readonly isSupported: boolean;
}
interface NftsState extends NftList {
  readonly loading: boolean;
  readonly empty: boolean;
  readonly error: Error | null;
}
type NftsResult = Pick<InfiniteQueryObserverResult<NftList>, 'data' | 'error' | 'isFetching'>;
declare function selectNfts(result: NftsResult): NftsState;
interface Portfolio {
  readonly total: number | undefined;
  readonly isComplete: boolean;
  readonly unavailable: readonly CaipNetworkId[];
  readonly pending: readonly CaipNetworkId[];
  readonly unpriced: readonly TokenBalance[];
  readonly tokens: readonly TokenBalance[];
}
interface PortfolioPart {
  readonly caipNetworkId: CaipNetworkId;
  readonly tokens: readonly TokenBalance[] | undefined;
  readonly hasFailed: boolean;
}
declare function toPortfolio(parts: readonly PortfolioPart[]): Portfolio;
interface PortfolioAccount {
  readonly caipNetworkId: CaipNetworkId;
  readonly namespace: Namespace;
  readonly caipAddress: CaipAddress;
}
declare function listPortfolioAccounts(state: NetworkState, parameters: {
  readonly namespace: Namespace;
  readonly address: string | undefined;
}): readonly PortfolioAccount[];
declare function isTrusted({ address, isListed, isSpam }: TokenBalance): boolean;
type TransactionStatus = 'preparing' | 'awaitingWallet' | 'submitted' | 'confirming' | 'confirmed' | 'failed' | 'expired' | 'replaced' | 'stuck' | 'unknown';
type TransactionCause = 'reverted' | 'partlyReverted' | 'notSent' | 'slow';
interface TransactionSummary {
  readonly action: 'send' | 'approve' | 'swap' | 'other';
  readonly to: string | null;
  readonly amount: string | null;
  readonly decimals: number | null;
  readonly symbol: string | null;
  readonly token: string | null;
}
interface TransactionRecord {
  readonly key: string;
  readonly namespace: Namespace;
  readonly networkId: CaipNetworkId;
  readonly address: string;
  readonly summary: TransactionSummary;
  readonly status: TransactionStatus;
  readonly id: string | null;
  readonly batchId: string | null;
  readonly replacementId: string | null;
  readonly replacedBy: 'spedUp' | 'cancelled' | 'replaced' | null;
  readonly cause: TransactionCause | null;
  readonly trace: TransactionTrace | null;
  readonly waitsSinceBlock: string | null;
  readonly waitsSince: number;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly isFinal: boolean;
}
declare const isSettled: ({ status }: Pick<TransactionRecord, 'status'>) => boolean;
interface OnrampChoices extends OnrampOptions {
  readonly isSample?: true | undefined;
}
type OnrampPurchaseCurrency = OnrampChoices['purchaseCurrencies'][number];
interface OnrampDestination {
  readonly name: string;
  readonly displayName: string;
  readonly networkId: CaipNetworkId;
  readonly contract: string | null;
  readonly isFallback: boolean;
}
declare function toModalError(value: unknown, fallback: ErrorCode, text?: ErrorText): ModalError;
declare function readProperty(value: unknown, key: string): unknown;
interface GetAuthNameParameters {
  readonly email?: string | null | undefined;
  readonly socialUsername?: string | null | undefined;
  readonly socialProvider?: string | null | undefined;
}
declare function getAuthName(parameters: GetAuthNameParameters): string | undefined;
interface InitialControllers {
  readonly account: {
    readonly store: ReadableStore<AccountState>;
  };
  readonly adapters: {
    find(namespace: Namespace): Adapter | undefined;
  };
  readonly network: {
    readonly store: ReadableStore<NetworkState>;
  };
}
declare function createInitialStates({ account, adapters, network }: InitialControllers, { addresses, activeNetworkId }: InitialState): <state>(store: ReadableStore<state>) => state;
declare const initialStatePlugin: SyncPluginDefinition<"initialState", object, {
  destroy: () => void;
}, never>;
declare const ACTIVITY_FRESH = 30000;
declare const ACTIVITY_NAMESPACES: readonly Namespace[];
declare function findDestination(parameters: {
  readonly currency: OnrampPurchaseCurrency;
  readonly networkId: CaipNetworkId;
}): OnrampDestination | null;
declare const onrampSellers: Readonly<Record<OnrampProvider, {
  readonly name: string;
  readonly namespaces: readonly Namespace[];
  readonly fees: {
    readonly least: number;
    readonly most: number;
  };
}>>;
declare const NFT_NAMESPACES: readonly Namespace[];
declare const BALANCE_NAMESPACES: readonly Namespace[];
declare function findSameWallet(connectors: readonly Connector[], parameters: {
  readonly connectorId: string | undefined;
  readonly from: Namespace;
  readonly to: Namespace;
}): Connector | undefined;
declare function matchConnector(connector: Connector, wallet: WalletIdentity): WalletMatch | undefined;
declare function needsAccount(view: ViewName): boolean;
interface ChoosableWallet {
  readonly id: string;
  readonly connector?: Connector | undefined;
  readonly pairing?: ChosenWallet | undefined;
  readonly namespaces: readonly Namespace[];
}
interface GetWalletRouteParameters {
  readonly wallet: ChoosableWallet;
  readonly namespace: Namespace | undefined;
  readonly requestedNetwork: NonNullable<RouteParameters['Connect']>;
  readonly activeNamespace: Namespace;
  readonly connectors: readonly Connector[];
  readonly isBasic: boolean;
}
type WalletRoute = Route<'ConnectingExternal' | 'ConnectingMultiChain' | 'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic'>;
declare function getWalletRoute(parameters: GetWalletRouteParameters): WalletRoute;
declare function selectRequestedNetwork({ history }: RouterState): NonNullable<RouteParameters['Connect']>;
declare function isFeatureEnabled(state: Pick<OptionsState, 'features' | 'remoteFeatures' | 'cloud' | 'secureSite'>, feature: FeatureFlag): boolean;
interface SocialPlatform {
  readonly isTelegram: boolean;
  readonly userAgent: string;
}
declare function listSocials(state: Pick<OptionsState, 'features' | 'remoteFeatures' | 'cloud' | 'secureSite'>, { isTelegram, userAgent }: SocialPlatform): readonly SocialName[];
type ListSocials = typeof listSocials;
declare function loadSocialList(): Promise<ListSocials>;
declare function selectConnectMethods(state: Pick<OptionsState, 'features' | 'remoteFeatures' | 'cloud' | 'secureSite'>, parameters: {
  readonly hasInjectedWallet: boolean;
}): readonly ConnectMethod[];
interface ComparedGroup {
  readonly text: string;
  readonly isDifferent: boolean;
}
declare function compareAddresses(parameters: {
  readonly address: string;
  readonly other: string;
}): readonly [address: readonly ComparedGroup[], other: readonly ComparedGroup[]];
declare function isSameAddress({ address, other }: {
  readonly address: string;
  readonly other: string;
}): boolean;
declare function toAddressGroups(address: string): {
  readonly prefix: string;
  readonly groups: readonly string[];
};
declare const SLIPPAGE_AT_MOST = 5;
declare const QUOTE_INTERVAL = 10000;
declare const SWAP_REST = 1000;
declare function isSwapNetwork(networkId: CaipNetworkId): boolean;
type PriceImpactLevel = 'unknown' | 'silent' | 'grey' | 'amber' | 'red' | 'severe';
declare function toPriceImpactLevel(impact: number | null): PriceImpactLevel;
declare function selectWalletFeatures(state: Pick<OptionsState, 'features' | 'remoteFeatures' | 'cloud' | 'secureSite'>): readonly WalletFeature[];
interface WalletGroups {
  readonly groups: readonly WalletGroup[];
  readonly firstIds: readonly string[];
}
declare const walletGroupsPlugin: SyncPluginDefinition<"walletGroups", object, WalletGroups, never>;
interface Avatars {
  choose(account: AvatarParameters): string | undefined;
}
declare const avatarPlugin: SyncPluginDefinition<"avatar", object, Avatars, never>;
interface CatalogueWalletRow {
  readonly wallet: CatalogueWallet$1;
  readonly isInstalled: boolean;
  readonly connector: Connector | undefined;
}
declare function listCatalogueWallets(parameters: {
  readonly wallets: readonly (CatalogueWallet$1 | CustomWallet)[];
  readonly connectors: readonly Connector[];
}): readonly CatalogueWalletRow[];
declare const ADDRESS_LABEL_LIMIT = 40;
interface AddressLabels {
  set(parameters: {
    readonly namespace: Namespace;
    readonly address: string;
    readonly label: string | undefined;
  }): void;
}
declare const addressLabelsPlugin: SyncPluginDefinition<"addressLabels", object, AddressLabels, never>;
declare const AUTH_ID = "auth";
declare const WALLET_CONNECT_ID = "walletConnect";
interface DeepLinkChoice {
  readonly name: string;
  readonly href: string;
}
interface DeepLinkMemory {
  get(): DeepLinkChoice | undefined;
  set(choice: DeepLinkChoice): void;
  clear(): void;
}
declare const deepLinkMemoryPlugin: SyncPluginDefinition<"deepLinkMemory", object, {
  get(): DeepLinkChoice | undefined;
  set(choice: DeepLinkChoice): void;
  clear(): void;
  destroy: () => void;
}, never>;
interface LegalConsentState {
  readonly isAccepted: boolean;
  readonly refusals: number;
}
interface LegalConsent {
  accept(isAccepted: boolean): void;
  hasConsent(): boolean;
  requireConsent(): boolean;
}
declare function selectAsksConsent({ features, termsUrl, privacyUrl }: Pick<OptionsState, 'features' | 'termsUrl' | 'privacyUrl'>): boolean;
declare const legalConsentPlugin: SyncPluginDefinition<"legalConsent", LegalConsentState, LegalConsent, never>;
type RedirectWallet = 'phantom' | 'solflare' | 'coinbase';
interface GetNamespaceRedirectParameters {
  readonly wallet: RedirectWallet;
  readonly url: string;
  readonly isFull: boolean;
  readonly ref: string;
}
declare function getNamespaceRedirect({ wallet, url, isFull, ref }: GetNamespaceRedirectParameters): string;
declare function findRedirectWallet(wallet: {
  readonly name: string;
  readonly rdns?: string | null | undefined;
}): RedirectWallet | undefined;
type LinkPlatform = 'ios' | 'android' | 'telegram-ios' | 'telegram-android' | 'desktop';
interface GetLinkPlatformParameters {
  readonly userAgent: string;
  readonly isMobile: boolean;
  readonly isTelegram: boolean;
}
declare function getLinkPlatform({ userAgent, isMobile, isTelegram }: GetLinkPlatformParameters): LinkPlatform;
interface LinkableWallet {
  readonly mobile_link?: string | null | undefined;
  readonly link_mode?: string | null | undefined;
  readonly desktop_link?: string | null | undefined;
  readonly webapp_link?: string | null | undefined;
}
type DeepLinkKind = 'universal' | 'scheme' | 'desktop' | 'web';
interface DeepLink {
  readonly kind: DeepLinkKind;
  readonly base: string;
}
declare function listDeepLinks({ wallet, platform }: {
  readonly wallet: LinkableWallet;
  readonly platform: LinkPlatform;
}): readonly DeepLink[];
interface GetPairingLinksParameters {
  readonly wallet: LinkableWallet;
  readonly uri: string;
  readonly platform: LinkPlatform;
}
interface PairingLink extends DeepLink {
  readonly href: string;
  readonly target: '_blank' | '_top';
}
declare function getPairingLinks({ wallet, uri, platform }: GetPairingLinksParameters): readonly PairingLink[];
declare function importOnline<value>(load: () => Promise<value>): Promise<value>;
declare function readTelegram(page?: object | undefined): boolean;
declare const WALLET_SEARCH_WAIT = 300;
type WalletImageSource = Pick<CatalogueWallet$1, 'image_id' | 'image_url' | 'image_data'>;
interface WalletImageParameters {
  readonly wallet: WalletImageSource;
}
declare const walletImageQuery: QueryReader<WalletImageParameters, string | null>;
interface RelayTarget {
  readonly url: string;
  readonly projectId: string;
}
interface ProjectState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly relay: RelayTarget | null;
  readonly analytics: 'asking' | 'on' | 'off';
  readonly nameSuffix?: string | undefined;
}
interface Project {
  begin(): Promise<void>;
  load(): Promise<void>;
  getRelay(): Promise<RelayTarget>;
  destroy(): void;
}
declare const projectPlugin: PluginDefinition<"project", ProjectState, Project, "api">;
declare const queryClientPlugin: SyncPluginDefinition<"queryClient", object, {
  client: QueryClient;
  destroy: () => void;
}, never>;
interface WalletList {
  readonly wallets: readonly CatalogueWallet$1[];
  readonly count: number;
  readonly source: 'cloud' | 'builtIn';
}
type WalletBadge = NonNullable<CatalogueWallet$1['badge_type']>;
interface WalletSearchParameters {
  readonly search: string;
  readonly badge?: WalletBadge | undefined;
}
declare const featuredWalletsQuery: QueryReader<object, WalletList>;
declare const recommendedWalletsQuery: QueryReader<object, WalletList>;
declare const walletSearchQuery: QueryReader<WalletSearchParameters, WalletList>;
declare const walletQuery: QueryReader<{
  readonly id: string;
}, WalletList>;
declare function getWalletPagesOptions(modal: Pick<Modal, 'plugin' | 'ports'>): InfiniteQueryObserverOptions<WalletList, Error, InfiniteData<WalletList, number>, QueryKey, number>;
declare function installModalPlugins(modal: Pick<Modal, 'plugin'>): void;
interface SwitchControllers {
  readonly adapters: Pick<AdaptersController, 'store'>;
  readonly connection: Pick<ConnectionController, 'store'>;
  readonly connectors: Pick<ConnectorsController, 'store'>;
  readonly modal: Pick<ModalController, 'store' | 'open'>;
  readonly network: Pick<NetworkController, 'store'>;
  readonly options: Pick<OptionsController, 'store'>;
  readonly router: Pick<RouterController, 'push'>;
}
declare function requestSwitchNetwork({ controllers }: {
  readonly controllers: SwitchControllers;
}, parameters: {
  readonly network: Network;
  readonly ignoreSwitchConfirmation?: boolean | undefined;
}): void;
interface Visits {
  readonly signal: AbortSignal;
  add(definition: AnyPlugin): void;
  retry(): void;
  destroy(): void;
}
declare const visitsPlugin: SyncPluginDefinition<"visits", object, Visits, never>;
declare const reopeningPlugin: SyncPluginDefinition<"reopening", object, {
  reload: () => void;
  resume: () => void;
}, never>;
declare function toExplorerLink(network: Network | undefined, id: string | null): string | undefined;
interface DraftStore<state> extends ReadableStore<state> {
  update(recipe: (draft: Draft<state>) => void): void;
}
declare function createDraftStore<state extends object>(store: Store<state>): DraftStore<state>;
declare const amountDigits: {
  readonly balance: 3;
  readonly total: 2;
  readonly activity: 3;
};
declare const FIAT_DECIMALS = 18;
interface PriceParameters {
  readonly decimals: number;
  readonly price: string;
}
declare function toFiat(parameters: PriceParameters & {
  readonly value: bigint;
}): bigint | undefined;
declare function fromFiat(parameters: PriceParameters & {
  readonly fiat: bigint;
}): bigint | undefined;
declare function takePercentage(parameters: {
  readonly value: bigint;
  readonly percentage: number;
}): bigint;
declare function toScaled(parameters: {
  readonly text: string;
  readonly digits: number;
}): bigint | undefined;
interface FormatAmountParameters {
  readonly value: bigint;
  readonly decimals: number;
  readonly locale?: string | undefined;
  readonly digits?: number | undefined;
}
declare function formatAmount({ locale, ...amount }: FormatAmountParameters): string;
type AmountFormat = (parameters: Omit<FormatAmountParameters, 'locale'>) => string;
declare function createAmountFormat(locale: string | undefined): AmountFormat;
declare function getNumberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat;
type AmountFault = {
  readonly fault: 'empty' | 'sign' | 'malformed' | 'tooLarge';
} | {
  readonly fault: 'tooManyDecimals';
  readonly decimals: number;
} |
{
  readonly fault: 'ambiguous';
  readonly readings: readonly bigint[];
};
interface ParseAmountParameters {
  readonly text: string;
  readonly decimals: number;
  readonly locale: string;
}
declare function parseAmount({ text, decimals, locale }: ParseAmountParameters): bigint | AmountFault;
declare function shareStructure<value>(previous: unknown, next: value): value;
declare function watchSelector<state, slice>(store: ReadableStore<state>, selector: (state: state) => slice, listener: (slice: slice, previous: slice) => void): () => void;
export { ACTIVITY_FRESH, ACTIVITY_NAMESPACES, ADDRESS_LABEL_LIMIT, AUTH_ID, type ActivityResult, type AddressLabels, type AmountFault, type AmountFormat, type Avatars, BALANCE_NAMESPACES, type CatalogueWallet, type CatalogueWalletRow, type ChoosableWallet, type ComparedGroup, type DeepLink, type DeepLinkChoice, type DeepLinkKind, type DeepLinkMemory, type DraftStore, FIAT_DECIMALS, type FeatureFlag, type FormatAmountParameters, type GetLinkPlatformParameters, type GetNamespaceRedirectParameters, type GetNetworkAvailabilityParameters, type GetPairingLinksParameters, type GetWalletRouteParameters, type LegalConsent, type LegalConsentState, type LinkPlatform, type LinkableWallet, type ListSocials, ModalError, NFT_NAMESPACES, type NftsResult, type PairingLink, type ParseAmountParameters, type PluginContext, type PluginDefinition, type PluginEvents, type PluginSetup, type PortfolioAccount, type PortfolioPart, type PriceImpactLevel, type PriceParameters, QUOTE_INTERVAL, type RedirectWallet, type RouteBehaviour, SLIPPAGE_AT_MOST, SWAP_REST, type SyncPluginDefinition, WALLET_CONNECT_ID, WALLET_SEARCH_WAIT, type WalletBadge, type WalletGroups, type WalletIdentity, type WalletImageSource, type WalletList, type WalletRoute, addressLabelsPlugin, amountDigits, avatarPlugin, compareAddresses, createAmountFormat, createDraftStore, createInitialStates, deepLinkMemoryPlugin, definePlugin, featuredWalletsQuery, findConnector, findDestination, findRedirectWallet, findSameWallet, findWalletRow, formatAmount, fromFiat, getAuthName, getConnectorState, getLinkPlatform, getNamespaceRedirect, getNetworkAvailability, getNumberFormat, getPairingLinks, getWalletPagesOptions, getWalletRoute, importOnline, initialStatePlugin, installModalPlugins, isFeatureEnabled, isSameAddress, isSettled, isSwapNetwork, isTrusted, legalConsentPlugin, listCatalogueWallets, listConnections, listDeepLinks, listPortfolioAccounts, listWallets, loadSocialList, matchConnector, matchLanguage, matchWallets, namespaces, needsAccount, onrampSellers, parseAmount, projectPlugin, purchasesPlugin, queryClientPlugin, readProperty, readTelegram, recommendedWalletsQuery, reopeningPlugin, requestSwitchNetwork, selectActivity, selectAsksConsent, selectCanGoBack, selectConnectMethods, selectConnectionStatus, selectIsConnected, selectNetworks, selectNfts, selectRequestedNetwork, selectRoute, selectWalletFeatures, shareStructure, takePercentage, toAddressGroups, toExplorerLink, toFiat, toModalError, toPortfolio, toPriceImpactLevel, toScaled, visitsPlugin, walletGroupsPlugin, walletImageQuery, walletQuery, walletSearchQuery, watchSelector };
