import type { ConnectAttempt, ErrorCode, Namespace } from '@latchkey/core'

/** The status of connecting the chosen wallet. */
export type ConnectingStatus = 'waiting' | 'declined' | 'failed' | 'pending' | 'locked' | 'not-installed' | 'connected'

const byCode: Readonly<Partial<Record<ErrorCode, ConnectingStatus>>> = {
  'connection.rejected': 'declined',
  'connection.pending': 'pending',
  'connection.notInstalled': 'not-installed',
  'wallet.locked': 'locked',
}

export interface GetConnectingStatusParameters {
  readonly attempt: ConnectAttempt
  readonly connectorId: string
  readonly namespace: Namespace
  /** Neither the page nor an adapter has the wallet. */
  readonly isMissing: boolean
  readonly isConnected: boolean
}

/** Derives the status from core's state. */
export function getConnectingStatus(parameters: GetConnectingStatusParameters): ConnectingStatus {
  const { attempt, connectorId, namespace, isMissing, isConnected } = parameters
  if (isMissing) return 'not-installed'
  const isOwn = attempt.status !== 'idle' && attempt.connectorId === connectorId && attempt.namespace === namespace
  if (isOwn && attempt.status === 'failed') return byCode[attempt.error.code] ?? 'failed'
  return isConnected && !isOwn ? 'connected' : 'waiting'
}
