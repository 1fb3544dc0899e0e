import type { StoragePort } from '../kernel/ports/ports.ts'
import { createPersistedItem } from '../kernel/store/createPersistedItem.ts'
import type { StoredItem } from '../kernel/store/StoredItem.ts'
import {
  addressCacheItems,
  connectedConnectorIdsItem,
  connectionsItem,
  connectionStatusItem,
  recentWalletsItem,
} from '../kernel/store/storedItems.ts'
import type { ConnectionMemory } from './connectionController.ts'

/** Creates the memory of connections over a storage. */
export function createConnectionMemory(parameters: {
  readonly storage: StoragePort
  readonly scope: string | undefined
}): ConnectionMemory {
  const open = <value>(item: StoredItem<value>) => createPersistedItem({ ...parameters, item })
  return {
    status: open(connectionStatusItem),
    connections: open(connectionsItem),
    connectorIds: open(connectedConnectorIdsItem),
    recents: open(recentWalletsItem),
    clearAddressCaches: () => {
      for (const item of addressCacheItems) open(item).remove()
    },
  }
}
