import { activityQuery, type CaipAddress } from '@latchkey/core'
import { ACTIVITY_FRESH } from '@latchkey/core/internal'
import { useEffect } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'

/**
 * Reads the newest transactions again while they are on screen, so that a payment of others is seen without a reload. A hidden page
 * reads none: the query does when the visitor returns.
 */
export function useRenewal(parameters: {
  readonly caipAddress: CaipAddress | undefined
  /** Nothing is being read, and nothing has failed. */
  readonly isAtRest: boolean
}): void {
  const { caipAddress, isAtRest } = parameters
  const modal = useModalInstance()
  useEffect(() => {
    if (caipAddress === undefined || !isAtRest) return
    return modal.ports.clock.after(ACTIVITY_FRESH, () => {
      if (!document.hidden) void activityQuery.invalidate(modal, { caipAddress }).catch(() => undefined)
    })
  }, [modal, caipAddress, isAtRest])
}
