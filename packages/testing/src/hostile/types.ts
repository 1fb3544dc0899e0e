/** When a misbehaviour shows: before anything is clicked, on connecting, or once connected. */
export type HostileStage = 'announce' | 'connect' | 'session'

/** One wallet that misbehaves. */
export interface HostileWallet {
  /** Stable, in kebab case: `accounts-null`. */
  readonly id: string
  /** What it does wrong. */
  readonly description: string
  readonly stage: HostileStage
  /** The `rdns` that it announces, unless that is what is wrong with it. Its name is `Hostile <id>`. */
  readonly rdns: string
  /** Puts it into a page, as a content script would. */
  readonly install: (target: Window & typeof globalThis) => void
}

/** A row of the tables: `act` uses nothing but its parameter, so that its text can be sent to a page as a script. */
export interface HostileRow {
  readonly id: string
  readonly description: string
  readonly stage: HostileStage
  readonly act: (tools: HostileTools) => void
}

/** A provider that behaves, to be made worse. None of its functions needs `this`. */
export interface HostileProvider {
  readonly request: (request: { readonly method: string; readonly params?: unknown }) => Promise<unknown>
  readonly on: (event: string, listener: (data: unknown) => void) => unknown
  readonly removeListener: (event: string, listener: (data: unknown) => void) => unknown
  /** Tells its listeners something. */
  readonly emit: (event: string, data: unknown) => void
}

/** What a misbehaviour is made with. */
export interface HostileTools {
  readonly target: Window & typeof globalThis
  /** Two good addresses; nobody has their keys. */
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
   * A provider on chain 31337 that behaves but for these methods. Once `eth_requestAccounts` has answered, it gives that
   * answer to `eth_accounts` too, also after a reload; and it runs `onConnect`.
   */
  readonly provider: (
    answers?: Readonly<Record<string, (params: unknown) => unknown>>,
    onConnect?: (provider: HostileProvider) => void,
  ) => HostileProvider
  /** Announces by EIP-6963, well-formed but for what is given, now and whenever it is asked. */
  readonly announce: (parts?: { readonly info?: unknown; readonly provider?: unknown }) => void
  /** Announces any detail, now and whenever it is asked. */
  readonly dispatch: (detail: unknown) => void
  /** Puts something into `window.ethereum`. */
  readonly inject: (value: unknown) => void
  /** Runs something when everything that is ready has run. */
  readonly later: (run: () => void) => void
  /** Throws. */
  readonly refuse: () => never
  /** An error, with these fields on it. */
  readonly createError: (message: string, fields?: object) => Error
  /** Something that is awaited like a promise, with a `then` of its own. */
  readonly createThenable: (then: PropertyDescriptor) => object
  /** A promise that never settles. */
  readonly never: () => Promise<never>
}
