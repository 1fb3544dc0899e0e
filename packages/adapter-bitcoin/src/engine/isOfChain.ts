import type { BitcoinChain } from './chains.ts'

/**
 * Whether an address can be of a network: those of the main network are of no other, and none else are of it. Test networks
 * share their addresses with each other, and local ones write them as they like.
 */
export function isOfChain(address: string, { bech32 }: BitcoinChain): boolean {
  return /^(bc1|[13])/i.test(address) === (bech32 === 'bc')
}
