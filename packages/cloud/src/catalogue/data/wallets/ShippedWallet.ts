/**
 * A wallet that ships with the cloud, as it is written down: store ids instead of whole links, so that a wrong link
 * cannot be typed.
 *
 * What may be in the list: a wallet that connects to web apps (by injecting itself, by Wallet Standard, by pairing or
 * as a page) on one of our namespaces, whose facts are public. A fact nobody could confirm is left out.
 */
export interface ShippedWallet {
  /** Popularity; 1 is the best known. Unique; gaps are fine. */
  readonly rank: number
  /** Ours, in kebab-case. Never changes. */
  readonly id: string
  readonly name: string
  /** Other names that people look for: what it was called before, or what its program is called. */
  readonly otherNames?: readonly string[] | undefined
  readonly homepage: string
  /** EIP-6963, as the wallet's own extension announces itself. */
  readonly rdns?: string | undefined
  /** CAIP-2 ids. */
  readonly chains: readonly string[]
  /** Its owner or an app may add any EVM network (EIP-3085), so a filter by an EVM network never hides it. */
  readonly addsEvmNetworks?: true | undefined
  /** The app's scheme, to which `wc?uri=` is added (`/wc?uri=` where a path is given). */
  readonly mobile_link?: string | undefined
  /** The app's universal link, to which `/wc?uri=` is added. */
  readonly link_mode?: string | undefined
  /** The desktop program's scheme. */
  readonly desktop_link?: string | undefined
  /** The wallet as a web page. */
  readonly webapp_link?: string | undefined
  /** The number of the App Store's `id…`. */
  readonly ios?: number | undefined
  /** The package's name in Google Play. */
  readonly android?: string | undefined
  /** The extension's id in the Chrome Web Store. */
  readonly chrome?: string | undefined
  /** Where the facts are public. */
  readonly source: string
}
