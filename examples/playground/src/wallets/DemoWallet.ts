import type { EvmWallet } from '@latchkey/testing'
import type { BitcoinWallet } from '@latchkey/testing/bitcoin'
import type { MultichainWallet } from '@latchkey/testing/multichain'
import type { SolanaWallet } from '@latchkey/testing/solana'

/** A wallet that lives in the page, of one kind of chain or of all. */
export type DemoWallet = EvmWallet | SolanaWallet | BitcoinWallet | MultichainWallet
