import { createHmac, randomBytes } from 'node:crypto'

/** Proves the deletion of a user to who has both the address and the key. */
export interface DeletionProof {
  /** 256 bits in hex, which only the mail to the user has. */
  readonly key: string
  /** HMAC-SHA-256 of the address under the key, in hex: for the audit trail, which it leads to no user. */
  readonly hash: string
}

/**
 * Creates the proof that the user of an address was deleted.
 *
 * @param email as `toLoginAddress` writes it.
 */
export function createDeletionProof(email: string): DeletionProof {
  const key = randomBytes(32)
  return { key: key.toString('hex'), hash: createHmac('sha256', key).update(email).digest('hex') }
}
