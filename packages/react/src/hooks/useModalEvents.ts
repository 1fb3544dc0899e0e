import { type RecordedEvent } from '@latchkey/core'
import { useEffect, useRef } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/**
 * Calls back with every event and returns the latest one.
 *
 * @example
 * ```tsx
 * useModalEvents((event) => {
 *   if (event.data.event === 'CONNECT_SUCCESS') console.log('connected', event.data.connectorId)
 * })
 * ```
 */
export function useModalEvents(listener?: (event: RecordedEvent) => void): RecordedEvent | null {
  const { telemetry } = useModalInstance('useModalEvents').controllers
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => telemetry.watch((event) => latest.current?.(event)), [telemetry])
  return useSelector(telemetry.store, (state) => state.latest)
}
