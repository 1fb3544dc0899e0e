import { useEffect, useState } from 'react'
import { useModalInstance } from './useModalInstance.ts'

/** How long a wait may last without being shown, in ms. */
const appearsAfter = 100
/** How long progress stays once it is shown, in ms: what flashes is worse than what is a little late. */
const staysFor = 300

/** Whether progress is to be on screen: not for a short wait, and never for a moment only. */
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
