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
import type { GenericSchema } from 'valibot'
import type { ConnectionMemory } from './connectionController.ts'

const caches = [balanceCacheItem, nativeBalanceCacheItem, nameCacheItem, identityCacheItem]

/** The connections' memory in a storage. */
export function createConnectionMemory(parameters: {
  readonly storage: StoragePort
  readonly scope: string | undefined
}): ConnectionMemory {
  const open = <schema extends GenericSchema>(item: StoredItem<schema>) => createPersistedItem({ ...parameters, item })
  const connections = open(connectionsItem)
  const connectorIds = open(connectedConnectorIdsItem)
  const recents = open(recentWalletsItem)
  return {
    status: open(connectionStatusItem),
    connections: { get: connections.get, set: (value) => connections.set(toMutable(value)) },
    connectorIds,
    recents: { get: recents.get, set: (value) => recents.set([...value]) },
    clearAddressCaches: () => {
      for (const item of caches) open<GenericSchema>(item).remove()
    },
  }
}

/** Schemas speak of mutable lists, states of frozen ones. */
function toMutable<value>(record: Readonly<Record<string, readonly value[] | undefined>>): Record<string, value[]> {
  return Object.fromEntries(Object.entries(record).map(([key, list]) => [key, [...(list ?? [])]]))
}
