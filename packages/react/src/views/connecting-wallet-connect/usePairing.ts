import { pairingPlugin } from '@latchkey/core'
import { useState } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { getPairingStatus, type PairingStatus } from './getPairingStatus.ts'

/** A code to show. */
export interface PairingCodeState {
  readonly uri: string
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

export interface PairingProgress {
  readonly status: PairingStatus
  /** Undefined while the code is loading. */
  readonly code: PairingCodeState | undefined
}

/** Follows the pairing, which the modal's controller starts and cancels. */
export function usePairing(): PairingProgress {
  const modal = useModalInstance()
  const state = useSelector(modal.plugin(pairingPlugin).store, ({ pairing, relay }) => ({ pairing, relay }))
  const attempt = useSelector(modal.controllers.connection.store, (connection) => connection.attempt)
  const { pairing } = state
  // The session exists before the adapters have adopted it; nothing else may start until then.
  const [isSettling, setIsSettling] = useState(false)
  const settles = pairing.status === 'settling' || (isSettling && pairing.status === 'idle')
  if (settles !== isSettling) setIsSettling(settles)
  return {
    status: getPairingStatus({ state, attempt, isSettling: settles }),
    code: pairing.status === 'ready' ? { uri: pairing.uri, expiresAt: pairing.expiresAt } : undefined,
  }
}
