/**
 * Solana for Latchkey: Wallet Standard and classic wallets, transfers of SOL and of tokens.
 *
 * @packageDocumentation
 */
export { solanaAdapter } from '../solanaAdapter.ts'
export type {
  ClassicSolanaWallet,
  CompiledSolanaTransaction,
  SolanaAdapter,
  SolanaAdapterParameters,
  SolanaFeatures,
  SolanaProvider,
  SolanaTransaction,
  SolanaTypes,
} from '../types.ts'
