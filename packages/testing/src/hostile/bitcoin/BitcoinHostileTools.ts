/** A misbehaviour of a Bitcoin wallet: `act` uses nothing but its parameter, so that its text can be sent to a page. */
export interface BitcoinHostileRow {
  readonly id: string
  readonly description: string
  readonly stage: 'announce' | 'connect' | 'session'
  readonly act: (tools: BitcoinHostileTools) => void
}

/** Signs as the owner of an address of the kind p2wpkh would. */
export interface BitcoinHostileSigner {
  /** By BIP-322, simple. */
  readonly signMessage: (message: Uint8Array, key?: 'own' | 'other') => Promise<Uint8Array>
  /** Every input, as if it were the key's. */
  readonly signPsbt: (psbt: Uint8Array, key?: 'own' | 'other') => Promise<Uint8Array>
}

/** An account as the Wallet Standard has it, on regtest. */
export interface BitcoinHostileAccount {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
  readonly purpose: 'payment' | 'ordinals'
}

/** Parts of a wallet of the Wallet Standard that are other than they should be. */
export interface BitcoinWalletParts {
  /** Fields of the wallet. */
  readonly wallet?: object | undefined
  /** Features by their names; `undefined` takes one away. */
  readonly features?: Readonly<Record<string, unknown>> | undefined
  /** What connecting gives, asked silently or not; the good account if unset. */
  readonly connect?: ((input: unknown) => unknown) | undefined
  /** Gives what one message is answered with. */
  readonly signMessage?: ((message: Uint8Array) => unknown) | undefined
  /** Gives what one PSBT is answered with. */
  readonly signPsbt?: ((psbt: Uint8Array) => unknown) | undefined
}

/** Parts of a wallet of sats-connect that are other than they should be. */
export interface BitcoinSatsParts {
  /** Fields of its entry in `btc_providers`. */
  readonly entry?: object | undefined
  /** Fields of the provider. */
  readonly provider?: object | undefined
  /** Results of single methods, by their names. */
  readonly answers?: Readonly<Record<string, (params: unknown) => unknown>> | undefined
  /** What single methods are answered with as a whole, in place of JSON-RPC. */
  readonly replies?: Readonly<Record<string, (params: unknown) => unknown>> | undefined
}

/** What a misbehaviour of a Bitcoin wallet is made with. */
export interface BitcoinHostileTools {
  readonly target: Window & typeof globalThis
  readonly name: string
  readonly icon: string
  /** A good account with a real key that pays, and the one for ordinals of the same key. */
  readonly account: BitcoinHostileAccount
  readonly ordinals: BitcoinHostileAccount
  /** An address of another key, and the first one's as another network writes it. */
  readonly otherAddress: string
  readonly mainnetAddress: string
  /** The good account as sats-connect has it. */
  readonly satsAddress: Readonly<Record<string, unknown>>
  /** A wallet of the Wallet Standard that behaves but for these parts; it signs with its key. */
  readonly create: (parts?: BitcoinWalletParts) => object
  /** Registers anything by the Wallet Standard, early and late. */
  readonly register: (wallet: unknown) => void
  /** Makes a wallet that behaves but for these parts, and registers it. */
  readonly announce: (parts?: BitcoinWalletParts) => void
  /** Puts a wallet of sats-connect that behaves but for these parts into the page, and into `btc_providers`. */
  readonly provide: (parts?: BitcoinSatsParts) => void
  /** Puts anything into `btc_providers`. */
  readonly list: (entries: unknown) => void
  /** Tells those who listen to the wallet something. */
  readonly emit: (event: string, properties: unknown) => void
  readonly sign: BitcoinHostileSigner
  readonly toBase64: (bytes: Uint8Array) => string
  readonly fromBase64: (text: unknown) => Uint8Array
  /** A PSBT of as many inputs and outputs as it was, of which one output pays somebody else. */
  readonly redirect: (psbt: Uint8Array) => Uint8Array
  /** Runs something when everything that is ready has run. */
  readonly later: (run: () => void) => void
  /** Throws. */
  readonly refuse: () => never
  readonly createError: (message: string, fields?: object) => Error
  /** A promise that never settles. */
  readonly never: () => Promise<never>
}
