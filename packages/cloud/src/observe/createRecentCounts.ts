/** Counts of the last hour, by name. */
export interface RecentCounts<name extends string> {
  add(name: name, count?: number): void
  /** The count of a name; 0 if there was none. */
  get(name: name): number
  list(): readonly { readonly name: name; readonly count: number }[]
}

const minute = 60_000
const minutesKept = 60

/** Creates counts in the memory of this node. They are kept by minute, so the oldest minute leaves as a whole. */
export function createRecentCounts<name extends string>(parameters: {
  readonly now: () => number
}): RecentCounts<name> {
  const { now } = parameters
  const minutes = new Map<number, Map<name, number>>()

  const getMinute = (): number => Math.floor(now() / minute)
  const sweep = (current: number): void => {
    for (const each of minutes.keys()) if (each <= current - minutesKept) minutes.delete(each)
  }
  const sum = (): ReadonlyMap<name, number> => {
    sweep(getMinute())
    const sums = new Map<name, number>()
    for (const counts of minutes.values())
      for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count)
    return sums
  }

  return {
    add(name, count = 1) {
      const current = getMinute()
      let counts = minutes.get(current)
      if (counts === undefined) {
        sweep(current)
        counts = new Map()
        minutes.set(current, counts)
      }
      counts.set(name, (counts.get(name) ?? 0) + count)
    },
    get: (name) => sum().get(name) ?? 0,
    list: () => [...sum()].map(([name, count]) => ({ name, count })),
  }
}
