import { useContext, useEffect, useRef } from 'react'
import { SnapshotContext } from './SnapshotContext.ts'

/**
 * Returns a value that a query has read; in a leaving view, the one that was last on screen. Without it, an account would lose its
 * balances while the modal closes, because they are removed when the visitor disconnects.
 */
export function useShown<value>(value: value): value {
  const isSnapshot = useContext(SnapshotContext)
  const shown = useRef(value)
  useEffect(() => {
    if (!isSnapshot) shown.current = value
  })
  return isSnapshot ? shown.current : value
}
