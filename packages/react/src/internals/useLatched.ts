import { useContext, useState } from 'react'
import { SnapshotContext } from './SnapshotContext.ts'

export interface UseLatchedParameters<value> {
  /** Must keep its identity between renders of the same parent: props do, literals do not. */
  readonly value: value
  /** While true, the previous value is returned. By default: while the surrounding view is leaving. */
  readonly hold?: boolean | undefined
}

/** Returns the value, or the last one from before it was held, so that leaving content does not change. */
export function useLatched<value>({ value, hold }: UseLatchedParameters<value>): value {
  const isSnapshot = useContext(SnapshotContext)
  const [latched, setLatched] = useState({ value })
  if (hold ?? isSnapshot) return latched.value
  if (latched.value !== value) setLatched({ value })
  return value
}
