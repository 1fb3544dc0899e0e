import { createReaders } from '../createReaders.ts'
import { parseSignRequest } from '../sign/parseSignRequest.ts'
import type { Warning } from '../sign/SignRequest.ts'
import { VaultError } from '../VaultError.ts'
import type { Command, Results } from './Command.ts'

const { toBytes, toList, toObject, toText } = createReaders((reason) => {
  throw new VaultError('vault.malformed', reason)
})

const warnings: readonly Warning[] = ['approvalForAll', 'permit2', 'rawBytes', 'selfCall', 'unlimitedApproval']

const readers: { readonly [type in Command['type']]: (value: unknown) => Results[type] } = {
  start: () => undefined,
  create: (value) => toCreated(value),
  open: (value) => ({ addresses: toAddresses(toObject(value)['addresses']) }),
  change: (value) => {
    const { manifest, boxes } = toObject(value)
    return { manifest: toManifest(manifest), boxes: toList(boxes).map((box) => toBytes(box, 92)) }
  },
  move: (value) => {
    const { manifest, created } = toObject(value)
    return { manifest: toManifest(manifest), created: toCreated(created) }
  },
  export: (value) => toText(value),
  prepare: (value) => {
    const { id, request, warnings: listed } = toObject(value)
    const list = toList(listed).map((entry) => toText(entry))
    return {
      id: toText(id),
      request: parseSignRequest(request),
      warnings: warnings.filter((each) => list.includes(each)),
    }
  },
  sign: (value) => toList(value).map((signed) => toBytes(signed)),
}

/** Reads what the worker answers to a command. */
export function readResult<type extends Command['type']>(type: type, value: unknown): Results[type] {
  return readers[type](value)
}

function toCreated(value: unknown) {
  const { vaultId, managementKey, manifest, vault, addresses, boxes } = toObject(value)
  return {
    vaultId: toText(vaultId),
    managementKey: toBytes(managementKey, 32),
    manifest: toManifest(manifest),
    vault: toBytes(vault, 44),
    addresses: toAddresses(addresses),
    boxes: toList(boxes).map((box) => toBytes(box, 92)),
  }
}

function toManifest(value: unknown) {
  const { bytes, signature } = toObject(value)
  return { bytes: toBytes(bytes), signature: toBytes(signature, 64) }
}

function toAddresses(value: unknown) {
  const { eip155, solana } = toObject(value)
  return { eip155: toText(eip155), solana: toText(solana) }
}
