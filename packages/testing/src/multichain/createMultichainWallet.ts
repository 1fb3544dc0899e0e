import { createMultichainWalletWithState } from './createMultichainWalletWithState.ts'
import type { MultichainWallet, MultichainWalletParameters } from './types.ts'

/**
 * Makes one wallet for EVM chains, Solana and Bitcoin, with real keys and one owner, who is a script: by default it
 * approves everything at once.
 *
 * Pages find it in three places under one name: by EIP-6963, and twice by the Wallet Standard; also as a provider of
 * sats-connect.
 *
 * @throws TestingError `testing.invalidParameter` if it cannot be made of what was given.
 * @example
 * ```ts
 * import { createMultichainWallet } from '@latchkey/testing/multichain'
 *
 * const wallet = createMultichainWallet({
 *   name: 'My Wallet',
 *   eip155: { chains: [{ chainId: 31337, rpcUrl: 'http://127.0.0.1:8545' }] },
 *   solana: { chains: [{ chain: 'solana:localnet', rpcUrl: 'http://127.0.0.1:8899' }] },
 *   bip122: { chains: [{ chain: 'bitcoin:regtest', esploraUrl: 'http://127.0.0.1:3002' }] },
 * })
 * // The next two requests of any kind.
 * wallet.reject({ times: 2 })
 * ```
 */
export function createMultichainWallet(parameters: MultichainWalletParameters = {}): MultichainWallet {
  return createMultichainWalletWithState(parameters).wallet
}
