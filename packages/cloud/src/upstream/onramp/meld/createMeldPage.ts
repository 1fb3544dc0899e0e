import { failAttempt } from '../../pool/Attempt.ts'
import type { OnrampAttempt, OnrampNamespace, OnrampProvider } from '../Onramp.ts'

/** Returns the currency that Meld sells first to an account (S9.057, S9.058). */
export function getMeldSymbol(namespace: OnrampNamespace): string {
  return namespace === 'solana' ? 'SOL' : 'USDC'
}

/**
 * Creates the purchases of Meld without a key: the operator's page, extended with the account and the currency (S9.056 to S9.059).
 * It has no options, quotes and purchases.
 */
export function createMeldPage({ page }: { readonly page: string }): OnrampProvider {
  const refuse = async (): OnrampAttempt<never> => failAttempt('page_only', { isItsFault: false, isFinal: true })
  return {
    namespaces: ['eip155', 'solana'],
    page,
    readOptions: refuse,
    readQuote: refuse,
    readPurchases: refuse,
    async createUrl({ order }) {
      const [wallet] = order.wallets
      if (wallet === undefined) return refuse()
      const url = new URL(page)
      url.searchParams.set('walletAddress', wallet.address)
      url.searchParams.set('destinationCurrencyCode', getMeldSymbol(wallet.namespace))
      return { kind: 'answered', value: url.href }
    },
  }
}
