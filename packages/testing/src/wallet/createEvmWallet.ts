import { createWalletWithState } from './createWalletWithState.ts'
import type { EvmWallet, EvmWalletParameters } from './types.ts'

/**
 * Creates a wallet with real keys. A script decides about its requests: by default it approves all of them at once.
 *
 * Runs in Node and in a page. It is idle until its first request; `destroy()` ends all of it.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 * @throws TestingError `testing.invalidParameter` if a parameter is invalid.
 * @example
 * ```ts
 * import { createEvmWallet, testKeys } from '@latchkey/testing'
 *
 * const wallet = createEvmWallet({
 *   name: 'My Wallet',
 *   accounts: testKeys.slice(0, 2),
 *   chains: [{ chainId: 31337, rpcUrl: 'http://127.0.0.1:8545' }],
 * })
 * wallet.reject({ methods: ['personal_sign'], times: 1 })
 * const accounts = await wallet.request({ origin: 'http://localhost:3000', method: 'eth_requestAccounts' })
 * ```
 */
export function createEvmWallet(parameters: EvmWalletParameters = {}): EvmWallet {
  return createWalletWithState(parameters).wallet
}
