/** What a record was that is gone. */
export type ForgottenKind = 'session' | 'proposal' | 'request'

/** The records that ended lately, so that whoever still uses one is told so. */
export interface Forgotten {
  add(id: string, kind: ForgottenKind): void
  get(id: string): ForgottenKind | undefined
}

/** At this many the older half is let go (S9.102, S9.104). */
const limit = 200

/** Remembers up to 200 records that ended. */
export function createForgotten(): Forgotten {
  const kinds = new Map<string, ForgottenKind>()
  return {
    add: (id, kind) => {
      kinds.set(id, kind)
      if (kinds.size < limit) return
      for (const oldest of [...kinds.keys()].slice(0, limit / 2)) kinds.delete(oldest)
    },
    get: (id) => kinds.get(id),
  }
}
