import type { SolanaKey } from './resolveSolanaKeys.ts'
import type { SolanaAccount } from './types.ts'

/** Describes accounts as pages see them. */
export function describeSolanaAccounts(
  keys: ReadonlyMap<string, SolanaKey>,
  addresses: readonly string[],
): readonly SolanaAccount[] {
  return addresses.flatMap((address) => {
    const key = keys.get(address)
    return key === undefined ? [] : [{ address, publicKey: key.publicKey }]
  })
}
