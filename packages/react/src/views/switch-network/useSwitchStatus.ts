import type { ErrorCode, SwitchAttempt } from '@latchkey/core'
import { useState } from 'react'
import { useDelayed } from '../../internals/useDelayed.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useProgress } from '../../internals/useProgress.ts'
import { useSelector } from '../../internals/useSelector.ts'

/** The status of a network switch. */
export type SwitchStatus = 'waiting' | 'declined' | 'failed' | 'unsupported' | 'pending'

export interface SwitchState {
  /** The status to show, which may lag behind the actual one, so that nothing flashes. */
  readonly status: SwitchStatus
  readonly isRunning: boolean
  /** The wallet has not responded for a long time. */
  readonly isLate: boolean
}

/** How long to wait for a wallet before offering a retry, in ms. */
const retryAfter = 5_000

const byCode: Readonly<Partial<Record<ErrorCode, SwitchStatus>>> = {
  'network.switchRejected': 'declined',
  'connection.pending': 'pending',
  'request.unsupported': 'unsupported',
  'network.unrecognized': 'unsupported',
  'network.unsupported': 'unsupported',
}

/** Follows the switch, which the modal's controller starts and cancels. */
export function useSwitchStatus(caipNetworkId: string): SwitchState {
  const { network } = useModalInstance().controllers
  const actual = useSelector(network.store, ({ attempt }) => getStatus(attempt, caipNetworkId))
  const isWaiting = actual === 'waiting'
  const isRunning = useProgress(isWaiting)
  const [settled, setSettled] = useState<SwitchStatus>('waiting')
  if (!isWaiting && actual !== settled) setSettled(actual)
  const isLate = useDelayed({ active: isWaiting, delay: retryAfter })
  const status = isRunning ? 'waiting' : isWaiting ? settled : actual
  return { status, isRunning, isLate }
}

function getStatus(attempt: SwitchAttempt, caipNetworkId: string): SwitchStatus {
  if (attempt.status !== 'failed' || attempt.caipNetworkId !== caipNetworkId) return 'waiting'
  return byCode[attempt.error.code] ?? 'failed'
}
