import type { CloudContext } from '../../CloudContext.ts'
import { constants } from '../constants.ts'

/** Questions for the state of a hand-off that wait for another state. */
export interface HandoffWaits {
  /** Tells the questions on all nodes that a hand-off has changed. */
  announce(idHash: string): Promise<void>
  /**
   * Reads a state until it is another one, the time is over, or too many other questions wait for the same hand-off.
   *
   * @returns what was read last.
   */
  wait<state>(parameters: {
    readonly idHash: string
    readonly read: () => Promise<state>
    readonly isKnown: (state: state) => boolean
    /** Ends the wait, because the client has gone. */
    readonly signal: AbortSignal
  }): Promise<state>
}

/**
 * Creates the waits. The bus carries the announcements; while it is away, the state is read every 2 s.
 *
 * @param parameters.atMost how long a question waits, in ms.
 */
export function createHandoffWaits(parameters: {
  readonly context: Pick<CloudContext, 'bus' | 'logger'>
  readonly atMost: number
}): HandoffWaits {
  const { atMost, context } = parameters
  const { bus, logger } = context
  /** For each hand-off what ends its questions, the oldest first. */
  const waiting = new Map<string, Set<() => void>>()

  return {
    async announce(idHash) {
      try {
        await bus.publish(toChannel(idHash), '')
      } catch (error) {
        logger.debug({ error }, 'A change of a hand-off was not announced')
      }
    },

    async wait({ idHash, isKnown, read, signal }) {
      const deadline = performance.now() + atMost
      let isOver = false
      let hasChanged = false
      let resume = (): void => {}
      const wake = (): void => {
        hasChanged = true
        resume()
      }
      const end = (): void => {
        isOver = true
        wake()
      }
      const ends = waiting.get(idHash) ?? new Set()
      waiting.set(idHash, ends)
      if (ends.size >= constants.handoffWaitsAtMost) {
        const [oldest] = ends
        oldest?.()
        if (oldest !== undefined) ends.delete(oldest)
      }
      ends.add(end)
      signal.addEventListener('abort', end)
      const subscribed = bus.subscribe(toChannel(idHash), wake)
      // Not waited for: the bus may be away. What was announced before is read then.
      subscribed.then(wake, (error: unknown) => logger.debug({ error }, 'Changes of a hand-off are not announced'))
      try {
        for (;;) {
          hasChanged = false
          const state = await read()
          const left = deadline - performance.now()
          if (isOver || signal.aborted || left <= 0 || !isKnown(state)) return state
          if (hasChanged) continue
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, Math.min(left, constants.handoffReread))
            resume = () => {
              clearTimeout(timer)
              resolve()
            }
          })
        }
      } finally {
        signal.removeEventListener('abort', end)
        ends.delete(end)
        if (ends.size === 0 && waiting.get(idHash) === ends) waiting.delete(idHash)
        subscribed
          .then((unsubscribe) => unsubscribe())
          .catch((error: unknown) => logger.debug({ error }, 'Changes of a hand-off are announced too long'))
      }
    },
  }
}

function toChannel(idHash: string): string {
  return `handoff:${idHash}`
}
