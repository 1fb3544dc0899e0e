import { definePlugin } from '@latchkey/core/internal'
import { useInsertionEffect, type ComponentPropsWithRef, type ReactElement } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'
import { loadModal } from './loadModal.ts'
import { buttonStyles } from './buttons.styles.ts'

/** Props of every button: those of `<button>`. `className` is added to ours; `children` replace the label. */
export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'type'>

interface OwnProps extends ButtonProps {
  readonly variant?: 'primary' | 'warn' | undefined
}

/** The base of the public buttons. It loads the modal on hover and focus. */
export function Button({ variant, className, onPointerEnter, onFocus, ...rest }: OwnProps): ReactElement {
  const modal = useModalInstance()
  const mode = useSelector(modal.controllers.theme.store, (state) => state.mode)
  useInsertionEffect(() => void modal.plugin(buttonSheetPlugin).get(), [modal])
  const preload = (): void => {
    loadModal().catch(() => undefined)
  }
  return (
    <button
      {...rest}
      type="button"
      className={className ? `lk-button ${className}` : 'lk-button'}
      data-variant={variant}
      data-theme={mode === 'light' || mode === 'dark' ? mode : undefined}
      onPointerEnter={(event) => {
        preload()
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        preload()
        onFocus?.(event)
      }}
    />
  )
}

/** Adds the buttons' style sheet to the page while the modal lives. It is constructed, so a strict CSP allows it. */
const buttonSheetPlugin = /*#__PURE__*/ definePlugin({
  id: 'buttonSheet',
  create: () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(buttonStyles)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return {
      destroy: (): void => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
      },
    }
  },
})
