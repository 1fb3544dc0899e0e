// Generated from the built types by `pnpm api:write`. The comments are left out.
import { CaipNetworkId, Namespace } from "@latchkey/protocol/caip";
import { FrameErrorCode } from "@latchkey/protocol/frame";
import { ApiErrorCode } from "@latchkey/protocol/api";
import { Cacao } from "@latchkey/protocol/siwx";
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
interface ReadableStore<state> {
  getState(): state;
  getInitialState(): state;
  subscribe(listener: (state: state, previous: state) => void): () => void;
}
type AccountType = 'eoa' | 'smartAccount' | 'payment';
interface SessionGrant {
  readonly accounts: readonly string[];
  readonly networkIds: readonly CaipNetworkId[];
  readonly methods: readonly string[];
  readonly events: readonly string[];
  readonly accountTypes?: Readonly<Record<string, AccountType>> | undefined;
}
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
interface Metadata {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly icons: readonly string[];
}
interface OpenPairingClientParameters {
  readonly relay: {
    readonly url: string;
    readonly projectId: string;
  };
  readonly metadata: Metadata;
}
interface UniversalSignClient {
  readonly session: {
    getAll(): readonly unknown[];
  };
  readonly core: {
    readonly relayer: {
      readonly connected: boolean;
      readonly connecting: boolean;
      on(event: string, listener: () => void): void;
      off(event: string, listener: () => void): void;
      transportOpen(): Promise<void>;
    };
  };
  connect(parameters: object): Promise<{
    readonly uri?: string | undefined;
    readonly approval: () => Promise<unknown>;
  }>;
  request(parameters: {
    readonly topic: string;
    readonly chainId: string;
    readonly request: {
      readonly method: string;
      readonly params: unknown;
    };
    readonly expiry: number;
  }): Promise<unknown>;
  ping(parameters: {
    readonly topic: string;
  }): Promise<void>;
  disconnect(parameters: {
    readonly topic: string;
    readonly reason: {
      readonly code: number;
      readonly message: string;
    };
  }): Promise<void>;
  on(event: UniversalEventName, listener: (payload: unknown) => void): unknown;
  off(event: UniversalEventName, listener: (payload: unknown) => void): unknown;
}
type UniversalEventName = 'session_connect' | 'session_update' | 'session_extend' | 'session_event' | 'session_delete' | 'session_expire';
interface UniversalProviderLike {
  readonly client: UniversalSignClient | undefined;
}
interface UniversalProviderClass {
  init(options: {
    readonly projectId: string;
    readonly relayUrl: string;
    readonly metadata: {
      name: string;
      description: string;
      url: string;
      icons: string[];
    };
  }): Promise<UniversalProviderLike>;
}
declare function fromUniversalProvider(provider: UniversalProviderClass | UniversalProviderLike, options?: Readonly<Record<string, unknown>>): (parameters: OpenPairingClientParameters) => Promise<PairingClient>;
export { type OpenPairingClientParameters, type PairingClient, type UniversalEventName, type UniversalProviderClass, type UniversalProviderLike, type UniversalSignClient, fromUniversalProvider };
