import { useEffect, useState } from 'react'
import { useModalInstance } from './useModalInstance.ts'

/** Debounces a value: returns it once it has not changed for a time, in ms. */
export function useSettled<value>({ value, after }: { readonly value: value; readonly after: number }): value {
  const { clock } = useModalInstance().ports
  const [settled, setSettled] = useState(value)
  useEffect(() => clock.after(after, () => setSettled(value)), [clock, value, after])
  return settled
}
