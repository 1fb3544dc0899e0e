/** The wallets that can open a page in their own browser, where they inject a provider. */
export type RedirectWallet = 'phantom' | 'solflare' | 'coinbase'

/** The page to open, and the wallet to open it in. */
export interface GetNamespaceRedirectParameters {
  readonly wallet: RedirectWallet
  /** The page to open there. */
  readonly url: string
  /** Whether the link holds the page's query and fragment too, which the wallet's website then receives. */
  readonly isFull: boolean
  /** The app's origin. */
  readonly ref: string
}

/**
 * Returns the link that opens a page in the wallet's own browser. On phones this is how Solana apps reach these wallets, which
 * inject no provider into other browsers.
 *
 * Sources: Phantom "Browse" and Solflare "Browse" deep links; `go.cb-w.com/dapp` of the Coinbase Wallet SDK.
 */
export function getNamespaceRedirect({ wallet, url, isFull, ref }: GetNamespaceRedirectParameters): string {
  const [page, origin] = [isFull ? url : url.replace(/[?#].*$/su, ''), ref].map(encodeURIComponent)
  switch (wallet) {
    case 'phantom':
      return `https://phantom.app/ul/browse/${page}?ref=${origin}`
    case 'solflare':
      return `https://solflare.com/ul/v1/browse/${page}?ref=${origin}`
    case 'coinbase':
      return `https://go.cb-w.com/dapp?cb_url=${page}`
  }
}
