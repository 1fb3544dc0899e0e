import { createReaders } from '../vault/createReaders.ts'
import type { DeviceRecord, PendingDevice } from '../vault/flows/ports.ts'
import { idPattern } from '../vault/manifest/parseManifest.ts'
import { VaultError } from '../vault/VaultError.ts'

const { toBytes, toList, toObject, toText } = createReaders(refuse)

/** Attempts that a device keeps at most, as the flows do. */
const mostPending = 8

/** Reads what the storage partition remembers. */
export function parseDeviceRecord(value: unknown): DeviceRecord {
  const { earlier, kept, pending, trusted } = toObject(value)
  return {
    ...(kept === undefined ? {} : { kept: toDevice(kept) }),
    pending: toList(pending, mostPending).map((entry) => toDevice(entry)),
    ...(trusted === undefined ? {} : { trusted: toPin(trusted) }),
    ...(earlier === undefined ? {} : { earlier: toList(earlier, mostPending).map((entry) => toDevice(entry)) }),
  }
}

function toDevice(value: unknown): PendingDevice {
  const { content, device, deviceId, pin, recoveryBoxes } = toObject(value)
  // A key whose bytes a script can read is no device share.
  if (!(device instanceof CryptoKey) || device.extractable || device.algorithm.name !== 'HKDF')
    return refuse('no device share')
  return {
    deviceId: toId(deviceId),
    device,
    pin: toPin(pin),
    content: toContent(content),
    recoveryBoxes: toList(recoveryBoxes, 100).map((entry) => {
      const { box, methodId } = toObject(entry)
      return { methodId: toId(methodId), box: toBytes(box, 92) }
    }),
  }
}

function toPin(value: unknown): PendingDevice['pin'] {
  const { addresses, managementKey, revision, vaultId } = toObject(value)
  const { eip155, solana } = toObject(addresses)
  if (typeof revision !== 'number' || !Number.isSafeInteger(revision) || revision < 1) return refuse('no revision')
  return {
    vaultId: toId(vaultId),
    managementKey: toBytes(managementKey, 32),
    addresses: { eip155: toText(eip155), solana: toText(solana) },
    revision,
  }
}

function toContent(value: unknown): PendingDevice['content'] {
  const { managementKey, manifest, vault, vaultId } = toObject(value)
  const { bytes, signature } = toObject(manifest)
  return {
    vaultId: toId(vaultId),
    managementKey: toBytes(managementKey, 32),
    manifest: { bytes: toBytes(bytes), signature: toBytes(signature, 64) },
    vault: toBytes(vault, 44),
  }
}

function toId(value: unknown): string {
  const id = toText(value)
  return idPattern.test(id) ? id : refuse('not an id')
}

function refuse(reason: string): never {
  throw new VaultError('vault.damaged', `What this browser keeps of the wallet cannot be read: ${reason}`)
}
