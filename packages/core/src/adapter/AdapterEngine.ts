import type { AdapterFeatures } from './features.ts'
import type { NamespaceTypes } from './NamespaceTypes.ts'
import type {
  Adapter,
  AdapterContext,
  AdapterState,
  Connection,
  ConnectorDescriptor,
  RemoteSession,
  StoredConnection,
} from './types.ts'
import type { Namespace } from '@latchkey/protocol/caip'

/** A wallet of the page. Adapters add what they need to connect it. */
export interface FoundWallet<namespace extends Namespace = Namespace> {
  readonly descriptor: ConnectorDescriptor<namespace>
}

/** Finds the wallets of a page. */
export interface Discovery<wallet extends FoundWallet> {
  /** Searches and starts listening. Further calls search again. */
  start(): void
  /** The wallets to list. `inUse` holds the connector ids of the connected wallets. */
  list(inUse: readonly string[]): readonly wallet[]
  /** Finds a wallet by its connector id. May also find wallets that `list` leaves out. */
  find(id: string): wallet | undefined
  /** Removes all listeners. */
  end(): void
}

/** What the shell gives an engine. */
export interface EngineContext<types extends NamespaceTypes, wallet extends FoundWallet> {
  readonly context: AdapterContext<types['namespace']>
  /** Aborts with `adapter.destroyed` when the adapter is destroyed. */
  readonly signal: AbortSignal
  /** The wallets that discovery lists. */
  listWallets(): readonly wallet[]
  /** Finds a wallet of the page by its connector id. */
  findWallet(id: string): wallet | undefined
  /** Calls the listener after discovery found or lost a wallet. Returns a function that stops listening. */
  watchWallets(listener: () => void): () => void
  /**
   * Writes to the adapter's store; there is no other way into it. The shell sets `status`, and `connectors` too unless
   * the engine has `refresh`.
   *
   * @returns The connections as the store holds them.
   */
  write(part: Partial<Omit<AdapterState<types>, 'status'>>): readonly Connection<types>[]
}

/**
 * The part of an adapter that loads on demand. Its members work as those of `Adapter`, except that `signal` is always
 * set. The shell handles abort, `adapter.destroyed` and the `connecting` status.
 */
export interface AdapterEngine<types extends NamespaceTypes = NamespaceTypes> extends Pick<
  Adapter<types>,
  'disconnect' | 'switchAccount' | 'getProvider'
> {
  connect(parameters: WithSignal<Parameters<Adapter<types>['connect']>[0]>): Promise<Connection<types>>
  adopt(session: RemoteSession): Promise<Connection<types>>
  switchNetwork(parameters: WithSignal<Parameters<Adapter<types>['switchNetwork']>[0]>): Promise<void>
  /** Restores what can be restored without a prompt, the first as the active connection. Never rejects. */
  restore(stored: readonly StoredConnection[]): Promise<void>
  /** Loads the code behind `features`. Called before every feature call. */
  loadFeatures(): Promise<AdapterFeatures<types>>
  /** Called when the page's wallets changed. An engine with this method writes `connectors` itself. */
  refresh?(): void
  /** Removes all listeners and timers. */
  destroy(): void
}

type WithSignal<parameters> = Omit<parameters, 'signal'> & { readonly signal: AbortSignal }
