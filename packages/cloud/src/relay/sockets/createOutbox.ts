import type { RelayConnection } from './RelayConnection.ts'

/** Sends frames. */
export interface Outbox {
  /** `whenSent` is called when the frame has left this process, and not at all if it could not. */
  send(connection: RelayConnection, frame: string, whenSent?: () => void): void
  /** Answers a ping. */
  pong(connection: RelayConnection, payload: Buffer): void
}

/**
 * Makes the way out to the sockets.
 *
 * @param parameters.limit of what may wait on one socket, in bytes.
 * @param parameters.onFull a socket that reads too slowly.
 */
export function createOutbox(parameters: {
  readonly limit: number
  readonly onFull: (connection: RelayConnection) => void
}): Outbox {
  const { limit, onFull } = parameters
  const isOpen = ({ isEnded, socket }: RelayConnection): boolean => !isEnded && socket.readyState === socket.OPEN
  const lookAt = (connection: RelayConnection): void => {
    if (connection.socket.bufferedAmount > limit) onFull(connection)
  }
  return {
    send(connection, frame, whenSent) {
      if (!isOpen(connection)) return
      connection.socket.send(frame, (error) => {
        if (error === undefined || error === null) whenSent?.()
      })
      lookAt(connection)
    },
    pong(connection, payload) {
      if (!isOpen(connection)) return
      // A socket that breaks right now is found by its own event.
      connection.socket.pong(payload, undefined, () => {})
      lookAt(connection)
    },
  }
}
