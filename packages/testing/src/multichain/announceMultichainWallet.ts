import { announceBitcoinWallet } from '../bitcoin/announceBitcoinWallet.ts'
import { announceWallet } from '../page/announceWallet.ts'
import { announceSolanaWallet } from '../solana/announceSolanaWallet.ts'
import type { MultichainAnnounceAs, MultichainWallet } from './types.ts'

/**
 * Announces a wallet that runs in the page to the page's dapp, on all three kinds of chain. Returns a function that ends it.
 *
 * @throws TestingError `testing.notABrowser` if there is no window.
 * @example
 * ```ts
 * import { confirmSheet } from '@latchkey/testing'
 * import { announceMultichainWallet, createMultichainWallet } from '@latchkey/testing/multichain'
 *
 * const wallet = createMultichainWallet({ name: 'Demo Wallet', confirm: confirmSheet(), storage: localStorage })
 * const end = announceMultichainWallet(wallet)
 * end()
 * ```
 */
export function announceMultichainWallet(
  wallet: MultichainWallet,
  options: { readonly as?: MultichainAnnounceAs | undefined } = {},
): () => void {
  const { eip155, bip122 } = options.as ?? {}
  const ends = [
    announceWallet(wallet.eip155, { as: eip155 }),
    announceSolanaWallet(wallet.solana),
    announceBitcoinWallet(wallet.bip122, { as: bip122 }),
  ]
  return () => ends.forEach((end) => end())
}
