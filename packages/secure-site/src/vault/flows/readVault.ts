import { checkManifest } from '../manifest/checkManifest.ts'
import type { Manifest, Pin } from '../manifest/Manifest.ts'
import { parseManifest } from '../manifest/parseManifest.ts'
import { VaultError } from '../VaultError.ts'
import type { VaultContent } from '../worker/Command.ts'
import { followMoves } from './followMoves.ts'
import type { DeviceRecord, FlowPorts, PendingDevice, ServerVault } from './ports.ts'

export interface ReadVault {
  readonly stored: ServerVault
  readonly manifest: Manifest
  readonly record: DeviceRecord
  /** What this device remembers, if the vault still lists it. */
  readonly known: PendingDevice | undefined
  /** Whether the visitor has moved here from the wallet that this device remembers, and this device cannot open the new one yet. */
  readonly isMoved: boolean
}

/** Reads the vault of the server and holds it against what this device remembers. `undefined`: there is none yet. */
export async function readVault({
  server,
  device,
}: Pick<FlowPorts, 'server' | 'device'>): Promise<ReadVault | undefined> {
  const record = (await device?.read()) ?? { pending: [] }
  const stored = await server.read()
  const { kept } = record
  const trusted = kept?.pin ?? record.trusted
  if (stored === undefined) {
    // The device knows better than the server: it never takes "no vault" for an invitation to create one.
    if (trusted !== undefined) throw new VaultError('vault.missing')
    return undefined
  }
  const { manifest: signed, managementKey, vaultId } = stored.content
  const unchecked = parseManifest(signed.bytes)
  const candidates = [...(kept ? [kept] : []), ...record.pending].filter(({ pin }) => pin.vaultId === vaultId)
  const known = candidates.find(({ deviceId }) => unchecked.devices.some(({ id }) => id === deviceId))
  const pin = await toPin({ trusted: trusted ?? known?.pin, stored })
  // Without a pin the worker verifies the manifest when it opens the vault; until then its addresses are unverified.
  const manifest = pin === undefined ? unchecked : await checkManifest({ signed, managementKey, pin })
  // The last word of a wallet that was moved: the server hides the one that has taken its place.
  if (manifest.movedTo !== undefined) throw new VaultError('vault.rolledBack', 'this wallet was moved')
  const isMoved = known === undefined && trusted !== undefined && kept?.pin.vaultId !== vaultId
  return { stored, manifest, record, known, isMoved }
}

/** What the device trusts of the present wallet. A key that answers under the id of the trusted one is judged by `checkManifest`. */
async function toPin(parameters: {
  readonly trusted: Pin | undefined
  readonly stored: ServerVault
}): Promise<Pin | undefined> {
  const { stored, trusted } = parameters
  const { content, earlier = [] } = stored
  if (trusted === undefined || earlier.length === 0) return trusted
  return followMoves({ pin: trusted, earlier, vaultId: content.vaultId })
}

/**
 * Takes the wallet to which the visitor has moved for the one of this device, from which only its own signature leads on. The share of the
 * old one stays, because it opens the old one with a recovery method where no server answers.
 */
export async function acceptMove(
  { device }: Pick<FlowPorts, 'device'>,
  { manifest, stored }: ReadVault,
): Promise<void> {
  const record = await device?.read()
  const { vaultId, managementKey } = stored.content
  if (record === undefined || record.kept?.pin.vaultId === vaultId) return
  const { addresses, revision } = manifest
  const { pending } = record
  await device?.write({
    pending,
    trusted: { vaultId, managementKey, addresses, revision },
    earlier: listEarlier(record, vaultId),
  })
}

/** The shares of the wallets before one: the newest eight. */
function listEarlier(record: DeviceRecord | undefined, vaultId: string): readonly PendingDevice[] {
  const { earlier = [], kept } = record ?? { pending: [] }
  return [...earlier, ...(kept !== undefined && kept.pin.vaultId !== vaultId ? [kept] : [])].slice(-8)
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
  const record = await device?.read()
  const before = record?.kept
  const other = before?.deviceId === entry.deviceId ? before : undefined
  const isOld = other !== undefined && other.pin.revision > revision
  const made = new Map([...(other?.recoveryBoxes ?? []), ...entry.recoveryBoxes].map((each) => [each.methodId, each]))
  const recoveryBoxes = [...made.values()].filter(({ methodId }) => isOld || methods.some(({ id }) => id === methodId))
  const newest = isOld ? other : { ...entry, pin: { ...entry.pin, revision }, content }
  const earlier = listEarlier(record, newest.pin.vaultId)
  await device?.write({ kept: { ...newest, recoveryBoxes }, pending: [], ...(earlier.length > 0 && { earlier }) })
}
