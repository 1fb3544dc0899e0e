import type { EvmWallet } from '../wallet/types.ts'
import { announceProvider } from './announceProvider.ts'
import type { AnnounceAs } from './announceProvider.ts'
import { createPagePort } from './createPagePort.ts'

/**
 * Puts a wallet that lives in the page itself before the page's dapp; returns the end of it.
 *
 * Any number of wallets can be there at once. Without `as` the wallet is announced by EIP-6963.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 * @throws TestingError `testing.notABrowser` where there is no window.
 * @example
 * ```ts
 * import { announceWallet, createEvmWallet } from '@latchkey/testing'
 *
 * const end = announceWallet(createEvmWallet({ storage: localStorage }), { as: 'both' })
 * end()
 * ```
 */
export function announceWallet(wallet: EvmWallet, options: { readonly as?: AnnounceAs | undefined } = {}): () => void {
  return announceProvider({
    ...createPagePort(wallet, 'announceWallet'),
    info: wallet.info,
    flags: wallet.flags,
    as: options.as ?? 'eip6963',
  })
}
