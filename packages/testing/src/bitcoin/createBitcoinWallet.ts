import { createBitcoinWalletWithState } from './createBitcoinWalletWithState.ts'
import type { BitcoinWallet, BitcoinWalletParameters } from './types.ts'

/**
 * Creates a Bitcoin wallet with real keys. A script decides about its requests: by default it approves all of them at once.
 *
 * Runs in Node and in a page. `installWallet` of `@latchkey/testing/playwright` and {@link announceBitcoinWallet} announce it
 * to a dapp: by the Wallet Standard, as a provider of sats-connect, or both.
 *
 * @throws TestingError `testing.invalidParameter` if a parameter is invalid.
 * @example
 * ```ts
 * import { bitcoinTestKeys, createBitcoinWallet } from '@latchkey/testing/bitcoin'
 *
 * const wallet = createBitcoinWallet({
 *   name: 'My Wallet',
 *   accounts: bitcoinTestKeys.slice(0, 2),
 *   chains: [{ chain: 'bitcoin:regtest', esploraUrl: 'http://127.0.0.1:3002' }],
 * })
 * wallet.reject({ methods: ['signPsbt', 'bitcoin:signTransaction'], times: 1 })
 * ```
 */
export function createBitcoinWallet(parameters: BitcoinWalletParameters = {}): BitcoinWallet {
  return createBitcoinWalletWithState(parameters).wallet
}
