import { createMultichainWalletWithState } from './createMultichainWalletWithState.ts'
import type { MultichainWallet, MultichainWalletParameters } from './types.ts'

/**
 * Creates one wallet for EVM chains, Solana and Bitcoin, with real keys. A script decides about its requests: by default it
 * approves all of them at once.
 *
 * Pages find it under one name by EIP-6963, twice by the Wallet Standard, and as a provider of
 * sats-connect.
 *
 * @throws TestingError `testing.invalidParameter` if a parameter is invalid.
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
