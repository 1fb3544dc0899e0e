import { afterAll, beforeAll, describe } from 'vitest'
import { createPostgresStorage } from '../storage/createPostgresStorage.ts'
import type { Storage } from '../storage/Storage.ts'
import { openTestStorage } from './openTestStorage.ts'
import { startPostgres, type TestPostgres } from './startPostgres.ts'

/** Runs the same tests on an empty PGlite and an empty Postgres, each shared by all tests. */
export function describeStorages(tests: (getStorage: () => Storage) => void): void {
  describe.each(['pglite', 'postgres'] as const)('on %s', (kind) => {
    let postgres: TestPostgres | undefined
    let storage: Storage | undefined
    beforeAll(async () => {
      if (kind === 'pglite') {
        storage = await openTestStorage()
        return
      }
      postgres = await startPostgres()
      storage = await createPostgresStorage({ url: postgres.url })
    })
    afterAll(async () => {
      await storage?.close()
      await postgres?.stop()
    })
    tests(() => {
      if (storage === undefined) throw new TypeError('The storage is not open yet.')
      return storage
    })
  })
}
