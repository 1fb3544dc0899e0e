import type { RedirectWallet } from './getNamespaceRedirect.ts'

const known: readonly (readonly [RedirectWallet, name: RegExp, rdns: RegExp])[] = [
  ['phantom', /^phantom(?: wallet)?$/i, /^app\.phantom$/],
  ['solflare', /^solflare(?: wallet)?$/i, /^com\.solflare(?:\.wallet)?$/],
  ['coinbase', /^coinbase(?: wallet)?$/i, /^com\.coinbase\.wallet$/],
]

/**
 * Which of the wallets with a browser of their own a wallet of a list is. A stranger that bears such a name leads to that very
 * wallet: the links are ours.
 */
export function findRedirectWallet(wallet: {
  readonly name: string
  readonly rdns?: string | null | undefined
}): RedirectWallet | undefined {
  const [name, id] = [wallet.name.trim(), wallet.rdns ?? '']
  return known.find(([, names, ids]) => names.test(name) || ids.test(id))?.[0]
}
