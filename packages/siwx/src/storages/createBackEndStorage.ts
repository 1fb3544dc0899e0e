import { createLazyStorage } from './createLazyStorage.ts'
import type { CreateBackEndStorageParameters } from './openBackEndStorage.ts'
import type { SiwxStorage } from './SiwxStorage.ts'

/**
 * Creates a storage that lets your own back end issue nonces, verify sign-ins and store them. The back end answers four calls. It
 * refuses one with a status of 400 or above and, optionally, `{ code, message }`:
 *
 * | call | answer |
 * |---|---|
 * | `GET /api/siwx/nonce` | `{ nonce }` |
 * | `POST /api/siwx/sessions` with `{ sessions, replace }` | empty if all sessions verify; otherwise a refusal |
 * | `GET /api/siwx/sessions?account=<CAIP-10>` | `{ sessions }`: the valid ones of that account |
 * | `DELETE /api/siwx/sessions?account=<CAIP-10>` | empty; without `account` it ends all sessions |
 *
 * @example
 * ```ts
 * const siwx = createSiwx({ storage: createBackEndStorage({ url: '/auth' }) })
 * ```
 */
export function createBackEndStorage(parameters: CreateBackEndStorageParameters = {}): SiwxStorage {
  return createLazyStorage({
    // Only the back end knows: its cookie may be unreadable for scripts.
    isEmpty: () => false,
    load: async () => {
      const { openBackEndStorage } = await import('./openBackEndStorage.ts')
      return openBackEndStorage(parameters)
    },
  })
}
