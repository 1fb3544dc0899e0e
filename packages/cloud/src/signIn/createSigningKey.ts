import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint } from 'jose'

/** A public key of tokens, as a JSON Web Key (RFC 8037). */
export interface PublicSigningKey {
  readonly kty: 'OKP'
  readonly crv: 'Ed25519'
  readonly x: string
  readonly kid: string
  readonly alg: 'EdDSA'
  readonly use: 'sig'
}

/** A key that signs tokens. */
export interface SigningKey {
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
  readonly jwk: PublicSigningKey
}

/** PKCS #8 prefix of a 32-byte Ed25519 key (RFC 8410). */
const derPrefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Creates the Ed25519 key of a seed of 32 bytes. */
export async function createSigningKey(seed: Buffer): Promise<SigningKey> {
  const privateKey = createPrivateKey({ key: Buffer.concat([derPrefix, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const bare = { kty: 'OKP', crv: 'Ed25519', x } as const
  return { privateKey, publicKey, jwk: { ...bare, kid: await calculateJwkThumbprint(bare), alg: 'EdDSA', use: 'sig' } }
}
