import type { Signer } from './Cryptography.ts'
import { toBase64 } from './toBase64.ts'
import { toDidKey } from './toDidKey.ts'

/** One day, in seconds. */
const lifetime = 86_400

/**
 * Creates the token for opening a relay's socket: a JWT signed with the client's own key.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/core/relay/relay-client-auth
 */
export async function createRelayToken(parameters: {
  readonly signer: Signer
  /** Random; constant for the lifetime of a client. */
  readonly subject: string
  /** The relay's URL, unchanged. */
  readonly audience: string
  /** ms since the epoch */
  readonly now: number
}): Promise<string> {
  const { signer, subject, audience, now } = parameters
  const issuedAt = Math.floor(now / 1_000)
  const claims = {
    iss: toDidKey(signer.publicKey),
    sub: subject,
    aud: audience,
    iat: issuedAt,
    exp: issuedAt + lifetime,
  }
  const content = [{ alg: 'EdDSA', typ: 'JWT' }, claims].map(toPart).join('.')
  const signature = await signer.sign(new TextEncoder().encode(content))
  return `${content}.${toBase64Url(toBase64(signature))}`
}

function toPart(value: object): string {
  return toBase64Url(toBase64(new TextEncoder().encode(JSON.stringify(value))))
}

function toBase64Url(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
