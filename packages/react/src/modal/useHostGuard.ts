import { useLayoutEffect } from 'react'

const foreign = ['inert', 'aria-hidden'] as const

/**
 * Undoes, while the component is mounted, what would make the modal unusable: password managers and other dialogs set `inert`
 * or `aria-hidden` on everything in the body that is not theirs.
 */
export function useHostGuard(host: Element | undefined): void {
  useLayoutEffect(() => {
    if (host === undefined) return
    const undo = (): void => {
      for (const name of foreign) host.removeAttribute(name)
    }
    undo()
    const observer = new MutationObserver(undo)
    observer.observe(host, { attributes: true, attributeFilter: [...foreign] })
    return () => observer.disconnect()
  }, [host])
}
