import { concat, toFields, toUtf8 } from '../bytes.ts'
import type { Bytes } from '../bytes.ts'
import type { BoxHeader } from './Box.ts'

/** The two shares of a box: the one that HKDF starts from, and the one that salts it. */
export interface ShareInputs {
  readonly ikm: CryptoKey
  readonly salt: Bytes
}

export function toHeaderBytes({ vaultId, pair, shareIds }: BoxHeader): Bytes {
  return toFields(['latchkey/box/1', vaultId, pair, ...shareIds])
}

/** Derives the two keys of a box from both shares. No script can read them. */
export async function deriveBoxKeys({ ikm, salt, header }: ShareInputs & { header: Bytes }): Promise<{
  readonly wrapping: CryptoKey
  readonly tagging: CryptoKey
}> {
  const from = (purpose: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt,
    info: concat(toUtf8(`latchkey/${purpose}/1`), header),
  })
  const wrapping = { name: 'AES-GCM', length: 256 }
  const tagging = { name: 'HMAC', hash: 'SHA-256', length: 256 }
  return {
    wrapping: await crypto.subtle.deriveKey(from('kek'), ikm, wrapping, false, ['wrapKey', 'unwrapKey']),
    tagging: await crypto.subtle.deriveKey(from('tag'), ikm, tagging, false, ['sign', 'verify']),
  }
}
