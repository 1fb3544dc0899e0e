import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto'
import { CloudError } from '../CloudError.ts'

/** Hashes codes so that a copy of the database does not reveal them. */
export interface CodeHash {
  /** Whether this cloud has a key. */
  readonly hasKey: boolean
  /** Returns the hash of the code of an attempt. */
  create(parameters: { readonly attemptId: string; readonly code: string }): string
  /** Compares in constant time. */
  matches(parameters: { readonly attemptId: string; readonly code: string; readonly hash: string }): boolean
}

/**
 * Creates the hash of codes.
 *
 * @param parameters.keys secrets in hex that all nodes share; the first hashes, all verify. The keys used are derived from them.
 */
export function createCodeHash(parameters: { readonly keys: readonly string[] }): CodeHash {
  const keys = parameters.keys.map((key) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', Buffer.from(key, 'hex'), '', 'latchkey/login-code/1', 32))),
  )
  const hash = (key: KeyObject, { attemptId, code }: { readonly attemptId: string; readonly code: string }): Buffer =>
    createHmac('sha256', key).update(`${attemptId}.${code}`).digest()
  return {
    hasKey: keys.length > 0,
    create(code) {
      const [key] = keys
      if (key === undefined) throw new CloudError('internal', 'Codes of logins need a key: see LATCHKEY_SIGN_IN_KEY.')
      return hash(key, code).toString('base64url')
    },
    matches({ hash: stored, ...code }) {
      const expected = Buffer.from(stored, 'base64url')
      return keys.some((key) => expected.length === 32 && timingSafeEqual(expected, hash(key, code)))
    },
  }
}
