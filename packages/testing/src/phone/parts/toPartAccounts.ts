import type { PhoneSessionPart } from '../types.ts'
import type { PhonePart } from './PhonePart.ts'

/** What a session carries of accounts on some chains: their addresses on the first, and on all of them (CAIP-10). */
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
