import { importOnline, ModalError } from '@latchkey/core/internal'
import { useEffect, useState } from 'react'

type Chunk<value> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: value }
  | { readonly status: 'failed'; readonly error: ModalError }

/**
 * Loads a part of a view on demand; `undefined` until it has loaded. A failure goes to the view's error boundary, whose
 * retry loads the part again. Offline it is not asked for, so that no browser remembers a failure.
 *
 * @param load a stable function.
 * @throws `chunk.failed`
 */
export function useChunk<value>(load: () => Promise<value>): value | undefined {
  const [chunk, setChunk] = useState<Chunk<value>>({ status: 'loading' })
  useEffect(() => {
    let isCurrent = true
    importOnline(load).then(
      (value) => isCurrent && setChunk({ status: 'loaded', value }),
      (cause: unknown) => isCurrent && setChunk({ status: 'failed', error: new ModalError('chunk.failed', { cause }) }),
    )
    return () => {
      isCurrent = false
    }
  }, [load])
  if (chunk.status === 'failed') throw chunk.error
  return chunk.status === 'loaded' ? chunk.value : undefined
}
