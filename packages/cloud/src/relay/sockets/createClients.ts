import type { RelayLimits } from '../../config/RelaySettings.ts'
import type { AdmittedClient } from '../access/createAdmission.ts'
import type { RelayConnection } from './RelayConnection.ts'

/** The open sockets of this node. */
export interface Clients {
  /** Adds a socket. Returns the excess sockets of the same client, oldest first. */
  add(connection: RelayConnection): ExcessSockets
  /** Reactivates a parked socket as the newest of its client. */
  serve(connection: RelayConnection): ExcessSockets
  remove(connection: RelayConnection): void
  /** A client's active sockets, oldest first. */
  listOf(clientId: string): Iterable<RelayConnection>
  all(): Iterable<RelayConnection>
  /** The socket that has been parked the longest. */
  findOldestParked(): RelayConnection | undefined
  count(): { readonly sockets: number; readonly clients: number; readonly parked: number }
  /**
   * Whose limit keeps a client from opening one more socket. Parked sockets do not count, because old clients that
   * reconnect open thousands, but all of an address together are not more than those of one such client.
   */
  findFull(client: Pick<AdmittedClient, 'clientId' | 'address'>): 'address' | 'network' | undefined
}

/** Sockets of one client to park, and to close. */
export interface ExcessSockets {
  readonly park: readonly RelayConnection[]
  readonly end: readonly RelayConnection[]
}

/** Creates the registry of sockets. */
export function createClients(
  limits: Pick<RelayLimits, 'socketsPerAddress' | 'socketsPerClient' | 'parkedPerClient'>,
): Clients {
  interface Client {
    readonly served: Set<RelayConnection>
    readonly parked: Set<RelayConnection>
  }
  const connections = new Set<RelayConnection>()
  /** In the order they were parked. */
  const allParked = new Set<RelayConnection>()
  const byClient = new Map<string, Client>()
  /** By the keys of addresses and their networks. */
  const counts = new Map<string, { sockets: number; parked: number }>()

  const count = (
    { client: { address } }: RelayConnection,
    change: { readonly sockets: number; readonly parked: number },
  ): void => {
    for (const { key } of [address, ...address.networks]) {
      const { parked, sockets } = counts.get(key) ?? { sockets: 0, parked: 0 }
      const next = { sockets: sockets + change.sockets, parked: parked + change.parked }
      if (next.sockets === 0) counts.delete(key)
      else counts.set(key, next)
    }
  }
  const findExcess = ({ parked, served }: Client): ExcessSockets => {
    const park = Array.from(served).slice(0, Math.max(0, served.size - limits.socketsPerClient))
    for (const connection of park) {
      connection.isParked = true
      served.delete(connection)
      parked.add(connection)
      allParked.add(connection)
      count(connection, { sockets: 0, parked: 1 })
    }
    return { park, end: Array.from(parked).slice(0, Math.max(0, parked.size - limits.parkedPerClient)) }
  }
  return {
    add(connection) {
      const { clientId } = connection.client
      connections.add(connection)
      count(connection, { sockets: 1, parked: 0 })
      const client = byClient.get(clientId) ?? { served: new Set(), parked: new Set() }
      byClient.set(clientId, client)
      client.served.add(connection)
      return findExcess(client)
    },
    serve(connection) {
      const client = byClient.get(connection.client.clientId)
      if (client?.parked.delete(connection) !== true) return { park: [], end: [] }
      allParked.delete(connection)
      count(connection, { sockets: 0, parked: -1 })
      connection.isParked = false
      client.served.add(connection)
      return findExcess(client)
    },
    remove(connection) {
      if (!connections.delete(connection)) return
      const wasParked = allParked.delete(connection)
      count(connection, { sockets: -1, parked: wasParked ? -1 : 0 })
      const { clientId } = connection.client
      const client = byClient.get(clientId)
      client?.served.delete(connection)
      client?.parked.delete(connection)
      if (client?.served.size === 0 && client.parked.size === 0) byClient.delete(clientId)
    },
    listOf: (clientId) => byClient.get(clientId)?.served ?? [],
    all: () => connections,
    findOldestParked() {
      const [oldest] = allParked
      return oldest
    },
    count: () => ({ sockets: connections.size, clients: byClient.size, parked: allParked.size }),
    findFull({ address, clientId }) {
      // One more socket of such a client parks another one.
      const isStorming = (byClient.get(clientId)?.served.size ?? 0) >= limits.socketsPerClient
      const isFull = ({ factor, key }: { readonly factor: number; readonly key: string }): boolean => {
        const { parked, sockets } = counts.get(key) ?? { sockets: 0, parked: 0 }
        const served = limits.socketsPerAddress * factor
        return sockets >= served + limits.parkedPerClient || (!isStorming && sockets - parked >= served)
      }
      if (isFull({ key: address.key, factor: 1 })) return 'address'
      return address.networks.some(isFull) ? 'network' : undefined
    },
  }
}
