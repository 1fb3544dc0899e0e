import type { Bytes } from '../bytes.ts'
import type { Manifest } from '../manifest/Manifest.ts'
import { VaultError } from '../VaultError.ts'
import type { Entrance } from '../worker/Command.ts'
import type { FlowPorts, PendingDevice, Recovery, StoredBox } from './ports.ts'
import type { ReadVault } from './readVault.ts'

/** The way in of a known device: its share and the server's. */
export async function toDeviceEntrance({ server }: FlowPorts, read: ReadVault): Promise<Entrance> {
  const { known } = read
  if (known === undefined) throw new VaultError('vault.removed')
  const shareIds = toServerIds(read.manifest.devices, known.deviceId)
  const box = findBox(read, known.deviceId)
  return { pair: 'ds', shareIds, box, shares: { device: known.device, server: await server.getShare(known.deviceId) } }
}

/** The way in with a passkey or a code: its share and the server's. */
export async function toRecoveryEntrance(
  { server }: FlowPorts,
  read: ReadVault,
  recovery: Recovery,
): Promise<Entrance> {
  const { methodId, share } = recovery
  const shareIds = toServerIds(read.manifest.methods, methodId)
  const box = findBox(read, methodId)
  return { pair: 'rs', shareIds, box, shares: { recovery: share, server: await server.getShare(methodId) } }
}

/** The way in without a server. */
export function toLocalEntrance(known: PendingDevice, { methodId, share }: Recovery): Entrance {
  const box = known.recoveryBoxes.find((each) => each.methodId === methodId)?.box
  if (box === undefined) throw new VaultError('vault.methodRequired')
  return { pair: 'dr', shareIds: [known.deviceId, methodId], box, shares: { device: known.device, recovery: share } }
}

/** A new id of 128 bits. */
export function createId(): string {
  return Array.from(createShare(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function createShare(length = 32): Bytes {
  return crypto.getRandomValues(new Uint8Array(length))
}

/** Overwrites the shares that were sent. */
export function wipeShares(boxes: readonly StoredBox[], recovery?: Recovery): void {
  for (const { server } of boxes) server.fill(0)
  recovery?.share.fill(0)
}

function toServerIds(entries: Manifest['devices'], id: string): readonly [string, string] {
  const entry = entries.find((each) => each.id === id)
  if (entry === undefined) throw new VaultError('vault.removed')
  return [id, entry.shareId]
}

function findBox({ stored }: ReadVault, ownerId: string): Bytes {
  const box = stored.boxes.find((each) => each.ownerId === ownerId)?.box
  if (box === undefined) throw new VaultError('vault.damaged', 'a box is missing')
  return box
}
