import { createPersistedItem } from '../kernel/store/createPersistedItem.ts'
import type { StoredItem } from '../kernel/store/StoredItem.ts'
import { connectionsItem, connectionStatusItem, recentWalletsItem } from '../kernel/store/storedItems.ts'
import type { ConnectionControllerContext, ConnectionMemory } from './connectionController.ts'

/** Creates the memory of connections over a storage. */
export function createConnectionMemory(stored: ConnectionControllerContext['stored']): ConnectionMemory {
  const open = <value>(item: StoredItem<value>) => createPersistedItem({ ...stored, item })
  return {
    status: open(connectionStatusItem),
    connections: open(connectionsItem),
    recents: open(recentWalletsItem),
  }
}
