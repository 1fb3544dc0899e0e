import { createBitcoinFeatures } from '../page/createBitcoinFeatures.ts'
import { createPagePort } from '../page/createPagePort.ts'
import { registerSatsProvider } from '../page/registerSatsProvider.ts'
import { registerStandardWallet } from '../page/registerStandardWallet.ts'
import { toBitcoinPageWallets } from './toBitcoinPageWallets.ts'
import type { BitcoinAnnounceAs, BitcoinWallet } from './types.ts'

/**
 * Puts a wallet that lives in the page itself before the page's dapp; returns the end of it. By the Wallet Standard and as
 * a provider of sats-connect, unless `as` says one of them.
 *
 * @throws TestingError `testing.notABrowser` where there is no window.
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
