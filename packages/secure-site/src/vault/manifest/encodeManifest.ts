import { toFields } from '../bytes.ts'
import type { Bytes } from '../bytes.ts'
import type { Manifest } from './Manifest.ts'

/** The bytes of a manifest, which are what is signed, stored and sent. */
export function encodeManifest({
  vaultId,
  revision,
  addresses,
  devices,
  methods,
  isDeleting,
  movedTo,
}: Manifest): Bytes {
  return toFields([
    'latchkey/manifest/1',
    vaultId,
    String(revision),
    addresses.eip155,
    addresses.solana,
    String(devices.length),
    ...devices.flatMap(({ id, shareId, boxHash }) => [id, shareId, boxHash]),
    String(methods.length),
    ...methods.flatMap(({ id, kind, shareId, boxHash }) => [id, kind, shareId, boxHash]),
    ...(isDeleting ? ['delete'] : []),
    ...(movedTo
      ? ['move', movedTo.vaultId, movedTo.managementKey, movedTo.addresses.eip155, movedTo.addresses.solana]
      : []),
  ])
}
