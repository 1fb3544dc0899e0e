/** When a misbehaviour occurs: before a click, on connecting, or once connected. */
export type HostileStage = 'announce' | 'connect' | 'session'

/** A wallet that misbehaves. */
export interface HostileWallet {
  /** Stable, in kebab case: `accounts-null`. */
  readonly id: string
  /** A description of the misbehaviour. */
  readonly description: string
  readonly stage: HostileStage
  /** The announced `rdns`. A wallet whose misbehaviour is its `rdns` announces another one. Its name is `Hostile <id>`. */
  readonly rdns: string
  /** Adds it to a page, as a content script would. */
  readonly install: (target: Window & typeof globalThis) => void
}

/** A row of the tables. `act` uses only its parameter, so that its source can be sent to a page as a script. */
export interface HostileRow {
  readonly id: string
  readonly description: string
  readonly stage: HostileStage
  readonly act: (tools: HostileTools) => void
}

/** A correct provider, for misbehaviours to change. Its functions do not use `this`. */
export interface HostileProvider {
  readonly request: (request: { readonly method: string; readonly params?: unknown }) => Promise<unknown>
  readonly on: (event: string, listener: (data: unknown) => void) => unknown
  readonly removeListener: (event: string, listener: (data: unknown) => void) => unknown
  /** Emits an event to its listeners. */
  readonly emit: (event: string, data: unknown) => void
}

/** The tools for misbehaviours. */
export interface HostileTools {
  readonly target: Window & typeof globalThis
  /** Two valid addresses without known keys. */
  readonly address: string
  readonly otherAddress: string
  /** Another wallet's identity, complete and well-formed. */
  readonly info: {
    readonly uuid: string
    readonly name: string
    readonly rdns: string
    readonly icon: string
  }
  /**
   * Creates a correct provider on chain 31337 with these methods replaced. Once `eth_requestAccounts` has answered, it gives that
   * answer to `eth_accounts` too, even after a reload, and runs `onConnect`.
   */
  readonly provider: (
    answers?: Readonly<Record<string, (params: unknown) => unknown>>,
    onConnect?: (provider: HostileProvider) => void,
  ) => HostileProvider
  /** Announces by EIP-6963 with these changes, at once and whenever a page requests it. */
  readonly announce: (parts?: { readonly info?: unknown; readonly provider?: unknown }) => void
  /** Announces any detail, at once and whenever a page requests it. */
  readonly dispatch: (detail: unknown) => void
  /** Sets `window.ethereum`. */
  readonly inject: (value: unknown) => void
  /** Runs a function after all ready tasks. */
  readonly later: (run: () => void) => void
  /** Throws. */
  readonly refuse: () => never
  /** Creates an error with these fields. */
  readonly createError: (message: string, fields?: object) => Error
  /** Creates a value with its own `then`, which is awaited like a promise. */
  readonly createThenable: (then: PropertyDescriptor) => object
  /** Returns a promise that never settles. */
  readonly never: () => Promise<never>
}
