import { ModalError } from '../kernel/errors/ModalError.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { createStore, type ReadableStore } from '../kernel/store/createStore.ts'
import type { Namespace } from '@latchkey/protocol/caip'
import type { ConnectionController } from '../connect/connectionController.ts'
import { selectConnectionStatus } from '../connect/connectionState.ts'
import type { NetworkController } from '../network/networkController.ts'
import { selectActiveNetwork } from '../network/networkState.ts'
import type { RouterController } from './routerController.ts'
import type { RouteArguments, ViewName } from './routes.ts'
import { selectRoute, toRoute } from './routerState.ts'
import { SHAKE_DURATION } from './constants.ts'
import { getInitialView } from './getInitialView.ts'
import { hasView } from './hasView.ts'
import {
  initialModalState,
  type CloseReason,
  type ModalChange,
  type ModalState,
  type OpenReason,
} from './modalState.ts'

export interface ModalControllerContext {
  readonly connection: Pick<ConnectionController, 'store' | 'abort'>
  readonly network: Pick<NetworkController, 'store' | 'setActiveNamespace'>
  readonly router: RouterController
  readonly ports: Pick<Ports, 'clock' | 'logger' | 'platform'>
  readonly policy: {
    readonly isBasic: boolean
    readonly enableNetworkSwitch: boolean
    readonly allowUnsupportedChain: boolean
  }
  readonly onOpened: (event: { readonly view: ViewName }) => void
  readonly onClosed: (event: { readonly reason: CloseReason }) => void
}

/** Where to open the modal. */
export type OpenParameters<view extends ViewName = ViewName> = {
  /** The view to open; by default it depends on the connection's state. */
  readonly view?: view | undefined
  /** The view's parameters. */
  readonly parameters?: RouteArguments<view>[0] | undefined
  /** The namespace to connect, or whose account is shown. */
  readonly namespace?: Namespace | undefined
}

/** Opens and closes the modal, and shows the views that the state of wallet and network requires. */
export interface ModalController {
  readonly store: ReadableStore<ModalState>
  open<view extends ViewName>(parameters?: OpenParameters<view> & { readonly reason?: OpenReason | undefined }): void
  /** Whether the visitor must leave an unsupported network. */
  mustSwitch(): boolean
  /** Closes, or shakes for 500 ms if closing is blocked. */
  close(reason?: CloseReason): void
  /** Goes back one view, or closes from the first one. */
  back(reason?: CloseReason): void
  /** Blocks closing while the function returns true. Returns a function that removes the guard. */
  addCloseGuard(isBlocked: () => boolean): () => void
  /**
   * Calls the listener before the modal opens or closes; the listener may cancel the change. Returns a function that
   * ends it.
   */
  onBeforeChange(listener: (change: ModalChange) => void): () => void
  /** Closes the modal after a wallet has connected. */
  finishConnection(): void
  destroy(): void
}

/** Creates the modal controller of one modal. */
export function createModalController(context: ModalControllerContext): ModalController {
  const { connection, network, router, ports, policy } = context
  const store = createStore<ModalState>(initialModalState)
  const guards = new Set<() => boolean>()
  const listeners = new Set<(change: ModalChange) => void>()
  let endShake: () => void = () => undefined

  const getView = (): ViewName => selectRoute(router.store.getState()).view
  const isConnected = (namespace = network.store.getState().activeNamespace): boolean =>
    selectConnectionStatus(connection.store.getState(), namespace) === 'connected'

  const mustSwitch = (): boolean =>
    isConnected() &&
    selectActiveNetwork(network.store.getState())?.unsupported === true &&
    policy.enableNetworkSwitch &&
    !policy.allowUnsupportedChain &&
    !policy.isBasic

  const isRefused = (toChange: (cancel: () => void) => ModalChange): boolean => {
    let refused = false
    const change = toChange(() => {
      refused = true
    })
    for (const listener of listeners) listener(change)
    return refused
  }

  const shake = (): void => {
    endShake()
    store.patch({ isShaking: true })
    endShake = ports.clock.after(SHAKE_DURATION, () => store.patch({ isShaking: false }))
  }

  const close = (reason: CloseReason = 'api'): void => {
    if (!store.getState().isOpen) return
    const isBlocked = getView() === 'UnsupportedChain' || [...guards].some((guard) => guard())
    if (isBlocked && reason !== 'done') {
      shake()
      return
    }
    if (isRefused((cancel) => ({ type: 'close', reason, view: getView(), cancel }))) return
    endShake()
    store.set(() => ({ isOpen: false, isShaking: false }))
    if (reason !== 'done') connection.abort(new ModalError('connection.modalClosed'))
    context.onClosed({ reason })
  }

  const open: ModalController['open'] = ({ view: requested, parameters, namespace, reason = 'api' } = {}) => {
    let view: ViewName | undefined = requested
    if (process.env.NODE_ENV !== 'production' && view !== undefined && !hasView(view)) {
      ports.logger.warn(`There is no view ${view}. The modal opens to its default view.`)
      view = undefined
    }
    const initial = getInitialView({
      isConnected: isConnected(namespace),
      isBasic: policy.isBasic,
      isMobile: ports.platform.isMobile,
    })
    const target = mustSwitch() && view === undefined ? 'UnsupportedChain' : (view ?? initial)
    if (!store.getState().isOpen && isRefused((cancel) => ({ type: 'open', reason, view: target, cancel }))) return
    // The namespace of the requested account becomes the active one.
    if (namespace && target !== 'Connect' && isConnected(namespace)) network.setActiveNamespace(namespace)
    router.resetTo(
      target === 'Connect' ? toRoute('Connect', namespace && { namespace }) : toRoute<ViewName>(target, parameters),
    )
    if (store.getState().isOpen) return
    store.set(() => ({ isOpen: true, isShaking: false }))
    context.onOpened({ view: target })
  }

  return {
    store,
    mustSwitch,
    open,
    close,
    back: (reason = 'back') => {
      if (router.back() === 'close') close(reason)
    },
    addCloseGuard: (isBlocked) => {
      guards.add(isBlocked)
      return () => guards.delete(isBlocked)
    },
    onBeforeChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    finishConnection: () => {
      if (getView() !== 'UnsupportedChain') close('done')
    },
    destroy: () => {
      endShake()
      store.set(() => initialModalState)
    },
  }
}
