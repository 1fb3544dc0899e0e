/**
 * One wallet with real keys for EVM chains, Solana and Bitcoin, for tests and demos.
 *
 * @packageDocumentation
 */
export { announceMultichainWallet } from '../multichain/announceMultichainWallet.ts'
export { createMultichainWallet } from '../multichain/createMultichainWallet.ts'
export type { MultichainAnnounceAs, MultichainWallet, MultichainWalletParameters } from '../multichain/types.ts'
