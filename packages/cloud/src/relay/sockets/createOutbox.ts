import type { RelayConnection } from './RelayConnection.ts'

/** Sends frames. */
export interface Outbox {
  /** Calls `whenSent` once the frame has left this process; never if sending fails. */
  send(connection: RelayConnection, frame: string, whenSent?: () => void): void
  /** Answers a ping. */
  pong(connection: RelayConnection, payload: Buffer): void
}

/**
 * Creates the outbox of a node.
 *
 * @param parameters.limit bytes buffered on one socket.
 * @param parameters.onFull the socket exceeds the limit because it reads too slowly.
 */
export function createOutbox(parameters: {
  readonly limit: number
  readonly onFull: (connection: RelayConnection) => void
}): Outbox {
  const { limit, onFull } = parameters
  const isOpen = ({ isEnded, socket }: RelayConnection): boolean => !isEnded && socket.readyState === socket.OPEN
  const checkBuffer = (connection: RelayConnection): void => {
    if (connection.socket.bufferedAmount > limit) onFull(connection)
  }
  return {
    send(connection, frame, whenSent) {
      if (!isOpen(connection)) return
      connection.socket.send(frame, (error) => {
        if (error === undefined || error === null) whenSent?.()
      })
      checkBuffer(connection)
    },
    pong(connection, payload) {
      if (!isOpen(connection)) return
      // A failing socket emits its own error event.
      connection.socket.pong(payload, undefined, () => {})
      checkBuffer(connection)
    },
  }
}
