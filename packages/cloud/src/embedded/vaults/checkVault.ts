import { createHash, createPublicKey, verify } from 'node:crypto'
import { parseVaultManifest, type VaultManifest } from '@latchkey/protocol/embedded'
import { ApiRefusal } from '../../request/ApiRefusal.ts'

/** A manifest as its bytes with a signature, in base64. */
export interface SignedManifest {
  readonly bytes: string
  readonly signature: string
}

/** A box that a request brings, in base64. */
export interface NewBox {
  readonly ownerId: string
  readonly box: string
  /** The server's share. */
  readonly server: string
  readonly token?: string | undefined
}

/** A device or a method of a manifest. */
export interface VaultMember {
  readonly ownerId: string
  readonly kind: 'device' | 'passkey' | 'code'
  readonly boxHash: Uint8Array
}

/** SPKI prefix of a 32-byte Ed25519 key (RFC 8410). */
const derPrefix = Buffer.from('302a300506032b6570032100', 'hex')

/**
 * Reads a manifest that the management key has signed.
 *
 * @throws ApiRefusal `vault_unverified`.
 */
export function readSignedManifest(parameters: {
  readonly signed: SignedManifest
  /** In base64. */
  readonly managementKey: string
}): VaultManifest {
  const { managementKey, signed } = parameters
  const bytes = Buffer.from(signed.bytes, 'base64')
  const der = Buffer.concat([derPrefix, Buffer.from(managementKey, 'base64')])
  if (!isSignature({ der, bytes, signature: Buffer.from(signed.signature, 'base64') }))
    throw createUnverified('The management key of the vault has not signed this manifest.')
  const manifest = parseVaultManifest(bytes)
  if (manifest === undefined) throw createUnverified('The manifest cannot be read.')
  return manifest
}

/** Not every 32 bytes are a key. */
function isSignature(parameters: {
  readonly der: Buffer
  readonly bytes: Buffer
  readonly signature: Buffer
}): boolean {
  try {
    const key = createPublicKey({ key: parameters.der, format: 'der', type: 'spki' })
    return verify(undefined, parameters.bytes, key, parameters.signature)
  } catch {
    return false
  }
}

/** The devices and methods of a manifest. */
export function listMembers({ devices, methods }: VaultManifest): readonly VaultMember[] {
  return [
    ...devices.map(({ boxHash, id }) => ({ ownerId: id, kind: 'device', boxHash }) as const),
    ...methods.map(({ boxHash, id, kind }) => ({ ownerId: id, kind, boxHash }) as const),
  ]
}

/**
 * Checks that a manifest names a device or method, that each has exactly the box whose hash it names, and that nothing else is sent.
 *
 * @param parameters.stored boxes that the server has, in base64 by owner.
 * @throws ApiRefusal `vault_unverified`, `invalid_request`.
 */
export function checkBoxes(parameters: {
  readonly members: readonly VaultMember[]
  readonly boxes: readonly NewBox[]
  readonly stored: ReadonlyMap<string, string>
}): void {
  const { boxes, members, stored } = parameters
  if (members.length === 0) throw createUnverified('Nothing would open this vault.')
  const sent = new Map(boxes.map(({ box, ownerId }) => [ownerId, box]))
  if (sent.size !== boxes.length) throw createUnverified('Two boxes have the same owner.')
  for (const { boxHash, kind, ownerId } of members) {
    const box = sent.get(ownerId) ?? stored.get(ownerId)
    if (box === undefined) throw createUnverified(`The ${kind} ${ownerId} has no box.`)
    const hash = createHash('sha256').update(Buffer.from(box, 'base64')).digest()
    if (!hash.equals(boxHash)) throw createUnverified(`The manifest names another box of the ${kind} ${ownerId}.`)
  }
  const kinds = new Map(members.map(({ kind, ownerId }) => [ownerId, kind]))
  for (const { ownerId, token } of boxes) {
    const kind = kinds.get(ownerId)
    if (kind === undefined) throw createUnverified(`The manifest does not name the owner ${ownerId} of a box.`)
    if (token !== undefined && kind !== 'device')
      throw new ApiRefusal('invalid_request', 'Only the box of a device has a token.')
  }
  if (boxes.filter(({ token }) => token !== undefined).length > 1)
    throw new ApiRefusal('invalid_request', 'A session is on one device: send one token at most.')
}

function createUnverified(reason: string): ApiRefusal {
  return new ApiRefusal('vault_unverified', `${reason} Nothing was changed.`)
}
