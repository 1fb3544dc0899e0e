import type { Database } from '../storage/Storage.ts'

/** The methods that start a statement. */
const statements: ReadonlySet<string | symbol> = new Set(['delete', 'execute', 'insert', 'select', 'update'])

/**
 * A database that does something before each statement.
 *
 * @param parameters.counts which statements count. Default: those in transactions.
 */
export function beforeStatements(parameters: {
  readonly database: Database
  readonly counts: 'all' | 'transactions'
  readonly act: () => void
}): Database {
  const { act: actBefore, counts, database } = parameters
  const wrap = (target: Database, isCounted: boolean): Database =>
    new Proxy(target, {
      get(_target, name) {
        if (isCounted && statements.has(name)) actBefore()
        if (name === 'transaction')
          return async (
            act: (transaction: Database) => Promise<unknown>,
            options?: Parameters<Database['transaction']>[1],
          ) => await target.transaction(async (transaction) => await act(wrap(transaction, true)), options)
        const member: unknown = Reflect.get(target, name)
        return typeof member === 'function' ? member.bind(target) : member
      },
    })
  return wrap(database, counts === 'all')
}
