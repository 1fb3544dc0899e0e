import { afterAll, beforeAll, describe } from 'vitest'
import type { Storage } from '../storage/Storage.ts'
import { openTestStorage } from './openTestStorage.ts'

/**
 * Runs the same tests on an empty PGlite and an empty Postgres, each shared by all tests.
 *
 * @param kinds fewer, for what one of them cannot do: PGlite has one connection, so its transactions never overlap.
 */
export function describeStorages(
  tests: (getStorage: () => Storage) => void,
  kinds: readonly Storage['kind'][] = ['pglite', 'postgres'],
): void {
  describe.each(kinds)('on %s', (kind) => {
    let storage: Storage | undefined
    beforeAll(async () => {
      storage = await openTestStorage(kind)
    })
    afterAll(async () => {
      await storage?.close()
    })
    tests(() => {
      if (storage === undefined) throw new TypeError('The storage is not open yet.')
      return storage
    })
  })
}
