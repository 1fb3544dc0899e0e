import { concat } from '../bytes.ts'
import type { Bytes } from '../bytes.ts'
import type { BoxHeader } from './Box.ts'
import { deriveBoxKeys, toHeaderBytes } from './deriveBoxKeys.ts'
import type { ShareInputs } from './deriveBoxKeys.ts'

/** Wraps the vault's key, which must be extractable, under a key of both shares. */
export async function sealBox(parameters: {
  readonly header: BoxHeader
  readonly shares: ShareInputs
  readonly key: CryptoKey
  /** 12 random bytes. */
  readonly iv: Bytes
}): Promise<Bytes> {
  const { iv } = parameters
  const header = toHeaderBytes(parameters.header)
  const { wrapping, tagging } = await deriveBoxKeys({ ...parameters.shares, header })
  const algorithm = { name: 'AES-GCM', iv, additionalData: header }
  const data = new Uint8Array(await crypto.subtle.wrapKey('raw', parameters.key, wrapping, algorithm))
  const tag = await crypto.subtle.sign('HMAC', tagging, concat(header, iv, data))
  return concat(iv, data, new Uint8Array(tag))
}
