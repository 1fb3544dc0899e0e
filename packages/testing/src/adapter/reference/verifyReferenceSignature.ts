import { createPublicKey, verify } from 'node:crypto'

/** Whether a signature of a text is that of an address's key. */
export function verifyReferenceSignature(parameters: {
  readonly address: string
  readonly text: string
  readonly signature: string
}): boolean {
  const { address, text, signature } = parameters
  const x = Buffer.from(address.slice(2), 'hex').toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, Buffer.from(text), key, Buffer.from(signature.slice(2), 'hex'))
}
