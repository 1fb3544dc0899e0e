import {
  isFeatureEnabled,
  ModalError,
  queryClientPlugin,
  selectCanGoBack,
  selectConnectionStatus,
  selectRoute,
} from '@latchkey/core/internal'
import type { Modal } from '@latchkey/core'
import { Suspense, useContext, useEffect, useState, type ReactNode } from 'react'
import { useConnectors } from '../hooks/useConnectors.ts'
import { useOffersLogin } from '../internals/login/useOffersLogin.ts'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'
import { whenIdle } from '../internals/whenIdle.ts'
import { useMessages } from '../messages/useMessages.ts'
import { intentPlugin } from './intentPlugin.ts'
import { getRoute } from './routes/getRoute.ts'
import { preloadView } from './routes/preloadView.ts'
import { routes } from './routes/routes.ts'
import { SnapshotRoute } from './SnapshotRoute.tsx'
import { ModalFrame } from './ModalFrame.tsx'
import { ModalHostContext } from './ModalHostContext.ts'
import type { Later } from './loadLater.ts'
import { RouteView } from './RouteView.tsx'

export interface ModalRouterProps {
  readonly later: Later | undefined
  /** The view is shown and the page is idle. Must be a stable function. */
  readonly onIdle: () => void
}

/** Connects the frame to the modal's controllers. */
export function ModalRouter({ later, onIdle }: ModalRouterProps): ReactNode {
  const instance = useModalInstance()
  const { connection, modal, network, options, router, telemetry } = instance.controllers
  const { loaded, t } = useMessages()
  const { isOpen, isShaking } = useSelector(modal.store, (state) => state)
  const history = useSelector(router.store, (state) => state)
  const namespace = useSelector(network.store, (state) => state.activeNamespace)
  const isConnected = useSelector(connection.store, (state) => selectConnectionStatus(state, namespace) === 'connected')
  const wallets = useConnectors().connectors
  const [reported, setReported] = useState({ key: '', status: '' })
  const settings = useSelector(options.store, (state) => state)
  const shown = getRoute(history, { isConnected, isEnabled: (feature) => isFeatureEnabled(settings, feature) })
  const { definition, key, route } = shown
  const offersLogin = useOffersLogin(route.view === 'Connect' ? route.parameters?.namespace : undefined)
  const { title, Heading, Start, height, next, isBinding } = definition
  const status = reported.key === key ? reported.status : undefined
  const requested = selectRoute(history).view
  const missing = isOpen && !routes[requested] ? requested : undefined

  useEffect(() => {
    if (missing)
      telemetry.reportError(new ModalError('internal.unexpected', { details: `The view ${missing} has no screen` }))
  }, [telemetry, missing])

  useEffect(() => {
    if (!isOpen) return
    return afterQueries(instance, () => {
      void instance.preload()
      onIdle()
      for (const view of next ?? []) preloadView(view, loaded)
    })
  }, [instance, isOpen, loaded, next, onIdle])
  const isIntended = useSelector(instance.plugin(intentPlugin).store, (state) => state.isIntended)
  const root = useContext(ModalHostContext)?.root
  useEffect(() => (isOpen && root ? later?.watchFlights(root) : undefined), [isOpen, root, later])

  return (
    <ModalFrame
      open={isOpen}
      // Who is connected opens the account.
      isPrepared={isIntended && !isConnected && key === 'Connect'}
      view={route.view}
      viewKey={key}
      title={
        typeof title === 'function'
          ? title({
              t,
              wallets,
              parameters: route.parameters,
              isMobile: instance.ports.platform.isMobile,
              offersLogin,
              status,
            })
          : t(title)
      }
      heading={
        Heading && (
          <SnapshotRoute shown={shown}>
            <Suspense>
              <Heading />
            </Suspense>
          </SnapshotRoute>
        )
      }
      start={Start && <Start />}
      direction={history.direction}
      status={status}
      canGoBack={selectCanGoBack(history)}
      isBinding={isBinding}
      shakeKey={useCount(isShaking)}
      fallback={height && <div style={{ height }} />}
      onBack={() => modal.back()}
      onClose={modal.close}
      attachDrag={later?.attachSheetDrag}
      onViewError={(error) => telemetry.reportError(error, 'chunk.failed')}
    >
      <RouteView shown={shown} onStatus={setReported} />
    </ModalFrame>
  )
}

/** Counts how often a condition has become true. */
function useCount(isTrue: boolean): number {
  const [counted, setCounted] = useState({ isTrue: false, count: 0 })
  if (counted.isTrue !== isTrue) setCounted({ isTrue, count: counted.count + Number(isTrue) })
  return counted.count
}

/** The longest time to wait for queries, in ms. */
const longestWait = 2_000

/**
 * Calls back once, when the queries of the view have answered and the page is idle: what loads in advance must not compete with
 * what the visitor sees. Returns a function that cancels it.
 */
function afterQueries(modal: Modal, callback: () => void): () => void {
  const { client } = modal.plugin(queryClientPlugin).get()
  let cancelIdle: (() => void) | undefined
  const proceed = (): void => {
    end()
    cancelIdle = whenIdle(callback)
  }
  const check = (): void => {
    if (client.isFetching() === 0) proceed()
  }
  const unsubscribe = client.getQueryCache().subscribe(check)
  const cancelWait = modal.ports.clock.after(longestWait, proceed)
  const end = (): void => {
    unsubscribe()
    cancelWait()
  }
  check()
  return () => {
    end()
    cancelIdle?.()
  }
}
