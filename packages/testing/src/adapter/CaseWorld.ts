import type {
  Adapter,
  AdapterFactory,
  AdapterState,
  Connection,
  NamespaceTypes,
  StoredConnection,
} from '@latchkey/core/adapter'
import type { AdapterHarness } from './AdapterHarness.ts'
import type { ControllableWallet } from './ControllableWallet.ts'

/** What a case of the suite works with: the author's harness, and hands to use it. */
export interface CaseWorld<types extends NamespaceTypes = NamespaceTypes> {
  readonly harness: AdapterHarness<types>
  /** How long anything is waited for, in milliseconds. */
  readonly patience: number
  /** A new adapter, of a new factory unless one is given; ended with the case. */
  createAdapter(factory?: AdapterFactory<types>): Adapter<types>
  /** A new adapter that has started and lists both wallets. */
  startAdapter(parameters?: { readonly reconnect?: readonly StoredConnection[] | undefined }): Promise<Adapter<types>>
  /** Connects a wallet, the first one by default. */
  connect(adapter: Adapter<types>, wallet?: ControllableWallet<types>): Promise<Connection<types>>
  /** A new adapter, started, with the first wallet connected. */
  startConnected(): Promise<{ readonly adapter: Adapter<types>; readonly connection: Connection<types> }>
  /** Waits until the adapter's state satisfies a condition; rejects when patience ends, saying what was awaited. */
  waitForState(
    adapter: Adapter<types>,
    until: (state: AdapterState<types>) => boolean,
    awaited: string,
  ): Promise<AdapterState<types>>
  /** Waits until the wallet has shown one more prompt than `shown`. */
  waitForPrompt(wallet: ControllableWallet<types>, shown: number): Promise<void>
  /** Waits until the chain shows exactly this balance. */
  waitForBalance(parameters: {
    readonly address: types['address']
    readonly token?: types['address'] | undefined
    readonly balance: bigint
  }): Promise<void>
  /** Lets everything happen that is already on its way, so that what must not happen would have happened. */
  settle(): Promise<void>
  /** Timers of the clock port that are still running, over all adapters of the case. */
  countTimers(): number
}
