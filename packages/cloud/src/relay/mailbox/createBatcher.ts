import { CloudError } from '../../CloudError.ts'

/** Gathers single pieces of work into few large ones. */
export interface Batcher<item, outcome> {
  /** Adds a piece. Resolves with what became of it. */
  add(item: item): Promise<outcome>
  /** Waits until nothing is under way. */
  drain(): Promise<void>
}

/**
 * Makes a gatherer. One batch is worked on at a time, in the order of adding: while it is, the next one gathers.
 *
 * @param parameters.size of a batch at most.
 * @param parameters.delay how long the first piece waits for others, in ms.
 * @param parameters.work gives as many outcomes as it is given pieces, in their order. If it rejects, all of them fail.
 */
export function createBatcher<item, outcome>(parameters: {
  readonly size: number
  readonly delay: number
  readonly work: (items: readonly item[]) => Promise<readonly outcome[]>
}): Batcher<item, outcome> {
  const { delay, size, work } = parameters
  interface Waiting {
    readonly item: item
    readonly resolve: (outcome: outcome) => void
    readonly reject: (error: unknown) => void
  }
  let waiting: Waiting[] = []
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  const workOn = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const outcomes = await work(batch.map(({ item }) => item))
      for (const [index, { reject, resolve }] of batch.entries()) {
        const outcome = outcomes[index]
        if (outcome === undefined) reject(new CloudError('internal', 'A piece of a batch has no outcome.'))
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
      await workOn(batch)
    } while (waiting.length >= size)
    running = undefined
    // What came meanwhile waits for company, or many small batches would follow one another.
    if (waiting.length > 0) timer ??= setTimeout(() => void start(), delay)
  }
  /** Begins if there is anything to do. Gives the end of what is under way. */
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
