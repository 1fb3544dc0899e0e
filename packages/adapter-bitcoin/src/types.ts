import type { Adapter, AdapterFeatures, NamespaceTypes, Network } from '@latchkey/core/adapter'

/** An account that a wallet shows to the page. */
export interface BitcoinAccount {
  readonly address: string
  /** In hex: 33 bytes, or 32 of a taproot account; absent where the wallet does not tell it. */
  readonly publicKey?: string | undefined
  /** `payment` pays and is paid; `ordinals` holds inscriptions, and is never spent from by this package. */
  readonly type: 'payment' | 'ordinals'
}

/** An input of a PSBT that one of the wallet's accounts is to sign. */
export interface BitcoinSignInput {
  /** Counted from 0. */
  readonly index: number
  /** The account that signs. */
  readonly address: string
  /** The kinds of signature hash that are allowed (BIP-174); the wallet's own choice when absent. */
  readonly sighashTypes?: readonly number[] | undefined
}

/**
 * How a message is signed: `bip322` is the simple form of BIP-322, `ecdsa` the older one with a recoverable signature
 * (BIP-137).
 */
export type BitcoinMessageProtocol = 'bip322' | 'ecdsa'

/** One face for all wallets, whatever interface they speak. Rejections are errors of the catalogue. */
export interface BitcoinProvider {
  /** The accounts of the network in use, also those that hold inscriptions. */
  getAccounts(): Promise<readonly BitcoinAccount[]>
  /**
   * Signs text as UTF-8. `bip322` unless asked otherwise; wallets whose interface does not say by what protocol they sign
   * choose it themselves.
   *
   * @returns The signature in base64.
   */
  signMessage(parameters: {
    readonly message: string
    /** The active account if unset. */
    readonly address?: string | undefined
    readonly protocol?: BitcoinMessageProtocol | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<{ readonly signature: string }>
  /**
   * Has a PSBT signed (BIP-174). What comes back is refused if it is no longer the same transaction. With `broadcast` it is
   * finalised and sent.
   *
   * @throws `transaction.altered` when the wallet changed inputs or outputs.
   */
  signPsbt(parameters: {
    /** In base64. */
    readonly psbt: string
    /** Every input that pays from one of the wallet's accounts, if unset. */
    readonly signInputs?: readonly BitcoinSignInput[] | undefined
    readonly broadcast?: boolean | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<{
    /** In base64. */
    readonly psbt: string
    /** The transaction's id, if it was sent. */
    readonly id?: string | undefined
  }>
  /** Sends bitcoin, as `features.transfer.send` does. */
  sendTransfer(parameters: {
    readonly to: string
    /** In satoshi. */
    readonly amount: bigint
    readonly signal?: AbortSignal | undefined
  }): Promise<{ readonly id: string }>
  /** The wallet's own object, with everything that it can do: a Wallet Standard wallet, a provider, or a session. */
  readonly wallet: object
}

/** A PSBT (BIP-174) to be signed by a wallet, finalised and sent. */
export interface BitcoinTransactionRequest {
  /** In base64. */
  readonly psbt: string
  /** Every input that pays from one of the wallet's accounts, if unset. */
  readonly signInputs?: readonly BitcoinSignInput[] | undefined
}

/** The types of the Bitcoin namespace. */
export interface BitcoinTypes extends NamespaceTypes {
  readonly namespace: 'bip122'
  /** Base58Check or Bech32(m) (BIP-173, BIP-350). */
  readonly address: string
  readonly provider: BitcoinProvider
  /** In hex, as explorers show it. */
  readonly transactionId: string
  readonly transactionRequest: BitcoinTransactionRequest
}

/** What a Bitcoin wallet may be able to do. */
export type BitcoinFeatures = {
  readonly [name in 'message' | 'balance' | 'transfer' | 'transaction']: NonNullable<
    AdapterFeatures<BitcoinTypes>[name]
  >
}

/** How soon a transaction should be in a block: within a day or so, an hour, or the next blocks. */
export type BitcoinFeePriority = 'slow' | 'normal' | 'fast'

/** What a transaction costs now, in satoshi for a virtual byte. */
export type BitcoinFeeRates = Readonly<Record<BitcoinFeePriority, number>>

/** The adapter of Bitcoin. */
export interface BitcoinAdapter extends Adapter<BitcoinTypes> {
  readonly features: BitcoinFeatures
  preload(): Promise<void>
  /**
   * Asks the network's esplora server what transactions cost now.
   *
   * @throws `request.failed` when no server answers, `network.unsupported` for a network without one.
   */
  getFeeRates(parameters: {
    readonly network: Network<'bip122'>
    readonly signal?: AbortSignal | undefined
  }): Promise<BitcoinFeeRates>
}

/** How the adapter is set up. */
export interface BitcoinAdapterParameters {
  /**
   * Esplora servers of the app's own by CAIP-2 network id, such as `bip122:000000000019d6689c085ae165831e93`: a URL or a
   * list of them. Of several the first that answers is asked, and the others when it fails. Without an entry the network's
   * own are used (`network.rpcUrls.default.http`).
   */
  readonly esploraUrls?: Readonly<Record<string, string | readonly string[]>> | undefined
  /** How soon a transfer should be in a block. `normal` if unset. */
  readonly feePriority?: BitcoinFeePriority | undefined
  /** Above this rate no transfer is made, in satoshi for a virtual byte. 500 if unset. */
  readonly maxFeeRate?: number | undefined
}
