import type { Database } from '../storage/Storage.ts'
import { beforeStatements } from './beforeStatements.ts'

/**
 * A database that goes away before the statement with this number.
 *
 * @param parameters.counts which statements have a number. Default: those in transactions.
 */
export function interruptDatabase(parameters: {
  readonly database: Database
  readonly number: number
  readonly counts?: 'all' | 'transactions' | undefined
}): Database {
  const { counts = 'transactions', database, number } = parameters
  let count = 0
  return beforeStatements({
    database,
    counts,
    act() {
      if (++count === number) throw new Error('The database went away')
    },
  })
}
