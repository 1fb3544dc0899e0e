import { definePlugin } from '@latchkey/core/internal'
import { useContext, useInsertionEffect, version, type ReactElement } from 'react'
import { ServerContext } from '../internals/ServerContext.ts'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { getButtonStyles } from './buttons.styles.ts'

/**
 * The buttons' styles: in the markup of a server, a style element; in a page, a constructed sheet, because a strict CSP blocks
 * style elements. React 19 writes a style element with a name and a precedence once into the head, and does not compare it
 * when it hydrates; React 18 would.
 */
export function ButtonStyle(): ReactElement | null {
  const modal = useModalInstance()
  const { hasStyleSheet } = useContext(ServerContext)
  useInsertionEffect(() => void modal.plugin(buttonSheetPlugin).get(), [modal])
  if (typeof document !== 'undefined' || hasStyleSheet || Number.parseInt(version) < 19) return null
  return (
    <style href="latchkey-buttons" precedence="latchkey">
      {getButtonStyles()}
    </style>
  )
}

/** Adds the buttons' style sheet to the page while the modal lives. It is constructed, so a strict CSP allows it. */
const buttonSheetPlugin = /*#__PURE__*/ definePlugin({
  id: 'buttonSheet',
  create: () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(getButtonStyles())
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return {
      destroy: (): void => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
      },
    }
  },
})
