import { createWalletWithState } from './createWalletWithState.ts'
import type { EvmWallet, EvmWalletParameters } from './types.ts'

/**
 * Makes a wallet with real keys whose owner is a script: by default it approves everything at once.
 *
 * Runs in Node and in a page. It does nothing by itself until it is asked; `destroy()` ends all of it.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 * @throws TestingError `testing.invalidParameter` if it cannot be made of what was given.
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
