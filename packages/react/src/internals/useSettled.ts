import { useEffect, useState } from 'react'
import { useModalInstance } from './useModalInstance.ts'

/** Returns a value once it has not changed for a while, in ms: what the visitor has typed, not each letter. */
export function useSettled<value>(current: value, pause: number): value {
  const { clock } = useModalInstance().ports
  const [settled, setSettled] = useState(current)
  useEffect(() => clock.after(pause, () => setSettled(current)), [clock, current, pause])
  return settled
}
