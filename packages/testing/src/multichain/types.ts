import type { BitcoinAnnounceAs, BitcoinWallet, BitcoinWalletParameters } from '../bitcoin/types.ts'
import type { AnnounceAs } from '../page/announceProvider.ts'
import type { SolanaWallet, SolanaWalletParameters } from '../solana/types.ts'
import type { Confirm, EvmWallet, EvmWalletParameters, WalletIdentity, WalletStorage } from '../wallet/types.ts'
import type { WalletControls } from '../wallet/WalletControls.ts'

/** What all parts of a wallet have in common. */
type Shared = 'name' | 'rdns' | 'icon' | 'storage' | 'confirm'

/** The parameters of {@link createMultichainWallet}. */
export interface MultichainWalletParameters {
  /** Default: "Test Wallet". */
  readonly name?: string | undefined
  /** Reverse domain name. Default: `dev.latchkey.test-wallet`. */
  readonly rdns?: string | undefined
  /** A `data:image/…` URL. Default: a monogram of the name. */
  readonly icon?: string | undefined
  /** Stores what must survive a reload, but no keys. Default: memory only. */
  readonly storage?: WalletStorage | undefined
  /** Asks a visitor, for example with `confirmSheet()`. Default: requests are approved at once. */
  readonly confirm?: Confirm | undefined
  readonly eip155?: Omit<EvmWalletParameters, Shared> | undefined
  readonly solana?: Omit<SolanaWalletParameters, Shared> | undefined
  readonly bip122?: Omit<BitcoinWalletParameters, Shared> | undefined
}

/**
 * A wallet for all three kinds of chain with one name, one script and one log. Create one with
 * {@link createMultichainWallet}.
 *
 * Scripted methods and counts apply to all of its parts. `changeAccounts` leaves the kinds of chain unchanged
 * for which no address is passed; `[]` disconnects every site from all of them.
 */
export interface MultichainWallet extends WalletControls {
  readonly namespace: 'multichain'
  readonly info: WalletIdentity
  /** All its addresses: on EVM chains, on Solana, on Bitcoin. */
  readonly accounts: readonly string[]
  readonly eip155: EvmWallet
  readonly solana: SolanaWallet
  readonly bip122: BitcoinWallet
}

/** How the parts of a wallet are announced to a page. */
export interface MultichainAnnounceAs {
  /** Default: `eip6963`. */
  readonly eip155?: AnnounceAs | undefined
  /** Default: `both`. */
  readonly bip122?: BitcoinAnnounceAs | undefined
}
