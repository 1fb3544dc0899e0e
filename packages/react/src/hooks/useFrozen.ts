import { useContext, useState } from 'react'
import { FrozenContext } from './FrozenContext.ts'

/** Gives a value, and in a view on its way out what it was before: for what a view knows by itself rather than from a store. */
export function useFrozen<value>(value: value): value {
  const isFrozen = useContext(FrozenContext)
  const [held, setHeld] = useState({ value })
  if (isFrozen) return held.value
  if (held.value !== value) setHeld({ value })
  return value
}
