import type { CaipNetworkId, Network } from '@latchkey/core/adapter'
import type { BitcoinAccount, BitcoinMessageProtocol, BitcoinSignInput } from '../../types.ts'

/** A CAIP-2 id of this namespace. */
export type BitcoinNetworkId = CaipNetworkId<'bip122'>

/** What a wallet shows to the page, checked. */
export interface WalletView {
  /** The accounts of the network in use. None: the page is shut out. */
  readonly accounts: readonly BitcoinAccount[]
  readonly networkId: BitcoinNetworkId
  /** Where the wallet can be used. */
  readonly networkIds: readonly BitcoinNetworkId[] | 'all'
}

/**
 * A wallet of whatever interface, as the engine speaks to it. Views and answers are checked; rejections are the wallet's
 * own, or errors of the catalogue. Nothing here has a limit of time: who calls it sets one.
 */
export interface WalletLink {
  /** The wallet's own object, for the app. */
  readonly wallet: object
  /** Asks the human to let the page in, on that network if the wallet can be told. */
  connect(parameters: {
    readonly networkId?: BitcoinNetworkId | undefined
    /** After it nobody is asked any more. */
    readonly signal: AbortSignal
  }): Promise<WalletView>
  /** What the page may see without a prompt; absent where the wallet has no silent means. */
  readonly restore?: ((parameters: { readonly networkId: string }) => Promise<WalletView>) | undefined
  /** Tells of changes; an empty view is the end. Returns the end of it. */
  listen(onChange: (view: WalletView) => void): () => void
  /** Goes to a network; asks the human only where the wallet is on one of its own. */
  switchNetwork(networkId: BitcoinNetworkId): Promise<WalletView>
  /** Lets go of the page, so that nothing is restored. */
  disconnect(): Promise<unknown>
  readonly actions: WalletActions
}

/** What a wallet can be asked to do, on the network in use. A member is there if the wallet can do it. */
export interface WalletActions {
  readonly signMessage?:
    | ((parameters: {
        readonly message: string
        readonly account: BitcoinAccount
        readonly protocol: BitcoinMessageProtocol
      }) => Promise<unknown>)
    | undefined
  /** Resolves with the signed PSBT. */
  readonly signPsbt?:
    | ((parameters: {
        readonly psbt: Uint8Array
        readonly inputs: readonly BitcoinSignInput[]
        readonly accounts: readonly BitcoinAccount[]
      }) => Promise<Uint8Array>)
    | undefined
  /** Resolves with the transaction's id, unchecked. */
  readonly sendTransfer?:
    | ((parameters: {
        readonly to: string
        readonly amount: bigint
        readonly account: BitcoinAccount
      }) => Promise<unknown>)
    | undefined
  /** Asks for an account's public key where the view does not tell it. */
  readonly getPublicKey?: ((account: BitcoinAccount) => Promise<string | undefined>) | undefined
}

/** What every link is made with. */
export interface LinkContext {
  /** The app's networks, in its order. */
  readonly networks: readonly Network<'bip122'>[]
}
