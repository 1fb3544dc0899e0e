import { siwxCloudSessionsKey } from '@latchkey/protocol/storage'
import { createLazyStorage } from './createLazyStorage.ts'
import { createPagePort, type PageStoragePort } from './createPagePort.ts'
import type { CloudSiwxStorage } from './SiwxStorage.ts'

/** The parameters of `createCloudStorage`. */
export interface CreateCloudStorageParameters {
  /** The cloud's URL. */
  readonly cloud: string
  readonly projectId: string
  /**
   * Whether sessions are kept in cookies that scripts cannot read, instead of in `storage`. Prefer this wherever the cloud is on the
   * same site as the app, such as `cloud.example.com` for `app.example.com`; browsers block other cookies. Default: `false`.
   */
  readonly cookie?: boolean | undefined
  /** Where the page stores its sessions: their ids and, without cookies, their secrets and tokens. Default: `localStorage`. */
  readonly storage?: PageStoragePort | undefined
  /** The option `storagePrefix` of the modal, so that modals with separate connections also have separate sign-ins. */
  readonly storagePrefix?: string | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Returns the time in ms since the epoch. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
}

/**
 * Creates a storage that lets a Latchkey cloud issue nonces, verify sign-ins and store them. Every session has a
 * token, a JWT that any back end can check with the keys at `/.well-known/jwks.json` of the cloud. It expires after some minutes and
 * is renewed by the session. The code loads on first use, and sends no
 * request for visitors who never signed in.
 *
 * @example
 * ```ts
 * const storage = createCloudStorage({ cloud: 'https://cloud.example.com', projectId: 'my-app' })
 * const siwx = createSiwx({ storage })
 * ```
 */
export function createCloudStorage(parameters: CreateCloudStorageParameters): CloudSiwxStorage {
  const { cookie = false, now = Date.now, projectId, storagePrefix } = parameters
  const base = storagePrefix ? siwxCloudSessionsKey.replace('/', `/${storagePrefix}/`) : siwxCloudSessionsKey
  const key = `${base}:${projectId}`
  const getPort = createPagePort(parameters.storage)
  const load = async (): Promise<CloudSiwxStorage> => {
    const { openCloudStorage } = await import('./openCloudStorage.ts')
    const cloud = parameters.cloud.replace(/\/+$/, '')
    const fetch = parameters.fetch ?? globalThis.fetch.bind(globalThis)
    return openCloudStorage({ cloud, cookie, fetch, key, now, projectId, storage: getPort() })
  }
  return createLazyStorage({ isEmpty: () => getPort().getItem(key) === null, load })
}
