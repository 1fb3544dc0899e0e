import { useEffect, type RefObject } from 'react'

/** Moves the focus to the search field when the visitor types anywhere in the dialog, so that the letter lands in the field. */
export function useTypeToSearch(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = ref.current?.closest('dialog')
    if (!dialog) return
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target } = event
      const isTyped = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isTyped || event.isComposing || target instanceof HTMLInputElement) return
      ref.current?.querySelector('input')?.focus()
    }
    dialog.addEventListener('keydown', onKeyDown)
    return () => dialog.removeEventListener('keydown', onKeyDown)
  }, [ref])
}
