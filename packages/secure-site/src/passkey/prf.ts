import { toUtf8, type Bytes } from '../vault/bytes.ts'

/** What each authenticator derives its share from: the same for all passkeys, because each has a secret of its own. */
export async function getPrfInput(): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', toUtf8('latchkey/prf/1')))
}

/** Takes the derived share out of what the browser returned, and overwrites it there. */
export function takeShare(results: AuthenticationExtensionsClientOutputs): Bytes | undefined {
  const first = results.prf?.results?.first
  if (first === undefined) return undefined
  const bytes = ArrayBuffer.isView(first)
    ? new Uint8Array(first.buffer, first.byteOffset, first.byteLength)
    : new Uint8Array(first)
  const share = Uint8Array.from(bytes)
  bytes.fill(0)
  return share.length === 32 ? share : undefined
}

/**
 * The id of a passkey in the vault: derived from the id that its authenticator gave it, so that a passkey names its method without the
 * server.
 */
export async function toMethodId(credentialId: ArrayBuffer): Promise<string> {
  const label = toUtf8('latchkey/passkey/1')
  const bytes = new Uint8Array(label.length + credentialId.byteLength)
  bytes.set(label)
  bytes.set(new Uint8Array(credentialId), label.length)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
