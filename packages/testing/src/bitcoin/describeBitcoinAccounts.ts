import type { BitcoinAddress } from './createBitcoinAddresses.ts'
import type { BitcoinAccount } from './types.ts'

/** Addresses as pages are told of them: those of these ids, in their order. */
export function describeBitcoinAccounts(
  addresses: readonly BitcoinAddress[],
  ids: readonly string[],
): readonly BitcoinAccount[] {
  return ids.flatMap((id) => {
    const found = addresses.find((each) => each.id === id)
    if (found === undefined) return []
    const { address, publicKey, purpose, addressType, chains } = found
    return [{ address, publicKey, purpose, addressType, chains }]
  })
}
