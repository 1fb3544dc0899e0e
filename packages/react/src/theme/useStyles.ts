import { useContext, useInsertionEffect } from 'react'
import type { StyleDefinition } from './StyleDefinition.ts'
import { StyleRootContext } from './StyleRootContext.ts'

/**
 * Adopts a component's sheet in the root where it renders, before layout. Sheets stay after the component unmounts: they are
 * small, and it will return.
 */
export function useStyles(definition: StyleDefinition): void {
  const root = useContext(StyleRootContext)
  useInsertionEffect(() => {
    root?.adopt(definition)
  }, [root, definition])
}
