/** Runs expensive work one after the other. */
export interface Turns {
  /** Runs work when it is its turn. Work with the same key runs in the order of the calls. */
  run<result>(key: string, work: () => Promise<result>): Promise<result>
}

/**
 * Creates turns: one at a time for each key, and a limit for all keys together, which take turns. Work of a key that
 * asks for a lot does not delay that of others.
 */
export function createTurns({ atOnce }: { readonly atOnce: number }): Turns {
  /** Waiting work by key. A key without waiting work has an empty list while its last work runs. */
  const waiting = new Map<string, (() => void)[]>()
  /** Keys with waiting work and none running, in the order of their turns. */
  const ready = new Set<string>()
  let running = 0
  const startNext = (): void => {
    for (const key of ready) {
      if (running >= atOnce) return
      ready.delete(key)
      running += 1
      waiting.get(key)?.shift()?.()
    }
  }
  const finish = (key: string): void => {
    running -= 1
    if (waiting.get(key)?.length === 0) waiting.delete(key)
    else ready.add(key)
    startNext()
  }
  return {
    async run(key, work) {
      await new Promise<void>((resolve) => {
        const others = waiting.get(key)
        if (others !== undefined) return void others.push(resolve)
        waiting.set(key, [resolve])
        ready.add(key)
        startNext()
      })
      try {
        return await work()
      } finally {
        finish(key)
      }
    },
  }
}
