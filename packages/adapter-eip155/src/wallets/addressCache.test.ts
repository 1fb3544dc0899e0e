import { expect, it } from 'vitest'
import { MAX_ACCOUNTS, parseAccounts } from './parseAccounts.ts'

/** viem keeps the cache to itself: it is an export of the file, and not of the package. */
async function loadCache(): Promise<unknown> {
  return import(new URL('utils/address/isAddress.js', import.meta.resolve('viem')).href)
}

it('caches at most 8192 addresses, however many wallets report [S9.027]', async () => {
  const viem = await loadCache()
  const toAddress = (number: number): string => `0x${number.toString(16).padStart(40, '0')}`
  const addresses = Array.from({ length: 9_192 }, (_, index) => toAddress(index))
  const tell = (from: number, to: number): void => {
    for (let start = from; start < to; start += MAX_ACCOUNTS) {
      const accounts = addresses.slice(start, Math.min(start + MAX_ACCOUNTS, to))
      expect(parseAccounts(accounts)).toHaveLength(accounts.length)
    }
  }
  // Other tests of the process may have told some before.
  tell(0, 8_192)
  expect(viem).toHaveProperty('isAddressCache.size', 8_192)
  tell(8_192, 9_192)
  expect(viem).toHaveProperty('isAddressCache.size', 8_192)
})
