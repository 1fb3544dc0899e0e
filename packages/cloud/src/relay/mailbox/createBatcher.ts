import { CloudError } from '../../CloudError.ts'

/** Combines single items of work into batches. */
export interface Batcher<item, outcome> {
  /** Adds an item. Resolves with its outcome. */
  add(item: item): Promise<outcome>
  /** Waits until all added items are processed. */
  drain(): Promise<void>
}

/**
 * Creates a batcher. Batches run one at a time and in order; items added meanwhile go into the next one.
 *
 * @param parameters.size maximum size of a batch.
 * @param parameters.delay how long the first item waits for others, in ms.
 * @param parameters.work returns one outcome per item, in their order. If it rejects, all items fail.
 */
export function createBatcher<item, outcome>(parameters: {
  readonly size: number
  readonly delay: number
  readonly work: (items: readonly item[]) => Promise<readonly outcome[]>
}): Batcher<item, outcome> {
  const { delay, size, work } = parameters
  interface PendingItem {
    readonly item: item
    readonly resolve: (outcome: outcome) => void
    readonly reject: (error: unknown) => void
  }
  let waiting: PendingItem[] = []
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  const runBatch = async (batch: readonly PendingItem[]): Promise<void> => {
    try {
      const outcomes = await work(batch.map(({ item }) => item))
      for (const [index, { reject, resolve }] of batch.entries()) {
        const outcome = outcomes[index]
        if (outcome === undefined) reject(new CloudError('internal', 'An item of a batch has no outcome.'))
        else resolve(outcome)
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
  const run = async (): Promise<void> => {
    do {
      const batch = waiting.slice(0, size)
      waiting = waiting.slice(size)
      await runBatch(batch)
    } while (waiting.length >= size)
    running = undefined
    // Wait for more items, to avoid many small batches in a row.
    if (waiting.length > 0) timer ??= setTimeout(() => void start(), delay)
  }
  /** Starts a batch if items are waiting. Returns the running batch. */
  const start = (): Promise<void> | undefined => {
    clearTimeout(timer)
    timer = undefined
    if (running === undefined && waiting.length > 0) running = run()
    return running
  }
  return {
    add(item) {
      return new Promise<outcome>((resolve, reject) => {
        waiting.push({ item, resolve, reject })
        if (running !== undefined) return
        if (waiting.length >= size) void start()
        else timer ??= setTimeout(() => void start(), delay)
      })
    },
    async drain() {
      for (let batch = start(); batch !== undefined; batch = start()) await batch
    },
  }
}
