import type { StoragePort } from '../../ports/ports.ts'
import { createPersistedItem } from '../../store/createPersistedItem.ts'
import type { StoredItem } from '../../store/StoredItem.ts'
import {
  balanceCacheItem,
  connectedConnectorIdsItem,
  connectionsItem,
  connectionStatusItem,
  identityCacheItem,
  nameCacheItem,
  nativeBalanceCacheItem,
  recentWalletsItem,
} from '../../store/storedItems.ts'
import type { ConnectionMemory } from './connectionController.ts'

const caches = [balanceCacheItem, nativeBalanceCacheItem, nameCacheItem, identityCacheItem]

/** The connections' memory in a storage. */
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
      for (const item of caches) open<unknown>(item).remove()
    },
  }
}
