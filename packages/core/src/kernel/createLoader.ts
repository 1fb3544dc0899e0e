import { loadErrorTexts } from './errors/loadErrorTexts.ts'
import { loadOnce } from './loadOnce.ts'

/**
 * Returns a function that loads something once, together with the texts of its errors. Concurrent calls share one promise. A failed load is forgotten, so the
 * next call tries again.
 *
 * Rejects with `modal.destroyed` once `isDestroyed` returns true. Every other failure becomes `chunk.failed`, unless it
 * is a `ModalError` already.
 *
 * @example
 * ```ts
 * const load = createLoader({ load: () => import('./createSignIn.ts') })
 * const { createSignIn } = await load()
 * ```
 */
export function createLoader<value>(parameters: {
  readonly load: () => Promise<value>
  readonly isDestroyed?: (() => boolean) | undefined
}): () => Promise<value> {
  const { load, isDestroyed } = parameters
  return loadOnce({ load: async () => (await Promise.all([load(), loadErrorTexts()]))[0], isDestroyed })
}
