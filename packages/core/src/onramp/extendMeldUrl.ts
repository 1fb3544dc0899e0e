import type { Namespace } from '@latchkey/protocol/caip'

/**
 * Adds to the URL of Meld's page where to send what (S9.056 to S9.059). What the URL already says stays.
 *
 * @example
 * ```ts
 * extendMeldUrl('https://meld.example/?publicKey=k', { address: '0xd8dA…', namespace: 'eip155' })
 * // 'https://meld.example/?publicKey=k&walletAddress=0xd8dA…&destinationCurrencyCode=USDC'
 * ```
 */
export function extendMeldUrl(
  url: string,
  account: { readonly address: string; readonly namespace: Namespace },
): string {
  const extended = new URL(url)
  const entries = {
    walletAddress: account.address,
    destinationCurrencyCode: account.namespace === 'solana' ? 'SOL' : 'USDC',
  }
  for (const [name, value] of Object.entries(entries)) {
    if (!extended.searchParams.has(name)) extended.searchParams.set(name, value)
  }
  return extended.href
}
