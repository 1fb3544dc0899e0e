import type { Database } from '../storage/Storage.ts'
import { beforeStatements } from './beforeStatements.ts'

/** The database of a node that can be killed between any two statements. */
export interface MortalDatabase {
  readonly database: Database
  /** From the statement with this number on, none reaches the database any more, as if the node had been killed. */
  killBefore(number: number): void
  /** Returns whether the node was killed, and starts it again. */
  revive(): boolean
}

/** Creates it. Unlike `interruptDatabase`, the node cannot clean up either. */
export function createMortalDatabase(database: Database): MortalDatabase {
  let left = Number.POSITIVE_INFINITY
  return {
    database: beforeStatements({
      database,
      counts: 'all',
      act() {
        left -= 1
        if (left <= 0) throw new Error('The node was killed')
      },
    }),
    killBefore(number) {
      left = number
    },
    revive() {
      const wasKilled = left <= 0
      left = Number.POSITIVE_INFINITY
      return wasKilled
    },
  }
}
