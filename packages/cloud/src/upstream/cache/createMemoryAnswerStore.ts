import type { AnswerStore } from './AnswerStore.ts'

interface Entry {
  readonly text: string
  readonly until: number
}

/** Creates a store within this process. Beyond its size, the answers unused for longest are dropped. */
export function createMemoryAnswerStore(parameters: {
  readonly now: () => number
  /** In characters, with those of the keys. Default: 32 million. */
  readonly sizeAtMost?: number | undefined
}): AnswerStore {
  const { now, sizeAtMost = 32_000_000 } = parameters
  // The map's order is that of the last use.
  const entries = new Map<string, Entry>()
  let size = 0

  const remove = (key: string): void => {
    const entry = entries.get(key)
    if (entry === undefined) return
    entries.delete(key)
    size -= key.length + entry.text.length
  }
  const add = (key: string, entry: Entry): void => {
    remove(key)
    entries.set(key, entry)
    size += key.length + entry.text.length
  }
  const read = (key: string): string | undefined => {
    const entry = entries.get(key)
    if (entry === undefined) return undefined
    if (entry.until <= now()) {
      remove(key)
      return undefined
    }
    add(key, entry)
    return entry.text
  }

  return {
    read: async (keys) => keys.map(read),
    async write(added, life) {
      for (const [key, text] of added) add(key, { text, until: now() + life })
      for (const oldest of entries.keys()) {
        if (size <= sizeAtMost) return
        remove(oldest)
      }
    },
    close: async () => {},
  }
}
