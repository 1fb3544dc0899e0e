import type { ConnectAttempt, ErrorCode, WalletConnectState } from '@latchkey/core'

/**
 * The status of a pairing. `found`: a wallet has scanned the code, and waits for its user; `offline`: no wallet can find the code until the connection is back; `refused`: the project does
 * not let this page pair; `unloaded`: the pairing code failed to load.
 */
export type PairingStatus =
  | 'preparing'
  | 'ready'
  | 'found'
  | 'offline'
  | 'settling'
  | 'connected'
  | 'declined'
  | 'refused'
  | 'unloaded'
  | 'failed'

/** Derives the status from core's state. */
export function getPairingStatus({
  state: { pairing, relay },
  attempt,
  isSettling,
}: {
  readonly state: Pick<WalletConnectState, 'pairing' | 'relay'>
  readonly attempt: ConnectAttempt
  /** A wallet has responded. */
  readonly isSettling: boolean
}): PairingStatus {
  if (attempt.status === 'failed') return getFailure(attempt.error.code)
  if (isSettling) return attempt.status === 'idle' ? 'connected' : 'settling'
  const isPublished = pairing.status === 'ready' && pairing.isPublished
  if (relay === 'waiting' && !isPublished) return 'offline'
  if (pairing.status !== 'ready') return 'preparing'
  return pairing.isFound ? 'found' : 'ready'
}

/** Whether a code waits for a wallet. */
export function isWaiting(status: PairingStatus): status is 'preparing' | 'ready' | 'found' | 'offline' {
  return status === 'preparing' || status === 'ready' || status === 'found' || status === 'offline'
}

function getFailure(code: ErrorCode): PairingStatus {
  if (code === 'connection.rejected') return 'declined'
  if (code === 'chunk.failed') return 'unloaded'
  return code.startsWith('config.') || code === 'relay.refused' ? 'refused' : 'failed'
}
