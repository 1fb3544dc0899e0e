import { useEffect, useState } from 'react'
import { useModalInstance } from './useModalInstance.ts'

export interface UseDelayedParameters {
  readonly active: boolean
  /** In ms; 120 by default, for skeletons: faster responses never flash one. */
  readonly delay?: number | undefined
}

/** Becomes true once `active` has been true for the delay, and false as soon as it ends. */
export function useDelayed({ active, delay = 120 }: UseDelayedParameters): boolean {
  const { clock } = useModalInstance().ports
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!active) return
    const cancel = clock.after(delay, () => setIsLate(true))
    return () => {
      cancel()
      setIsLate(false)
    }
  }, [clock, active, delay])
  return active && isLate
}
