import { getAddress } from 'viem'
import { MAX_ACCOUNTS } from './constants.ts'
import type { Eip155Address } from '../types.ts'

/**
 * A wallet's answer to `eth_accounts`: addresses with a checksum, each once, in the wallet's order. `undefined` if the
 * answer is anything else than a list of addresses.
 */
export function parseAccounts(value: unknown): readonly Eip155Address[] | undefined {
  try {
    if (!Array.isArray(value)) return undefined
    const items: readonly unknown[] = value.slice(0, MAX_ACCOUNTS)
    const accounts: Eip155Address[] = []
    for (const item of items) {
      if (typeof item !== 'string' || !/^0x[\da-f]{40}$/i.test(item)) return undefined
      accounts.push(getAddress(item.toLowerCase()))
    }
    return [...new Set(accounts)]
  } catch {
    // A list may be a proxy that throws.
    return undefined
  }
}
