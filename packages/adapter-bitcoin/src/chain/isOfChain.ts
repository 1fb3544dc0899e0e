import type { BitcoinChain } from './chains.ts'

/**
 * Whether an address can belong to a network. Main network addresses belong to no other network. Test networks share their
 * address formats.
 */
export function isOfChain(address: string, { bech32 }: BitcoinChain): boolean {
  return /^(bc1|[13])/i.test(address) === (bech32 === 'bc')
}
