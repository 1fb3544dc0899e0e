import { isEqual } from '../bytes.ts'
import type { Addresses } from '../derive/deriveAccounts.ts'
import { isVaultError } from '../isVaultError.ts'
import { parseManifest } from '../manifest/parseManifest.ts'
import type { RecoveryFile } from '../recovery/recoveryFile.ts'
import { VaultError } from '../VaultError.ts'
import type { Door, Entrance } from '../worker/Command.ts'
import { createDeviceShare, toLocalDoor, toMethodDoor } from './createWallet.ts'
import { createId, createShare, toDeviceEntrance, toRecoveryEntrance, wipeShares } from './entrances.ts'
import type { FlowPorts, PendingDevice, Recovery, StoredBox } from './ports.ts'
import { remember, requireVault } from './readVault.ts'
import type { ReadVault } from './readVault.ts'

interface Change {
  readonly doors: readonly Door[]
  readonly remove: readonly string[]
  /** The device whose share is new, or that gets a box of its own with a recovery method. */
  readonly device?: PendingDevice | undefined
  readonly deletion?: 'schedule' | 'undo' | undefined
}

/** A new device: login and a recovery method give it a share and a box of its own. */
export async function addDevice(ports: FlowPorts, recovery: Recovery): Promise<Addresses> {
  const { device: store } = ports
  if (store === undefined) throw new VaultError('vault.methodRequired', 'no storage')
  return change(ports, recovery, async ({ stored, manifest, known }) => {
    if (known !== undefined) throw new VaultError('vault.exists')
    const deviceId = createId()
    const device = await createDeviceShare()
    const { vaultId, managementKey } = stored.content
    const pin = { vaultId, managementKey, addresses: manifest.addresses, revision: manifest.revision }
    const ofDevice: Door = { pair: 'ds', shareIds: [deviceId, createId()], shares: { device, server: createShare() } }
    return {
      doors: [ofDevice, toLocalDoor(deviceId, device, recovery)],
      remove: [],
      device: { deviceId, device, pin, content: stored.content, recoveryBoxes: [] },
    }
  })
}

/** Adds a passkey or a code. On a known device its own share opens; elsewhere another method does. */
export async function addMethod(ports: FlowPorts, method: Recovery, by?: Recovery): Promise<Addresses> {
  try {
    return await change(ports, by, async ({ known }) => ({
      doors: [
        toMethodDoor(method, createShare()),
        ...(known ? [toLocalDoor(known.deviceId, known.device, method)] : []),
      ],
      remove: [],
      device: known,
    }))
  } finally {
    wipeShares([], method)
  }
}

/** Removes a device or a method; the server deletes its share. The last one stays. */
export async function removeMember(ports: FlowPorts, id: string, by?: Recovery): Promise<Addresses> {
  return change(ports, by, async ({ known }) => ({ doors: [], remove: [id], device: known }))
}

/**
 * Asks the server to delete the wallet after seven days, or to keep it. In a window, and by a recovery method only. A wallet that is already
 * in that state is not changed.
 */
export async function changeDeletion(
  ports: FlowPorts,
  deletion: 'schedule' | 'undo',
  by: Recovery,
): Promise<Addresses> {
  return change(ports, by, async ({ known }) => ({ doors: [], remove: [], device: known, deletion }))
}

/** Replaces the server's share of this device and its box. */
export async function rotateShare(ports: FlowPorts): Promise<Addresses> {
  return change(ports, undefined, async ({ known }) => {
    if (known === undefined) throw new VaultError('vault.removed')
    const { deviceId, device } = known
    const door: Door = { pair: 'ds', shareIds: [deviceId, createId()], shares: { device, server: createShare() } }
    return { doors: [door], remove: [], device: known }
  })
}

/** Makes a recovery file for a code. No server takes part in opening it. */
export async function createRecoveryFile(ports: FlowPorts, code: Recovery): Promise<RecoveryFile> {
  try {
    const read = await requireVault(ports)
    const { content } = read.stored
    const entrance = await toRecoveryEntrance(ports, read, code)
    const salt = createShare()
    const shareIds = [code.methodId, createId()] as const
    const door: Door = { pair: 'file', shareIds, shares: { recovery: code.share, salt } }
    const { boxes } = await ports.keeper.run({ type: 'change', content, entrance, remove: [], doors: [door] })
    const [box = new Uint8Array()] = boxes
    return { vaultId: content.vaultId, addresses: read.manifest.addresses, shareIds, vault: content.vault, salt, box }
  } finally {
    wipeShares([], code)
  }
}

/** Makes a change as the next revision, and again from the beginning if another device was faster. */
async function change(
  ports: FlowPorts,
  by: Recovery | undefined,
  plan: (read: ReadVault) => Promise<Change>,
): Promise<Addresses> {
  try {
    for (let tries = 1; ; tries++) {
      const read = await requireVault(ports)
      const entrance = by ? await toRecoveryEntrance(ports, read, by) : await toDeviceEntrance(ports, read)
      try {
        return await commit(ports, read, entrance, await plan(read))
      } catch (error) {
        if (tries === 3 || !isVaultError(error, 'vault.conflict')) throw error
      }
    }
  } finally {
    wipeShares([], by)
  }
}

async function commit(
  ports: FlowPorts,
  { stored, record, known }: ReadVault,
  entrance: Entrance,
  { doors, remove, device, deletion }: Change,
): Promise<Addresses> {
  const { content } = stored
  const changed = await ports.keeper.run({ type: 'change', content, entrance, remove, doors, deletion })
  const made = doors.map((door, index) => ({ door, box: changed.boxes[index] ?? new Uint8Array() }))
  const boxes = made.flatMap(({ door, box }): StoredBox[] => {
    const { server } = door.shares
    return server === undefined ? [] : [{ ownerId: door.shareIds[0], box, server }]
  })
  try {
    const local = made.flatMap(({ door, box }) => (door.pair === 'dr' ? [{ methodId: door.shareIds[1], box }] : []))
    const entry = device && toEntry(device, local, remove)
    const next = { ...content, manifest: changed.manifest }
    // The share of a new device is stored before the server knows it.
    if (entry && known === undefined)
      await ports.device?.write({ ...record, pending: [...record.pending, entry].slice(-8) })
    // The worker returns a copy also of what it has not changed.
    if (!isEqual(changed.manifest.bytes, content.manifest.bytes))
      await ports.server.change({ manifest: changed.manifest, boxes })
    if (entry !== undefined && remove.includes(entry.deviceId)) await ports.device?.clear()
    else if (entry !== undefined) await remember(ports, entry, next)
    return parseManifest(changed.manifest.bytes).addresses
  } finally {
    wipeShares(boxes)
  }
}

function toEntry(
  device: PendingDevice,
  local: PendingDevice['recoveryBoxes'],
  remove: readonly string[],
): PendingDevice {
  const added = local.map(({ methodId }) => methodId)
  const rest = device.recoveryBoxes.filter(({ methodId }) => !added.includes(methodId) && !remove.includes(methodId))
  return { ...device, recoveryBoxes: [...rest, ...local] }
}
