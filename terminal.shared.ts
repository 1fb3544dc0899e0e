import type { Readable, Writable } from 'node:stream'

/** Where a program of the command line asks and prints. */
export interface Terminal {
  readonly input: Readable
  readonly output: Writable
  /** Errors. */
  readonly errors: Writable
  /** Whether a user can answer. */
  readonly isInteractive: boolean
}
