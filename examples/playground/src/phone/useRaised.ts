import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Shows a dialog beside the page, or above everything while an open modal makes the page inert.
 *
 * Beside the page it is opened with its attribute, because the method would move the focus.
 */
export function useRaised(
  ref: RefObject<HTMLDialogElement | null>,
  parameters: {
    readonly isShown: boolean
    readonly isRaised: boolean
    /** Called on a click beside the raised dialog, or on Escape. */
    readonly onPutDown: () => void
  },
): void {
  const { isShown, isRaised, onPutDown } = parameters
  const putDown = useRef(onPutDown)
  useEffect(() => {
    putDown.current = onPutDown
  })
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null || !isShown) return
    if (!isRaised) {
      dialog.setAttribute('open', '')
      return () => dialog.removeAttribute('open')
    }
    const end = new AbortController()
    const { signal } = end
    const onClick = ({ target }: MouseEvent): void => {
      if (target === dialog) putDown.current()
    }
    const onCancel = (event: Event): void => {
      event.preventDefault()
      putDown.current()
    }
    dialog.addEventListener('click', onClick, { signal })
    dialog.addEventListener('cancel', onCancel, { signal })
    dialog.showModal()
    return () => {
      end.abort()
      dialog.close()
    }
  }, [ref, isShown, isRaised])
}
