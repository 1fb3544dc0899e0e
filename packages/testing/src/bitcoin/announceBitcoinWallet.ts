import { createBitcoinFeatures } from '../page/createBitcoinFeatures.ts'
import { createPagePort } from '../page/createPagePort.ts'
import { registerSatsProvider } from '../page/registerSatsProvider.ts'
import { registerStandardWallet } from '../page/registerStandardWallet.ts'
import { toBitcoinPageWallets } from './toBitcoinPageWallets.ts'
import type { BitcoinAnnounceAs, BitcoinWallet } from './types.ts'

/**
 * Announces a wallet that runs in the page to the page's dapp: by the Wallet Standard and as a sats-connect provider, unless
 * `as` selects one of them. Returns a function that ends it.
 *
 * @throws TestingError `testing.notABrowser` if there is no window.
 * @example
 * ```ts
 * import { announceBitcoinWallet, createBitcoinWallet } from '@latchkey/testing/bitcoin'
 *
 * const wallet = createBitcoinWallet({ name: 'Xverse', providerId: 'XverseProviders.BitcoinProvider' })
 * const end = announceBitcoinWallet(wallet, { as: 'sats-connect' })
 * end()
 * ```
 */
export function announceBitcoinWallet(
  wallet: BitcoinWallet,
  options: { readonly as?: BitcoinAnnounceAs | undefined } = {},
): () => void {
  const { as = 'both' } = options
  const ways = createPagePort(wallet, 'announceBitcoinWallet')
  const { standard, sats } = toBitcoinPageWallets(wallet)
  const ends = [
    ...(as === 'sats-connect'
      ? []
      : [registerStandardWallet({ ...ways, wallet: standard, createFeatures: createBitcoinFeatures })]),
    ...(as === 'wallet-standard' ? [] : [registerSatsProvider({ ...ways, wallet: sats })]),
  ]
  return () => ends.forEach((end) => end())
}
