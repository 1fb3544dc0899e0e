import { createHmac, randomBytes } from 'node:crypto'

/**
 * Creates a function that pseudonymizes client addresses, so that an operator can distinguish clients without learning
 * their addresses. The key is random and never stored.
 */
export function createAddressHash(): (address: string) => string {
  const key = randomBytes(32)
  return (address) => createHmac('sha256', key).update(address).digest('base64url').slice(0, 10)
}
