import { createLazyStorage } from './createLazyStorage.ts'
import type { SiwxStorage } from './SiwxStorage.ts'

/** What `createBackEndStorage` takes. */
export interface CreateBackEndStorageParameters {
  /** Where your back end answers: `/api/siwx` by default. */
  readonly url?: string | undefined
  /** The names behind it: `nonce` and `sessions` by default. */
  readonly paths?: { readonly nonce?: string | undefined; readonly sessions?: string | undefined } | undefined
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** `include` by default, so that your cookies come along. */
  readonly credentials?: 'include' | 'omit' | 'same-origin' | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
}

/**
 * Has your own back end give nonces, verify sign-ins and keep them. It answers four calls, and refuses with any status of 400 and
 * above and, if it likes, `{ code, message }`:
 *
 * | call | answer |
 * |---|---|
 * | `GET /api/siwx/nonce` | `{ nonce }` |
 * | `POST /api/siwx/sessions` with `{ sessions, replace }` | nothing; all are verified, or it refuses |
 * | `GET /api/siwx/sessions?account=<CAIP-10>` | `{ sessions }` of that account that live |
 * | `DELETE /api/siwx/sessions?account=<CAIP-10>` | nothing; without `account` it ends all |
 *
 * @example
 * ```ts
 * const siwx = createSiwx({ storage: createBackEndStorage({ url: '/auth' }) })
 * ```
 */
export function createBackEndStorage(parameters: CreateBackEndStorageParameters = {}): SiwxStorage {
  return createLazyStorage({
    // Whoever has a cookie knows; the page does not.
    isEmpty: () => false,
    load: async () => {
      const { openBackEndStorage } = await import('./openBackEndStorage.ts')
      return openBackEndStorage(parameters)
    },
  })
}
