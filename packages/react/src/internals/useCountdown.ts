import { useLayoutEffect, useState } from 'react'
import { useModalInstance } from './useModalInstance.ts'

/**
 * Returns the whole seconds until a moment, rounded up, and 0 from then on. It changes once a second.
 *
 * @param until in ms since the epoch; `null` if there is nothing to wait for.
 */
export function useCountdown(until: number | null): number {
  const { clock } = useModalInstance().ports
  const [, setTick] = useState(0)
  const left = until === null ? 0 : Math.max(0, until - clock.now())
  const seconds = Math.ceil(left / 1_000)
  // Registered in a layout effect, together with what React has drawn, so that no change of the clock falls between the two.
  useLayoutEffect(() => {
    if (seconds === 0) return
    // The moment at which one second less is left.
    return clock.after(left - (seconds - 1) * 1_000, () => setTick((tick) => tick + 1))
  })
  return seconds
}
