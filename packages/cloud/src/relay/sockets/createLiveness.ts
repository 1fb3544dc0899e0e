import type { RelayTimes } from '../../config/RelaySettings.ts'
import type { RelayConnection } from './RelayConnection.ts'

/** Finds out which sockets are still there. */
export interface Liveness {
  watch(connection: RelayConnection): void
  forget(connection: RelayConnection): void
  stop(): void
}

/** The sockets are pinged in so many groups, one after the other, so that the work is spread. */
const groupCount = 25

/**
 * Pings every socket each interval, and ends those from which nothing came since the last ping: half-open sockets would
 * pile up.
 *
 * @param parameters.onDead a socket whose other end is gone.
 * @param parameters.onStale a socket with no subscription, from which no request came for long.
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
    // A socket that breaks right now is found by its own event.
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
