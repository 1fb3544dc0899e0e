import { createLazyStorage } from './createLazyStorage.ts'
import { createPagePort } from './createPagePort.ts'
import type { PageStoragePort } from './PageStoragePort.ts'
import type { CloudSiwxStorage } from './SiwxStorage.ts'

/** What `createCloudStorage` takes. */
export interface CreateCloudStorageParameters {
  /** The cloud's URL. */
  readonly cloud: string
  readonly projectId: string
  /**
   * Whether the cloud keeps the tokens in cookies that no script can read, in place of the page. For a cloud of the same site
   * as the app, such as `cloud.example.com` for `app.example.com`: others' cookies do not come along.
   */
  readonly cookie?: boolean | undefined
  /** Where the page keeps what it needs to know of its sessions, and their tokens: `localStorage` by default. */
  readonly storage?: PageStoragePort | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  /** The time in ms since the epoch; that of the machine by default. */
  readonly now?: (() => number) | undefined
}

/**
 * Has a Latchkey cloud give nonces, verify sign-ins and keep them. Every session has a token, a JWT, that any back end can check
 * with the keys at `/.well-known/jwks.json` of the cloud. It loads when it is first needed, and asks nothing for a visitor who never
 * signed in.
 *
 * @example
 * ```ts
 * const storage = createCloudStorage({ cloud: 'https://cloud.example.com', projectId: 'my-app' })
 * const siwx = createSiwx({ storage })
 * ```
 */
export function createCloudStorage(parameters: CreateCloudStorageParameters): CloudSiwxStorage {
  const { cookie = false, now = Date.now, projectId } = parameters
  const key = `@latchkey/siwx.cloud.v1:${projectId}`
  const getPort = createPagePort(parameters.storage)
  const load = async (): Promise<CloudSiwxStorage> => {
    const { openCloudStorage } = await import('./openCloudStorage.ts')
    const cloud = parameters.cloud.replace(/\/+$/, '')
    const fetch = parameters.fetch ?? globalThis.fetch.bind(globalThis)
    return openCloudStorage({ cloud, cookie, fetch, key, now, projectId, storage: getPort() })
  }
  return createLazyStorage({ isEmpty: () => getPort().getItem(key) === null, load })
}
