import type { ViewName } from '@latchkey/core'
import { useContext } from 'react'
import { ViewContext } from './ViewContext.ts'

/** Returns a handler for hover and focus that preloads a view. */
export function usePreload(view: ViewName): () => void {
  const { preload } = useContext(ViewContext)
  return () => preload(view)
}
