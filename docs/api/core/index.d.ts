// Generated from the built types by `pnpm api:write`. The comments are left out.
import { CaipAddress, CaipAddress as CaipAddress$1, CaipNetworkId, CaipNetworkId as CaipNetworkId$1, Namespace, Namespace as Namespace$1 } from "@latchkey/protocol/caip";
import { FrameErrorCode, FrameRequestName, FrameScreen, FrameScreen as FrameScreen$1, FrameUser, FrameUser as FrameUser$1, frameRequests } from "@latchkey/protocol/frame";
import { ApiErrorCode, EndpointResponse, Nft, OnrampOptions, OnrampQuote, SwapToken, Transaction, Transaction as Transaction$1, getGasPrice, getSwapAllowance, getSwapTokens } from "@latchkey/protocol/api";
import { Cacao, Cacao as Cacao$1, Siwx, Siwx as Siwx$1, SiwxAccount, SiwxAccount as SiwxAccount$1, SiwxMessage, SiwxSession, SiwxSession as SiwxSession$1 } from "@latchkey/protocol/siwx";
import { SocialProvider, SocialProvider as SocialProvider$1 } from "@latchkey/protocol/atoms";
import { InfiniteQueryObserverOptions, QueryKey, QueryObserverOptions } from "@tanstack/query-core";
import { GenericSchema, InferInput, InferOutput } from "valibot";
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
type NamespaceOf<network> = network extends {
  readonly chainNamespace: infer namespace extends Namespace$1;
} ? namespace : 'eip155';
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
interface SendCallsParameters$1<types extends NamespaceTypes = NamespaceTypes> extends OnConnection {
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
      readonly networkIds?: readonly CaipNetworkId$1[] | undefined;
    }): Promise<WalletCapabilities>;
    send(parameters: SendCallsParameters$1<types>): Promise<{
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
type FeatureOptions = { readonly [name in keyof LocalFeatures]?: NonNullable<LocalFeatures[name]> | undefined; } & { readonly [name in keyof RemoteFeatures]?: RemoteFeatures[name] | (RemoteFeatures[name] extends boolean ? never : true) | undefined; };
type OwnMessages = Readonly<Record<string, string | undefined>>;
type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';
interface ProposalNamespace {
  readonly chains: readonly CaipNetworkId$1[];
  readonly methods: readonly string[];
  readonly events: readonly string[];
}
type ProposalNamespaces = Readonly<Partial<Record<Namespace$1, ProposalNamespace>>>;
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
  readonly grants: Readonly<Partial<Record<Namespace$1, SessionGrant>>>;
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
  readonly chains: readonly CaipNetworkId$1[];
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
  readonly auths: readonly Cacao$1[];
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
  readonly networkId: CaipNetworkId$1;
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
  readonly chainId: CaipNetworkId$1;
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
    readonly cacao?: Cacao$1 | undefined;
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
  readonly networkId: CaipNetworkId$1;
  readonly router: string;
  readonly spender: string;
}
interface AvatarParameters {
  readonly namespace: Namespace$1;
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
  readonly chains?: readonly CaipNetworkId$1[] | undefined;
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
  readonly siwx?: Siwx$1 | undefined;
  readonly siweConfig?: SiweConfig | undefined;
  readonly swapRouters?: readonly SwapContracts[] | undefined;
  readonly refuseHighPriceImpact?: boolean | undefined;
  readonly termsUrl?: string | undefined;
  readonly privacyUrl?: string | undefined;
  readonly logLevel?: LogLevel | undefined;
  readonly defaultAccountTypes?: Readonly<Partial<Record<Namespace$1, AccountType>>> | undefined;
  readonly onError?: ((error: ModalError) => void) | undefined;
  readonly storagePrefix?: string | undefined;
  readonly ports?: Partial<Ports> | undefined;
}
interface AdaptersState {
  readonly byNamespace: Readonly<Partial<Record<Namespace$1, AdapterState>>>;
}
declare function selectActiveConnection(state: AdaptersState, namespace: Namespace$1): Connection | undefined;
interface AdaptersController {
  readonly store: ReadableStore<AdaptersState>;
  find(namespace: Namespace$1): Adapter | undefined;
  get(namespace: Namespace$1 | undefined): Adapter;
  add(factory: AdapterFactory): boolean;
  remove(namespace: Namespace$1): Promise<void>;
  start(parameters: {
    readonly reconnect: (namespace: Namespace$1) => readonly StoredConnection[];
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
  readonly approvedNetworkIds: readonly CaipNetworkId$1[];
  readonly supportsAllNetworks: boolean;
  readonly smartAccountEnabledNetworks: readonly CaipNetworkId$1[];
}
type SwitchAttempt = {
  readonly status: 'idle';
} | {
  readonly status: 'switching';
  readonly caipNetworkId: CaipNetworkId$1;
} | {
  readonly status: 'failed';
  readonly caipNetworkId: CaipNetworkId$1;
  readonly error: ErrorSummary;
};
interface NetworkState {
  readonly networks: readonly Network[];
  readonly activeNamespace: Namespace$1;
  readonly byNamespace: Readonly<Partial<Record<Namespace$1, NamespaceNetworks>>>;
  readonly isSwitchingNamespace: boolean;
  readonly attempt: SwitchAttempt;
}
declare const selectActiveNetwork: (state: NetworkState, namespace?: Namespace$1) => Network | undefined;
interface NetworkController {
  readonly store: ReadableStore<NetworkState>;
  restore(): void;
  setActiveNamespace(namespace: Namespace$1): void;
  switchNetwork(parameters: {
    readonly network: NetworkInput | CaipNetworkId$1 | undefined;
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
  readonly namespace: Namespace$1;
  readonly wallet: ChosenWallet | null;
}
type ConnectAttempt = {
  readonly status: 'idle';
} | {
  readonly status: 'connecting';
  readonly connectorId: string;
  readonly namespace: Namespace$1;
} | {
  readonly status: 'failed';
  readonly connectorId: string;
  readonly namespace: Namespace$1;
  readonly error: ErrorSummary;
};
interface ConnectionState {
  readonly statuses: Readonly<Partial<Record<Namespace$1, ConnectionStatus>>>;
  readonly attempt: ConnectAttempt;
  readonly recents: readonly RecentWallet[];
  readonly dormant: readonly (StoredConnection & {
    readonly namespace: Namespace$1;
  })[];
  readonly isRestoring: boolean;
}
declare const walletMatches: readonly ['id', 'rdns', 'name'];
type WalletMatch = (typeof walletMatches)[number];
type ConnectorType = AdapterConnectorType | 'MULTI_CHAIN';
interface Connector {
  readonly id: string;
  readonly name: string;
  readonly type: ConnectorType;
  readonly chain: Namespace$1;
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
interface SessionConnections {
  connect(parameters: ConnectParameters & {
    readonly signal: AbortSignal;
  }): Promise<readonly Connection[]>;
  restore(stored: StoredConnections): Promise<void>;
  disconnect(parameters: {
    readonly namespace?: Namespace$1 | undefined;
  }): Promise<void>;
}
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
  readonly defaultAccountTypes: Readonly<Record<Namespace$1, AccountType>>;
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
  readonly namespace?: Namespace$1 | undefined;
  readonly networkId?: CaipNetworkId$1 | undefined;
  readonly wallet?: ChosenWallet | undefined;
  readonly signal?: AbortSignal | undefined;
}
interface DisconnectParameters {
  readonly connectionId?: string | undefined;
  readonly connectorId?: string | undefined;
  readonly namespace?: Namespace$1 | undefined;
}
interface SwitchConnectionParameters {
  readonly connectorId: string;
  readonly namespace: Namespace$1;
  readonly address?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}
type StoredConnections = ByNamespace<readonly StoredConnection[]>;
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
  reset(namespace: Namespace$1 | undefined): void;
  isSession(connectorId: string): boolean;
  abort(reason: ModalError): void;
}
type ByNamespace<value> = Readonly<Partial<Record<Namespace$1, value>>>;
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
  readonly caipAddress?: CaipAddress$1 | undefined;
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
interface Account extends AccountRecord {
  readonly balance?: string | undefined;
  readonly balanceSymbol?: string | undefined;
  readonly tokenBalance?: readonly TokenBalance[] | undefined;
}
interface AccountState {
  readonly byNamespace: Readonly<Partial<Record<Namespace$1, AccountRecord>>>;
}
declare const selectAccount: (state: AccountState, namespace: Namespace$1) => AccountRecord;
type AccountPatch = Partial<Pick<AccountRecord, 'profileName' | 'profileImage' | 'addressLabels' | 'user' | 'preferredAccountType' | 'smartAccountDeployed'>>;
interface AccountController {
  readonly store: ReadableStore<AccountState>;
  update(parameters: {
    readonly namespace: Namespace$1 | undefined;
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
    readonly namespace?: Namespace$1 | undefined;
    readonly networkId?: CaipNetworkId$1 | undefined;
  } | undefined;
  Account: undefined;
  ProfileWallets: undefined;
  ConnectingWalletConnect: {
    readonly wallet?: ChosenWallet | undefined;
    readonly namespace?: Namespace$1 | undefined;
    readonly networkId?: CaipNetworkId$1 | undefined;
  } | undefined;
  ConnectingWalletConnectBasic: undefined;
  ConnectingMultiChain: {
    readonly connectorId: string;
  };
  ConnectingExternal: {
    readonly connectorId: string;
    readonly namespace: Namespace$1;
    readonly networkId?: CaipNetworkId$1 | undefined;
  };
  AllWallets: undefined;
  SwitchNetwork: {
    readonly network: Network;
  };
  SwitchActiveChain: {
    readonly switchToChain: Namespace$1;
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
    readonly caipNetworkId: CaipNetworkId$1;
    readonly address?: string | undefined;
  };
  NftDetails: {
    readonly caipNetworkId: CaipNetworkId$1;
    readonly address: string;
    readonly tokenId: string;
  };
  Transactions: undefined;
  TransactionDetails: {
    readonly key: string;
  } | {
    readonly caipNetworkId: CaipNetworkId$1;
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
    readonly provider: SocialProvider$1;
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
  readonly namespace?: Namespace$1 | undefined;
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
  readonly caipNetworkId?: CaipNetworkId$1 | undefined;
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
  readonly namespace: Namespace$1;
} & ConnectAttemptDetails) | ({
  readonly event: 'CONNECT_SUCCESS';
  readonly connectorId: string;
  readonly namespace: Namespace$1;
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
  readonly namespace: Namespace$1;
} | {
  readonly event: 'DISCONNECT_ERROR';
  readonly namespace: Namespace$1;
  readonly code: ErrorCode;
} | {
  readonly event: 'SWITCH_NETWORK';
  readonly caipNetworkId: CaipNetworkId$1;
} | {
  readonly event: 'SIWX_AUTH_SUCCESS';
  readonly namespace: Namespace$1;
} | {
  readonly event: 'SIWX_AUTH_ERROR';
  readonly namespace: Namespace$1;
  readonly code: ErrorCode;
} | {
  readonly event: 'SIWX_CANCEL';
  readonly namespace: Namespace$1;
} | {
  readonly event: 'SIWX_EXPIRED';
  readonly namespace: Namespace$1;
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
type NetworkWithoutAdapter<namespace extends string> = { readonly [text in `adapters has no adapter for the namespace ${namespace}`]: never; };
type CheckedNetworks<adapters extends readonly AdapterFactory[], networks extends readonly NetworkInput[]> = adapters[number] extends never ? networks : [NamespaceOf<networks[number]>] extends [adapters[number]['namespace']] ? networks : { readonly [index in keyof networks]: NamespaceOf<networks[index]> extends adapters[number]['namespace'] ? networks[index] : NetworkWithoutAdapter<NamespaceOf<networks[index]>>; };
interface ModalOptions<adapters extends readonly AdapterFactory[] = readonly AdapterFactory[], networks extends readonly NetworkInput[] = readonly NetworkInput[]> extends BaseModalOptions {
  readonly networks: CheckedNetworks<adapters, networks>;
  readonly adapters: adapters;
  readonly defaultNetwork?: networks[number] | undefined;
  readonly onEvent?: ((event: RecordedEvent) => void) | undefined;
}
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
  switchNetwork(network: Network | ChainLike | networks[number] | CaipNetworkId$1, parameters?: {
    readonly signal?: AbortSignal | undefined;
  }): Promise<void>;
  adapter<namespace extends adapters[number]['namespace']>(namespace: namespace): AdapterOf<adapters[number], namespace>;
  addAdapter(factory: AdapterFactory): void;
  removeAdapter(namespace: Namespace$1): Promise<void>;
  preload(parameters?: PreloadParameters): Promise<void>;
  plugin<definition extends AnyPlugin>(definition: definition): PluginOf<definition>;
  onBeforeChange(listener: (change: ModalChange) => void): () => void;
}
type AdapterOf<factory extends AdapterFactory, namespace extends Namespace$1> = factory extends {
  readonly namespace: infer served;
  create(context: never): infer adapter;
} ? namespace extends served ? adapter : never : never;
interface InitialState {
  readonly activeNamespace: Namespace$1;
  readonly activeNetworkId: CaipNetworkId$1;
  readonly addresses: Readonly<Partial<Record<Namespace$1, string>>>;
}
type ConnectorState = 'connected' | 'active' | 'disconnected';
interface ActiveConnection extends Connection {
  readonly connector: Connector | undefined;
  readonly state: ConnectorState;
  readonly authName: string | undefined;
  readonly recent: boolean;
}
interface WalletRow {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string | undefined;
  readonly group: ConnectorGroup;
  readonly namespaces: readonly Namespace$1[];
  readonly connector: Connector | undefined;
  readonly connectors: readonly Connector[];
  readonly wallet: CustomWallet | undefined;
  readonly recognisedBy: WalletMatch | undefined;
  readonly pairing: ChosenWallet | undefined;
  readonly isInstalled: boolean;
  readonly isRecent: boolean;
  readonly isDisputed: boolean;
}
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
type AddressChain = Namespace$1 | 'tron';
type ReceiverFault =
{
  readonly fault: 'empty' | 'malformed';
} |
{
  readonly fault: 'checksum';
} |
{
  readonly fault: 'otherChain';
  readonly chain: AddressChain;
} |
{
  readonly fault: 'otherNetwork';
} |
{
  readonly fault: 'zero';
} |
{
  readonly fault: 'token';
} |
{
  readonly fault: 'mixedScripts';
};
type SendStatus = 'idle' | 'editing' | 'checking' | 'ready' | 'sending' | 'sent' | 'failed';
interface SendPayer {
  readonly namespace: Namespace$1;
  readonly networkId: CaipNetworkId$1;
  readonly address: string;
  readonly caipAddress: CaipAddress$1;
  readonly connectionId: string;
  readonly type: AccountType;
}
interface SendToken {
  readonly caipNetworkId: CaipNetworkId$1;
  readonly address: string | null;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly iconUrl: string | null;
  readonly price: number | null;
  readonly isListed: boolean | null;
}
type SendReceiver = {
  readonly status: 'none';
} | {
  readonly status: 'resolving';
  readonly name: string;
} |
{
  readonly status: 'fault';
  readonly fault: ReceiverFault | {
    readonly fault: 'notFound' | 'unresolved';
  };
} | {
  readonly status: 'found';
  readonly address: string;
  readonly name: string | null;
  readonly isOwn: boolean;
  readonly isKnown: boolean;
  readonly lookAlike: string | null;
};
interface RecentReceiver {
  readonly address: string;
  readonly name: string | null;
}
type SendProblem = {
  readonly problem: 'tokenMissing' | 'amountMissing' | 'receiverMissing' | 'decimalsChanged';
} | {
  readonly problem: 'receiver';
  readonly fault: Extract<SendReceiver, {
    status: 'fault';
  }>['fault']['fault'];
} |
{
  readonly problem: 'balance';
  readonly available: bigint;
} |
{
  readonly problem: 'fee';
  readonly needed: bigint;
  readonly available: bigint;
  readonly most: bigint | null;
} | {
  readonly problem: 'minimum';
  readonly minimum: bigint;
} |
{
  readonly problem: 'lookAlike';
  readonly known: string;
} | {
  readonly problem: 'nameChanged';
  readonly before: string;
  readonly after: string | null;
} |
{
  readonly problem: 'maxChanged';
  readonly amount: bigint;
} |
{
  readonly problem: 'wouldFail';
  readonly reason: string | null;
} |
{
  readonly problem: 'unread';
  readonly error: ErrorSummary;
};
type SendNote = 'own' | 'firstTime' | 'contract' | 'offCurve' |
'feeElsewhere' |
'feeUnknown' |
'tokenFee' | 'unlisted';
interface SendFacts {
  readonly balance: bigint | null;
  readonly coinBalance: bigint | null;
  readonly fee: bigint | null;
  readonly feeAtMost: bigint | null;
  readonly receiver: ReceiverFacts | null;
}
interface SendReview {
  readonly payer: SendPayer;
  readonly token: SendToken;
  readonly amount: bigint;
  readonly isMax: boolean;
  readonly to: string;
  readonly name: string | null;
  readonly speed: TransferSpeed;
  readonly fee: bigint | null;
  readonly feeAtMost: bigint | null;
  readonly arrives: bigint | null;
  readonly changes: readonly BalanceChange[] | null;
  readonly notes: readonly SendNote[];
}
interface SendPluginState {
  readonly status: SendStatus;
  readonly payer: SendPayer | null;
  readonly token: SendToken | null;
  readonly amountText: string;
  readonly amount: bigint | null;
  readonly isMax: boolean;
  readonly receiverText: string;
  readonly receiver: SendReceiver;
  readonly accepted: string | null;
  readonly speed: TransferSpeed;
  readonly speeds: readonly TransferSpeed[];
  readonly facts: SendFacts;
  readonly problems: readonly SendProblem[];
  readonly review: SendReview | null;
  readonly error: ErrorSummary | null;
  readonly recordKey: string | null;
  readonly recents: readonly RecentReceiver[];
}
type QueryModal$1 = Pick<Modal, 'plugin'>;
interface QueryReader<parameters, value> {
  options(modal: QueryModal$1, parameters: parameters): QueryObserverOptions<value>;
  read(modal: QueryModal$1, parameters: parameters): Promise<value>;
  getCached(modal: QueryModal$1, parameters: parameters): value | undefined;
  invalidate(modal: QueryModal$1, parameters?: parameters): Promise<void>;
  renew(modal: QueryModal$1, parameters: parameters): Promise<void>;
}
interface PagedQueryParameters {
  readonly caipAddress: CaipAddress$1 | undefined;
}
type QueryModal = Pick<Modal, 'plugin'>;
interface PagedQuery<page, list> {
  options(modal: QueryModal, parameters: PagedQueryParameters): InfiniteQueryObserverOptions<page, Error, list, QueryKey, string | undefined>;
  read(modal: QueryModal, parameters: PagedQueryParameters): Promise<list>;
  loadMore(modal: QueryModal, parameters: PagedQueryParameters): Promise<list>;
  getCached(modal: QueryModal, parameters: PagedQueryParameters): list | undefined;
  invalidate(modal: QueryModal, parameters: PagedQueryParameters): Promise<void>;
}
interface ActivityPage {
  readonly data: readonly Transaction$1[];
  readonly spam: readonly Transaction$1[];
  readonly next?: string | undefined;
  readonly isUnsupported?: true | undefined;
}
interface ActivityYear {
  readonly year: number;
  readonly months: readonly ActivityMonth[];
}
interface ActivityMonth {
  readonly month: number;
  readonly transactions: readonly Transaction$1[];
}
interface ActivityList {
  readonly transactions: readonly Transaction$1[];
  readonly transactionsByYear: readonly ActivityYear[];
  readonly spam: readonly Transaction$1[];
  readonly next: string | undefined;
  readonly isSupported: boolean;
}
type ActivityParameters = PagedQueryParameters;
type ActivityQuery = PagedQuery<ActivityPage, ActivityList>;
declare const activityQuery: ActivityQuery;
interface ActivityState extends ActivityList {
  readonly coinbaseTransactions: readonly Transaction$1[];
  readonly loading: boolean;
  readonly empty: boolean;
  readonly next: string | undefined;
  readonly error: Error | null;
  readonly lastNetworkInView: string | undefined;
}
interface NftPage {
  readonly nfts: readonly Nft[];
  readonly next?: string | undefined;
  readonly isUnsupported?: true | undefined;
}
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
interface Portfolio {
  readonly total: number | undefined;
  readonly isComplete: boolean;
  readonly unavailable: readonly CaipNetworkId$1[];
  readonly pending: readonly CaipNetworkId$1[];
  readonly unpriced: readonly TokenBalance[];
  readonly tokens: readonly TokenBalance[];
}
declare function readPortfolio(modal: Pick<Modal, 'controllers' | 'plugin'>, parameters: {
  readonly namespace: Namespace$1;
}): Promise<Portfolio>;
interface TokenBalancesParameters {
  readonly namespace: Namespace$1;
  readonly caipAddress: CaipAddress$1 | undefined;
}
declare const tokenBalancesQuery: QueryReader<TokenBalancesParameters, readonly TokenBalance[]>;
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
  readonly namespace: Namespace$1;
  readonly networkId: CaipNetworkId$1;
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
interface TransactionsState {
  readonly records: readonly TransactionRecord[];
}
type SwapStatus = 'idle' | 'editing' | 'quoting' | 'quoted' | 'reviewing' | 'approving' | 'swapping' | 'done' | 'failed';
interface SwapEntry {
  readonly from?: string | undefined;
  readonly to?: string | null | undefined;
  readonly amount?: string | undefined;
}
interface ShownQuote {
  readonly provider: SwapDialect;
  readonly spender: string;
  readonly router: string;
  readonly toAmount: bigint;
  readonly minimum: bigint;
  readonly gas: bigint | null;
  readonly receivedAt: number;
  readonly expiresAt: number;
  readonly priceImpact: number | null;
  readonly lossUsd: number | null;
}
interface SwapFacts {
  readonly balance: bigint | null;
  readonly coinBalance: bigint | null;
  readonly feeAtMost: bigint | null;
  readonly allowance: bigint | null;
}
type SwapProblem = {
  readonly problem: 'tokenMissing' | 'amountMissing' | 'sameToken';
} |
{
  readonly problem: 'networkUnsupported';
} |
{
  readonly problem: 'balance';
  readonly available: bigint;
} |
{
  readonly problem: 'fee';
  readonly needed: bigint;
  readonly available: bigint;
  readonly most: bigint | null;
} |
{
  readonly problem: 'impactUnaccepted';
  readonly impact: number | null;
} |
{
  readonly problem: 'impactRefused';
  readonly impact: number;
} |
{
  readonly problem: 'decimalsChanged';
} |
{
  readonly problem: 'wouldFail';
  readonly reason: string | null;
} |
{
  readonly problem: 'unread';
  readonly error: ErrorSummary;
};
interface SwapStep {
  readonly kind: 'reset' | 'approve' | 'swap';
  readonly status: 'waiting' | 'wallet' | 'chain' | 'done' | 'failed';
  readonly recordKey: string | null;
}
interface SwapReview extends ShownQuote {
  readonly payer: SendPayer;
  readonly from: SendToken;
  readonly to: SendToken;
  readonly amount: bigint;
  readonly isMax: boolean;
  readonly slippage: number;
  readonly mode: 'single' | 'batch' | 'steps';
  readonly steps: readonly SwapStep[];
  readonly feeAtMost: bigint | null;
}
interface MovedQuote {
  readonly before: bigint;
  readonly after: bigint;
  readonly isOtherProvider: boolean;
}
interface SwapPluginState {
  readonly status: SwapStatus;
  readonly payer: SendPayer | null;
  readonly from: SendToken | null;
  readonly to: SendToken | null;
  readonly amountText: string;
  readonly amount: bigint | null;
  readonly isMax: boolean;
  readonly slippage: number;
  readonly quote: ShownQuote | null;
  readonly quoteError: ErrorSummary | null;
  readonly nextQuoteAt: number | null;
  readonly isPaused: boolean;
  readonly isRenewing: boolean;
  readonly facts: SwapFacts;
  readonly problems: readonly SwapProblem[];
  readonly isImpactAccepted: boolean;
  readonly review: SwapReview | null;
  readonly moved: MovedQuote | null;
  readonly changedAt: number | null;
  readonly received: bigint | null;
  readonly error: ErrorSummary | null;
  readonly recordKeys: readonly string[];
}
type OnrampStatus = 'idle' | 'choosing' | 'quoting' | 'quoted' | 'opening' | 'waiting' | 'arrived' | 'declined' | 'failed';
interface OnrampChoices extends OnrampOptions {
  readonly isSample?: true | undefined;
}
type OnrampPurchaseCurrency = OnrampChoices['purchaseCurrencies'][number];
interface OnrampQuoteResult extends OnrampQuote {
  readonly isSample?: true | undefined;
}
interface OnrampOffer {
  readonly provider: OnrampProvider;
  readonly quote: OnrampQuoteResult;
}
interface OnrampForm {
  readonly purchaseCurrency: string | null;
  readonly paymentCurrency: string | null;
  readonly paymentMethod: string | null;
  readonly country: string;
  readonly amount: string | null;
}
interface OnrampDestination {
  readonly name: string;
  readonly displayName: string;
  readonly networkId: CaipNetworkId$1;
  readonly contract: string | null;
  readonly isFallback: boolean;
}
interface OnrampLimit {
  readonly limit: 'below' | 'above';
  readonly value: string;
}
interface OnrampPurchase {
  readonly provider: OnrampProvider;
  readonly partnerUserId: string;
  readonly account: SendPayer;
  readonly destination: OnrampDestination;
  readonly symbol: string;
  readonly url: string | null;
  readonly isBlocked: boolean;
  readonly arrived: string | null;
}
interface OnrampState {
  readonly status: OnrampStatus;
  readonly account: SendPayer | null;
  readonly options: OnrampChoices | null;
  readonly optionsLoading: boolean;
  readonly sellers: readonly OnrampProvider[];
  readonly form: OnrampForm;
  readonly destination: OnrampDestination | null;
  readonly limit: OnrampLimit | null;
  readonly offers: readonly OnrampOffer[];
  readonly selectedProvider: OnrampProvider | null;
  readonly quotesLoading: boolean;
  readonly error: ErrorSummary | null;
  readonly purchase: OnrampPurchase | null;
}
declare function getCallsErrorCode(error: unknown): number | undefined;
declare function isModalError<code extends ErrorCode = ErrorCode>(value: unknown, code?: code): value is ModalError<code>;
declare function createModal<const adapters extends readonly AdapterFactory[], const networks extends readonly NetworkInput[]>(options: ModalOptions<adapters, networks>): Modal<adapters, networks>;
interface ReadInitialStateParameters {
  readonly cookie: string | null | undefined;
  readonly storagePrefix?: string | undefined;
}
declare function readInitialState({ cookie, storagePrefix }: ReadInitialStateParameters): InitialState | undefined;
declare function isRestrictedTimeZone(timeZone: string): boolean;
declare const restrictedTimeZones: readonly ['ASIA/SHANGHAI', 'ASIA/URUMQI', 'ASIA/CHONGQING', 'ASIA/CHUNGKING', 'ASIA/HARBIN', 'ASIA/KASHGAR', 'ASIA/HONG_KONG', 'ASIA/MACAU', 'ASIA/MACAO'];
type SignInStatus = 'idle' | 'checking' | 'signedOut' | 'preparing' | 'signing' | 'verifying' | 'failed' | 'signedIn' | 'cancelling';
interface SignInFailure {
  readonly step: 'message' | 'signature' | 'verification';
  readonly error: ErrorSummary;
  readonly cause: ErrorCode;
}
interface NamespaceSignIn {
  readonly status: SignInStatus;
  readonly account: SiwxAccount$1 | null;
  readonly sessions: readonly SiwxSession$1[];
  readonly message: string | null;
  readonly failure: SignInFailure | null;
  readonly hasExpired: boolean;
}
interface SignInState {
  readonly isEnabled: boolean;
  readonly isRequired: boolean;
  readonly byNamespace: Readonly<Partial<Record<Namespace$1, NamespaceSignIn>>>;
}
declare const selectSignIn: (state: SignInState, namespace: Namespace$1) => NamespaceSignIn;
interface OneClick {
  propose(parameters: {
    readonly client: PairingClient;
    readonly namespaces: ProposalNamespaces;
  }): Promise<Proposal | undefined>;
  storeSignIn(parameters: {
    readonly session: PairedSession;
    readonly signal: AbortSignal;
  }): Promise<void>;
  takeFailure(account: SiwxAccount$1): SignInFailure | undefined;
}
interface SignInTarget {
  readonly namespace?: Namespace$1 | undefined;
}
interface SignInMachine {
  requireSignIn(parameters: ConfirmConnectionEvent): Promise<void>;
  signIn(parameters?: SignInTarget & {
    readonly signal?: AbortSignal | undefined;
  }): Promise<SiwxSession$1>;
  signOut(parameters?: SignInTarget): Promise<void>;
  cancel(parameters?: SignInTarget): Promise<void>;
  readonly oneClick: OneClick | undefined;
  destroy(): void;
}
declare const signInPlugin: PluginDefinition<"signIn", SignInState, SignInMachine, never>;
interface Login extends SessionConnections {
  prepare(): Promise<void>;
  sendCode(parameters: {
    readonly email: string;
    readonly signal?: AbortSignal | undefined;
  }): Promise<void>;
  resendCode(): Promise<void>;
  enterCode(parameters: {
    readonly code: string;
  }): Promise<Connection>;
  logInWithSocial(parameters: {
    readonly provider: SocialProvider$1;
    readonly signal?: AbortSignal | undefined;
  }): Promise<Connection>;
  enterSocialCode(parameters: {
    readonly code: string;
  }): Promise<Connection>;
  logInWithFarcaster(parameters?: {
    readonly signal?: AbortSignal | undefined;
  }): Promise<Connection>;
  logInWithPasskey(parameters?: {
    readonly signal?: AbortSignal | undefined;
  }): Promise<Connection>;
  cancel(): void;
  getUser(): Promise<FrameUser$1>;
  getToken(): Promise<{
    readonly token: string;
    readonly expiresAt: number;
  }>;
  updateEmail(parameters: {
    readonly email: string;
  }): Promise<void>;
  enterUpdateCode(parameters: {
    readonly code: string;
  }): Promise<void>;
  cancelEmailUpdate(): void;
  watchEmail(): () => void;
  openSettings(): Promise<void>;
  destroy(): void;
}
interface SocialAttempt {
  readonly provider: SocialName;
  readonly step: 'started' | 'popupOpened' | 'received';
  readonly uri: string | null;
}
interface EmailUpdate {
  readonly email: string;
  readonly stage: 'address' | 'primary' | 'secondary' | 'done';
  readonly pending: 'sending' | 'checking' | null;
  readonly expiresAt: number | null;
  readonly resendAt: number | null;
  readonly triesLeft: number | null;
  readonly error: ErrorSummary | null;
}
interface LoginState {
  readonly frame: 'notLoaded' | 'loading' | 'ready' | 'failed';
  readonly step: 'idle' | 'sending' | 'code' | 'verifying' | 'device' | 'passkey' | 'connecting';
  readonly social: SocialAttempt | null;
  readonly email: string | null;
  readonly expiresAt: number | null;
  readonly resendAt: number | null;
  readonly triesLeft: number | null;
  readonly deviceNumber: string | null;
  readonly error: ErrorSummary | null;
  readonly emailUpdate: EmailUpdate | null;
  readonly screen: FrameScreen$1 | null;
  readonly user: FrameUser$1 | null;
}
declare const loginPlugin: PluginDefinition<"login", LoginState, Login, "project" | "smartAccount">;
type PairingState = {
  readonly status: 'idle';
} |
{
  readonly status: 'preparing';
} |
{
  readonly status: 'ready';
  readonly uri: string;
  readonly expiresAt: number;
  readonly isPublished: boolean;
  readonly isFound: boolean;
} |
{
  readonly status: 'settling';
} | {
  readonly status: 'failed';
  readonly error: ErrorSummary;
};
interface SessionSummary {
  readonly topic: string;
  readonly peer: {
    readonly name: string;
    readonly url?: string | undefined;
    readonly icon?: string | undefined;
  };
  readonly namespaces: readonly Namespace$1[];
  readonly expiresAt: number;
}
interface WalletConnectState {
  readonly status: ConnectionStatus;
  readonly pairing: PairingState;
  readonly session: SessionSummary | null;
  readonly relay: 'idle' | 'connecting' | 'connected' | 'waiting';
}
interface PairParameters {
  readonly wallet?: ChosenWallet | undefined;
  readonly networkId?: CaipNetworkId$1 | undefined;
  readonly signal?: AbortSignal | undefined;
}
interface PairResult {
  readonly session: RemoteSession;
  readonly connections: readonly Connection[];
}
interface WalletConnect extends SessionConnections {
  prepare(): Promise<void>;
  pair(parameters?: PairParameters): Promise<PairResult>;
  renew(): void;
  getSession(): RemoteSession | undefined;
  destroy(): void;
}
declare const pairingPlugin: PluginDefinition<"pairing", WalletConnectState, WalletConnect, "deepLinkMemory" | "project" | "signIn">;
interface ConsoleLogger extends LoggerPort {
  readLog(): readonly string[];
}
interface CreateConsoleLoggerParameters {
  readonly level?: LogLevel | undefined;
  readonly now?: (() => number) | undefined;
  readonly console?: LoggerPort | undefined;
}
declare function createConsoleLogger(parameters?: CreateConsoleLoggerParameters): ConsoleLogger;
declare function getAccount(modal: Pick<Modal, 'controllers' | 'plugin'>, parameters: {
  readonly namespace: Namespace$1;
}): Account;
interface SendState {
  readonly token: SendToken | undefined;
  readonly sendTokenAmount: string | undefined;
  readonly receiverAddress: string | undefined;
  readonly receiverProfileName: string | undefined;
  readonly receiverProfileImageUrl: string | undefined;
  readonly networkBalanceInUSD: number | undefined;
  readonly loading: boolean;
  readonly tokenBalances: readonly TokenBalance[];
}
declare function getSendState(modal: Pick<Modal, 'plugin'>): SendState;
type NftsQuery = PagedQuery<NftPage, NftList>;
declare const nftsQuery: NftsQuery;
declare function refreshBalances(modal: Pick<Modal, 'plugin'>, parameters: {
  readonly caipAddress: CaipAddress$1;
  readonly contracts?: readonly string[] | undefined;
}): Promise<void>;
interface Tokens {
  getCoin(payer: SendPayer): SendToken | null;
  find(address: string, payer: SendPayer): Promise<SendToken | undefined>;
}
declare function createTokens(context: Pick<PluginContext<object>, 'controllers' | 'modal' | 'signal'>): Tokens;
interface ReadFactsParameters {
  readonly features: AdapterFeatures;
  readonly network: Network;
  readonly payer: SendPayer;
  readonly token: SendToken;
  readonly to: string | null;
  readonly amount: bigint | null;
  readonly speed: TransferParameters['speed'];
  readonly signal: AbortSignal;
}
interface FormReads {
  getTarget(signal: AbortSignal): ReadFactsParameters | undefined;
  readForm(signal: AbortSignal): Promise<void>;
}
interface SendDraft extends Pick<FormReads, 'getTarget'> {
  begin(): void;
  fill(parameters: NonNullable<RouteParameters['WalletSend']>): void;
  setToken(token: SendToken): Promise<void>;
  setAmount(parameters: {
    readonly text: string;
    readonly amount: bigint | null;
  }): void;
  setMax(): void;
  setReceiver(text: string): void;
  setSpeed(speed: TransferSpeed): void;
  acceptLookAlike(): void;
  edit(): void;
  enterAll(parameters: {
    readonly token: SendToken;
    readonly to: string;
    readonly amount: bigint;
    readonly speed: TransferSpeed;
    readonly accepted: string | null;
  }): Promise<void>;
  restart(): AbortSignal;
  waitForReceiver(): Promise<void>;
  follow(): void;
  reset(): void;
  readonly tokens: ReturnType<typeof createTokens>;
}
interface SendParameters {
  readonly to: string;
  readonly amount: bigint;
  readonly token?: string | null | undefined;
  readonly speed?: TransferSpeed | undefined;
  readonly accepted?: string | undefined;
}
interface Send extends Pick<SendDraft, 'setAmount' | 'setReceiver' | 'setSpeed' | 'acceptLookAlike' | 'edit'> {
  enter(parameters: RouteParameters['WalletSend']): void;
  setToken: SendDraft['setToken'];
  setMax: SendDraft['setMax'];
  check(): Promise<void>;
  confirm(): Promise<TransactionRecord>;
  send(parameters: SendParameters): Promise<TransactionRecord>;
  reset(): void;
  destroy(): void;
}
declare const sendPlugin: PluginDefinition<"send", SendPluginState, Send, "transactions">;
interface Swap {
  enter(parameters: SwapEntry | undefined, signal?: AbortSignal): void;
  watch(signal: AbortSignal): void;
  setFrom(token: SendToken): Promise<void>;
  setTo(token: SendToken): void;
  flip(): void;
  setAmount(parameters: {
    readonly text: string;
    readonly amount: bigint | null;
  }): void;
  setMax(): void;
  setSlippage(percent: number): void;
  acceptMoved(): void;
  acceptImpact(isAccepted: boolean): void;
  refresh(): void;
  touch(): void;
  review(): Promise<void>;
  edit(): void;
  confirm(): Promise<void>;
  reset(): void;
  destroy(): void;
}
declare const swapPlugin: PluginDefinition<"swap", SwapPluginState, Swap, "swapSource" | "transactions">;
interface SortedSwapTokens {
  readonly suggested: readonly SwapToken[];
  readonly popular: readonly SwapToken[];
  readonly all: readonly SwapToken[];
}
declare function sortSwapTokens(tokens: readonly SwapToken[]): SortedSwapTokens;
type SwapTokenLists = { readonly [name in keyof SortedSwapTokens]: readonly SendToken[]; };
declare const swapTokensQuery: QueryReader<{
  readonly networkId: CaipNetworkId$1;
}, SwapTokenLists>;
interface SwapCall {
  readonly to: string;
  readonly data: string;
  readonly value: bigint;
}
interface OnNetwork {
  readonly networkId: CaipNetworkId$1;
  readonly signal?: AbortSignal | undefined;
}
interface SwapPair extends OnNetwork {
  readonly from: string | null;
  readonly to: string | null;
  readonly amount: bigint;
}
interface SwapQuote {
  readonly contracts: SwapContracts;
  readonly toAmount: bigint;
  readonly gas: bigint | null;
  readonly expiresAt: number | null;
}
interface BuiltSwap {
  readonly call: SwapCall;
  readonly toAmount: bigint;
}
interface SwapSource {
  getQuotes(parameters: SwapPair & {
    readonly account?: string | undefined;
    readonly gasPrice?: bigint | undefined;
  }): Promise<{
    readonly quotes: readonly SwapQuote[];
  }>;
  getTokens(parameters: OnNetwork): Promise<EndpointResponse<typeof getSwapTokens>>;
  getAllowance(parameters: OnNetwork & {
    readonly token: string;
    readonly account: string;
  }): Promise<EndpointResponse<typeof getSwapAllowance>>;
  getPrices(parameters: OnNetwork & {
    readonly tokens: readonly (string | null)[];
  }): Promise<readonly (number | null)[]>;
  getGasPrice(parameters: OnNetwork): Promise<EndpointResponse<typeof getGasPrice>>;
  createApproval(parameters: {
    readonly contracts: SwapContracts;
    readonly token: string;
    readonly amount: bigint;
  }): SwapCall;
  build(parameters: SwapPair & {
    readonly contracts: SwapContracts;
    readonly account: string;
    readonly shown: bigint;
    readonly slippage?: number | undefined;
    readonly isUnchecked?: boolean | undefined;
  }): Promise<BuiltSwap>;
}
declare const swapSourcePlugin: PluginDefinition<"swapSource", object, SwapSource, "api">;
type CallStatus = 'waiting' | 'wallet' | 'chain' | 'done' | 'reverted' | 'notSent';
interface CallProgress {
  readonly status: CallStatus;
  readonly transactionId: string | null;
  readonly recordKey: string | null;
}
interface CallsBatch {
  readonly id: string;
  readonly namespace: Namespace$1;
  readonly networkId: CaipNetworkId$1;
  readonly address: string;
  readonly mode: 'wallet' | 'steps';
  readonly isAtomic: boolean;
  readonly calls: readonly CallProgress[];
  readonly isOver: boolean;
  readonly status: 'pending' | 'success' | 'failure' | 'partial';
  readonly statusCode: number;
  readonly createdAt: number;
}
interface CallsState {
  readonly batches: readonly CallsBatch[];
}
interface SendCallsParameters extends Pick<SendCallsParameters$1, 'calls' | 'id' | 'atomicRequired' | 'capabilities'> {
  readonly namespace?: Namespace$1 | undefined;
  readonly summary?: (Pick<TransactionSummary, 'action'> & Partial<TransactionSummary>) | undefined;
  readonly onProgress?: ((batch: CallsBatch) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}
interface Calls {
  send(parameters: SendCallsParameters): Promise<CallsBatch>;
  getStatus(parameters: {
    readonly id: string;
    readonly signal?: AbortSignal | undefined;
  }): Promise<CallsStatus>;
  show(parameters: {
    readonly id: string;
    readonly signal?: AbortSignal | undefined;
  }): Promise<void>;
  destroy(): void;
}
declare const callsPlugin: PluginDefinition<"calls", CallsState, Calls, "transactions">;
interface CallsStatusParameters {
  readonly id: string | undefined;
}
declare const callsStatusQuery: QueryReader<CallsStatusParameters, CallsStatus>;
interface CapabilitiesParameters {
  readonly namespace: Namespace$1;
  readonly caipAddress: CaipAddress$1 | undefined;
  readonly type?: string | undefined;
}
declare const capabilitiesQuery: QueryReader<CapabilitiesParameters, WalletCapabilities>;
interface SmartAccountWallet {
  readonly addresses: {
    readonly eip155?: string | undefined;
  };
  setAccountTypes(getType: SmartAccounts['getType']): void;
}
interface SmartAccountHost {
  readonly connectorId: string;
  getWallet(): SmartAccountWallet | undefined;
  ask<name extends FrameRequestName, schema extends GenericSchema>(parameters: {
    readonly name: name;
    readonly payload: InferInput<(typeof frameRequests)[name]>;
    readonly schema: schema;
    readonly signal?: AbortSignal | undefined;
  }): Promise<InferOutput<schema>>;
  confirm(): Promise<void>;
  isRefusal(error: unknown): boolean;
  toError(error: ModalError): ModalError;
}
interface SmartAccounts {
  setType(parameters: {
    readonly type: 'eoa' | 'smartAccount';
  }): Promise<void>;
  getType(parameters: {
    readonly networkId: CaipNetworkId$1;
    readonly address: string;
  }): 'eoa' | 'smartAccount';
  attach(host: SmartAccountHost): void;
  begin(): void;
  handleUser(wallet: SmartAccountWallet, user: FrameUser$1): void;
  whenTold(): Promise<void>;
  end(): void;
  destroy(): void;
}
interface SmartAccount {
  readonly address: string;
  readonly isDeployed: boolean;
}
interface SmartAccountState {
  readonly accounts: Readonly<Record<string, SmartAccount | null>>;
  readonly pending: AccountType | null;
  readonly error: ErrorSummary | null;
}
declare const smartAccountPlugin: PluginDefinition<"smartAccount", SmartAccountState, SmartAccounts, never>;
interface UserOperationReceipt {
  readonly isSuccess: boolean;
  readonly transactionId: string;
  readonly cost: string;
}
interface UserOperationReceiptParameters {
  readonly networkId: CaipNetworkId$1;
  readonly hash: `0x${string}` | undefined;
}
declare const userOperationReceiptQuery: QueryReader<UserOperationReceiptParameters, UserOperationReceipt | null>;
type WalletAnswer = {
  readonly id: string;
} | {
  readonly batchId: string;
};
interface SubmitTransactionParameters {
  readonly namespace: Namespace$1;
  readonly networkId: CaipNetworkId$1;
  readonly address: string;
  readonly summary: Pick<TransactionSummary, 'action'> & Partial<TransactionSummary>;
  readonly batchId?: string | undefined;
  readonly content?: Pick<TraceTransactionParameters, 'transaction' | 'transfer'> | undefined;
  readonly ask: (parameters: {
    readonly signal: AbortSignal;
    readonly onFacts: NonNullable<OnFacts['onFacts']>;
  }) => Promise<WalletAnswer>;
}
interface Transactions {
  submit(parameters: SubmitTransactionParameters): Promise<TransactionRecord>;
  watchSettled(listener: (record: TransactionRecord) => void): () => void;
  getLink(record: TransactionRecord): string | undefined;
  destroy(): void;
}
declare const transactionsPlugin: PluginDefinition<"transactions", TransactionsState, Transactions, never>;
interface NativeBalance {
  readonly value: string;
  readonly decimals: number;
  readonly symbol: string;
}
interface NativeBalanceParameters {
  readonly namespace: Namespace$1;
  readonly caipAddress: CaipAddress$1 | undefined;
}
declare const nativeBalanceQuery: QueryReader<NativeBalanceParameters, NativeBalance>;
interface PictureParameters {
  readonly url: string | undefined;
}
declare const pictureQuery: QueryReader<PictureParameters, string | null>;
interface Identity {
  readonly name: string | null;
  readonly avatar: string | null;
}
interface IdentityParameters {
  readonly namespace: Namespace$1;
  readonly address: string | undefined;
}
declare const identityQuery: QueryReader<IdentityParameters, Identity>;
interface NameAddressParameters {
  readonly name: string;
  readonly networkId: CaipNetworkId$1 | undefined;
}
declare const nameAddressQuery: QueryReader<NameAddressParameters, string | null>;
interface PurchaseNews {
  readonly outcome: 'pending' | 'confirmed' | 'failed';
  readonly amount: string | null;
  readonly rows: readonly Transaction$1[];
}
interface OnrampCalls {
  readOptions(parameters: {
    readonly signal: AbortSignal;
  }): Promise<OnrampChoices>;
  readQuote(parameters: {
    readonly provider: OnrampProvider;
    readonly form: OnrampForm;
    readonly destination: OnrampDestination;
    readonly signal: AbortSignal;
  }): Promise<{
    readonly quote: OnrampQuoteResult;
    readonly cause?: unknown;
  }>;
  createUrl(parameters: {
    readonly purchase: OnrampPurchase;
    readonly form: OnrampForm;
    readonly page: string | undefined;
    readonly cryptoAmount: string | null;
    readonly signal: AbortSignal;
  }): Promise<string>;
  readPurchase(parameters: {
    readonly purchase: OnrampPurchase;
    readonly signal: AbortSignal;
  }): Promise<PurchaseNews | undefined>;
}
interface OnrampFormMachine {
  enter(parameters: RouteParameters['OnRamp']): void;
  change(part: Partial<OnrampForm>): void;
  select(provider: OnrampProvider): void;
  retry(): void;
  resume(): void;
  edit(): void;
  forget(): void;
  stop(): void;
  follow(): void;
}
interface OnrampPurchaseMachine {
  buy(parameters?: {
    readonly cryptoAmount?: string | undefined;
  }): Promise<void>;
  check(): Promise<void>;
  leave(): void;
}
interface Onramp extends Pick<OnrampFormMachine, 'enter' | 'change' | 'select' | 'retry'>, Pick<OnrampPurchaseMachine, 'check'>, Pick<OnrampCalls, 'readOptions'> {
  buy: OnrampPurchaseMachine['buy'];
  edit(): void;
  reset(): void;
  destroy(): void;
}
declare const onrampPlugin: PluginDefinition<"onramp", OnrampState, Onramp, "api" | "balanceSource">;
declare const onrampOptionsQuery: QueryReader<object, OnrampChoices>;
declare function listOnrampSellers(parameters: {
  readonly providers: readonly OnrampProvider[] | false;
  readonly namespace: Namespace$1;
}): readonly OnrampProvider[];
interface NamesState {
  readonly status: 'idle' | 'signing' | 'registering' | 'done' | 'failed';
  readonly loading: boolean;
  readonly name: string | null;
  readonly error: ModalError | null;
}
interface NameSuggestion {
  readonly name: string;
  readonly isTaken: boolean;
}
interface Names {
  register(parameters: {
    readonly name: string;
    readonly attributes?: Readonly<Record<string, string>> | undefined;
  }): Promise<string>;
  reset(): void;
  resolve(parameters: {
    readonly name: string;
    readonly networkId: CaipNetworkId$1;
    readonly signal: AbortSignal;
  }): Promise<string | undefined>;
  list(parameters: {
    readonly address: string;
    readonly sender: string | undefined;
    readonly signal: AbortSignal;
  }): Promise<readonly string[]>;
  suggest(parameters: {
    readonly text: string;
    readonly signal: AbortSignal;
  }): Promise<readonly NameSuggestion[]>;
}
declare const namesPlugin: PluginDefinition<"names", NamesState, Names, "api" | "project">;
interface NameSuggestionsParameters {
  readonly text: string;
}
declare const nameSuggestionsQuery: QueryReader<NameSuggestionsParameters, readonly NameSuggestion[]>;
interface RegisteredNamesParameters {
  readonly namespace: Namespace$1;
  readonly address: string | undefined;
}
declare const registeredNamesQuery: QueryReader<RegisteredNamesParameters, readonly string[]>;
interface Register {}
type RegisteredModal = Register extends {
  readonly modal: infer modal extends Modal;
} ? modal : Modal;
type RegisteredFactory = RegisteredModal extends Modal<infer adapters, infer _networks> ? adapters[number] : AdapterFactory;
type AddressOf<namespace extends Namespace$1 = Namespace$1> = RegisteredFactory extends AdapterFactory<infer types> ? Extract<types, {
  readonly namespace: namespace;
}> extends (infer match extends NamespaceTypes) ? [match] extends [never] ? types['address'] : match['address'] : never : string;
type ProviderOf<namespace extends Namespace$1 = Namespace$1> = RegisteredFactory extends AdapterFactory<infer types> ? Extract<types, {
  readonly namespace: namespace;
}> extends (infer match extends NamespaceTypes) ? [match] extends [never] ? unknown : match['provider'] : never : unknown;
type TransactionRequestOf<namespace extends Namespace$1 = Namespace$1> = RegisteredFactory extends AdapterFactory<infer types> ? Extract<types, {
  readonly namespace: namespace;
}> extends (infer match extends NamespaceTypes) ? [match] extends [never] ? unknown : match['transactionRequest'] : never : unknown;
export { type Account, type AccountController, type AccountPatch, type AccountRecord, type AccountRef, type AccountState, type AccountType, type ActiveConnection, type ActivityList, type ActivityMonth, type ActivityPage, type ActivityParameters, type ActivityQuery, type ActivityState, type ActivityYear, type Adapter, type AdapterFactory, type AdapterOf, type AdaptersController, type AdaptersState, type AddressChain, type AddressOf, type Alert, type AlertErrorCode, type AlertsController, type AlertsState, type AnyPlugin, type ApiRefusal, type AtomicSupport, type AttemptMethod, type AvatarParameters, type BaseModalOptions, type BuiltSwap, type Cacao, type CaipAddress, type CaipNetworkId, type CallProgress, type CallStatus, type Calls, type CallsBatch, type CallsState, type CallsStatus, type CallsStatusParameters, type CapabilitiesParameters, type ChainLike, type CheckedNetworks, type ChosenWallet, type ClockPort, type CloseReason, type ConnectAttempt, type ConnectAttemptDetails, type ConnectEndDetails, type ConnectMethod, type ConnectParameters, type Connection, type ConnectionController, type ConnectionState, type ConnectionStatus, type Connector, type ConnectorDescriptor, type ConnectorGroup, type ConnectorState, type ConnectorType, type ConnectorsController, type ConnectorsState, type ConsoleLogger, type CreateConsoleLoggerParameters, type CustomWallet, type DisconnectParameters, type EmailUpdate, type ErrorCode, type ErrorContext, type ErrorSummary, type ErrorSurface, type FeatureName, type FeatureOptions, type FrameElement, type FramePort, type FrameScreen, type FrameUser, type HttpPort, type Identity, type IdentityParameters, type InitialState, type LocalFeatures, type LogLevel, type LoggerPort, type Login, type LoginState, type Metadata, type Modal, type ModalChange, type ModalController, type ModalControllers, type ModalError, type ModalErrorParameters, type ModalEvent, type ModalOptions, type ModalState, type MovedQuote, type NameAddressParameters, type NameSuggestion, type NameSuggestionsParameters, type Names, type NamesState, type Namespace, type NamespaceNetworks, type NamespaceOf, type NamespaceSignIn, type NamespaceTypes, type NativeBalance, type NativeBalanceParameters, type NativeCurrency, type Network, type NetworkAvailability, type NetworkController, type NetworkDescription, type NetworkInput, type NetworkState, type NetworkWithoutAdapter, type NftList, type NftPage, type NftsQuery, type NftsState, type OneClick, type Onramp, type OnrampChoices, type OnrampDestination, type OnrampForm, type OnrampLimit, type OnrampOffer, type OnrampProvider, type OnrampPurchase, type OnrampPurchaseCurrency, type OnrampQuoteResult, type OnrampState, type OnrampStatus, type OpenPairingClientParameters, type OpenParameters, type OpenReason, type OptionsController, type OptionsState, type OwnMessages, type PagedQuery, type PagedQueryParameters, type PairParameters, type PairResult, type PairedSession, type PairingClient, type PairingEvent, type PairingRequestParameters, type PairingState, type PeerMetadata, type PictureParameters, type PlatformPort, type Plugin, type PluginOf, type Portfolio, type Ports, type PreloadParameters, type Proposal, type ProposalNamespace, type ProposalNamespaces, type ProposalProgress, type ProposeParameters, type ProviderOf, type QueryReader, type RandomPort, type ReadInitialStateParameters, type ReadableStore, type ReceiverFault, type RecentReceiver, type RecentWallet, type RecordedEvent, type Register, type RegisteredModal, type RegisteredNamesParameters, type RelayOptions, type RelayStatus, type RemoteFeatures, type RemoteSession, type Route, type RouteArguments, type RouteParameters, type RouterController, type RouterState, type Send, type SendCallsParameters, type SendFacts, type SendNote, type SendParameters, type SendPayer, type SendPluginState, type SendProblem, type SendReceiver, type SendReview, type SendState, type SendStatus, type SendToken, type SessionEvent, type SessionGrant, type SessionProperties, type SessionSummary, type ShownQuote, type SignInFailure, type SignInMachine, type SignInState, type SignInStatus, type SignInTarget, type SiweConfig, type SiweMessageArguments, type SiweMessageParameters, type SiweSession, type Siwx, type SiwxAccount, type SiwxMessage, type SiwxSession, type SmartAccount, type SmartAccountHost, type SmartAccountState, type SmartAccountWallet, type SmartAccounts, type SocialAttempt, type SocialName, type SocialProvider, type SortedSwapTokens, type StoragePort, type StoredConnection, type StoredConnections, type SubmitTransactionParameters, type Swap, type SwapCall, type SwapContracts, type SwapDialect, type SwapEntry, type SwapFacts, type SwapPair, type SwapPluginState, type SwapProblem, type SwapProvider, type SwapQuote, type SwapReview, type SwapSource, type SwapStatus, type SwapStep, type SwapTokenLists, type SwitchAttempt, type SwitchConnectionParameters, type SyncPlugin, type TelemetryController, type TelemetryState, type ThemeController, type ThemeMode, type ThemeState, type ThemeToken, type ThemeValue, type ThemeValues, type Toast, type ToastText, type ToastVariant, type ToastsController, type ToastsState, type TokenBalance, type TokenBalancesParameters, type Transaction, type TransactionCause, type TransactionRecord, type TransactionRequestOf, type TransactionStatus, type TransactionSummary, type Transactions, type TransactionsState, type TypedData, type UserOperationReceipt, type UserOperationReceiptParameters, type ViewName, type WalletAnswer, type WalletCapabilities, type WalletConnect, type WalletConnectState, type WalletFeature, type WalletGroup, type WalletMatch, type WalletRow, activityQuery, callsPlugin, callsStatusQuery, capabilitiesQuery, createConsoleLogger, createModal, getAccount, getCallsErrorCode, getSendState, identityQuery, isModalError, isRestrictedTimeZone, listOnrampSellers, loginPlugin, nameAddressQuery, nameSuggestionsQuery, namesPlugin, nativeBalanceQuery, nftsQuery, onrampOptionsQuery, onrampPlugin, pairingPlugin, pictureQuery, readInitialState, readPortfolio, refreshBalances, registeredNamesQuery, restrictedTimeZones, selectAccount, selectActiveConnection, selectActiveNetwork, selectSignIn, sendPlugin, signInPlugin, smartAccountPlugin, sortSwapTokens, swapPlugin, swapSourcePlugin, swapTokensQuery, tokenBalancesQuery, transactionsPlugin, userOperationReceiptQuery };
