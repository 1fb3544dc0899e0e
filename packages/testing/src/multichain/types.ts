import type { BitcoinAnnounceAs, BitcoinWallet, BitcoinWalletParameters } from '../bitcoin/types.ts'
import type { AnnounceAs } from '../page/announceProvider.ts'
import type { SolanaWallet, SolanaWalletParameters } from '../solana/types.ts'
import type { Confirm, EvmWallet, EvmWalletParameters, WalletIdentity, WalletStorage } from '../wallet/types.ts'
import type { WalletControls } from '../wallet/WalletControls.ts'

/** What the parts of a wallet have in common, and what therefore stands above them. */
type Shared = 'name' | 'rdns' | 'icon' | 'storage' | 'confirm'

/** How to make a wallet of all three kinds of chain. */
export interface MultichainWalletParameters {
  /** "Test Wallet" if unset. */
  readonly name?: string | undefined
  /** Reverse domain name. `dev.latchkey.test-wallet` if unset. */
  readonly rdns?: string | undefined
  /** A `data:image/…` address. A monogram of the name if unset. */
  readonly icon?: string | undefined
  /** Remembers what has to survive a reload, never keys. In memory only if unset. */
  readonly storage?: WalletStorage | undefined
  /** Asks a person, for instance `confirmSheet()`. Given, the wallet asks; unset, it approves at once. */
  readonly confirm?: Confirm | undefined
  readonly eip155?: Omit<EvmWalletParameters, Shared> | undefined
  readonly solana?: Omit<SolanaWalletParameters, Shared> | undefined
  readonly bip122?: Omit<BitcoinWalletParameters, Shared> | undefined
}

/**
 * A wallet of all three kinds of chain: one name, one owner and his script, one log. Made by
 * {@link createMultichainWallet}.
 *
 * What is said of methods and times counts over all of its parts. `changeAccounts` leaves the kinds of chain alone of
 * which no address is given; with `[]` every site is disconnected from all of them.
 */
export interface MultichainWallet extends WalletControls {
  readonly namespace: 'multichain'
  readonly info: WalletIdentity
  /** Every address it holds a key for: of EVM chains, of Solana, of Bitcoin. */
  readonly accounts: readonly string[]
  readonly eip155: EvmWallet
  readonly solana: SolanaWallet
  readonly bip122: BitcoinWallet
}

/** How the parts of a wallet make themselves known to a page. */
export interface MultichainAnnounceAs {
  /** `eip6963` if unset. */
  readonly eip155?: AnnounceAs | undefined
  /** `both` if unset. */
  readonly bip122?: BitcoinAnnounceAs | undefined
}
