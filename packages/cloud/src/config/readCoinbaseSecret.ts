import { createPrivateKey, type KeyObject } from 'node:crypto'

/** A key that signs the calls to Coinbase. */
export interface CoinbaseSecret {
  readonly key: KeyObject
  readonly algorithm: 'EdDSA' | 'ES256'
}

/**
 * Reads the secret of an API key of Coinbase: 64 bytes in base64, of which the first half is the seed of an Ed25519 key and the second half
 * its public key, or a P-256 key in PEM, whose lines may be separated by `\n` as in its JSON file. `undefined` if it is neither.
 *
 * https://docs.cdp.coinbase.com/api-reference/authentication, 28 November 2026.
 */
export function readCoinbaseSecret(text: string): CoinbaseSecret | undefined {
  try {
    if (text.startsWith('-----BEGIN')) {
      const key = createPrivateKey(text.replaceAll(String.raw`\n`, '\n'))
      const isP256 = key.asymmetricKeyDetails?.namedCurve === 'prime256v1'
      return isP256 ? { key, algorithm: 'ES256' } : undefined
    }
    const bytes = Buffer.from(text, 'base64')
    if (bytes.length !== 64 || bytes.toString('base64') !== text) return undefined
    const d = bytes.subarray(0, 32).toString('base64url')
    const x = bytes.subarray(32).toString('base64url')
    return { key: createPrivateKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', d, x } }), algorithm: 'EdDSA' }
  } catch {
    return undefined
  }
}
