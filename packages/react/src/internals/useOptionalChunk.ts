import { useEffect, useState } from 'react'
import { useModalInstance } from './useModalInstance.ts'

/** Where it stands with a part that a view can do without. */
export type OptionalChunk<value> =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly value: value }

/**
 * A part that loads while the view is already of use, and that the view does without where it does not arrive: that is told to the
 * developer alone.
 *
 * @param load the same function in every render; undefined where the part is not wanted.
 */
export function useOptionalChunk<value>(load: (() => Promise<value>) | undefined): OptionalChunk<value> {
  const { telemetry } = useModalInstance().controllers
  const [chunk, setChunk] = useState<OptionalChunk<value>>({ status: 'loading' })
  useEffect(() => {
    let isCurrent = true
    load?.().then(
      (value) => isCurrent && setChunk({ status: 'loaded', value }),
      (cause: unknown) => {
        telemetry.reportError(cause, 'chunk.failed')
        if (isCurrent) setChunk({ status: 'failed' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [load, telemetry])
  return chunk
}
