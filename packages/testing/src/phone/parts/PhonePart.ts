import type { BitcoinWallet } from '../../bitcoin/types.ts'
import type { SolanaWallet } from '../../solana/types.ts'
import type { StandardState } from '../../standard/createStandardState.ts'
import type { PhoneNamespace, PhonePartState } from '../types.ts'

/** What a phone has beside its wallet for EVM chains. */
export interface PhonePart {
  readonly namespace: Exclude<PhoneNamespace, 'eip155'>
  readonly wallet: SolanaWallet | BitcoinWallet
  readonly state: StandardState
  /** What it can be granted. */
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** What its owner can choose between, by CAIP-2 ids. */
  readonly chains: PhonePartState['chains']
  /** What the wallet calls the chain of a CAIP-2 id; `undefined` if it does not offer it. */
  readonly findChain: (chain: string) => string | undefined
  /** The CAIP-2 id of the chain that its owner is on. */
  readonly getChain: () => string
  /** The accounts that its owner can choose between, by their addresses on the chain that it is on. */
  readonly listAccounts: () => PhonePartState['accounts']
  /** What the wallet calls the account of an address, and what belongs to it. */
  readonly toAccounts: (address: string) => readonly string[]
  /** The addresses of accounts, as sessions carry them for a chain. */
  readonly toAddresses: (accounts: readonly string[], chain: string) => readonly string[]
  /** What an app hears when its accounts are others. */
  readonly toEvent: (accounts: readonly string[], chain: string) => { readonly name: string; readonly data: unknown }
}
