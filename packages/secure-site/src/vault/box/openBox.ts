import { concat } from '../bytes.ts'
import type { Bytes } from '../bytes.ts'
import { VaultError } from '../VaultError.ts'
import { boxLength } from './Box.ts'
import type { BoxHeader } from './Box.ts'
import { deriveBoxKeys, toHeaderBytes } from './deriveBoxKeys.ts'
import type { ShareInputs } from './deriveBoxKeys.ts'

/**
 * Unwraps the vault's key. The tag comes first: AES-GCM alone opens a ciphertext under two keys if an attacker made it so.
 * `isExtractable` is for the step that adds a box, because `wrapKey` takes no other key.
 */
export async function openBox(parameters: {
  readonly header: BoxHeader
  readonly shares: ShareInputs
  readonly box: Bytes
  readonly isExtractable: boolean
}): Promise<CryptoKey> {
  const { box } = parameters
  if (box.length !== boxLength) throw new VaultError('vault.damaged', 'a box of another length')
  const header = toHeaderBytes(parameters.header)
  const { wrapping, tagging } = await deriveBoxKeys({ ...parameters.shares, header })
  const [iv, data, tag] = [box.slice(0, 12), box.slice(12, 60), box.slice(60)]
  if (!(await crypto.subtle.verify('HMAC', tagging, tag, concat(header, iv, data))))
    throw new VaultError('vault.wrongShares')
  const algorithm = { name: 'AES-GCM', iv, additionalData: header }
  return crypto.subtle
    .unwrapKey('raw', data, wrapping, algorithm, 'AES-GCM', parameters.isExtractable, ['encrypt', 'decrypt'])
    .catch(() => {
      throw new VaultError('vault.wrongShares')
    })
}
