import { createHmac, randomBytes } from 'node:crypto'

/**
 * Makes a function that turns a client's address into a word by which an operator can tell lines of one client apart from
 * another's, and nobody can tell the address: its key is made at the start and kept nowhere.
 */
export function createAddressHash(): (address: string) => string {
  const key = randomBytes(32)
  return (address) => createHmac('sha256', key).update(address).digest('base64url').slice(0, 10)
}
