import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { Network } from './Network.ts'
import type { ClockPort, LoggerPort, PlatformPort } from '../kernel/ports/ports.ts'
import type { ReadableStore } from '../kernel/store/createStore.ts'

/** The type of an account: an externally owned account, a smart account, or (Bitcoin) a payment account. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment'

/** The chain-specific types of a namespace. `createModal` infers them from its adapters. */
export interface NamespaceTypes {
  readonly namespace: Namespace
  readonly address: string
  /** The wallet's own provider object. */
  readonly provider: unknown
  /** A transaction's id: its hash or signature. */
  readonly transactionId: string
  readonly transactionRequest: unknown
}

/** How a wallet is reached. Core derives `MULTI_CHAIN` for wallets of several namespaces. */
export type AdapterConnectorType = 'INJECTED' | 'ANNOUNCED' | 'EXTERNAL' | 'WALLET_CONNECT' | 'AUTH'

/** A way to connect that an adapter found. Name and icon come from the wallet: untrusted, escape or validate before rendering. */
export interface ConnectorDescriptor<namespace extends Namespace = Namespace> {
  /** The same on every page load: the rdns of an announced wallet, a fixed word otherwise. */
  readonly id: string
  readonly namespace: namespace
  readonly name: string
  readonly type: AdapterConnectorType
  /** An `https:` or `data:image/*` URL. */
  readonly icon?: string | undefined
  /** Reverse domain name, as in EIP-6963. A wallet of Wallet Standard may have it as its property `rdns`. */
  readonly rdns?: string | undefined
  readonly ready: 'installed' | 'loadable' | 'notDetected'
}

/** One account of a connection. */
export interface AccountRef<types extends NamespaceTypes = NamespaceTypes> {
  readonly address: types['address']
  readonly type: AccountType
}

/** The name of a feature. */
export type FeatureName = keyof AdapterFeatures

/** An active connection to one wallet. Plain data: frozen, survives JSON. */
export interface Connection<types extends NamespaceTypes = NamespaceTypes> {
  /** The same on every page load for the same connector. */
  readonly id: string
  readonly connectorId: string
  readonly namespace: types['namespace']
  readonly accounts: readonly [AccountRef<types>, ...AccountRef<types>[]]
  readonly activeAddress: types['address']
  /** The wallet's network. The app may not know it. */
  readonly networkId: CaipNetworkId<types['namespace']>
  readonly approvedNetworkIds: readonly CaipNetworkId<types['namespace']>[] | 'all'
  /** The features of this wallet: a subset of the adapter's. */
  readonly features: readonly FeatureName[]
  /** The wallet behind an adopted session, as it describes itself. Untrusted: escape or validate before rendering. */
  readonly peer?: RemoteSession['peer'] | undefined
}

/** The state of an adapter. The status is also `connecting` while stored connections are restored. */
export interface AdapterState<types extends NamespaceTypes = NamespaceTypes> {
  readonly connectors: readonly ConnectorDescriptor<types['namespace']>[]
  readonly connections: readonly Connection<types>[]
  readonly activeConnectionId: string | null
  readonly status: 'disconnected' | 'connecting' | 'connected'
}

interface OnConnection {
  readonly connectionId: string
  readonly signal?: AbortSignal | undefined
}

/** The parameters of signing a message. */
export interface SignMessageParameters<types extends NamespaceTypes = NamespaceTypes> extends OnConnection {
  /** The text, signed as UTF-8. */
  readonly message: string
  /** The connection's active address by default. */
  readonly address?: types['address'] | undefined
}

/** The parameters of reading a native balance. */
export interface GetBalanceParameters<types extends NamespaceTypes = NamespaceTypes> {
  readonly address: types['address']
  readonly network: Network<types['namespace']>
  readonly signal?: AbortSignal | undefined
}

/** The parameters of a transfer of the native coin or of a token. */
export interface TransferParameters<types extends NamespaceTypes = NamespaceTypes> extends OnConnection {
  readonly to: types['address']
  /** In the smallest unit: wei, lamports, satoshi, or the token's own. */
  readonly amount: bigint
  /** The token's address. The native coin by default. */
  readonly token?: types['address'] | undefined
}

/** The parameters of signing and sending a transaction. */
export interface SendTransactionParameters<types extends NamespaceTypes = NamespaceTypes> extends OnConnection {
  readonly transaction: types['transactionRequest']
}

/** The parameters of waiting for a transaction. */
export interface WaitForTransactionParameters<types extends NamespaceTypes = NamespaceTypes> {
  readonly id: types['transactionId']
  readonly network: Network<types['namespace']>
  readonly signal?: AbortSignal | undefined
}

/** An asset that the wallet itself reports (ERC-7811). */
export interface WalletAsset {
  /** The token's address. Absent for the native coin. */
  readonly address?: string | undefined
  readonly caipNetworkId: CaipNetworkId
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** In the smallest unit. */
  readonly balance: bigint
}

/** The wallet's capabilities by CAIP-2 network id (EIP-5792). */
export type WalletCapabilities = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The parameters of sending a batch of calls (EIP-5792). */
export interface SendCallsParameters<types extends NamespaceTypes = NamespaceTypes> extends OnConnection {
  readonly calls: readonly {
    readonly to: types['address']
    /** 0x-prefixed calldata. */
    readonly data?: `0x${string}` | undefined
    /** In wei. */
    readonly value?: bigint | undefined
  }[]
  readonly capabilities?: Readonly<Record<string, unknown>> | undefined
}

/** The status of a batch (EIP-5792). */
export interface CallsStatus {
  readonly status: 'pending' | 'success' | 'failure'
  readonly transactionIds: readonly string[]
}

/** The features of an adapter. A member is present only if the adapter supports it. */
export interface AdapterFeatures<types extends NamespaceTypes = NamespaceTypes> {
  readonly message?:
    | {
        sign(parameters: SignMessageParameters<types>): Promise<{ readonly signature: string }>
      }
    | undefined
  readonly balance?:
    | {
        getNative(
          parameters: GetBalanceParameters<types>,
        ): Promise<{ readonly value: bigint; readonly decimals: number; readonly symbol: string }>
      }
    | undefined
  readonly transfer?:
    | {
        /** The network fee in the native coin's smallest unit. */
        estimate(parameters: TransferParameters<types>): Promise<{ readonly fee: bigint }>
        send(parameters: TransferParameters<types>): Promise<{ readonly id: types['transactionId'] }>
      }
    | undefined
  readonly transaction?:
    | {
        send(parameters: SendTransactionParameters<types>): Promise<{ readonly id: types['transactionId'] }>
        wait(parameters: WaitForTransactionParameters<types>): Promise<{ readonly status: 'success' | 'reverted' }>
      }
    | undefined
  readonly assets?:
    | {
        /** Lists the assets that the wallet reports. @throws `request.unsupported` if it does not report any */
        list(parameters: OnConnection): Promise<readonly WalletAsset[]>
      }
    | undefined
  readonly calls?:
    | {
        getCapabilities(parameters: OnConnection): Promise<WalletCapabilities>
        send(parameters: SendCallsParameters<types>): Promise<{ readonly id: string }>
        getStatus(parameters: OnConnection & { readonly id: string }): Promise<CallsStatus>
      }
    | undefined
}

/** The parts of a connection that core stores between page loads. */
export interface StoredConnection {
  readonly connectorId: string
  readonly activeAddress: string
  readonly networkId: CaipNetworkId
}

/** What a session grants in one namespace. Accounts are CAIP-10. */
export interface SessionGrant {
  readonly accounts: readonly string[]
  readonly networkIds: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** A change of a session. */
export type SessionEvent =
  | { readonly type: 'updated'; readonly grants: RemoteSession['grants'] }
  | { readonly type: 'networkChanged'; readonly networkId: CaipNetworkId }
  | { readonly type: 'ended'; readonly reason: 'user' | 'expired' | 'peer' }

/** A session that core owns (pairing, embedded wallet). Each adapter adopts the part of its namespace. */
export interface RemoteSession {
  readonly id: string
  readonly source: 'walletConnect' | 'auth'
  /** The wallet's name and icon, as it describes itself. Untrusted. */
  readonly peer: { readonly name: string; readonly icon?: string | undefined }
  readonly grants: Readonly<Partial<Record<Namespace, SessionGrant>>>
  request(parameters: {
    readonly networkId: CaipNetworkId
    readonly method: string
    readonly params: unknown
    readonly signal?: AbortSignal | undefined
  }): Promise<unknown>
  subscribe(listener: (event: SessionEvent) => void): () => void
  disconnect(): Promise<void>
}

/** An adapter of one namespace. Rejects with `ModalError`s of the catalogue only. */
export interface Adapter<types extends NamespaceTypes = NamespaceTypes> {
  readonly namespace: types['namespace']
  readonly store: ReadableStore<AdapterState<types>>
  readonly features: AdapterFeatures<types>
  isAddress(value: string): boolean
  /**
   * Starts discovery and restores the given connections without a prompt, the first as the active one. For browsers only.
   * Further calls wait for the first one.
   */
  start(parameters: { readonly reconnect: readonly StoredConnection[] }): Promise<void>
  /** Removes all listeners and timers. Later calls reject with `adapter.destroyed`. */
  destroy(): Promise<void>
  /** Resolves after the store holds that very object. An abort rejects at once, and a late approval is ignored. */
  connect(parameters: {
    readonly connectorId: string
    readonly networkId?: CaipNetworkId<types['namespace']> | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<Connection<types>>
  adopt(session: RemoteSession): Promise<Connection<types>>
  disconnect(parameters: { readonly connectionId: string }): Promise<void>
  /** Makes a connection the active one, and with `address` that account of it. */
  switchAccount(parameters: {
    readonly connectionId: string
    readonly address?: types['address'] | undefined
  }): Promise<void>
  /** Resolves after the store shows the network. An unknown chain is added to the wallet, or rejected with a code. */
  switchNetwork(parameters: {
    readonly connectionId: string
    readonly network: Network<types['namespace']>
    readonly signal?: AbortSignal | undefined
  }): Promise<void>
  getProvider(parameters: { readonly connectionId: string }): Promise<types['provider']>
  /** Loads what connecting requires. Called while the modal is open and idle. */
  preload?(): Promise<void>
  /** Searches for wallets again, for example after an installation. Results appear in the store. */
  discover?(): void
}

/** The context that core passes to an adapter. */
export interface AdapterContext<namespace extends Namespace = Namespace> {
  /** The app's networks of this namespace, in its order. */
  readonly networks: readonly Network<namespace>[]
  readonly ports: { readonly clock: ClockPort; readonly logger: LoggerPort; readonly platform: PlatformPort }
  readonly metadata: { readonly name: string; readonly url: string; readonly icons: readonly string[] }
  /**
   * Returns the URLs of a network's nodes, in the order of preference; empty if none is known. The URLs may change once,
   * when the cloud's list of chains arrives, so call it for each read. URLs in the adapter's own parameters come first and
   * do not pass through here. Never rejects.
   */
  getEndpoints(network: Network<namespace>): Promise<readonly string[]>
}

/** Creates adapters. Inert until `create` is called; safe at module scope and on a server. */
export interface AdapterFactory<
  types extends NamespaceTypes = NamespaceTypes,
  adapter extends Adapter<types> = Adapter<types>,
> {
  readonly namespace: types['namespace']
  /**
   * The CAIP-2 ids for which the app set endpoints. During development `createModal` warns of those that `networks` does not
   * list; a built app does not need them.
   */
  readonly endpointNetworks?: readonly string[] | undefined
  create(context: AdapterContext<types['namespace']>): adapter
}
