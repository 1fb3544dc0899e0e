import { type ErrorCode, type RouteParameters, type WalletRow } from '@latchkey/core'
import { findConnector, findWalletRow, getConnectorState } from '@latchkey/core/internal'
import { useEffect, useRef, useState } from 'react'
import { useConnectors } from '../../hooks/useConnectors.ts'
import { useDelayed } from '../../internals/useDelayed.ts'
import { useRetryVisit } from '../../internals/useRetryVisit.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useProgress } from '../../internals/useProgress.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { getConnectingStatus, type ConnectingStatus } from './getConnectingStatus.ts'

/** How long to wait for a wallet before offering a retry, in ms. */
const retryAfter = 5_000

export interface ConnectingExternalState {
  /** Undefined if neither the page nor the app has the wallet. */
  readonly wallet: WalletRow | undefined
  /** The status to show, which may lag behind the actual one, so that nothing flashes. */
  readonly status: ConnectingStatus
  readonly code: ErrorCode | undefined
  /** The wait is long enough to be shown. */
  readonly isRunning: boolean
  /** The wallet has not responded for a long time. */
  readonly isLate: boolean
}

/** Follows the connection attempt, which the modal's controller starts and cancels. */
export function useConnectingExternal(parameters: RouteParameters['ConnectingExternal']): ConnectingExternalState {
  const { connectorId, namespace, networkId } = parameters
  const { adapters, connection, connectors, router } = useModalInstance().controllers
  const wallet = findWalletRow(useConnectors().connectors, { connectorId, namespace })
  const isKnown = useSelector(
    connectors.store,
    (state) => findConnector(state.connectors, { id: connectorId, namespace }) !== undefined,
  )
  // The wallet is in the page under another id than the requested one, which is from the app's own list.
  const other = isKnown ? undefined : wallet?.connector
  const target = other?.connectors?.find(({ chain }) => chain === namespace) ?? other
  const isMissing = !isKnown && target === undefined
  const attempt = useSelector(connection.store, (state) => state.attempt)
  const isConnected = useSelector(
    adapters.store,
    (state) => getConnectorState(state, { connectorId, namespace }) !== 'disconnected',
  )

  const retry = useRetryVisit()
  const wasMissing = useRef(isMissing)
  useEffect(() => {
    if (target) router.replace('ConnectingExternal', { connectorId: target.id, namespace: target.chain, networkId })
    // The wallet has just been installed, and no attempt has started.
    else if (wasMissing.current && !isMissing) retry()
    wasMissing.current = isMissing
  }, [retry, router, target, isMissing, networkId])

  const actual = getConnectingStatus({ attempt, connectorId, namespace, isMissing, isConnected })
  const code = attempt.status === 'failed' ? attempt.error.code : undefined
  const isRunning = useProgress(actual === 'waiting')
  // Visible progress stays for a while; until it appears, the previous outcome stays.
  const [settled, setSettled] = useState<Pick<ConnectingExternalState, 'status' | 'code'>>({
    status: 'waiting',
    code: undefined,
  })
  const isSettled = actual !== 'waiting'
  if (isSettled && (settled.status !== actual || settled.code !== code)) setSettled({ status: actual, code })
  const isLate = useDelayed({ active: !isSettled, delay: retryAfter })
  if (isRunning && actual !== 'connected') return { wallet, status: 'waiting', code: undefined, isRunning, isLate }
  return { wallet, ...(isSettled ? { status: actual, code } : settled), isRunning, isLate }
}
