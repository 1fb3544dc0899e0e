import { createHmac, createSecretKey, randomBytes } from 'node:crypto'

/**
 * Pseudonymizes a client address for logs, so that an operator can distinguish clients without learning their
 * addresses.
 */
export type AddressHash = (address: string) => string

/** Creates the hash of one node. Its key is random and never stored. */
export function createAddressHash(): AddressHash {
  // As an object, because Node reads a key of plain bytes anew for each hash, which takes seven times as long.
  const key = createSecretKey(randomBytes(32))
  return (address) => createHmac('sha256', key).update(address).digest('base64url').slice(0, 10)
}
