import type { Bytes } from './crypto/Cryptography.ts'
import { toHex } from './crypto/toHex.ts'
import { pairingExpirySeconds } from './isPairingExpired.ts'
import type { SignContext } from './SignContext.ts'

/** Extra time to approve for a visitor who scans at the last moment, in ms. */
const grace = 60_000

/** A pairing, with the key pair of the app's proposal. Times in ms since the epoch. */
export interface Pairing {
  readonly topic: string
  readonly symKey: Bytes
  readonly privateKey: Bytes
  readonly publicKey: Bytes
  readonly uri: string
  /** The time until which the URI may be shown. */
  readonly expiresAt: number
  /** The time until which an approval is accepted. */
  readonly endsAt: number
}

/**
 * Creates a pairing with new keys.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/core/pairing/pairing-uri
 */
export async function createPairing(
  { clock, random, getCryptography }: SignContext,
  parameters: { readonly expirySeconds?: number | undefined; readonly methods?: string | undefined },
): Promise<Pairing> {
  const { expirySeconds = pairingExpirySeconds, methods } = parameters
  const [symKey, privateKey] = [random.bytes(32), random.bytes(32)]
  const cryptography = await getCryptography()
  const [hash, publicKey] = await Promise.all([cryptography.sha256(symKey), cryptography.getPublicKey(privateKey)])
  const topic = toHex(hash)
  const expiresAt = clock.now() + expirySeconds * 1_000
  const endsAt = expiresAt + grace
  const query = `expiryTimestamp=${Math.floor(endsAt / 1_000)}&relay-protocol=irn&symKey=${toHex(symKey)}`
  const uri = `wc:${topic}@2?${query}${methods === undefined ? '' : `&methods=${methods}`}`
  return { topic, symKey, privateKey, publicKey, uri, expiresAt, endsAt }
}
