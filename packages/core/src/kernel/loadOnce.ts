import { ModalError } from './errors/ModalError.ts'
import { toModalError } from './errors/toModalError.ts'

/**
 * Like `createLoader`, without the texts of errors: for what the modal shows first, which they would delay. An error of it waits
 * for its text where it leaves core.
 */
export function loadOnce<value>(parameters: {
  readonly load: () => Promise<value>
  readonly isDestroyed?: (() => boolean) | undefined
}): () => Promise<value> {
  const { load, isDestroyed } = parameters
  let loading: Promise<value> | undefined

  const assertAlive = (): void => {
    if (isDestroyed?.()) throw new ModalError('modal.destroyed')
  }

  return async () => {
    assertAlive()
    loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw toModalError(cause, 'chunk.failed')
    })
    const value = await loading
    assertAlive()
    return value
  }
}
