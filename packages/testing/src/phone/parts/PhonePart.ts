import type { BitcoinWallet } from '../../bitcoin/types.ts'
import type { SolanaWallet } from '../../solana/types.ts'
import type { StandardState } from '../../standard/createStandardState.ts'
import type { PhoneNamespace, PhonePartState } from '../types.ts'

/** The part of a phone for one kind of chain other than EVM. */
export interface PhonePart {
  readonly namespace: Exclude<PhoneNamespace, 'eip155'>
  readonly wallet: SolanaWallet | BitcoinWallet
  readonly state: StandardState
  /** What sessions can grant. */
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** The available chains, as CAIP-2 ids. */
  readonly chains: PhonePartState['chains']
  /** Returns the wallet's id of a CAIP-2 chain, or `undefined` if it does not offer it. */
  readonly findChain: (chain: string) => string | undefined
  /** Returns the CAIP-2 id of the current chain. */
  readonly getChain: () => string
  /** Returns the available accounts, by their addresses on the current chain. */
  readonly listAccounts: () => PhonePartState['accounts']
  /** Returns the wallet's ids of an address's account and of what belongs to it. */
  readonly toAccounts: (address: string) => readonly string[]
  /** Returns the addresses of accounts in sessions for a chain. */
  readonly toAddresses: (accounts: readonly string[], chain: string) => readonly string[]
  /** The event for changed accounts. */
  readonly toEvent: (accounts: readonly string[], chain: string) => { readonly name: string; readonly data: unknown }
}
