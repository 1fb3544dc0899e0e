import type { PhoneSessionPart } from '../types.ts'
import type { PhonePart } from './PhonePart.ts'

/** Returns accounts as sessions contain them: their addresses on the first chain, and on all chains (CAIP-10). */
export function toPartAccounts(
  part: PhonePart,
  accounts: readonly string[],
  chains: readonly string[],
): Pick<PhoneSessionPart, 'accounts' | 'caipAccounts'> {
  return {
    accounts: part.toAddresses(accounts, chains[0] ?? part.getChain()),
    caipAccounts: chains.flatMap((chain) => part.toAddresses(accounts, chain).map((address) => `${chain}:${address}`)),
  }
}
