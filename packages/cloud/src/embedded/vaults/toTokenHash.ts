import { createHash } from 'node:crypto'

/** Returns the hash by which the database knows a device's token. */
export function toTokenHash(token: string): string {
  return createHash('sha256').update(Buffer.from(token, 'base64')).digest('base64')
}
