import {
  bindDevice,
  changeVault,
  createVault,
  getDeviceShare,
  getRecoveryShare,
  getVault,
  moveVault,
  type VaultContentJson,
} from '@latchkey/protocol/embedded'
import type { Bytes } from '../vault/bytes.ts'
import type { DeviceStore, PendingDevice, ServerShares, StoredBox, StoredVault } from '../vault/flows/ports.ts'
import { expand } from '../vault/hkdf.ts'
import { VaultError, type VaultErrorCode } from '../vault/VaultError.ts'
import type { VaultContent } from '../vault/worker/Command.ts'
import type { SiteClient } from './createSiteClient.ts'
import { SiteRefusal } from './SiteRefusal.ts'
import { fromBase64, toBase64 } from './base64.ts'

const failures: Readonly<Record<string, VaultErrorCode>> = {
  device_unknown: 'vault.removed',
  vault_conflict: 'vault.conflict',
  vault_exists: 'vault.exists',
  vault_missing: 'vault.missing',
  vault_removed: 'vault.removed',
  vault_suspended: 'vault.suspended',
  vault_unverified: 'vault.unverified',
}

/**
 * The server's part of the custody, over the endpoints of the secure origin.
 *
 * @param parameters.device where this device's share is, from which it proves to be this device.
 */
export function createServerShares(parameters: {
  readonly client: SiteClient
  readonly device: DeviceStore | undefined
}): ServerShares {
  const { client, device } = parameters
  let bound: string | undefined

  const findDevice = async (deviceId: string): Promise<PendingDevice | undefined> => {
    const record = await device?.read()
    const known = [...(record?.kept === undefined ? [] : [record.kept]), ...(record?.pending ?? [])]
    return known.find((each) => each.deviceId === deviceId)
  }

  /** New boxes as JSON. The box of this device brings the token that proves later sessions to be on it. */
  const toJson = (boxes: readonly StoredBox[]) =>
    Promise.all(
      boxes.map(async ({ box, ownerId, server }) => {
        const own = await findDevice(ownerId)
        const token = own === undefined ? undefined : toBase64(await toDeviceToken(own))
        return {
          ownerId,
          box: toBase64(box),
          server: toBase64(server),
          ...(token === undefined ? {} : { token }),
        }
      }),
    )

  const bind = async (own: PendingDevice): Promise<void> => {
    if (bound === own.deviceId) return
    const token = toBase64(await toDeviceToken(own))
    await client.call(bindDevice, { body: { deviceId: own.deviceId, token } })
    bound = own.deviceId
  }

  const readDeviceShare = async (own: PendingDevice): Promise<string> => {
    const call = () => client.call(getDeviceShare, { body: { ownerId: own.deviceId } })
    try {
      return (await call()).share
    } catch (error) {
      // A new session of the same user is on no device yet.
      if (!(error instanceof SiteRefusal) || error.code !== 'device_unknown') throw error
      bound = undefined
      await bind(own)
      return (await call()).share
    }
  }

  return {
    read: () =>
      translate(async () => {
        const { earlier, vault } = await client.call(getVault, {})
        if (vault === null) return undefined
        return { ...toStored(vault), deleteAt: vault.deleteAt, earlier: earlier?.map(toStored) }
      }),
    getShare: (ownerId, earlierId) =>
      translate(async () => {
        const own = earlierId === undefined ? await findDevice(ownerId) : undefined
        if (own === undefined) {
          const { share } = await client.call(getRecoveryShare, { body: { ownerId, vaultId: earlierId } })
          return fromBase64(share, 32)
        }
        await bind(own)
        return fromBase64(await readDeviceShare(own), 32)
      }),
    create: ({ boxes, content }) =>
      translate(async () => {
        await client.call(createVault, { body: { content: toContentJson(content), boxes: await toJson(boxes) } })
      }),
    change: ({ boxes, manifest }) =>
      translate(async () => {
        const { bytes, signature } = manifest
        await client.call(changeVault, {
          body: {
            manifest: { bytes: toBase64(bytes), signature: toBase64(signature) },
            boxes: await toJson(boxes),
          },
        })
      }),
    move: ({ boxes, content, manifest }) =>
      translate(async () => {
        const { bytes, signature } = manifest
        await client.call(moveVault, {
          body: {
            manifest: { bytes: toBase64(bytes), signature: toBase64(signature) },
            content: toContentJson(content),
            boxes: await toJson(boxes),
          },
        })
        // The session was on a device of the old wallet.
        bound = undefined
      }),
  }
}

/** What proves a session to be on this device. The server keeps its hash; it reveals nothing of the share. */
function toDeviceToken({ device, deviceId }: PendingDevice): Promise<Bytes> {
  return expand(device, `latchkey/device-token/1${deviceId}`)
}

async function translate<value>(run: () => Promise<value>): Promise<value> {
  try {
    return await run()
  } catch (error) {
    const code = error instanceof SiteRefusal ? failures[error.code] : undefined
    throw code === undefined ? error : new VaultError(code)
  }
}

function toStored({
  boxes,
  content,
}: {
  readonly content: VaultContentJson
  readonly boxes: readonly { readonly ownerId: string; readonly box: string }[]
}): StoredVault {
  return {
    content: toContent(content),
    boxes: boxes.map(({ box, ownerId }) => ({ ownerId, box: fromBase64(box, 92) })),
  }
}

function toContent({ managementKey, manifest, vault, vaultId }: VaultContentJson): VaultContent {
  return {
    vaultId,
    managementKey: fromBase64(managementKey, 32),
    manifest: { bytes: fromBase64(manifest.bytes), signature: fromBase64(manifest.signature, 64) },
    vault: fromBase64(vault, 44),
  }
}

function toContentJson({ managementKey, manifest, vault, vaultId }: VaultContent): VaultContentJson {
  return {
    vaultId,
    managementKey: toBase64(managementKey),
    manifest: { bytes: toBase64(manifest.bytes), signature: toBase64(manifest.signature) },
    vault: toBase64(vault),
  }
}
