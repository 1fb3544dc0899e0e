import { readList } from '@latchkey/core/adapter'
import { getAddress } from 'viem'
import type { Eip155Address } from '../types.ts'

/** How many accounts of one wallet are read. */
export const MAX_ACCOUNTS = 256

/**
 * Parses a wallet's answer to `eth_accounts`: addresses with checksum, without duplicates, in the wallet's order. Returns
 * `undefined` if the answer is not a list of addresses.
 */
export function parseAccounts(value: unknown): readonly Eip155Address[] | undefined {
  const accounts: Eip155Address[] = []
  const items = readList(value, MAX_ACCOUNTS)
  if (items === undefined) return undefined
  for (const item of items) {
    if (typeof item !== 'string' || !/^0x[\da-f]{40}$/i.test(item)) return undefined
    accounts.push(getAddress(item.toLowerCase()))
  }
  return [...new Set(accounts)]
}
