import { useEffect, useState } from 'react'
import { useModalInstance } from './useModalInstance.ts'

/** True once something has been active for a time, in ms; false at once when it ends. */
export function useElapsed({ active, after }: { readonly active: boolean; readonly after: number }): boolean {
  const { clock } = useModalInstance().ports
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!active) return
    const cancel = clock.after(after, () => setIsLate(true))
    return () => {
      cancel()
      setIsLate(false)
    }
  }, [clock, active, after])
  return active && isLate
}
