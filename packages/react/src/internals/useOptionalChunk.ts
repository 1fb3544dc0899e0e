import { importOnline } from '@latchkey/core/internal'
import { useEffect, useState } from 'react'
import { useModalInstance } from './useModalInstance.ts'

/** The state of an optional part of a view. */
export type OptionalChunk<value> =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly value: value }

/**
 * Loads an optional part of a view. If it fails to load, the view works without it, and only the developer is informed.
 *
 * @param load a stable function; undefined if the part is not needed.
 */
export function useOptionalChunk<value>(load: (() => Promise<value>) | undefined): OptionalChunk<value> {
  const { telemetry } = useModalInstance().controllers
  const [chunk, setChunk] = useState<OptionalChunk<value>>({ status: 'loading' })
  useEffect(() => {
    let isCurrent = true
    if (load)
      importOnline(load).then(
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
