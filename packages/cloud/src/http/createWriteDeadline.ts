import type { ServerResponse } from 'node:http'

/** Ends connections whose clients do not read the answers to their requests. */
export interface WriteDeadline {
  watch(response: ServerResponse): void
  stop(): void
}

/** Clients that read more slowly are given up, after what the operating system buffers. */
const bytesPerSecond = 65_536

/**
 * Creates the deadline for answers. What waits in memory must leave this process within `patience`, and every 64 KiB
 * that leave it give the client another second; otherwise its connection is closed.
 *
 * @param parameters.patience in ms.
 */
export function createWriteDeadline(parameters: {
  readonly patience: number
  /** Called before a connection is closed. */
  readonly onExpired: () => void
}): WriteDeadline {
  const { onExpired, patience } = parameters
  /** Since when something of an answer waits, and how much had left the process at that time. */
  const waiting = new Map<ServerResponse, { readonly since: number; readonly left: number } | undefined>()
  const look = (): void => {
    const at = performance.now()
    for (const [response, known] of waiting) {
      const { socket } = response
      if (socket === null || socket.writableLength === 0) {
        waiting.set(response, undefined)
        continue
      }
      // What was written includes what waits.
      const left = socket.bytesWritten - socket.writableLength
      const start = known ?? { since: at, left }
      waiting.set(response, start)
      if (at - start.since <= patience + ((left - start.left) / bytesPerSecond) * 1_000) continue
      waiting.delete(response)
      onExpired()
      socket.destroy()
    }
  }
  const timer = setInterval(look, Math.min(patience / 2, 1_000))
  timer.unref()
  return {
    watch(response) {
      waiting.set(response, undefined)
      response.once('close', () => waiting.delete(response))
    },
    stop: () => clearInterval(timer),
  }
}
