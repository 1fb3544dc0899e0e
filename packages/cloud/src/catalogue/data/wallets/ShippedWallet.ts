/**
 * A wallet that ships with the cloud. It contains store ids instead of links, to rule out wrong links.
 *
 * The list contains wallets that connect to web apps (injected, Wallet Standard, pairing or web page) on one of our
 * namespaces and whose properties are public. Unconfirmed properties are omitted.
 */
export interface ShippedWallet {
  /** Popularity; 1 is the most popular. Unique; gaps are fine. */
  readonly rank: number
  /** Our own id in kebab-case. Never changes. */
  readonly id: string
  readonly name: string
  /** Other names that people search for, such as former names or the app's name. */
  readonly otherNames?: readonly string[] | undefined
  readonly homepage: string
  /** EIP-6963, as announced by the wallet's extension. */
  readonly rdns?: string | undefined
  /** CAIP-2 ids. */
  readonly chains: readonly string[]
  /** Whether any EVM network can be added (EIP-3085), so that filters by EVM network always include it. */
  readonly addsEvmNetworks?: true | undefined
  /** The app's scheme. `wc?uri=` is appended (`/wc?uri=` after a path). */
  readonly mobile_link?: string | undefined
  /** The app's universal link. `/wc?uri=` is appended. */
  readonly link_mode?: string | undefined
  /** The desktop app's scheme. */
  readonly desktop_link?: string | undefined
  /** URL of the web wallet. */
  readonly webapp_link?: string | undefined
  /** App Store id, without the `id` prefix. */
  readonly ios?: number | undefined
  /** Google Play package name. */
  readonly android?: string | undefined
  /** Chrome Web Store extension id. */
  readonly chrome?: string | undefined
  /** Where the properties are published. */
  readonly source: string
}
