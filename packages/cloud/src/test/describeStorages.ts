import { afterAll, beforeAll, describe } from 'vitest'
import { createPostgresStorage } from '../storage/createPostgresStorage.ts'
import type { Storage } from '../storage/Storage.ts'
import { openTestStorage } from './openTestStorage.ts'
import { startPostgres, type TestPostgres } from './startPostgres.ts'

type Kind = 'pglite' | 'postgres'

/**
 * Runs the same tests on an empty PGlite and an empty Postgres, each shared by all tests.
 *
 * @param kinds fewer, for what one of them cannot do: PGlite has one connection, so its transactions never overlap.
 */
export function describeStorages(
  tests: (getStorage: () => Storage) => void,
  kinds: readonly Kind[] = ['pglite', 'postgres'],
): void {
  describe.each(kinds)('on %s', (kind) => {
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
