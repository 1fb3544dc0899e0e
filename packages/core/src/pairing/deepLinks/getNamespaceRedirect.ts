/** The wallets that open a page in their own browser, where they are present in it. */
export type RedirectWallet = 'phantom' | 'solflare' | 'coinbase'

/** Which page to open in which wallet. */
export interface GetNamespaceRedirectParameters {
  readonly wallet: RedirectWallet
  /** The page to open there. */
  readonly url: string
  /** The app's origin. */
  readonly ref: string
}

/**
 * The link that opens a page in the wallet's own browser: the way to these wallets on Solana on a phone, where they are not in
 * the page (S2.040 to S2.042).
 *
 * Sources: Phantom "Browse" and Solflare "Browse" deep links; `go.cb-w.com/dapp` of the Coinbase Wallet SDK.
 */
export function getNamespaceRedirect({ wallet, url, ref }: GetNamespaceRedirectParameters): string {
  const [page, origin] = [encodeURIComponent(url), encodeURIComponent(ref)]
  switch (wallet) {
    case 'phantom':
      return `https://phantom.app/ul/browse/${page}?ref=${origin}`
    case 'solflare':
      return `https://solflare.com/ul/v1/browse/${page}?ref=${origin}`
    case 'coinbase':
      return `https://go.cb-w.com/dapp?cb_url=${page}`
  }
}
