import type { Addresses } from '../derive/deriveAccounts.ts'
import { verifyManifest } from '../manifest/checkManifest.ts'
import { VaultError } from '../VaultError.ts'
import type { Door, Secret } from '../worker/Command.ts'
import { createDeviceShare, toLocalDoor, toMethodDoor } from './createWallet.ts'
import { createId, createShare, toRecoveryEntrance, wipeShares } from './entrances.ts'
import type { FlowPorts, PendingDevice, Recovery, StoredBox } from './ports.ts'
import { type ReadVault, remember, requireVault } from './readVault.ts'

/**
 * Moves the visitor to a new wallet, with new keys and addresses. The old one stays reachable by its own recovery methods. The share of this
 * device is stored first, as pending: until the server has the new wallet the old one opens here, and from then on the new one does.
 *
 * @param parameters.by a method of the old wallet.
 * @param parameters.method the first one of the new wallet. The old one must not have it.
 */
export async function moveWallet(
  ports: FlowPorts,
  { by, method }: { readonly by: Recovery; readonly method: Recovery },
): Promise<Addresses> {
  const boxes: StoredBox[] = []
  try {
    const read = await requireVault(ports)
    const { content, earlier = [] } = read.stored
    // An earlier try has arrived, whose answer was lost.
    if (earlier.length > 0 && read.manifest.methods.some(({ id }) => id === method.methodId)) {
      if (read.known !== undefined) await remember(ports, read.known, content)
      return read.manifest.addresses
    }
    const entrance = await toRecoveryEntrance(ports, read, by)
    const [vaultId, deviceId] = [createId(), createId()]
    const device = ports.device && (await createDeviceShare())
    const [ofDevice, ofMethod] = [createShare(), createShare()]
    const doors: Door[] = [
      toMethodDoor(method, ofMethod),
      ...(device
        ? [{ pair: 'ds', shareIds: [deviceId, createId()], shares: { device, server: ofDevice } } as const]
        : []),
      ...(device ? [toLocalDoor(deviceId, device, method)] : []),
    ]
    const { created, manifest } = await ports.keeper.run({ type: 'move', content, entrance, vaultId, doors })
    const { addresses, managementKey, vault } = created
    const next = { vaultId, managementKey, manifest: created.manifest, vault }
    const [rs = new Uint8Array(), ds = new Uint8Array(), dr = new Uint8Array()] = created.boxes
    boxes.push({ ownerId: method.methodId, box: rs, server: ofMethod })
    if (device) boxes.push({ ownerId: deviceId, box: ds, server: ofDevice })
    const entry: PendingDevice | undefined = device && {
      deviceId,
      device,
      pin: { vaultId, managementKey, addresses, revision: 1 },
      content: next,
      recoveryBoxes: [{ methodId: method.methodId, box: dr }],
    }
    if (entry) {
      const { record } = read
      await ports.device?.write({ ...record, pending: [...record.pending, entry].slice(-8) })
    }
    await ports.server.move({ manifest, content: next, boxes })
    if (entry) await remember(ports, entry, next)
    return addresses
  } finally {
    wipeShares(boxes, by)
    wipeShares([], method)
  }
}

/** Shows the words or a private key of an earlier wallet, in a window, to a visitor who has just given one of its own recovery methods. */
export async function exportEarlierSecret(
  ports: FlowPorts,
  { by, secret, vaultId }: { readonly vaultId: string; readonly by: Recovery; readonly secret: Secret },
): Promise<string> {
  try {
    const { content, entrance } = await enterEarlier(ports, { vaultId, by })
    return await ports.keeper.run({ type: 'export', content, entrance, secret })
  } finally {
    wipeShares([], by)
  }
}

/** Makes sure that a method opens an earlier wallet. */
export async function openEarlier(
  ports: FlowPorts,
  { by, vaultId }: { readonly vaultId: string; readonly by: Recovery },
): Promise<Addresses> {
  try {
    const { content, entrance } = await enterEarlier(ports, { vaultId, by })
    return (await ports.keeper.run({ type: 'open', content, entrance })).addresses
  } finally {
    wipeShares([], by)
  }
}

async function enterEarlier(ports: FlowPorts, { by, vaultId }: { readonly vaultId: string; readonly by: Recovery }) {
  const read = await readEarlier(ports, vaultId)
  const server = { ...ports.server, getShare: (ownerId: string) => ports.server.getShare(ownerId, vaultId) }
  return { content: read.stored.content, entrance: await toRecoveryEntrance({ ...ports, server }, read, by) }
}

/** Reads a wallet from which the visitor has moved. Its own key has signed what it consists of. */
export async function readEarlier(ports: FlowPorts, vaultId: string): Promise<ReadVault> {
  const { record, stored: present } = await requireVault(ports)
  const stored = present.earlier?.find(({ content }) => content.vaultId === vaultId)
  if (stored === undefined) throw new VaultError('vault.missing')
  const { manifest: signed, managementKey } = stored.content
  const manifest = await verifyManifest(signed, managementKey)
  return { stored, manifest, record, known: undefined, isMoved: false }
}
