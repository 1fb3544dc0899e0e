import type { RelayLimits } from '../../config/RelaySettings.ts'
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
  countOfAddress(address: string): number
}

/** Sockets of one client to park, and to close. */
export interface ExcessSockets {
  readonly park: readonly RelayConnection[]
  readonly end: readonly RelayConnection[]
}

/** Creates the registry of sockets. */
export function createClients(limits: Pick<RelayLimits, 'socketsPerClient' | 'parkedPerClient'>): Clients {
  interface Client {
    readonly served: Set<RelayConnection>
    readonly parked: Set<RelayConnection>
  }
  const connections = new Set<RelayConnection>()
  /** In the order they were parked. */
  const allParked = new Set<RelayConnection>()
  const byClient = new Map<string, Client>()
  const byAddress = new Map<string, number>()

  const findExcess = ({ parked, served }: Client): ExcessSockets => {
    const park = Array.from(served).slice(0, Math.max(0, served.size - limits.socketsPerClient))
    for (const connection of park) {
      connection.isParked = true
      served.delete(connection)
      parked.add(connection)
      allParked.add(connection)
    }
    return { park, end: Array.from(parked).slice(0, Math.max(0, parked.size - limits.parkedPerClient)) }
  }
  return {
    add(connection) {
      const { address, clientId } = connection.client
      connections.add(connection)
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1)
      const client = byClient.get(clientId) ?? { served: new Set(), parked: new Set() }
      byClient.set(clientId, client)
      client.served.add(connection)
      return findExcess(client)
    },
    serve(connection) {
      const client = byClient.get(connection.client.clientId)
      if (client?.parked.delete(connection) !== true) return { park: [], end: [] }
      allParked.delete(connection)
      connection.isParked = false
      client.served.add(connection)
      return findExcess(client)
    },
    remove(connection) {
      if (!connections.delete(connection)) return
      allParked.delete(connection)
      const { address, clientId } = connection.client
      const client = byClient.get(clientId)
      client?.served.delete(connection)
      client?.parked.delete(connection)
      if (client?.served.size === 0 && client.parked.size === 0) byClient.delete(clientId)
      const left = (byAddress.get(address) ?? 1) - 1
      if (left === 0) byAddress.delete(address)
      else byAddress.set(address, left)
    },
    listOf: (clientId) => byClient.get(clientId)?.served ?? [],
    all: () => connections,
    findOldestParked() {
      const [oldest] = allParked
      return oldest
    },
    count: () => ({ sockets: connections.size, clients: byClient.size, parked: allParked.size }),
    countOfAddress: (address) => byAddress.get(address) ?? 0,
  }
}
