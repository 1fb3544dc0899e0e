import type { CatalogueWallet } from '@latchkey/protocol/catalogue'

/** Which wallets to return. */
export interface WalletFilter {
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  /** CAIP-2 ids. A wallet matches with any network of one of their namespaces: most wallets let users add others. */
  readonly chains?: readonly string[] | undefined
  /** Part of the name, id or reverse domain name, in any case. */
  readonly search?: string | undefined
  readonly badge?: string | undefined
}

/** Filters wallets in the page as the cloud does. */
export function filterWallets(wallets: readonly CatalogueWallet[], filter: WalletFilter): readonly CatalogueWallet[] {
  const { include, exclude = [], chains = [], search = '', badge } = filter
  const namespaces = new Set(chains.map(toNamespace))
  const text = search.trim().toLowerCase()
  return wallets.filter(
    ({ id, name, rdns, chains: walletChains, badge_type }) =>
      (include?.includes(id) ?? true) &&
      !exclude.includes(id) &&
      (namespaces.size === 0 || walletChains.some((chain) => namespaces.has(toNamespace(chain)))) &&
      (badge === undefined || badge_type === badge) &&
      [name, id, rdns ?? ''].some((value) => value.toLowerCase().includes(text)),
  )
}

const toNamespace = (chain: string): string => chain.slice(0, chain.indexOf(':'))
