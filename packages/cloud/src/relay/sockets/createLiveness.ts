import type { RelayTimes } from '../../config/RelaySettings.ts'
import type { RelayConnection } from './RelayConnection.ts'

/** Detects dead and idle sockets. */
export interface Liveness {
  watch(connection: RelayConnection): void
  forget(connection: RelayConnection): void
  stop(): void
}

/** Sockets are pinged in this many groups, to spread the load over the interval. */
const groupCount = 25

/**
 * Pings every socket once per interval and reports those that did not answer the last ping, so that half-open sockets
 * do not pile up. Other frames do not count: a client that sends without reading would keep its unsent messages alive.
 *
 * @param parameters.onDead the other end of the socket is gone.
 * @param parameters.onStale the socket has no subscriptions and has not sent a request for a long time.
 */
export function createLiveness(parameters: {
  readonly times: Pick<RelayTimes, 'ping' | 'stale'>
  readonly now: () => number
  readonly onDead: (connection: RelayConnection) => void
  readonly onStale: (connection: RelayConnection) => void
}): Liveness {
  const { now, onDead, onStale, times } = parameters
  const groups = Array.from({ length: groupCount }, () => new Set<RelayConnection>())
  const groupOf = new Map<RelayConnection, Set<RelayConnection>>()
  let nextWatched = 0
  let nextPinged = 0

  const look = (connection: RelayConnection): void => {
    if (!connection.isAlive) return onDead(connection)
    if (connection.topics.size === 0 && now() - connection.lastRequestAt >= times.stale) onStale(connection)
    if (connection.isEnded) return
    connection.isAlive = false
    // A failing socket emits its own error event.
    connection.socket.ping(undefined, undefined, () => {})
  }
  const timer = setInterval(() => {
    for (const connection of groups[nextPinged] ?? []) look(connection)
    nextPinged = (nextPinged + 1) % groupCount
  }, times.ping / groupCount)
  timer.unref()
  return {
    watch(connection) {
      const group = groups[nextWatched] ?? new Set()
      nextWatched = (nextWatched + 1) % groupCount
      groupOf.set(connection, group.add(connection))
    },
    forget(connection) {
      groupOf.get(connection)?.delete(connection)
      groupOf.delete(connection)
    },
    stop: () => clearInterval(timer),
  }
}
