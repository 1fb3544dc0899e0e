/** The name by which a wallet is recognised: without its capitals and the space around it, and `Trust Wallet` as `Trust` (S5.036). */
export function normalizeWalletName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^trust wallet$/, 'trust')
}
