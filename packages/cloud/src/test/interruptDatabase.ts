import type { Database } from '../storage/Storage.ts'

/** The methods that start a statement. */
const statements: ReadonlySet<string | symbol> = new Set(['delete', 'execute', 'insert', 'select', 'update'])

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
  const wrap = (target: Database, isCounted: boolean): Database =>
    new Proxy(target, {
      get(_target, name) {
        if (isCounted && statements.has(name) && ++count === number) throw new Error('The database went away')
        if (name === 'transaction')
          return async (act: (transaction: Database) => Promise<unknown>) =>
            await target.transaction(async (transaction) => await act(wrap(transaction, true)))
        const member: unknown = Reflect.get(target, name)
        return typeof member === 'function' ? member.bind(target) : member
      },
    })
  return wrap(database, counts === 'all')
}
