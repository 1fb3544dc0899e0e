import type { ViewName } from '@latchkey/core'
import { useCallback, useContext } from 'react'
import { ViewContext } from './ViewContext.ts'

/** Returns a handler for hover and focus that preloads a view. It is the same function each time, so that rows which have it are not
 * rendered again. */
export function usePreload(view: ViewName): () => void {
  const { preload } = useContext(ViewContext)
  return useCallback(() => preload(view), [preload, view])
}
