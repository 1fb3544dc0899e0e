import { useLayoutEffect } from 'react'

/** The limit against a script that sets them again each time. */
const mostTimes = 100

const foreign = ['inert', 'aria-hidden'] as const

/**
 * Reverts what would make the modal unusable while the component is mounted: password managers and other dialogs set `inert`
 * or `aria-hidden` on everything else in the body.
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
