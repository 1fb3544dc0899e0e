/**
 * Normalises a wallet's name for comparison: without case and surrounding space, and `Trust Wallet` as `Trust`
 * (S5.036).
 */
export function normalizeWalletName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^trust wallet$/, 'trust')
}
