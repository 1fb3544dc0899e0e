import type { StandardState } from '../standard/createStandardState.ts'
import type { BitcoinAddress } from './createBitcoinAddresses.ts'
import type { ResolvedBitcoinChain } from './resolveBitcoinChains.ts'

/** The context that the modules of a Bitcoin wallet share. */
export interface BitcoinContext {
  readonly state: StandardState
  /** Returns a network by any of its names; default: the current one. Throws 4901 if the wallet does not offer it. */
  readonly getChain: (id: string | undefined) => ResolvedBitcoinChain
  /** Whether the wallet offers a network, by any of its names. */
  readonly knows: (id: string) => boolean
  /** Returns every address on a network. */
  readonly getAddresses: (chain: ResolvedBitcoinChain) => readonly BitcoinAddress[]
  /** Sends a request to the API of a network. */
  readonly ask: (chain: ResolvedBitcoinChain, path: string, body?: string) => Promise<string>
}
