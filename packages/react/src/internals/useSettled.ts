import { useEffect, useState } from 'react'
import { useModalInstance } from './useModalInstance.ts'

/** A value once it has stayed the same for a time, in ms: what is typed, when the visitor pauses. */
export function useSettled<value>({ value, after }: { readonly value: value; readonly after: number }): value {
  const { clock } = useModalInstance().ports
  const [settled, setSettled] = useState(value)
  useEffect(() => clock.after(after, () => setSettled(value)), [clock, value, after])
  return settled
}
