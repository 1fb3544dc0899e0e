/** The kind of a removed record. */
export type ForgottenKind = 'session' | 'proposal' | 'request'

/** The records that ended recently, so that their use fails with the right error. */
export interface Forgotten {
  add(id: string, kind: ForgottenKind): void
  get(id: string): ForgottenKind | undefined
}

/** The number of records at which the older half is dropped (S9.102, S9.104). */
const limit = 200

/** Creates the memory of up to 200 ended records. */
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
