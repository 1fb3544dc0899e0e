import type { ComponentPropsWithRef, ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './buttonClass.ts'

/** A button. While it is busy it keeps its size, its name and the focus, and ignores presses. */
export function Button({
  isBusy = false,
  isSmall,
  isSquare,
  kind,
  onClick,
  type = 'button',
  ...rest
}: ComponentPropsWithRef<'button'> & ButtonLook & { readonly isBusy?: boolean | undefined }): ReactNode {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the default is above
      type={type}
      className={buttonClass({ kind, isSmall, isSquare })}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}
