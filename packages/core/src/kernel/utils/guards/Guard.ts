/** Checks the type of an untrusted value. */
export type Guard<value> = (candidate: unknown) => candidate is value

/** The type that a guard accepts. */
export type Guarded<guard> = guard extends Guard<infer value> ? value : never
