import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { Network } from './Network.ts'
import type { ClockPort, LoggerPort, PlatformPort } from '../kernel/ports/ports.ts'
import type { ReadableStore } from '../kernel/store/createStore.ts'

/** What an account is: a key's own, a contract's, or (Bitcoin) the one that pays. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment'

/** Everything chain-specific in the types comes from this bag; `createModal` infers it. */
export interface NamespaceTypes {
  readonly namespace: Namespace
  readonly address: string
  /** The wallet's own provider object. */
  readonly provider: unknown
  /** A transaction's id: hash or signature. */
  readonly transactionId: string
  readonly transactionRequest: unknown
}

/** How a wallet can be reached (S3.012). Core derives `MULTI_CHAIN` for wallets of several namespaces. */
export type AdapterConnectorType = 'INJECTED' | 'ANNOUNCED' | 'EXTERNAL' | 'WALLET_CONNECT' | 'AUTH'

/** One way to connect, as an adapter found it. Name and icon come from wallets: hostile until shown safely. */
export interface ConnectorDescriptor<namespace extends Namespace = Namespace> {
  /** Stable across page loads: the rdns of an announced wallet, a fixed word otherwise. */
  readonly id: string
  readonly namespace: namespace
  readonly name: string
  readonly type: AdapterConnectorType
  /** An `https:` or `data:image/*` URL. */
  readonly icon?: string | undefined
  /** EIP-6963 reverse domain name. */
  readonly rdns?: string | undefined
  readonly ready: 'installed' | 'loadable' | 'notDetected'
}

/** One account of a connection. */
export interface AccountRef<types extends NamespaceTypes = NamespaceTypes> {
  readonly address: types['address']
  readonly type: AccountType
}

/** The names of the features a wallet may have. */
export type FeatureName = keyof AdapterFeatures

/** A living connection with one wallet. Plain data: frozen, survives JSON. */
export interface Connection<types extends NamespaceTypes = NamespaceTypes> {
  /** Stable across page loads for the same connector. */
  readonly id: string
  readonly connectorId: string
  readonly namespace: types['namespace']
  readonly accounts: readonly [AccountRef<types>, ...AccountRef<types>[]]
  readonly activeAddress: types['address']
  /** Where the wallet is; may be a network that the app does not know. */
  readonly networkId: CaipNetworkId<types['namespace']>
  readonly approvedNetworkIds: readonly CaipNetworkId<types['namespace']>[] | 'all'
  /** What this wallet can do: a subset of the adapter's features. */
  readonly features: readonly FeatureName[]
  /** Of an adopted session: the wallet behind it, as it told of itself. Hostile until shown safely. */
  readonly peer?: RemoteSession['peer'] | undefined
}

/** What an adapter tells the house. `connecting` is also the state while stored connections are restored. */
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

/** A text to sign. */
export interface SignMessageParameters<types extends NamespaceTypes = NamespaceTypes> extends OnConnection {
  /** Text, signed as UTF-8. */
  readonly message: string
  /** Defaults to the connection's active address. */
  readonly address?: types['address'] | undefined
}

/** Whose native balance, on which network. */
export interface GetBalanceParameters<types extends NamespaceTypes = NamespaceTypes> {
  readonly address: types['address']
  readonly network: Network<types['namespace']>
  readonly signal?: AbortSignal | undefined
}

/** An amount of the native coin or of a token, and who gets it. */
export interface TransferParameters<types extends NamespaceTypes = NamespaceTypes> extends OnConnection {
  readonly to: types['address']
  /** In the smallest unit: wei, lamports, satoshi, or the token's own. */
  readonly amount: bigint
  /** The token's address; the native coin when absent. */
  readonly token?: types['address'] | undefined
}

/** A transaction to sign and send. */
export interface SendTransactionParameters<types extends NamespaceTypes = NamespaceTypes> extends OnConnection {
  readonly transaction: types['transactionRequest']
}

/** Which transaction to wait for. */
export interface WaitForTransactionParameters<types extends NamespaceTypes = NamespaceTypes> {
  readonly id: types['transactionId']
  readonly network: Network<types['namespace']>
  readonly signal?: AbortSignal | undefined
}

/** An asset as the wallet itself reports it (ERC-7811). */
export interface WalletAsset {
  /** The token's address; absent for the native coin. */
  readonly address?: string | undefined
  readonly caipNetworkId: CaipNetworkId
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** In the smallest unit. */
  readonly balance: bigint
}

/** EIP-5792: what the wallet can do, by CAIP-2 network id. */
export type WalletCapabilities = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A batch of calls (EIP-5792). */
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

/** EIP-5792 status of a batch. */
export interface CallsStatus {
  readonly status: 'pending' | 'success' | 'failure'
  readonly transactionIds: readonly string[]
}

/** Features by presence: an adapter has a member only if it can do it. There are no stubs. */
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
        /** Rejects with `wallet.unsupportedMethod` when the wallet does not report it. */
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

/** What core keeps of a connection between two page loads. */
export interface StoredConnection {
  readonly connectorId: string
  readonly activeAddress: string
  readonly networkId: CaipNetworkId
}

/** What a session that spans namespaces grants in one of them. Accounts are CAIP-10. */
export interface SessionGrant {
  readonly accounts: readonly string[]
  readonly networkIds: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** What becomes of a session. */
export type SessionEvent =
  | { readonly type: 'updated'; readonly grants: RemoteSession['grants'] }
  | { readonly type: 'networkChanged'; readonly networkId: CaipNetworkId }
  | { readonly type: 'ended'; readonly reason: 'user' | 'expired' | 'peer' }

/** A session that core owns and adapters adopt their part of (pairing, embedded wallet). */
export interface RemoteSession {
  readonly id: string
  readonly source: 'walletConnect' | 'auth'
  /** The wallet's name and picture, as it told them. */
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

/** One namespace's whole knowledge of wallets and chains. Errors are `ModalError`s of the catalogue. */
export interface Adapter<types extends NamespaceTypes = NamespaceTypes> {
  readonly namespace: types['namespace']
  readonly store: ReadableStore<AdapterState<types>>
  readonly features: AdapterFeatures<types>
  isAddress(value: string): boolean
  /**
   * Begins discovery and restores the given connections without a prompt, the first as the active one.
   * Client only; idempotent: twice or at once is one start.
   */
  start(parameters: { readonly reconnect: readonly StoredConnection[] }): Promise<void>
  /** Ends every listener and timer. Afterwards actions reject with `adapter.destroyed`. */
  destroy(): Promise<void>
  /** Resolves after the store holds that very object. An abort rejects at once and a late approval is ignored. */
  connect(parameters: {
    readonly connectorId: string
    readonly networkId?: CaipNetworkId<types['namespace']> | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<Connection<types>>
  adopt(session: RemoteSession): Promise<Connection<types>>
  disconnect(parameters: { readonly connectionId: string }): Promise<void>
  /** Makes a connection the active one; with `address`, that account of it. */
  switchAccount(parameters: {
    readonly connectionId: string
    readonly address?: types['address'] | undefined
  }): Promise<void>
  /** Resolves after the store shows the network. An unknown chain is added to the wallet or refused by code. */
  switchNetwork(parameters: {
    readonly connectionId: string
    readonly network: Network<types['namespace']>
    readonly signal?: AbortSignal | undefined
  }): Promise<void>
  getProvider(parameters: { readonly connectionId: string }): Promise<types['provider']>
  /** Loads ahead of need what connecting will load; called while the open modal idles. */
  preload?(): Promise<void>
  /** Looks again for wallets, as after one was installed. What is found appears in the store. */
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

/** Inert until `create` is called; safe at module scope and on a server. */
export interface AdapterFactory<
  types extends NamespaceTypes = NamespaceTypes,
  adapter extends Adapter<types> = Adapter<types>,
> {
  readonly namespace: types['namespace']
  create(context: AdapterContext<types['namespace']>): adapter
}
