import { useLayoutEffect } from 'react'

/** Whoever sets them again and again would never let the page go on. */
const mostTimes = 100

const foreign = ['inert', 'aria-hidden'] as const

/**
 * Undoes, while the component is mounted, what would make the modal unusable: password managers and other dialogs set `inert`
 * or `aria-hidden` on everything in the body that is not theirs.
 */
export function useHostGuard(host: Element | undefined): void {
  useLayoutEffect(() => {
    if (host === undefined) return
    let times = 0
    const undo = (): void => {
      times += 1
      if (times > mostTimes) observer.disconnect()
      else for (const name of foreign) host.removeAttribute(name)
    }
    const observer = new MutationObserver(undo)
    undo()
    observer.observe(host, { attributes: true, attributeFilter: [...foreign] })
    return () => observer.disconnect()
  }, [host])
}
