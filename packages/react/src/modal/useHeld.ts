import { useState } from 'react'

export interface UseHeldParameters<value> {
  /** Has to be the same in every render that nothing asked for from outside: props are, literals are not. */
  readonly value: value
  /** While true the value of before is given. */
  readonly hold: boolean
}

/** Gives the value, or what it was before it was held: content that leaves does not change on its way out. */
export function useHeld<value>({ value, hold }: UseHeldParameters<value>): value {
  const [held, setHeld] = useState({ value })
  if (hold) return held.value
  if (held.value !== value) setHeld({ value })
  return value
}
