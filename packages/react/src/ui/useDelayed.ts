import { useEffect, useState } from 'react'

export interface UseDelayedParameters {
  /** The wait that is to be shown. */
  readonly active: boolean
  /** How long it may last without being shown, in ms: 120 for skeletons. */
  readonly delay?: number | undefined
}

/** True once something has been active for a while, so that what is fast never flashes; false at once when it ends. */
export function useDelayed({ active, delay = 120 }: UseDelayedParameters): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setLate(true), delay)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [active, delay])
  return active && late
}
