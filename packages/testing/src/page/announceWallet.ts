import type { EvmWallet } from '../wallet/types.ts'
import { announceProvider } from './announceProvider.ts'
import type { AnnounceAs } from './announceProvider.ts'
import { createPagePort } from './createPagePort.ts'

/**
 * Announces a wallet that runs in the page to the page's dapp. Returns a function that ends it.
 *
 * Any number of wallets can be announced. Without `as` the wallet is announced by EIP-6963.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 * @throws TestingError `testing.notABrowser` if there is no window.
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
