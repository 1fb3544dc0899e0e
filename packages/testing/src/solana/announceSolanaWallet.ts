import { createPagePort } from '../page/createPagePort.ts'
import { createSolanaFeatures } from '../page/createSolanaFeatures.ts'
import { registerStandardWallet } from '../page/registerStandardWallet.ts'
import { toSolanaPageWallet } from './toSolanaPageWallet.ts'
import type { SolanaWallet } from './types.ts'

/**
 * Announces a wallet that runs in the page to the page's dapp by the Wallet Standard, before or after the dapp starts.
 * Returns a function that unregisters it.
 *
 * @see https://github.com/wallet-standard/wallet-standard
 * @throws TestingError `testing.notABrowser` if there is no window.
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
