import { createPagePort } from '../page/createPagePort.ts'
import { createSolanaFeatures } from '../page/createSolanaFeatures.ts'
import { registerStandardWallet } from '../page/registerStandardWallet.ts'
import { toSolanaPageWallet } from './toSolanaPageWallet.ts'
import type { SolanaWallet } from './types.ts'

/**
 * Puts a wallet that lives in the page itself before the page's dapp by the Wallet Standard; returns the end of it, which
 * also unregisters it. Before or after the dapp has started, as often and as late as you like.
 *
 * @see https://github.com/wallet-standard/wallet-standard
 * @throws TestingError `testing.notABrowser` where there is no window.
 * @example
 * ```ts
 * import { announceSolanaWallet, createSolanaWallet } from '@latchkey/testing/solana'
 *
 * const end = announceSolanaWallet(createSolanaWallet({ name: 'Demo Wallet', storage: localStorage }))
 * end()
 * ```
 */
export function announceSolanaWallet(wallet: SolanaWallet): () => void {
  return registerStandardWallet({
    ...createPagePort(wallet, 'announceSolanaWallet'),
    wallet: toSolanaPageWallet(wallet),
    createFeatures: createSolanaFeatures,
  })
}
