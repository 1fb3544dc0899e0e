import type { SiwxRpc } from '../verify/SiwxRpc.ts'
import { createLazyStorage } from './createLazyStorage.ts'
import { createPagePort } from './createPagePort.ts'
import type { PageStoragePort } from './PageStoragePort.ts'
import type { SiwxStorage } from './SiwxStorage.ts'

const key = '@latchkey/siwx.v1'

/** What `createPageStorage` takes. */
export interface CreatePageStorageParameters {
  /** Where sessions are kept: `localStorage` by default, or the page's memory where that is forbidden. */
  readonly storage?: PageStoragePort | undefined
  /** Asks chains about contract accounts of eip155. Without it only signatures of keys verify. */
  readonly rpc?: SiwxRpc | undefined
  /** The time in ms since the epoch; that of the machine by default. */
  readonly now?: (() => number) | undefined
}

/**
 * Verifies sign-ins in the page and keeps them in its storage, for apps without a server. It tells the app who somebody is; it
 * proves nothing to anybody else, because a visitor can write into the storage. It loads when it is first needed.
 *
 * @example
 * ```ts
 * const siwx = createSiwx({ storage: createPageStorage() })
 * ```
 */
export function createPageStorage(parameters: CreatePageStorageParameters = {}): SiwxStorage {
  const { now = Date.now, rpc } = parameters
  const getPort = createPagePort(parameters.storage)
  return createLazyStorage({
    isEmpty: () => getPort().getItem(key) === null,
    load: async () => {
      const { openPageStorage } = await import('./openPageStorage.ts')
      return openPageStorage({ storage: getPort(), key, rpc, now })
    },
  })
}
