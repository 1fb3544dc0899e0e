import type { Bytes } from '../bytes.ts'
import type { Manifest, ManifestDevice, ManifestMethod } from '../manifest/Manifest.ts'
import { mostEntries } from '../manifest/Manifest.ts'
import { VaultError } from '../VaultError.ts'
import type { Door } from './Command.ts'

/**
 * Returns the manifest after a change: the removed entries are gone, the new boxes are in it, and its revision is one higher. It is
 * unchanged if the change concerns only boxes that the server does not keep. It never locks the visitor out: a recovery method
 * remains, or the device that makes the change. Any other device may be lost already.
 */
export async function toNextManifest({
  manifest,
  remove,
  doors,
  boxes,
  openerId,
  deletion,
}: {
  readonly manifest: Manifest
  readonly remove: readonly string[]
  readonly doors: readonly Door[]
  readonly boxes: readonly Bytes[]
  /** The device that makes the change with its own share. */
  readonly openerId: string | undefined
  /** Absent: a deletion that is scheduled stays so. */
  readonly deletion?: 'schedule' | 'undo' | undefined
}): Promise<Manifest> {
  if (manifest.movedTo) throw new VaultError('vault.refused', 'moved')
  const devices = new Map(manifest.devices.map((device): [string, ManifestDevice] => [device.id, device]))
  const methods = new Map(manifest.methods.map((method): [string, ManifestMethod] => [method.id, method]))
  let isChanged = false
  for (const id of remove) {
    const [hadDevice, hadMethod] = [devices.delete(id), methods.delete(id)]
    isChanged ||= hadDevice || hadMethod
  }
  for (const [index, door] of doors.entries()) {
    const [id, shareId] = door.shareIds
    const boxHash = new Uint8Array(await crypto.subtle.digest('SHA-256', boxes[index] ?? new Uint8Array()))
    if (door.pair === 'ds') devices.set(id, { id, shareId, boxHash })
    if (door.pair === 'rs') {
      const kind = door.kind ?? methods.get(id)?.kind
      if (kind === undefined) throw new VaultError('vault.malformed', 'a method without a kind')
      methods.set(id, { id, kind, shareId, boxHash })
    }
    isChanged ||= door.pair === 'ds' || door.pair === 'rs'
  }
  const isDeleting = deletion === undefined ? manifest.isDeleting : deletion === 'schedule' || undefined
  isChanged ||= isDeleting !== manifest.isDeleting
  if (methods.size === 0 && (openerId === undefined || !devices.has(openerId)))
    throw new VaultError('vault.lastOpening')
  if (devices.size > mostEntries || methods.size > mostEntries) throw new VaultError('vault.tooLarge')
  if (!isChanged) return manifest
  const { vaultId, revision, addresses } = manifest
  return {
    vaultId,
    revision: revision + 1,
    addresses,
    devices: [...devices.values()],
    methods: [...methods.values()],
    isDeleting,
  }
}
