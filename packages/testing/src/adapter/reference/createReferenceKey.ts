import { generateKeyPairSync, sign } from 'node:crypto'

/** An ed25519 key with the address that stands for it. */
export interface ReferenceKey {
  readonly address: `0x${string}`
  sign(text: string): `0x${string}`
}

/** Makes a new key. */
export function createReferenceKey(): ReferenceKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  return {
    address: `0x${raw.toString('hex')}`,
    sign: (text) => `0x${sign(null, Buffer.from(text), privateKey).toString('hex')}`,
  }
}
