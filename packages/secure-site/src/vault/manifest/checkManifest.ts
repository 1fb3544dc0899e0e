import { verifyAsync } from '@noble/ed25519'
import { isEqual } from '../bytes.ts'
import type { Bytes } from '../bytes.ts'
import { VaultError } from '../VaultError.ts'
import type { Manifest, Pin, SignedManifest } from './Manifest.ts'
import { parseManifest } from './parseManifest.ts'

/** Returns a manifest that the key has signed. */
export async function verifyManifest(signed: SignedManifest, managementKey: Bytes): Promise<Manifest> {
  const isSigned = await verifyAsync(signed.signature, signed.bytes, managementKey, { zip215: false }).catch(
    () => false,
  )
  if (!isSigned) throw new VaultError('vault.unverified')
  return parseManifest(signed.bytes)
}

/** Returns a manifest that continues what this device remembers: the same vault, key and addresses, and no lower revision. */
export async function checkManifest({
  signed,
  managementKey,
  pin,
}: {
  readonly signed: SignedManifest
  readonly managementKey: Bytes
  readonly pin: Pin
}): Promise<Manifest> {
  if (!isEqual(managementKey, pin.managementKey)) throw new VaultError('vault.foreignKey')
  const manifest = await verifyManifest(signed, pin.managementKey)
  const { eip155, solana } = manifest.addresses
  if (manifest.vaultId !== pin.vaultId || eip155 !== pin.addresses.eip155 || solana !== pin.addresses.solana)
    throw new VaultError('vault.foreignVault')
  if (manifest.revision < pin.revision) throw new VaultError('vault.rolledBack')
  return manifest
}
