import { useContext, useInsertionEffect } from 'react'
import type { StyleDefinition } from './StyleDefinition.ts'
import { StyleRootContext } from './StyleRootContext.ts'

/**
 * Puts a component's sheet into the root that it renders in, before the browser lays it out. Sheets stay when the component
 * goes: they are small, and it will come back.
 */
export function useStyles(definition: StyleDefinition): void {
  const root = useContext(StyleRootContext)
  useInsertionEffect(() => {
    root?.adopt(definition)
  }, [root, definition])
}
