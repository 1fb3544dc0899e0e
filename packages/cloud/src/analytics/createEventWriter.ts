import type { CloudContext } from '../CloudContext.ts'
import type { IncomingEvent } from './IncomingEvent.ts'
import { storeEvents } from './storeEvents.ts'

/** Stores the events that modals send. */
export interface EventWriter {
  /** Resolves when the event is stored, together with others that arrive within a moment. */
  add(event: IncomingEvent): Promise<void>
  /** Stores what waits, and resolves when nothing does any more. */
  close(): Promise<void>
}

interface Waiting {
  readonly event: IncomingEvent
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}

/** How many events are stored in one transaction. */
const batchAtMost = 500

/**
 * Creates the writer of a node. A transaction for each event would cost the database a hundred times as much.
 *
 * @param parameters.gatherTime how long the first event waits for others, in ms.
 */
export function createEventWriter(parameters: {
  readonly context: Pick<CloudContext, 'storage' | 'now'>
  readonly gatherTime: number
}): EventWriter {
  const { context, gatherTime } = parameters
  const { now, storage } = context
  let waiting: Waiting[] = []
  let timer: NodeJS.Timeout | undefined
  /** The batch before, which the next one waits for. */
  let storing: Promise<void> = Promise.resolve()

  const store = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      await storeEvents({ database: storage.database, events: batch.map(({ event }) => event), time: now() })
      for (const { resolve } of batch) resolve()
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    const batch = waiting
    waiting = []
    if (batch.length > 0) storing = storing.then(async () => await store(batch))
  }

  return {
    add: async (event) =>
      new Promise((resolve, reject) => {
        waiting.push({ event, resolve, reject })
        if (waiting.length >= batchAtMost) flush()
        else timer ??= setTimeout(flush, gatherTime)
      }),
    close: async () => {
      flush()
      await storing
    },
  }
}
