/** A group of wallets that an app puts together for its list. */
export interface WalletGroup {
  /** Its heading. A text of the key `connect.group.<name>` in `messages` replaces it, for an app with several languages. */
  readonly name: string
  /** Ids of the catalogue, of `customWallets` or of connectors, such as `io.metamask`, in the order of the rows. */
  readonly walletIds: readonly string[]
}
