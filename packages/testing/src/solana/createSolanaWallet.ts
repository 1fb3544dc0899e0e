import { createSolanaWalletWithState } from './createSolanaWalletWithState.ts'
import type { SolanaWallet, SolanaWalletParameters } from './types.ts'

/**
 * Creates a Solana wallet with real keys. A script decides about its requests: by default it approves all of them at once.
 *
 * Runs in Node and in a page. `installWallet` of `@latchkey/testing/playwright` and {@link announceSolanaWallet} announce it
 * to a dapp by the Wallet Standard.
 *
 * @see https://github.com/wallet-standard/wallet-standard
 * @throws TestingError `testing.invalidParameter` if a parameter is invalid.
 * @example
 * ```ts
 * import { createSolanaWallet, solanaTestKeys } from '@latchkey/testing/solana'
 *
 * const wallet = createSolanaWallet({
 *   name: 'My Wallet',
 *   accounts: solanaTestKeys.slice(0, 2),
 *   chains: [{ chain: 'solana:localnet', rpcUrl: 'http://127.0.0.1:8899' }],
 * })
 * wallet.reject({ methods: ['solana:signAndSendTransaction'], times: 1 })
 * ```
 */
export function createSolanaWallet(parameters: SolanaWalletParameters = {}): SolanaWallet {
  return createSolanaWalletWithState(parameters).wallet
}
