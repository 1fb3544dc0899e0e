import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { AdapterFeatures, FeatureName } from './features.ts'
import type { NamespaceTypes } from './NamespaceTypes.ts'
import type { Network } from './Network.ts'
import type { ModalError } from '../kernel/errors/ModalError.ts'
import type { ClockPort, LoggerPort, PlatformPort } from '../kernel/ports/ports.ts'
import type { ReadableStore } from '../kernel/store/createStore.ts'

/** The type of an account: an externally owned account, a smart account, or (Bitcoin) a payment account. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment'

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
  /** The types of accounts that are not `eoa`, by CAIP-10: one address may have another type on each network. */
  readonly accountTypes?: Readonly<Record<string, AccountType>> | undefined
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
  /**
   * Called when the page requests a method that the session does not grant, which the adapter refuses. Returns the error to refuse it
   * with. By default that is `request.unsupported`.
   */
  refuse?(parameters: { readonly method: string }): ModalError
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
