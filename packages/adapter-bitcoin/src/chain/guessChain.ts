import type { BitcoinAccount } from '../types.ts'
import { chains, type BitcoinChain } from './chains.ts'

/** Guesses the network of a wallet by its addresses: the previous one if it fits, else the first that does. */
export function guessChain(accounts: readonly BitcoinAccount[], previous: string | undefined): BitcoinChain {
  const [first] = accounts
  const isMain = first === undefined || /^(bc1|[13])/.test(first.address)
  const prefix = isMain ? 'bc' : first.address.startsWith('bcrt1') ? 'bcrt' : 'tb'
  const candidates = chains.filter(({ bech32 }) => bech32 === prefix)
  const [guess = chains[0]] = candidates.filter(({ networkId }) => networkId === previous).concat(candidates)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every prefix has a network in the table
  return guess as BitcoinChain
}
