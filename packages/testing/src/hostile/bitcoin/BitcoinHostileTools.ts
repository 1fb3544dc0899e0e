/** A misbehaviour of a Bitcoin wallet. `act` uses only its parameter, so that its source can be sent to a page. */
export interface BitcoinHostileRow {
  readonly id: string
  readonly description: string
  readonly stage: 'announce' | 'connect' | 'session'
  readonly act: (tools: BitcoinHostileTools) => void
}

/** Signs for a p2wpkh address. */
export interface BitcoinHostileSigner {
  /** Signs a message by BIP-322 (simple). */
  readonly signMessage: (message: Uint8Array, key?: 'own' | 'other') => Promise<Uint8Array>
  /** Signs every input as if it belonged to the key. */
  readonly signPsbt: (psbt: Uint8Array, key?: 'own' | 'other') => Promise<Uint8Array>
}

/** A Wallet Standard account on regtest. */
export interface BitcoinHostileAccount {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
  readonly purpose: 'payment' | 'ordinals'
}

/** The parts of a Wallet Standard wallet that misbehave. */
export interface BitcoinWalletParts {
  /** Fields of the wallet. */
  readonly wallet?: object | undefined
  /** Features by name; `undefined` removes one. */
  readonly features?: Readonly<Record<string, unknown>> | undefined
  /** The result of connecting, silent or not. Default: the valid account. */
  readonly connect?: ((input: unknown) => unknown) | undefined
  /** Returns the answer to a message. */
  readonly signMessage?: ((message: Uint8Array) => unknown) | undefined
  /** Returns the answer to a PSBT. */
  readonly signPsbt?: ((psbt: Uint8Array) => unknown) | undefined
}

/** The parts of a sats-connect wallet that misbehave. */
export interface BitcoinSatsParts {
  /** Fields of its entry in `btc_providers`. */
  readonly entry?: object | undefined
  /** Fields of the provider. */
  readonly provider?: object | undefined
  /** The results of methods, by name. */
  readonly answers?: Readonly<Record<string, (params: unknown) => unknown>> | undefined
  /** Complete answers to methods, in place of JSON-RPC. */
  readonly replies?: Readonly<Record<string, (params: unknown) => unknown>> | undefined
}

/** The tools for the misbehaviours of Bitcoin wallets. */
export interface BitcoinHostileTools {
  readonly target: Window & typeof globalThis
  readonly name: string
  readonly icon: string
  /** A valid payment account with a real key, and the ordinals account of the same key. */
  readonly account: BitcoinHostileAccount
  readonly ordinals: BitcoinHostileAccount
  /** An address of another key, and the first key's address on another network. */
  readonly otherAddress: string
  readonly mainnetAddress: string
  /** The valid account in the format of sats-connect. */
  readonly satsAddress: Readonly<Record<string, unknown>>
  /** Creates a correct Wallet Standard wallet with these changes. It signs with its key. */
  readonly create: (parts?: BitcoinWalletParts) => object
  /** Registers any value by the Wallet Standard, at once and whenever an app is ready. */
  readonly register: (wallet: unknown) => void
  /** Creates a correct wallet with these changes and registers it. */
  readonly announce: (parts?: BitcoinWalletParts) => void
  /** Adds a correct sats-connect wallet with these changes to the page and to `btc_providers`. */
  readonly provide: (parts?: BitcoinSatsParts) => void
  /** Adds any value to `btc_providers`. */
  readonly list: (entries: unknown) => void
  /** Emits an event of the wallet. */
  readonly emit: (event: string, properties: unknown) => void
  readonly sign: BitcoinHostileSigner
  readonly toBase64: (bytes: Uint8Array) => string
  readonly fromBase64: (text: unknown) => Uint8Array
  /** Returns a PSBT with the same number of inputs and outputs, of which one output pays someone else. */
  readonly redirect: (psbt: Uint8Array) => Uint8Array
  /** Runs a function after all ready tasks. */
  readonly later: (run: () => void) => void
  /** Throws. */
  readonly refuse: () => never
  readonly createError: (message: string, fields?: object) => Error
  /** Returns a promise that never settles. */
  readonly never: () => Promise<never>
}

/** The owner of a page's wallet, of either kind: the accounts, the connection to the page, and its listeners. */
export interface BitcoinHostileOwner extends Pick<
  BitcoinHostileTools,
  | 'target'
  | 'name'
  | 'icon'
  | 'account'
  | 'ordinals'
  | 'satsAddress'
  | 'sign'
  | 'toBase64'
  | 'fromBase64'
  | 'createError'
> {
  readonly id: string
  /** Whether the page is connected, also after a reload. */
  readonly isConnected: () => boolean
  readonly connect: () => void
  readonly disconnect: () => void
  /** Listens to an event of the wallet. Returns a function that ends it. */
  readonly listen: (event: string, listener: (properties: unknown) => void) => () => void
}

/** The parts of the tools. Each is self-contained and is passed in, because a page has no modules. */
export interface BitcoinHostileParts {
  readonly createSigner: (target: Window & typeof globalThis) => BitcoinHostileSigner
  readonly createStandardTools: (
    owner: BitcoinHostileOwner,
  ) => Pick<BitcoinHostileTools, 'create' | 'register' | 'announce'>
  readonly createSatsTools: (owner: BitcoinHostileOwner) => Pick<BitcoinHostileTools, 'provide' | 'list'>
}
