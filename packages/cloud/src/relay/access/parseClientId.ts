import { createPublicKey, type KeyObject } from 'node:crypto'
import { base58 } from '@scure/base'

/** DER prefix that turns a 32-byte Ed25519 key into a SubjectPublicKeyInfo. */
const derPrefix = Buffer.from('302a300506032b6570032100', 'hex')
/** `z` and base58btc of 34 bytes have 48 characters. */
const didPattern = /^did:key:z([1-9A-HJ-NP-Za-km-z]{40,60})$/

/**
 * The key of a client id: `did:key:z` and base58btc of 0xed 0x01 and the 32 bytes of an Ed25519 key.
 *
 * @returns `undefined` for any other text.
 */
export function parseClientId(clientId: string): KeyObject | undefined {
  const encoded = didPattern.exec(clientId)?.[1]
  if (encoded === undefined) return undefined
  const bytes = base58.decode(encoded)
  if (bytes.length !== 34 || bytes[0] !== 0xed || bytes[1] !== 0x01) return undefined
  return createPublicKey({ key: Buffer.concat([derPrefix, bytes.subarray(2)]), format: 'der', type: 'spki' })
}
