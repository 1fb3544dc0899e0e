import type { Adapter, AdapterFeatures, NamespaceTypes, Network, TransferSpeed } from '@latchkey/core/adapter'

/** An account that a wallet shows to the page. */
export interface BitcoinAccount {
  readonly address: string
  /** In hex: 33 bytes, or 32 for taproot. Absent if the wallet does not provide it. */
  readonly publicKey?: string | undefined
  /** `payment` accounts send and receive. `ordinals` accounts hold inscriptions; this package never spends from them. */
  readonly type: 'payment' | 'ordinals'
}

/** An input of a PSBT for one of the wallet's accounts to sign. */
export interface BitcoinSignInput {
  /** Zero-based. */
  readonly index: number
  /** The account that signs. */
  readonly address: string
  /** The allowed signature hash types (BIP-174). The wallet's choice by default. */
  readonly sighashTypes?: readonly number[] | undefined
}

/**
 * How a message is signed: `bip322` is the simple form of BIP-322, `ecdsa` the older one with a recoverable signature
 * (BIP-137).
 */
export type BitcoinMessageProtocol = 'bip322' | 'ecdsa'

/** A provider that is the same for all wallets, whatever their interface. Rejects with errors of the catalogue. */
export interface BitcoinProvider {
  /** The accounts of the active network, also those that hold inscriptions. */
  getAccounts(): Promise<readonly BitcoinAccount[]>
  /**
   * Signs text as UTF-8, with `bip322` by default. Wallets whose interface does not specify the protocol choose it
   * themselves.
   *
   * @returns The signature in base64.
   */
  signMessage(parameters: {
    readonly message: string
    /** The active account by default. */
    readonly address?: string | undefined
    readonly protocol?: BitcoinMessageProtocol | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<{ readonly signature: string }>
  /**
   * Lets the wallet sign a PSBT (BIP-174). Rejects if the wallet returns another transaction. With `broadcast` it is finalised
   * and sent.
   *
   * @throws `transaction.altered` if the wallet changed inputs or outputs.
   */
  signPsbt(parameters: {
    /** In base64. */
    readonly psbt: string
    /** Every input that spends from one of the wallet's accounts by default. */
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
  /** The wallet's own object: a Wallet Standard wallet, a provider, or a session. */
  readonly wallet: object
}

/** A PSBT (BIP-174) for a wallet to sign. It is then finalised and sent. */
export interface BitcoinTransactionRequest {
  /** In base64. */
  readonly psbt: string
  /** Every input that spends from one of the wallet's accounts by default. */
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

/** The features of this adapter. */
export interface BitcoinFeatures {
  readonly message: NonNullable<AdapterFeatures<BitcoinTypes>['message']>
  readonly balance: Pick<NonNullable<AdapterFeatures<BitcoinTypes>['balance']>, 'getNative'>
  /** Nodes of Bitcoin do not execute a transaction without taking it, so there is no `simulate`. */
  readonly transfer: Required<Omit<NonNullable<AdapterFeatures<BitcoinTypes>['transfer']>, 'simulate'>>
  readonly transaction: Required<
    Pick<NonNullable<AdapterFeatures<BitcoinTypes>['transaction']>, 'trace' | 'find' | 'send' | 'wait'>
  >
}

/** When a transaction should be in a block: within about a day, an hour, or the next blocks. */
export type BitcoinFeePriority = TransferSpeed

/** The current fee rates, in satoshi per virtual byte. */
export type BitcoinFeeRates = Readonly<Record<BitcoinFeePriority, number>>

/** The adapter of Bitcoin. */
export interface BitcoinAdapter extends Adapter<BitcoinTypes> {
  readonly features: BitcoinFeatures
  preload(): Promise<void>
  /**
   * Reads the current fee rates from the network's esplora server.
   *
   * @throws `request.failed` if no server answers, `network.unsupported` for a network without one.
   */
  getFeeRates(parameters: {
    readonly network: Network<'bip122'>
    readonly signal?: AbortSignal | undefined
  }): Promise<BitcoinFeeRates>
}

/** The parameters of `bitcoinAdapter`. */
export interface BitcoinAdapterParameters {
  /**
   * The app's own esplora servers by CAIP-2 network id, such as `bip122:000000000019d6689c085ae165831e93`: a URL or a
   * list of them. The first one that answers is used, the others if it fails. The network's own by default
   * (`network.rpcUrls.default.http`).
   */
  readonly esploraUrls?: Readonly<Record<string, string | readonly string[]>> | undefined
  /** When a transfer without its own `speed` should be in a block. `normal` by default. */
  readonly feePriority?: BitcoinFeePriority | undefined
  /** The limit of the fee rate for transfers, in satoshi per virtual byte. 500 by default. */
  readonly maxFeeRate?: number | undefined
}
