import type { PendingDevice } from '../vault/flows/ports.ts'
import { openTable } from './openDatabase.ts'
import { parseDeviceRecord } from './parseDeviceRecord.ts'

/** What this storage partition remembers, for pages that do not know which user is asking. */
export interface RememberedWallets {
  /** The device shares of all users, one for each wallet. Those of attempts whose outcome is unknown come last. */
  readonly devices: readonly PendingDevice[]
  /** Whether a record cannot be read. */
  readonly isDamaged: boolean
}

export async function listRememberedWallets(): Promise<RememberedWallets> {
  const records = (await openTable('devices').list()).map((value) => {
    try {
      return parseDeviceRecord(value)
    } catch {
      return undefined
    }
  })
  const kept = records.flatMap((record) => record?.kept ?? [])
  const earlier = records.flatMap((record) => record?.earlier ?? [])
  const pending = records.flatMap((record) => record?.pending ?? [])
  const byVault = new Map(
    [...pending, ...earlier, ...kept].toReversed().map((device) => [device.content.vaultId, device]),
  )
  return { devices: [...byVault.values()], isDamaged: records.includes(undefined) }
}
