import { deriveAccounts } from '../vault/derive/deriveAccounts.ts'
import { toLocalEntrance } from '../vault/flows/entrances.ts'
import type { PendingDevice, Recovery } from '../vault/flows/ports.ts'
import { isVaultError } from '../vault/isVaultError.ts'
import type { ManifestMethod } from '../vault/manifest/Manifest.ts'
import { parseManifest } from '../vault/manifest/parseManifest.ts'
import { parseRecoveryCode, toCodeShare } from '../vault/recovery/recoveryCode.ts'
import { VaultError } from '../vault/VaultError.ts'
import { openContent, wipeKeys } from '../vault/worker/openContent.ts'
import { createRecoveredWallet } from './RecoveredWallet.ts'
import type { RecoveredWallet } from './RecoveredWallet.ts'

/** The ways in to a wallet that this browser remembers, apart from the server's share. */
export function listMethods(device: PendingDevice): readonly ManifestMethod[] {
  const { methods } = parseManifest(device.content.manifest.bytes)
  return methods.filter(({ id }) => device.recoveryBoxes.some(({ methodId }) => methodId === id))
}

/**
 * Opens a wallet that this browser remembers, by its device share and that of a recovery method, which is overwritten. It rejects
 * with `vault.methodRequired` if the method does not open this wallet here, `vault.wrongShares` or `vault.damaged`.
 */
export async function recoverFromDevice(parameters: {
  readonly device: PendingDevice
  readonly recovery: Recovery
}): Promise<RecoveredWallet> {
  const { device, recovery } = parameters
  try {
    const entrance = toLocalEntrance(device, recovery)
    return await openContent(
      { content: device.content, entrance, isExtractable: false, derive: deriveAccounts },
      async ({ opened, entropy }) => {
        wipeKeys(opened)
        return createRecoveredWallet({ addresses: opened.addresses, entropy, vaultId: device.content.vaultId })
      },
    )
  } finally {
    recovery.share.fill(0)
  }
}

/** As `recoverFromDevice`, by a recovery code. It rejects with `vault.wrongCode` if the code has a mistake. */
export async function recoverFromDeviceByCode(parameters: {
  readonly device: PendingDevice
  readonly code: string
}): Promise<RecoveredWallet> {
  const { device } = parameters
  const bytes = parseRecoveryCode(parameters.code)
  try {
    for (const { id, kind } of listMethods(device)) {
      if (kind !== 'code') continue
      try {
        return await recoverFromDevice({
          device,
          recovery: { methodId: id, kind: 'code', share: await toCodeShare(bytes) },
        })
      } catch (error) {
        // The wallet may have several codes, and a code does not say which one it is.
        if (!isVaultError(error, 'vault.wrongShares')) throw error
      }
    }
    throw new VaultError('vault.wrongShares')
  } finally {
    bytes.fill(0)
  }
}
