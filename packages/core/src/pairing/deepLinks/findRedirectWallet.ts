import type { RedirectWallet } from './getNamespaceRedirect.ts'

const known: readonly (readonly [RedirectWallet, name: RegExp, rdns: RegExp])[] = [
  ['phantom', /^phantom(?: wallet)?$/i, /^app\.phantom$/],
  ['solflare', /^solflare(?: wallet)?$/i, /^com\.solflare(?:\.wallet)?$/],
  ['coinbase', /^coinbase(?: wallet)?$/i, /^com\.coinbase\.wallet$/],
]

/**
 * Identifies a listed wallet as one of the wallets with their own browser. Another wallet with such a name is harmless: the
 * link is ours and opens the real wallet.
 */
export function findRedirectWallet(wallet: {
  readonly name: string
  readonly rdns?: string | null | undefined
}): RedirectWallet | undefined {
  const [name, id] = [wallet.name.trim(), wallet.rdns ?? '']
  return known.find(([, names, ids]) => names.test(name) || ids.test(id))?.[0]
}
