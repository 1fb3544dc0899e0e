import { useContext, useInsertionEffect, version, type ReactElement } from 'react'
import { ServerContext } from '../internals/ServerContext.ts'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { getButtonStyles } from './buttons.styles.ts'
import { buttonPagePlugin } from './buttonPagePlugin.ts'

/**
 * The buttons' styles: in the markup of a server, a style element; in a page, a constructed sheet, because a strict CSP blocks
 * style elements. React 19 writes a style element with a name and a precedence once into the head, and does not compare it
 * when it hydrates; React 18 would.
 */
export function ButtonStyle(): ReactElement | null {
  const modal = useModalInstance()
  const { hasStyleSheet } = useContext(ServerContext)
  useInsertionEffect(() => void modal.plugin(buttonPagePlugin).get(), [modal])
  if (typeof document !== 'undefined' || hasStyleSheet || Number.parseInt(version) < 19) return null
  return (
    <style href="latchkey-buttons" precedence="latchkey">
      {getButtonStyles()}
    </style>
  )
}
