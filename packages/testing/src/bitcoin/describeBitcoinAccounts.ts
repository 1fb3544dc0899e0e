import type { BitcoinAddress } from './createBitcoinAddresses.ts'
import type { BitcoinAccount } from './types.ts'

/** Returns the addresses with these ids, in their order, as pages see them. */
export function describeBitcoinAccounts(
  addresses: readonly BitcoinAddress[],
  ids: readonly string[],
): readonly BitcoinAccount[] {
  return ids.flatMap((id) => {
    const match = addresses.find((each) => each.id === id)
    if (match === undefined) return []
    const { address, publicKey, purpose, addressType, chains } = match
    return [{ address, publicKey, purpose, addressType, chains }]
  })
}
