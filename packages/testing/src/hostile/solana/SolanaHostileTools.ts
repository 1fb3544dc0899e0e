/** A misbehaviour of a Solana wallet. `act` uses only its parameter, so that its source can be sent to a page. */
export interface SolanaHostileRow {
  readonly id: string
  readonly description: string
  readonly stage: 'announce' | 'connect' | 'session'
  readonly act: (tools: SolanaHostileTools) => void
}

/** The parts of a wallet that misbehave. */
export interface SolanaWalletParts {
  /** Fields of the wallet. */
  readonly wallet?: object | undefined
  /** Features by name; `undefined` removes one. */
  readonly features?: Readonly<Record<string, unknown>> | undefined
  /** The result of `standard:connect`. Default: the valid account. */
  readonly connect?: ((input: unknown) => unknown) | undefined
  readonly signMessage?: ((input: SolanaMessageInput) => unknown) | undefined
  readonly signTransaction?: ((input: SolanaTransactionInput) => unknown) | undefined
}

/** What a page requests to sign. */
export interface SolanaMessageInput {
  readonly message: Uint8Array
}

/** What a page requests to sign. */
export interface SolanaTransactionInput {
  readonly transaction: Uint8Array
}

/** The tools for the misbehaviours of Solana wallets. */
export interface SolanaHostileTools {
  readonly target: Window & typeof globalThis
  readonly name: string
  readonly icon: string
  /** A valid account with a real key, and the address of another one. */
  readonly account: {
    readonly address: string
    readonly publicKey: Uint8Array
    readonly chains: readonly string[]
    readonly features: readonly string[]
  }
  readonly otherAddress: string
  /** Creates a correct wallet with these changes. It signs with its key. */
  readonly create: (parts?: SolanaWalletParts) => object
  /** Registers any value by the Wallet Standard, at once and whenever an app is ready. */
  readonly register: (wallet: unknown) => void
  /** Creates a correct wallet with these changes and registers it. */
  readonly announce: (parts?: SolanaWalletParts) => void
  /** Emits an event of the wallet. */
  readonly emit: (event: string, properties: unknown) => void
  /** Signs with the wallet's key or with another one. */
  readonly sign: (bytes: Uint8Array, key?: 'own' | 'other') => Promise<Uint8Array>
  /** Runs a function after all ready tasks. */
  readonly later: (run: () => void) => void
  /** Throws. */
  readonly refuse: () => never
  readonly createError: (message: string, fields?: object) => Error
  /** Returns a promise that never settles. */
  readonly never: () => Promise<never>
}
