import type { DeviceStore } from '../vault/flows/ports.ts'
import { openTable } from './openDatabase.ts'
import { parseDeviceRecord } from './parseDeviceRecord.ts'

/**
 * The store of a user's device shares in this storage partition. A write is one transaction. A record that cannot be read is an error
 * and never counts as none: a wallet would be created beside it.
 *
 * @param parameters.owner whose wallet it is: a project and a user of it.
 */
export function createDeviceStore({ owner }: { readonly owner: string }): DeviceStore {
  const table = openTable('devices')
  return {
    read: async () => {
      const value = await table.get(owner)
      return value === undefined ? undefined : parseDeviceRecord(value)
    },
    write: (record) => table.put(owner, record),
    clear: () => table.delete(owner),
  }
}
