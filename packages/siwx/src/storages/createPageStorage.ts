import { siwxSessionsKey } from '@latchkey/protocol/storage'
import type { SiwxRpc } from '../verify/SiwxRpc.ts'
import { createLazyStorage } from './createLazyStorage.ts'
import { createPagePort, type PageStoragePort } from './createPagePort.ts'
import type { SiwxStorage } from './SiwxStorage.ts'

/** The parameters of `createPageStorage`. */
export interface CreatePageStorageParameters {
  /** Where sessions are stored. Default: `localStorage`, or memory where that is forbidden. */
  readonly storage?: PageStoragePort | undefined
  /** The option `storagePrefix` of the modal, so that modals with separate connections also have separate sign-ins. */
  readonly storagePrefix?: string | undefined
  /** Required to verify contract accounts of eip155. Without it only signatures by keys verify. */
  readonly rpc?: SiwxRpc | undefined
  /** Returns the time in ms since the epoch. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
}

/**
 * Creates a storage that verifies sign-ins in the page and keeps them there, for apps without a server. It tells the app who the
 * visitor is. It proves nothing to a server, because visitors can write to their own storage. The code loads on first use.
 *
 * @example
 * ```ts
 * const siwx = createSiwx({ storage: createPageStorage() })
 * ```
 */
export function createPageStorage(parameters: CreatePageStorageParameters = {}): SiwxStorage {
  const { now = Date.now, rpc, storagePrefix } = parameters
  const key = storagePrefix ? siwxSessionsKey.replace('/', `/${storagePrefix}/`) : siwxSessionsKey
  const getPort = createPagePort(parameters.storage)
  return createLazyStorage({
    isEmpty: () => getPort().getItem(key) === null,
    load: async () => {
      const { openPageStorage } = await import('./openPageStorage.ts')
      return openPageStorage({ storage: getPort(), key, rpc, now })
    },
  })
}
