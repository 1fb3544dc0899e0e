import type { CatalogueWallet } from '@latchkey/protocol/catalogue'

/** Which wallets. */
export interface WalletFilter {
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  /** CAIP-2 ids. A wallet counts if it is on any network of one of their namespaces: most let their owner add others. */
  readonly chains?: readonly string[] | undefined
  /** A part of the name, of the id or of the reverse domain name, in any case. */
  readonly search?: string | undefined
  readonly badge?: string | undefined
}

/** Filters wallets in the page, as the cloud would. */
export function filterWallets(wallets: readonly CatalogueWallet[], filter: WalletFilter): readonly CatalogueWallet[] {
  const { include, exclude = [], chains = [], search = '', badge } = filter
  const namespaces = new Set(chains.map(toNamespace))
  const text = search.trim().toLowerCase()
  return wallets.filter(
    ({ id, name, rdns, chains: own, badge_type }) =>
      (include?.includes(id) ?? true) &&
      !exclude.includes(id) &&
      (namespaces.size === 0 || own.some((chain) => namespaces.has(toNamespace(chain)))) &&
      (badge === undefined || badge_type === badge) &&
      [name, id, rdns ?? ''].some((value) => value.toLowerCase().includes(text)),
  )
}

const toNamespace = (chain: string): string => chain.slice(0, chain.indexOf(':'))
