import { readCookie } from '../kernel/ports/createCookieStorage.ts'
import { createPersistedItem } from '../kernel/store/createPersistedItem.ts'
import type { InitialState } from './InitialState.ts'
import { initialStateItem } from './initialStateItem.ts'

/** Parameters of `readInitialState`. */
export interface ReadInitialStateParameters {
  /** The `Cookie` header of the request. */
  readonly cookie: string | null | undefined
  /** The option `storagePrefix` of the modal, if it is set. */
  readonly storagePrefix?: string | undefined
}

/**
 * Reads, on a server, the state that `InitialStateProvider` of `@latchkey/react` left in the visitor's cookie. Returns
 * `undefined` if there is none or it is invalid. Pass the result to `InitialStateProvider`, which then renders the account.
 * A page that depends on it must not be cached for other visitors.
 *
 * @example
 * ```ts
 * const initialState = readInitialState({ cookie: request.headers.get('cookie') })
 * ```
 */
export function readInitialState({ cookie, storagePrefix }: ReadInitialStateParameters): InitialState | undefined {
  const storage = {
    getItem: (key: string) => readCookie(cookie ?? '', key),
    setItem: () => undefined,
    removeItem: () => undefined,
  }
  return createPersistedItem({ storage, item: initialStateItem, scope: storagePrefix }).get()
}
