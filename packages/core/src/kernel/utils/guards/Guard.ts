/** Tells whether a value from outside is what it should be. */
export type Guard<value> = (candidate: unknown) => candidate is value

/** What a guard lets through. */
export type Guarded<guard> = guard extends Guard<infer value> ? value : never
