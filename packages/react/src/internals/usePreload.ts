import type { ViewName } from '@latchkey/core'
import { useContext } from 'react'
import { ViewContext } from './ViewContext.ts'

/** Gives a handler of intent: it loads the view that a press would open. */
export function usePreload(view: ViewName): () => void {
  const { preload } = useContext(ViewContext)
  return () => preload(view)
}
