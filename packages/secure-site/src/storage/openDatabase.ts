/** A table of values by their keys, for one kind of content. */
export interface Table {
  get(key: string): Promise<unknown>
  list(): Promise<readonly unknown[]>
  /** Resolves when the browser has stored the value. */
  put(key: string, value: unknown): Promise<void>
  delete(key: string): Promise<void>
}

const name = 'latchkey-wallet'
const tables = ['devices', 'sessions'] as const

/**
 * Opens a table of the frame's database. Each access opens the database anew and closes it, so that no tab holds a version that another
 * one wants to change, and a database that the browser has deleted is created again.
 */
export function openTable(table: (typeof tables)[number]): Table {
  const run = async <result>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<result>,
  ): Promise<result> => {
    const database = await open()
    try {
      const transaction = database.transaction(table, mode, { durability: 'strict' })
      const request = act(transaction.objectStore(table))
      await new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve())
        transaction.addEventListener('abort', () => reject(transaction.error ?? new DOMException('Not stored')))
        transaction.addEventListener('error', () => reject(transaction.error ?? new DOMException('Not stored')))
      })
      return request.result
    } finally {
      database.close()
    }
  }
  return {
    get: (key) => run<unknown>('readonly', (store) => store.get(key)),
    list: () => run<unknown[]>('readonly', (store) => store.getAll()),
    put: async (key, value) => {
      await run('readwrite', (store) => store.put(value, key))
    },
    delete: async (key) => {
      await run('readwrite', (store) => store.delete(key))
    },
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.addEventListener('upgradeneeded', () => {
      for (const table of tables) request.result.createObjectStore(table)
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new DOMException('The database did not open')))
    request.addEventListener('blocked', () => reject(new DOMException('Another tab blocks the database')))
  })
}
