/** A misbehaviour of a Solana wallet: `act` uses nothing but its parameter, so that its text can be sent to a page. */
export interface SolanaHostileRow {
  readonly id: string
  readonly description: string
  readonly stage: 'announce' | 'connect' | 'session'
  readonly act: (tools: SolanaHostileTools) => void
}

/** Parts of a wallet that are other than they should be. */
export interface SolanaWalletParts {
  /** Fields of the wallet. */
  readonly wallet?: object | undefined
  /** Features by their names; `undefined` takes one away. */
  readonly features?: Readonly<Record<string, unknown>> | undefined
  /** What `standard:connect` gives; the good account if unset. */
  readonly connect?: ((input: unknown) => unknown) | undefined
  readonly signMessage?: ((input: SolanaMessageInput) => unknown) | undefined
  readonly signTransaction?: ((input: SolanaTransactionInput) => unknown) | undefined
}

/** What a page asks to have signed. */
export interface SolanaMessageInput {
  readonly message: Uint8Array
}

/** What a page asks to have signed. */
export interface SolanaTransactionInput {
  readonly transaction: Uint8Array
}

/** What a misbehaviour of a Solana wallet is made with. */
export interface SolanaHostileTools {
  readonly target: Window & typeof globalThis
  readonly name: string
  readonly icon: string
  /** A good account with a real key, and the address of another. */
  readonly account: {
    readonly address: string
    readonly publicKey: Uint8Array
    readonly chains: readonly string[]
    readonly features: readonly string[]
  }
  readonly otherAddress: string
  /** A wallet that behaves but for these parts; it signs with its key. */
  readonly create: (parts?: SolanaWalletParts) => object
  /** Registers anything by the Wallet Standard, early and late. */
  readonly register: (wallet: unknown) => void
  /** Makes a wallet that behaves but for these parts, and registers it. */
  readonly announce: (parts?: SolanaWalletParts) => void
  /** Tells those who listen to the wallet something. */
  readonly emit: (event: string, properties: unknown) => void
  /** Signs with the wallet's key, or with another. */
  readonly sign: (bytes: Uint8Array, key?: 'own' | 'other') => Promise<Uint8Array>
  /** Runs something when everything that is ready has run. */
  readonly later: (run: () => void) => void
  /** Throws. */
  readonly refuse: () => never
  readonly createError: (message: string, fields?: object) => Error
  /** A promise that never settles. */
  readonly never: () => Promise<never>
}
