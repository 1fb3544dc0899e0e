import { createHash, createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto'
import { base58 } from '@scure/base'

/** A relay client with a real key. */
export interface ClientKey {
  readonly clientId: string
  /** Creates a token like those of real clients, with optional overrides. */
  createToken(parameters: TokenParameters): string
}

/** Overrides for a token. `undefined` omits a claim. */
export interface TokenParameters {
  readonly audience: string
  readonly header?: Readonly<Record<string, unknown>>
  readonly claims?: Readonly<Record<string, unknown>>
}

const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Creates a key; deterministic if a seed is given. */
export function createClientKey(seed: string = randomBytes(16).toString('hex')): ClientKey {
  // Uses a seed and DER, because exporting a generated key as JWK can hang in Node 20.
  const privateKey = createPrivateKey({
    key: Buffer.concat([pkcs8Prefix, createHash('sha256').update(seed).digest()]),
    format: 'der',
    type: 'pkcs8',
  })
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  const clientId = `did:key:z${base58.encode(Buffer.concat([Buffer.from([0xed, 0x01]), spki.subarray(12)]))}`
  return {
    clientId,
    createToken({ audience, claims = {}, header = {} }) {
      const seconds = Math.floor(Date.now() / 1_000)
      const services = [
        { alg: 'EdDSA', typ: 'JWT', ...header },
        {
          iss: clientId,
          sub: randomBytes(32).toString('hex'),
          aud: audience,
          iat: seconds,
          exp: seconds + 86_400,
          ...claims,
        },
      ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      const signed = services.join('.')
      return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`
    },
  }
}
