import { createHash, createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto'
import { base58 } from '@scure/base'

const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key by which the relay recognises a client. */
export interface ClientKey {
  /** Creates the token of one connection. */
  createToken(audience: string): string
}

/** Creates a new key. */
export function createClientKey(): ClientKey {
  const seed = createHash('sha256').update(randomBytes(32)).digest()
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' })
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  const iss = `did:key:z${base58.encode(Buffer.concat([Buffer.from([0xed, 0x01]), spki.subarray(12)]))}`
  return {
    createToken(audience) {
      const iat = Math.floor(Date.now() / 1_000)
      const claims = { iss, sub: randomBytes(32).toString('hex'), aud: audience, iat, exp: iat + 86_400 }
      const signed = [{ alg: 'EdDSA', typ: 'JWT' }, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.')
      return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`
    },
  }
}
