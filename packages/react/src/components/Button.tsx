import { useEffect, useState, type ComponentPropsWithRef, type ReactElement } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'
import { ButtonStyle } from './ButtonStyle.tsx'
import { modalCodePlugin } from './modalCodePlugin.ts'

/** Props of every button: those of `<button>`. `className` is added to ours; `children` replace the label. */
export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'type'>

interface OwnProps extends ButtonProps {
  readonly variant?: 'primary' | 'warn' | undefined
}

/** The base of the public buttons. Pressed while the modal's code is still loading, it is busy until the modal is there. */
export function Button({ variant, className, onClick, 'aria-busy': isBusy, ...rest }: OwnProps): ReactElement {
  const modal = useModalInstance()
  const code = modal.plugin(modalCodePlugin)
  const mode = useSelector(modal.controllers.theme.store, (state) => state.mode)
  const isOpen = useSelector(modal.controllers.modal.store, (state) => state.isOpen)
  const isLoaded = useSelector(code.store, (state) => state.Root !== undefined)
  const [isPressed, setIsPressed] = useState(false)
  useEffect(() => {
    if (!isOpen) setIsPressed(false)
  }, [isOpen])
  const isOpening = isPressed && isOpen && !isLoaded
  return (
    <>
      <ButtonStyle />
      <button
        {...rest}
        type="button"
        aria-busy={isOpening || isBusy}
        className={className ? `lk-button ${className}` : 'lk-button'}
        data-variant={variant}
        data-opening={isOpening || undefined}
        data-theme={mode}
        onClick={(event) => {
          onClick?.(event)
          if (isLoaded || !modal.controllers.modal.store.getState().isOpen) return
          setIsPressed(true)
          code.get().showByButton(true)
        }}
      />
    </>
  )
}
