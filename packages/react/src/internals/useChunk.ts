import { ModalError } from '@latchkey/core/internal'
import { useEffect, useState } from 'react'

type Chunk<value> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: value }
  | { readonly status: 'failed'; readonly error: ModalError }

/**
 * A part of a view that loads when the view needs it; `undefined` until it is there. A failure goes to the view's error
 * boundary, whose retry asks for the part again.
 *
 * @param load the same function in every render.
 * @throws `chunk.failed`
 */
export function useChunk<value>(load: () => Promise<value>): value | undefined {
  const [chunk, setChunk] = useState<Chunk<value>>({ status: 'loading' })
  useEffect(() => {
    let isCurrent = true
    load().then(
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
