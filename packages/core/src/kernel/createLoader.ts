import { loadErrorTexts } from './errors/loadErrorTexts.ts'
import { ModalError } from './errors/ModalError.ts'
import { toModalError } from './errors/toModalError.ts'

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
  let loading: Promise<value> | undefined

  const assertAlive = (): void => {
    if (isDestroyed?.()) throw new ModalError('modal.destroyed', { text: 'Modal is destroyed' })
  }

  return async () => {
    assertAlive()
    loading ??= Promise.all([load(), loadErrorTexts()]).then(
      ([value]) => value,
      (cause: unknown) => {
        loading = undefined
        throw toModalError(cause, 'chunk.failed', 'Could not load this screen')
      },
    )
    const value = await loading
    assertAlive()
    return value
  }
}
