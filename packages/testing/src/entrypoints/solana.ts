/**
 * A Solana wallet with real keys, for tests and demos.
 *
 * @packageDocumentation
 */
export { createSolanaWallet } from '../solana/createSolanaWallet.ts'
export { type HostileSolanaWallet, hostileSolanaWallets } from '../hostile/solana/hostileSolanaWallets.ts'
export { announceSolanaWallet } from '../solana/announceSolanaWallet.ts'
export { type SolanaMethodName, solanaMethods } from '../solana/solanaMethods.ts'
export { solanaTestKeys } from '../solana/solanaTestKeys.ts'
export type {
  SolanaAccount,
  SolanaChain,
  SolanaFeature,
  SolanaWallet,
  SolanaWalletEvent,
  SolanaWalletParameters,
} from '../solana/types.ts'
export type { StandardRequest } from '../standard/types.ts'
