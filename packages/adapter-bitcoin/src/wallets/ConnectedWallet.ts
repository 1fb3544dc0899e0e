import type { CaipNetworkId, Network } from '@latchkey/core/adapter'
import type { BitcoinAccount, BitcoinMessageProtocol, BitcoinSignInput } from '../types.ts'

/** A CAIP-2 id of this namespace. */
export type BitcoinNetworkId = CaipNetworkId<'bip122'>

/** What a wallet shows to the page, validated. */
export interface WalletView {
  /** The accounts of the network in use. Without accounts the page has no access. */
  readonly accounts: readonly BitcoinAccount[]
  readonly networkId: BitcoinNetworkId
  /** The networks where the wallet can be used. */
  readonly networkIds: readonly BitcoinNetworkId[] | 'all'
}

/**
 * A wallet that the app may use, whatever its interface. Views and answers are validated. Rejects with the wallet's own errors
 * or with those of the catalogue. Has no time limits: the caller sets them.
 */
export interface ConnectedWallet {
  /** The wallet's own object. */
  readonly wallet: object
  /** Prompts for access, on the given network if the wallet supports that. */
  connect(parameters: {
    readonly networkId?: BitcoinNetworkId | undefined
    /** No prompt opens after it has aborted. */
    readonly signal: AbortSignal
  }): Promise<WalletView>
  /** Reads without a prompt what the page may see. Absent if the wallet has no silent way. */
  readonly restore?: ((parameters: { readonly networkId: string }) => Promise<WalletView>) | undefined
  /** Calls the listener on changes; a view without accounts means the end. Returns a function that stops listening. */
  listen(onChange: (view: WalletView) => void): () => void
  /** Switches the network. Prompts only if the wallet has a current network of its own. */
  switchNetwork(networkId: BitcoinNetworkId): Promise<WalletView>
  /** Withdraws the page's access, so that nothing is restored. */
  disconnect(): Promise<unknown>
  readonly actions: WalletActions
}

/** A wallet's methods, on the network in use. A method is present if the wallet supports it. */
export interface WalletActions {
  readonly signMessage?:
    | ((parameters: {
        readonly message: string
        readonly account: BitcoinAccount
        readonly protocol: BitcoinMessageProtocol
      }) => Promise<unknown>)
    | undefined
  /** Resolves to the signed PSBT. */
  readonly signPsbt?:
    | ((parameters: {
        readonly psbt: Uint8Array
        readonly inputs: readonly BitcoinSignInput[]
        readonly accounts: readonly BitcoinAccount[]
      }) => Promise<Uint8Array>)
    | undefined
  /** Resolves to the transaction's id, not validated. */
  readonly sendTransfer?:
    | ((parameters: {
        readonly to: string
        readonly amount: bigint
        readonly account: BitcoinAccount
      }) => Promise<unknown>)
    | undefined
  /** Requests an account's public key that the view does not contain. */
  readonly getPublicKey?: ((account: BitcoinAccount) => Promise<string | undefined>) | undefined
}

/** What the wrappers of wallets need. */
export interface WalletContext {
  /** The app's networks, in its order. */
  readonly networks: readonly Network<'bip122'>[]
}
