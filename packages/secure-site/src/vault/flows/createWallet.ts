import type { Addresses } from '../derive/deriveAccounts.ts'
import { toShare } from '../hkdf.ts'
import { VaultError } from '../VaultError.ts'
import type { Door } from '../worker/Command.ts'
import { createId, createShare, wipeShares } from './entrances.ts'
import type { FlowPorts, PendingDevice, Recovery, StoredBox } from './ports.ts'
import { readVault } from './readVault.ts'

/**
 * Creates a wallet. Two kinds of share must be there: with storage a device share beside the server's, without it a recovery
 * method. The device share is stored first, as pending: the server never has a vault whose device share is lost.
 */
export async function createWallet(ports: FlowPorts, recovery?: Recovery): Promise<Addresses> {
  const boxes: StoredBox[] = []
  try {
    if ((await readVault(ports)) !== undefined) throw new VaultError('vault.exists')
    if (ports.device === undefined && recovery === undefined) throw new VaultError('vault.methodRequired')
    const vaultId = createId()
    const deviceId = createId()
    const device = ports.device && (await createDeviceShare())
    const ofDevice = createShare()
    const ofMethod = createShare()
    const doors: Door[] = [
      ...(device
        ? [{ pair: 'ds' as const, shareIds: [deviceId, createId()] as const, shares: { device, server: ofDevice } }]
        : []),
      ...(recovery ? [toMethodDoor(recovery, ofMethod)] : []),
      ...(device && recovery ? [toLocalDoor(deviceId, device, recovery)] : []),
    ]
    const created = await ports.keeper.run({ type: 'create', vaultId, doors })
    const { managementKey, manifest, vault, addresses } = created
    const content = { vaultId, managementKey, manifest, vault }
    const local = doors.findIndex(({ pair }) => pair === 'dr')
    doors.forEach(({ pair, shareIds: [ownerId] }, index) => {
      const box = created.boxes[index] ?? new Uint8Array()
      if (pair !== 'dr') boxes.push({ ownerId, box, server: pair === 'ds' ? ofDevice : ofMethod })
    })
    const entry: PendingDevice | undefined = device && {
      deviceId,
      device,
      pin: { vaultId, managementKey, addresses, revision: 1 },
      content,
      recoveryBoxes:
        recovery && local >= 0 ? [{ methodId: recovery.methodId, box: created.boxes[local] ?? new Uint8Array() }] : [],
    }
    if (entry) {
      const { pending } = (await ports.device?.read()) ?? { pending: [] }
      // An earlier attempt may still arrive at the server, so its share is kept.
      await ports.device?.write({ pending: [...pending, entry].slice(-8) })
    }
    await ports.server.create({ content, boxes })
    if (entry) await ports.device?.write({ kept: entry, pending: [] })
    return addresses
  } finally {
    wipeShares(boxes, recovery)
  }
}

/** A device share: no script can read its bytes. */
export async function createDeviceShare(): Promise<CryptoKey> {
  const bytes = createShare()
  try {
    return await toShare(bytes)
  } finally {
    bytes.fill(0)
  }
}

export function toMethodDoor({ methodId, kind, share }: Recovery, server: StoredBox['server']): Door {
  return { pair: 'rs', kind, shareIds: [methodId, createId()], shares: { recovery: share, server } }
}

export function toLocalDoor(deviceId: string, device: CryptoKey, { methodId, share }: Recovery): Door {
  return { pair: 'dr', shareIds: [deviceId, methodId], shares: { device, recovery: share } }
}
