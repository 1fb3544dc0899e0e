import { checkManifest } from '../manifest/checkManifest.ts'
import type { Manifest } from '../manifest/Manifest.ts'
import { parseManifest } from '../manifest/parseManifest.ts'
import { VaultError } from '../VaultError.ts'
import type { VaultContent } from '../worker/Command.ts'
import type { DeviceRecord, FlowPorts, PendingDevice, ServerVault } from './ports.ts'

export interface ReadVault {
  readonly stored: ServerVault
  readonly manifest: Manifest
  readonly record: DeviceRecord
  /** What this device remembers, if the vault still lists it. */
  readonly known: PendingDevice | undefined
}

/** Reads the vault of the server and holds it against what this device remembers. `undefined`: there is none yet. */
export async function readVault({
  server,
  device,
}: Pick<FlowPorts, 'server' | 'device'>): Promise<ReadVault | undefined> {
  const record = (await device?.read()) ?? { pending: [] }
  const stored = await server.read()
  const { kept } = record
  if (stored === undefined) {
    // The device knows better than the server: it never takes "no vault" for an invitation to create one.
    if (kept !== undefined) throw new VaultError('vault.missing')
    return undefined
  }
  const { manifest: signed, managementKey, vaultId } = stored.content
  const unchecked = parseManifest(signed.bytes)
  const candidates = [...(kept ? [kept] : []), ...record.pending].filter(({ pin }) => pin.vaultId === vaultId)
  const known = candidates.find(({ deviceId }) => unchecked.devices.some(({ id }) => id === deviceId))
  const pin = kept?.pin ?? known?.pin
  // Without a pin the worker verifies the manifest when it opens the vault; until then its addresses are unverified.
  const manifest = pin === undefined ? unchecked : await checkManifest({ signed, managementKey, pin })
  return { stored, manifest, record, known }
}

/** As `readVault`, where there must be a vault. */
export async function requireVault(ports: FlowPorts): Promise<ReadVault> {
  const read = await readVault(ports)
  if (read === undefined) throw new VaultError('vault.missing')
  return read
}

/**
 * Remembers the newest manifest that this device has seen, and that its share is in use. Another tab may have done so in the
 * meantime: the higher revision stays, and the boxes of both.
 */
export async function remember({ device }: FlowPorts, entry: PendingDevice, content: VaultContent): Promise<void> {
  const { revision, methods } = parseManifest(content.manifest.bytes)
  const before = (await device?.read())?.kept
  const other = before?.deviceId === entry.deviceId ? before : undefined
  const isOld = other !== undefined && other.pin.revision > revision
  const made = new Map([...(other?.recoveryBoxes ?? []), ...entry.recoveryBoxes].map((each) => [each.methodId, each]))
  const recoveryBoxes = [...made.values()].filter(({ methodId }) => isOld || methods.some(({ id }) => id === methodId))
  const newest = isOld ? other : { ...entry, pin: { ...entry.pin, revision }, content }
  await device?.write({ kept: { ...newest, recoveryBoxes }, pending: [] })
}
