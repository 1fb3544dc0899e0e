import type { Bytes } from '../bytes.ts'
import { isEqual } from '../bytes.ts'
import { VaultError } from '../VaultError.ts'
import { encodeManifest } from './encodeManifest.ts'
import { mostEntries } from './Manifest.ts'
import type { Manifest, ManifestDevice } from './Manifest.ts'

/** An id of a vault, device, method or share. */
export const idPattern = /^[\w-]{1,64}$/

/** Reads the bytes of a manifest. It has one form only: what it reads is encoded again and compared. */
export function parseManifest(bytes: Bytes): Manifest {
  const fields = splitFields(bytes)
  const text = () => new TextDecoder('utf-8', { fatal: false }).decode(fields.next())
  const count = () => {
    const value = Number(text())
    return Number.isInteger(value) && value >= 0 && value <= mostEntries ? value : refuse()
  }
  const id = () => {
    const value = text()
    return idPattern.test(value) ? value : refuse()
  }
  const entry = (): Omit<ManifestDevice, 'id'> => {
    const shareId = id()
    const boxHash = fields.next()
    return boxHash.length === 32 ? { shareId, boxHash } : refuse()
  }
  if (text() !== 'latchkey/manifest/1') refuse()
  const vaultId = id()
  const revision = Number(text())
  if (!Number.isSafeInteger(revision) || revision < 1) refuse()
  const readAddresses = () => {
    const eip155 = text()
    const solana = text()
    return /^0x[\da-fA-F]{40}$/.test(eip155) && /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(solana)
      ? { eip155, solana }
      : refuse()
  }
  const addresses = readAddresses()
  const devices = Array.from({ length: count() }, () => ({ id: id(), ...entry() }))
  const methods = Array.from({ length: count() }, () => {
    const methodId = id()
    const kind = text()
    if (kind !== 'passkey' && kind !== 'code') return refuse()
    return { id: methodId, kind, ...entry() } as const
  })
  const last = fields.hasMore() ? text() : undefined
  const isMoved = last === 'move'
  const isDeleting = (last !== undefined && !isMoved) || undefined
  const movedTo = isMoved ? { vaultId: id(), managementKey: fields.next(), addresses: readAddresses() } : undefined
  if (movedTo && (movedTo.managementKey.length !== 32 || movedTo.vaultId === vaultId)) refuse()
  const manifest = { vaultId, revision, addresses, devices, methods, isDeleting, movedTo }
  const ids = [...devices, ...methods].map((each) => each.id)
  if (new Set(ids).size !== ids.length || !isEqual(encodeManifest(manifest), bytes)) refuse()
  return manifest
}

function splitFields(bytes: Bytes): { next(): Bytes; hasMore(): boolean } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let offset = 0
  return {
    hasMore: () => offset < bytes.length,
    next: () => {
      if (offset + 4 > bytes.length) return refuse()
      const end = offset + 4 + view.getUint32(offset)
      if (end > bytes.length) return refuse()
      const field = bytes.slice(offset + 4, end)
      offset = end
      return field
    },
  }
}

function refuse(): never {
  throw new VaultError('vault.malformed', 'the manifest cannot be read')
}
