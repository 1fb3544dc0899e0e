import { checkManifest } from '../manifest/checkManifest.ts'
import type { Pin } from '../manifest/Manifest.ts'
import { VaultError } from '../VaultError.ts'
import type { StoredVault } from './ports.ts'

/**
 * Follows the moves of a wallet from the one that this device trusts to the present one. Each step takes the signature of the wallet that is
 * left, so a server cannot invent one.
 *
 * @returns what the device may trust of the present wallet.
 * @throws VaultError `vault.foreignVault` if no chain leads there.
 */
export async function followMoves(parameters: {
  readonly pin: Pin
  readonly earlier: readonly StoredVault[]
  /** The present wallet. */
  readonly vaultId: string
}): Promise<Pin> {
  const { earlier, vaultId } = parameters
  let { pin } = parameters
  const seen = new Set([pin.vaultId])
  while (pin.vaultId !== vaultId) {
    const { vaultId: trusted } = pin
    const content = earlier.find((each) => each.content.vaultId === trusted)?.content
    if (content === undefined) throw new VaultError('vault.foreignVault')
    const { managementKey, manifest: signed } = content
    const { movedTo } = await checkManifest({ signed, managementKey, pin })
    if (movedTo === undefined || seen.has(movedTo.vaultId)) throw new VaultError('vault.foreignVault')
    seen.add(movedTo.vaultId)
    pin = { ...movedTo, revision: 1 }
  }
  return pin
}
