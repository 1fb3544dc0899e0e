import type { RelayLimits } from '../../config/RelaySettings.ts'
import { formatFrameHead } from '../frames/formatFrameHead.ts'
import { createUnsentBytes, type UnsentFrame } from './createUnsentBytes.ts'
import type { RelayConnection } from './RelayConnection.ts'

/** Sends frames, and limits the memory of those that clients do not read. */
export interface Outbox {
  /** Calls `whenSent` once the frame has left this process; never if sending fails. */
  send(connection: RelayConnection, frame: string, whenSent?: () => void): void
  /** Sends a frame whose body is shared by several sockets, which is not copied. */
  sendShared(connection: RelayConnection, frame: SharedFrame): void
  /** Answers a ping. */
  pong(connection: RelayConnection, payload: Buffer): void
  /** Must be called when a socket is being closed. */
  startClosing(connection: RelayConnection): void
  /** Must be called when a socket was closed. */
  forget(connection: RelayConnection): void
  /** The number of bytes that wait to be sent. */
  countUnsent(): number
}

/** A text frame in two parts. */
export interface SharedFrame {
  readonly head: string
  readonly body: Buffer
  /** Called once the body is no longer used, whether it was sent or not. */
  readonly whenDone: () => void
}

/**
 * Creates the outbox of a node.
 *
 * @param parameters.onSlow must close a socket whose client reads too slowly.
 * @param parameters.onDrained everything of a socket has left this process.
 */
export function createOutbox(parameters: {
  readonly limits: Pick<RelayLimits, 'unsentBytes' | 'unsentBytesPerAddress'>
  readonly onSlow: (connection: RelayConnection, share: 'address' | 'node') => void
  readonly onDrained: (connection: RelayConnection) => void
}): Outbox {
  const { limits, onDrained, onSlow } = parameters
  const unsent = createUnsentBytes({ limits, onSlow })
  const isOpen = ({ isEnded, socket }: RelayConnection): boolean => !isEnded && socket.readyState === socket.OPEN

  /** Writes a frame, and counts it if the operating system does not take it at once. */
  const write = (
    connection: RelayConnection,
    frame: UnsentFrame,
    writeTo: (whenDone: (error?: Error | null) => void) => void,
    whenDone?: (isSent: boolean) => void,
  ): void => {
    let isCounted = false
    writeTo((error) => {
      if (isCounted && unsent.remove(connection, frame)) onDrained(connection)
      whenDone?.(error === undefined || error === null)
    })
    if (connection.socket.bufferedAmount === 0) return
    isCounted = true
    unsent.add(connection, frame)
  }
  return {
    send(connection, frame, whenSent) {
      if (!isOpen(connection)) return
      const data = Buffer.from(frame)
      write(
        connection,
        { own: data.length },
        (whenDone) => connection.socket.send(data, { binary: false }, whenDone),
        (isSent) => {
          if (isSent) whenSent?.()
        },
      )
    },
    sendShared(connection, { body, head, whenDone }) {
      if (!isOpen(connection)) return whenDone()
      const { stream } = connection
      const own = Buffer.from(head)
      write(
        connection,
        { own: own.length, shared: body },
        (whenWritten) => {
          // The library takes one buffer for each frame, so the body would have to be copied. Without compression it
          // writes its own frames completely and at once, so this frame cannot get between their parts.
          stream.cork()
          stream.write(formatFrameHead(own, body.length))
          stream.write(body, whenWritten)
          stream.uncork()
        },
        whenDone,
      )
    },
    pong(connection, payload) {
      if (!isOpen(connection)) return
      // A failing socket emits its own error event.
      write(connection, { own: payload.length }, (whenDone) => connection.socket.pong(payload, undefined, whenDone))
    },
    startClosing: (connection) => unsent.startClosing(connection),
    forget: (connection) => unsent.forget(connection),
    countUnsent: () => unsent.count(),
  }
}
