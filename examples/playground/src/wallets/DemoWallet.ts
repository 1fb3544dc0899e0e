import type { EvmWallet } from '@latchkey/testing'
import type { BitcoinWallet } from '@latchkey/testing/bitcoin'
import type { MultichainWallet } from '@latchkey/testing/multichain'
import type { SolanaWallet } from '@latchkey/testing/solana'

/** A wallet that runs in the page, for one kind of chain or for all. */
export type DemoWallet = EvmWallet | SolanaWallet | BitcoinWallet | MultichainWallet
