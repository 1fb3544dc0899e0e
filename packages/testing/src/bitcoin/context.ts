import type { StandardState } from '../standard/createStandardState.ts'
import type { BitcoinAddress } from './createBitcoinAddresses.ts'
import type { ResolvedBitcoinChain } from './resolveBitcoinChains.ts'

/** What the parts of one Bitcoin wallet share. */
export interface BitcoinContext {
  readonly state: StandardState
  /** The network of a request, by any of its names; where the wallet is if it names none; 4901 if it is not offered. */
  readonly getChain: (id: string | undefined) => ResolvedBitcoinChain
  /** Whether a network is offered, by any of its names. */
  readonly knows: (id: string) => boolean
  /** Every address on a network. */
  readonly getAddresses: (chain: ResolvedBitcoinChain) => readonly BitcoinAddress[]
  /** Asks the API of a network. */
  readonly ask: (chain: ResolvedBitcoinChain, path: string, body?: string) => Promise<string>
}
