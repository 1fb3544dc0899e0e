import type { AdapterFactory } from './adapter/types.ts'
import type { acts } from './acts.ts'
import { createAccountController } from './account/accountController.ts'
import { createAdvice } from './createAdvice.ts'
import { createAdaptersController } from './adapter/adaptersController.ts'
import { createAlertsController } from './modal/alertsController.ts'
import { createConnectionController } from './connect/connectionController.ts'
import { selectConnectionStatus, selectIsConnected } from './connect/connectionState.ts'
import { createConnectorsController } from './connect/connectorsController.ts'
import { createModalController } from './modal/modalController.ts'
import { createNetworkController, type NetworkMemory } from './network/networkController.ts'
import { selectNetworks } from './network/networkState.ts'
import { toNetwork } from './network/toNetwork.ts'
import { checkOptions } from './options/checkOptions.ts'
import { createOptionsController } from './options/optionsController.ts'
import { createRouterController } from './modal/routerController.ts'
import { createTelemetryController } from './telemetry/telemetryController.ts'
import { createThemeController } from './modal/themeController.ts'
import { createShowError } from './modal/createShowError.ts'
import { createSources } from './createSources.ts'
import { createToastsController } from './modal/toastsController.ts'
import { cataloguePlugin } from './catalogue/cataloguePlugin.ts'
import { pairingPlugin } from './pairing/pairingPlugin.ts'
import { createPlugins, type Plugins } from './plugin/createPlugins.ts'
import { followConnections, type ConnectionFollowerContext } from './plugin/followConnections.ts'
import { projectPlugin } from './project/projectPlugin.ts'
import { signInPlugin } from './sign-in/signInPlugin.ts'
import { loadErrorTexts } from './kernel/errors/loadErrorTexts.ts'
import { ModalError } from './kernel/errors/ModalError.ts'
import { createPorts } from './kernel/ports/createPorts.ts'
import { importOnline } from './kernel/ports/importOnline.ts'
import type { Ports, StoragePort } from './kernel/ports/ports.ts'
import { createPersistedItem } from './kernel/store/createPersistedItem.ts'
import { activeNamespaceItem, activeNetworkIdItem } from './kernel/store/storedItems.ts'
import type { Modal, ModalControllers, ModalOptions, PreloadParameters } from './plugin/Modal.ts'
import type { Network, NetworkInput } from './adapter/Network.ts'
import { watchEvents } from './telemetry/watchEvents.ts'

/**
 * Creates a modal. It reads nothing and sends no request until it is started, so a module can create it at its top
 * level, on a server too. Two modals share nothing.
 *
 * @throws `options.invalid`, with the option's name, its value and the allowed values. Only during development, that is
 * unless `process.env.NODE_ENV` is `production`, so that a built app does not contain the checks.
 * `options.siwxConflict` always.
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
  // Only the developer can pass invalid options, so check them during development and spare visitors the code.
  if (process.env.NODE_ENV !== 'production') checkOptions(options)
  if (options.siwx !== undefined && options.siweConfig !== undefined)
    throw new ModalError('options.siwxConflict', { text: 'Cannot set both `siweConfig` and `siwx` options' })
  const networks = options.networks.map(toNetwork)
  const advice = process.env.NODE_ENV === 'production' ? undefined : createAdvice({ options, networks })
  const ports = createPorts({ logLevel: options.logLevel, ports: options.ports })
  const stored = { storage: ports.storage, scope: options.storagePrefix }
  let start: Promise<void> | undefined
  let isDestroyed = false

  const alerts = createAlertsController({ ports })
  const toasts = createToastsController({ ports })
  const telemetry = createTelemetryController({ ports, onEvent: options.onEvent, onError: options.onError })
  const theme = createThemeController({ mode: options.themeMode, variables: options.themeVariables })
  const optionsController = createOptionsController({
    ports,
    alerts,
    // Without adapters only pairing is possible.
    options: { ...options, basic: options.basic ?? options.adapters.length === 0 },
  })
  const settings = optionsController.store.getState()

  const showError = createShowError({ alerts, telemetry, toasts })
  const getEndpoints = (network: Network): Promise<readonly string[]> =>
    loadEndpoints(network, () => (settings.cloud === null || isDestroyed ? undefined : plugins))
  const adapters = createAdaptersController({
    toAdapterContext: (namespace) => ({
      networks: selectNetworks(network.store.getState(), namespace),
      ports,
      metadata: settings.metadata,
      getEndpoints,
    }),
    onError: (error) => telemetry.reportError(error),
  })
  const sources = createSources({ networks, options: optionsController, getPlugins: () => plugins, loadActs })
  const connectors = createConnectorsController({ adapters, sources, options: optionsController })
  const network = createNetworkController({
    adapters,
    networks,
    defaultNetwork: options.defaultNetwork && toNetwork(options.defaultNetwork),
    memory: createNetworkMemory(stored),
    onNotFound: showError,
    loadActs,
  })
  const isConnected = (): boolean =>
    selectConnectionStatus(connection.store.getState(), network.store.getState().activeNamespace) === 'connected'
  const followed: ConnectionFollowerContext = {
    network,
    telemetry,
    showError,
    isConnected,
    isDestroyed: () => isDestroyed,
    getParts: () => ({ connection, modal, plugins, router }),
  }
  const follower = followConnections(followed)
  const connection = createConnectionController({
    adapters,
    connectors,
    network,
    ports,
    stored,
    sources,
    // They load at the start for the connections of the last visit, else with the first act.
    loadActs: async () => (await loadActs()).resume({ ...followed, ...follower }, plugins, stored),
    ...follower,
  })
  const account = createAccountController({
    adapters,
    connection,
    network,
    getPreferredAccountType: (namespace) => settings.defaultAccountTypes[namespace],
  })
  const router = createRouterController({ isConnected })
  const modal = createModalController({
    connection,
    network,
    router,
    ports,
    policy: settings,
    onOpened: ({ view }) => {
      // On a phone the link must be available for the tap: it opens the wallet within the same gesture.
      const canPair = sources.some(({ connectors: listed }) => listed.length > 0)
      void preloadPlugins(plugins, { pairing: ports.platform.isMobile && !isConnected() && canPair })
      telemetry.record({ event: 'MODAL_OPEN', view, isConnected: isConnected() })
    },
    onClosed: ({ reason }) => telemetry.record({ event: 'MODAL_CLOSE', reason, isConnected: isConnected() }),
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
  const plugins = createPlugins({ options, settings, controllers, ports, showError, loadActs })
  // The plugins that act before the modal opens. Code that uses the others installs them.
  for (const definition of [projectPlugin, cataloguePlugin, signInPlugin, pairingPlugin]) plugins.get(definition)
  const endEvents = watchEvents(controllers)
  for (const factory of options.adapters) adapters.add(factory)
  const recall = createRecall({ controllers, ports, isDestroyed: () => isDestroyed })
  return {
    controllers,
    ports,
    recall,
    start: () => {
      if (isDestroyed) return Promise.reject(new ModalError('modal.destroyed'))
      if (!ports.platform.isBrowser) return Promise.resolve()
      start ??= (async () => {
        telemetry.record({ event: 'MODAL_CREATED' })
        optionsController.start()
        advice?.start()
        recall()
        await connection.restore({ reconnect: settings.enableReconnect, isDestroyed: () => isDestroyed })
        if (!isDestroyed && selectIsConnected(connection.store.getState())) follower.confirm({ isNew: false })
      })()
      return start
    },
    destroy: async () => {
      if (isDestroyed) return
      isDestroyed = true
      advice?.destroy()
      connection.abort(new ModalError('modal.destroyed'))
      endEvents()
      modal.destroy()
      toasts.destroy()
      plugins.destroy()
      await adapters.destroy()
    },
    open: modal.open,
    close: modal.close,
    connect: connection.connect,
    disconnect: connection.disconnect,
    switchNetwork: (target, parameters) => network.switchNetwork({ network: target, signal: parameters?.signal }),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each adapter was created by the factory whose type the caller names
    adapter: (namespace) => adapters.get(namespace) as never,
    addAdapter: (factory) => void adapters.add(factory),
    removeAdapter: adapters.remove,
    preload: async (parameters) => {
      const forActs = parameters?.adapters !== false && Promise.all([adapters.preload(), loadErrorTexts()])
      await Promise.all([forActs, preloadPlugins(plugins, parameters)])
    },
    plugin: plugins.get,
    onBeforeChange: modal.onBeforeChange,
  }
}

const loadActs = (): Promise<typeof acts> => importOnline(async () => (await import('./acts.ts')).acts)

/** Returns a function that reads the network and the accounts of the last visit from storage, once, before any wallet is asked. */
function createRecall(context: {
  readonly controllers: Pick<ModalControllers, 'connection' | 'network' | 'options'>
  readonly ports: Pick<Ports, 'platform'>
  readonly isDestroyed: () => boolean
}): () => void {
  const { connection, network, options } = context.controllers
  let isDone = !context.ports.platform.isBrowser
  return () => {
    if (isDone || context.isDestroyed()) return
    isDone = true
    network.restore()
    connection.recall({ reconnect: options.store.getState().enableReconnect })
  }
}

/** Returns the endpoints of a network; its own without the file, as on a page that went offline. */
async function loadEndpoints(network: Network, getPlugins: () => Plugins | undefined): Promise<readonly string[]> {
  const loaded = await loadActs().catch(() => undefined)
  return loaded ? await loaded.readEndpoints(network, getPlugins) : network.rpcUrls.default.http
}

/** Announces the visitor's intent, and creates a pairing code if one may be needed at once. Never rejects. */
async function preloadPlugins(plugins: Plugins, { pairing = false }: PreloadParameters = {}): Promise<void> {
  const prepare = async (): Promise<void> => {
    if (pairing) await (await plugins.get(pairingPlugin).load()).prepare()
  }
  await Promise.allSettled([plugins.announceIntent(), prepare()])
}

function createNetworkMemory(parameters: {
  readonly storage: StoragePort
  readonly scope: string | undefined
}): NetworkMemory {
  return {
    activeNamespace: createPersistedItem({ ...parameters, item: activeNamespaceItem }),
    activeNetworkId: createPersistedItem({ ...parameters, item: activeNetworkIdItem }),
  }
}
