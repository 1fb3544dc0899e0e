import type { AccountType, AdapterFactory, StoredConnection } from './adapter/types.ts'
import { createAccountController } from './account/accountController.ts'
import { createAdaptersController } from './adapter/adaptersController.ts'
import { createAlertsController } from './modal/alertsController.ts'
import { createConnectionController } from './connect/connectionController.ts'
import { createConnectionMemory } from './connect/createConnectionMemory.ts'
import { selectConnectionStatus, selectIsConnected } from './connect/connectionState.ts'
import { createConnectorsController } from './connect/connectorsController.ts'
import { WALLET_CONNECT_ID } from './connect/connectorsState.ts'
import { createModalController } from './modal/modalController.ts'
import { createNetworkController } from './network/networkController.ts'
import { selectNetworks } from './network/networkState.ts'
import { toNetwork } from './network/toNetwork.ts'
import { checkOptions } from './options/checkOptions.ts'
import { createOptionsController } from './options/optionsController.ts'
import type { OptionsState } from './options/optionsState.ts'
import { createRouterController } from './modal/routerController.ts'
import { createTelemetryController } from './telemetry/telemetryController.ts'
import { createThemeController } from './modal/themeController.ts'
import { createToastsController } from './modal/toastsController.ts'
import { createFeatures } from './plugin/createFeatures.ts'
import type { AlertErrorCode } from './kernel/errors/codes.ts'
import { isModalError } from './kernel/errors/isModalError.ts'
import { ModalError } from './kernel/errors/ModalError.ts'
import { toModalError } from './kernel/errors/toModalError.ts'
import type { SignIn } from './sign-in/siwxFeature.ts'
import { createPorts } from './kernel/ports/createPorts.ts'
import type { Remote } from './pairing/Remote.ts'
import { createPersistedItem } from './kernel/store/createPersistedItem.ts'
import { activeNamespaceItem, activeNetworkIdItem, preferredAccountTypesItem } from './kernel/store/storedItems.ts'
import type { FeatureContext, Modal, ModalOptions, PreloadParameters } from './plugin/Modal.ts'
import type { Namespace } from '@latchkey/protocol/caip'
import type { NetworkInput } from './adapter/Network.ts'
import { watchEvents } from './telemetry/watchEvents.ts'

/**
 * Makes a modal. It reads nothing and asks nothing of anybody until it is started, so that it may stand at the top of a
 * module, on a server too. Two modals share nothing.
 *
 * @throws `options.invalid`, which names the option, what was given and what is allowed: while the app is developed, that
 * is unless `process.env.NODE_ENV` is `production`, so that a built app does not carry the checks; `options.siwxConflict`
 * always.
 *
 * @example
 * ```ts
 * import { createModal } from '@latchkey/core'
 * import { arbitrum, mainnet } from '@latchkey/core/networks'
 * import { eip155Adapter } from '@latchkey/adapter-eip155'
 *
 * export const modal = createModal({
 *   projectId: 'dev',
 *   networks: [mainnet, arbitrum],
 *   adapters: [eip155Adapter()],
 * })
 * ```
 */
export function createModal<
  const adapters extends readonly AdapterFactory[],
  const networks extends readonly NetworkInput[],
>(options: ModalOptions<adapters, networks>): Modal<adapters, networks>
export function createModal(options: ModalOptions): Modal {
  // Options are the developer's words: what is wrong with them is found while the app is made, and no visitor pays for it.
  if (process.env.NODE_ENV !== 'production') checkOptions(options)
  if (options.siwx !== undefined && options.siweConfig !== undefined) throw new ModalError('options.siwxConflict')
  const networks = options.networks.map(toNetwork)
  const defaultNetwork = options.defaultNetwork && toNetwork(options.defaultNetwork)
  const storageScope = options.storagePrefix
  const ports = createPorts({ logLevel: options.logLevel, ports: options.ports })
  const { storage } = ports

  const alerts = createAlertsController({ ports })
  const toasts = createToastsController({ ports })
  const telemetry = createTelemetryController({ ports, onEvent: options.onEvent, onError: options.onError })
  const theme = createThemeController({ mode: options.themeMode, variables: options.themeVariables })
  const optionsController = createOptionsController({
    ports,
    alerts,
    // Without an adapter there is nothing but pairing.
    options: { ...options, basic: options.basic ?? options.adapters.length === 0 },
  })
  const settings = optionsController.store.getState()

  /** The one place that decides where an error is shown. */
  const showError = (error: ModalError): void => {
    telemetry.reportError(error)
    if (isAlert(error)) void alerts.show(error)
    else if (error.surface === 'toast') toasts.show({ variant: 'error', code: error.code })
  }

  const adapters = createAdaptersController({
    toAdapterContext: (namespace) => ({
      networks: selectNetworks(network.store.getState(), namespace),
      ports,
      metadata: settings.metadata,
    }),
    onError: (error) => telemetry.reportError(error),
  })
  const pairable = canPair(settings) ? [...new Set(networks.map(({ chainNamespace }) => chainNamespace))] : []
  const connectors = createConnectorsController({ adapters, pairable })
  const network = createNetworkController({
    adapters,
    networks,
    defaultNetwork,
    memory: {
      activeNamespace: createPersistedItem({ storage, item: activeNamespaceItem, scope: storageScope }),
      activeNetworkId: createPersistedItem({ storage, item: activeNetworkIdItem, scope: storageScope }),
    },
    onNotFound: showError,
  })
  const connection = createConnectionController({
    adapters,
    connectors,
    network,
    ports,
    memory: createConnectionMemory({ storage, scope: storageScope }),
    pair: async (parameters) => (await loadRemote()).pair(parameters),
    onConnected: ({ connection: made }) => {
      network.setActiveNamespace(made.namespace)
      telemetry.record({ event: 'CONNECT_SUCCESS', connectorId: made.connectorId, namespace: made.namespace })
      settle({ isNew: true })
    },
    onSwitched: ({ namespace }) => network.setActiveNamespace(namespace),
    onConnectFailed: ({ connectorId, error }) => {
      const event = isModalError(error, 'connection.rejected') ? 'USER_REJECTED' : 'CONNECT_ERROR'
      telemetry.record({ event, connectorId, code: error.code })
      telemetry.reportError(error)
    },
    onDisconnected: ({ namespace }) => {
      telemetry.record({ event: 'DISCONNECT_SUCCESS', namespace })
      modal.settleDisconnected()
    },
    onDisconnectFailed: ({ namespace, error }) => {
      telemetry.record({ event: 'DISCONNECT_ERROR', namespace, code: error.code })
      showError(error)
      modal.settleDisconnected()
    },
  })
  let preferredTypes: Readonly<Partial<Record<Namespace, AccountType>>> = {}
  const account = createAccountController({
    adapters,
    connection,
    network,
    getPreferredAccountType: (namespace) => preferredTypes[namespace] ?? settings.defaultAccountTypes[namespace],
  })
  const isConnected = (): boolean =>
    selectConnectionStatus(connection.store.getState(), network.store.getState().activeNamespace) === 'connected'
  const router = createRouterController({ isConnected })
  const modal = createModalController({
    adapters,
    connectors,
    connection,
    network,
    router,
    ports,
    policy: settings,
    onOpened: ({ view }) => {
      // On a phone a tap must find the link made: it opens the wallet in the same gesture.
      void preload({ pairing: ports.platform.isMobile && !isConnected() && pairable.length > 0 })
      telemetry.record({ event: 'MODAL_OPEN', view, isConnected: isConnected() })
    },
    onClosed: ({ reason }) => telemetry.record({ event: 'MODAL_CLOSE', reason, isConnected: isConnected() }),
    onError: (error, { isShown }) => (isShown ? telemetry.reportError(error) : showError(error)),
  })

  const controllers = {
    options: optionsController,
    router,
    modal,
    adapters,
    connectors,
    connection,
    network,
    account,
    toasts,
    alerts,
    theme,
    telemetry,
  }
  const context: FeatureContext = {
    ...controllers,
    ports,
    given: options,
    storageScope,
    showError,
    feature: (definition) => features.get(definition),
  }
  const features = createFeatures(context)
  const loadRemote = async (): Promise<Remote> => {
    const { remoteFeature } = await import('./pairing/remoteFeature.ts').catch((cause: unknown) => {
      throw toModalError(cause, 'chunk.failed')
    })
    // What is asked for now would never end.
    if (isDestroyed) throw new ModalError('modal.destroyed')
    return features.get(remoteFeature)
  }
  const signsIn = options.siwx ?? options.siweConfig
  const loadSignIn = async (): Promise<SignIn> => {
    const { openSignIn } = await import('./sign-in/openSignIn.ts')
    if (isDestroyed) throw new ModalError('modal.destroyed')
    return openSignIn(context)
  }
  /** Wallets are connected (`isNew`), or back: who has to sign in is asked before the modal closes. */
  const settle = (parameters: { readonly isNew: boolean }): void => {
    if (signsIn)
      loadSignIn()
        .then((signIn) => signIn.settle(parameters))
        .catch(async (cause: unknown) => {
          if (isDestroyed || !isConnected()) return
          // Nobody is let in unasked because a file did not arrive (S8.058).
          showError(toModalError(cause, 'chunk.failed'))
          await connection.disconnect()
        })
        .catch(() => undefined)
    else if (parameters.isNew) modal.settleConnected()
  }
  const preload = async ({ pairing = false }: PreloadParameters = {}): Promise<void> => {
    if (signsIn)
      loadSignIn()
        .then((signIn) => signIn.load())
        .catch(() => undefined)
    // Now that the visitor means to use the modal it may ask the project's cloud.
    if (settings.cloud || pairing)
      await loadRemote().then(
        (remote) => remote.begin({ pairing }),
        () => undefined,
      )
  }

  const endEvents = watchEvents(controllers)
  for (const factory of options.adapters) adapters.add(factory)

  let start: Promise<void> | undefined
  let isDestroyed = false

  return {
    controllers,
    ports,
    start: () => {
      if (isDestroyed) return Promise.reject(new ModalError('modal.destroyed'))
      if (!ports.platform.isBrowser) return Promise.resolve()
      start ??= (async () => {
        telemetry.record({ event: 'MODAL_CREATED' })
        optionsController.start()
        const item = preferredAccountTypesItem
        preferredTypes = createPersistedItem({ storage, item, scope: storageScope }).get() ?? {}
        network.restore()
        const stored = connection.restore({ reconnect: settings.enableReconnect })
        await adapters.start({ reconnect: (namespace) => (stored[namespace] ?? []).filter((one) => !isPaired(one)) })
        // What cannot be loaded now is tried again at the next visit.
        const rest = Object.values(stored).flat().some(isPaired)
          ? await loadRemote()
              .then((remote) => remote.restore(stored))
              .catch(() => stored)
          : stored
        if (isDestroyed) return
        connection.settle(rest)
        if (selectIsConnected(connection.store.getState())) settle({ isNew: false })
      })()
      return start
    },
    destroy: async () => {
      if (isDestroyed) return
      isDestroyed = true
      connection.abort(new ModalError('modal.destroyed'))
      endEvents()
      modal.destroy()
      toasts.destroy()
      features.destroy()
      await adapters.destroy()
    },
    open: modal.open,
    close: modal.close,
    connect: connection.connect,
    disconnect: connection.disconnect,
    switchNetwork: (target, parameters) =>
      network.switchNetwork({
        network: typeof target === 'string' ? target : toNetwork(target),
        signal: parameters?.signal,
      }),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each adapter was made by the factory whose type the caller names
    adapter: (namespace) => adapters.get(namespace) as never,
    addAdapter: (factory) => void adapters.add(factory),
    removeAdapter: adapters.remove,
    preload: async (parameters) => {
      await Promise.all([adapters.preload(), preload(parameters)])
    },
    feature: features.get,
    intercept: modal.intercept,
  }
}

/**
 * Whether there is a relay to pair over: the app's own, the one that its cloud names, or the public one, which knows
 * projects by 32 hexadecimal digits.
 */
function canPair({ relay, cloud, projectId }: OptionsState): boolean {
  return relay !== null || cloud !== null || /^[\da-f]{32}$/.test(projectId)
}

const isPaired = ({ connectorId }: StoredConnection): boolean => connectorId === WALLET_CONNECT_ID

function isAlert(error: ModalError): error is ModalError<AlertErrorCode> {
  return error.surface === 'alert'
}
