import { useEffect, useState } from 'react'
import { useModalInstance } from './useModalInstance.ts'

/** How long a wait stays invisible, in ms. */
const appearsAfter = 100
/** How long progress stays visible once shown, in ms, so that it never flashes. */
const staysFor = 300

/** Whether to show progress: not for a short wait, and never just for a moment. */
export function useProgress(isActive: boolean): boolean {
  const { clock } = useModalInstance().ports
  const [shownAt, setShownAt] = useState<number>()
  const isShown = shownAt !== undefined
  useEffect(() => {
    if (isActive === isShown) return
    const wait = shownAt === undefined ? appearsAfter : Math.max(0, shownAt + staysFor - clock.now())
    return clock.after(wait, () => setShownAt(isActive ? clock.now() : undefined))
  }, [clock, isActive, isShown, shownAt])
  return isShown
}
