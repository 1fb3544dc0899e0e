import type { AdapterFactory, Connection } from '../adapter/types.ts'
import type { AccountController } from '../account/accountController.ts'
import type { AdaptersController } from '../adapter/adaptersController.ts'
import type { AlertsController } from '../modal/alertsController.ts'
import type { ConnectionController, ConnectParameters, DisconnectParameters } from '../connect/connectionController.ts'
import type { ConnectorsController } from '../connect/connectorsController.ts'
import type { ModalController, OpenParameters } from '../modal/modalController.ts'
import type { CloseReason, ModalChange } from '../modal/modalState.ts'
import type { NetworkController } from '../network/networkController.ts'
import type { OptionsController } from '../options/optionsController.ts'
import type { RouterController } from '../modal/routerController.ts'
import type { ViewName } from '../modal/routes.ts'
import type { RecordedEvent } from '../telemetry/events.ts'
import type { TelemetryController } from '../telemetry/telemetryController.ts'
import type { ThemeController } from '../modal/themeController.ts'
import type { ToastsController } from '../modal/toastsController.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import type { AnyPlugin, PluginOf } from './definePlugin.ts'
import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { ChainLike, NamespaceOf, Network, NetworkInput } from '../adapter/Network.ts'
import type { BaseModalOptions } from '../options/BaseModalOptions.ts'

/** Said by the compiler where a network's namespace has no adapter. */
export interface NetworkWithoutAdapter<namespace extends string> {
  readonly error: `No adapter was given for the namespace ${namespace}`
}

/** What `createModal` takes: everything of `BaseModalOptions`, and the chains. */
export interface ModalOptions<
  adapters extends readonly AdapterFactory[] = readonly AdapterFactory[],
  networks extends readonly NetworkInput[] = readonly NetworkInput[],
> extends BaseModalOptions {
  /** The networks the app runs on, the first being where it starts unless `defaultNetwork` says otherwise. viem chains are accepted as they are. */
  readonly networks: networks & {
    readonly [index in keyof networks]: adapters[number] extends never
      ? networks[index]
      : NamespaceOf<networks[index]> extends adapters[number]['namespace']
        ? networks[index]
        : NetworkWithoutAdapter<NamespaceOf<networks[index]>>
  }
  /** One adapter for each namespace. None at all is basic mode: pairing only. */
  readonly adapters: adapters
  /** The network to start on: one of `networks`. */
  readonly defaultNetwork?: networks[number] | undefined
  /** Called with every event. An exception that it throws is logged and has no other effect. */
  readonly onEvent?: ((event: RecordedEvent) => void) | undefined
}

/** The parts of a modal, for whoever builds an interface of their own. Each has a `store` to read and watch. */
export interface ModalControllers {
  readonly options: OptionsController
  readonly router: RouterController
  readonly modal: ModalController
  readonly adapters: AdaptersController
  readonly connectors: ConnectorsController
  readonly connection: ConnectionController
  readonly network: NetworkController
  readonly account: AccountController
  readonly toasts: ToastsController
  readonly alerts: AlertsController
  readonly theme: ThemeController
  readonly telemetry: TelemetryController
}

/** What to load ahead of need. */
export interface PreloadParameters {
  /** Make a pairing code too, so that it is there the moment it is asked for. */
  readonly pairing?: boolean | undefined
}

/** One modal: its states, its actions, its life. Two of them share nothing. */
export interface Modal<
  adapters extends readonly AdapterFactory[] = readonly AdapterFactory[],
  networks extends readonly NetworkInput[] = readonly NetworkInput[],
> {
  readonly controllers: ModalControllers
  readonly ports: Ports
  /** Begins discovery and restores the visitor's connections without a prompt. Does nothing on a server. */
  start(): Promise<void>
  /** Ends every listener, timer and request. */
  destroy(): Promise<void>
  open<view extends ViewName>(parameters?: OpenParameters<view>): void
  close(reason?: CloseReason): void
  connect(parameters: ConnectParameters): Promise<Connection>
  disconnect(parameters?: DisconnectParameters): Promise<void>
  /**
   * Switches at once, in the connected wallet too.
   *
   * @throws `network.notFound`, `connection.networkUndefined`, `network.switchRejected`, `network.switchFailed`
   */
  switchNetwork(
    network: Network | ChainLike | networks[number] | CaipNetworkId,
    parameters?: { readonly signal?: AbortSignal | undefined },
  ): Promise<void>
  /** The adapter of a namespace, in its own type. @throws `chain.adapterNotFound`, `connection.chainRequired` */
  adapter<namespace extends adapters[number]['namespace']>(namespace: namespace): AdapterOf<adapters[number], namespace>
  /** Adds an adapter while the page runs. */
  addAdapter(factory: AdapterFactory): void
  /** Ends an adapter; if its chain was the active one, another chain's first network takes its place. */
  removeAdapter(namespace: Namespace): Promise<void>
  /** Loads ahead of need what connecting will load, once the visitor shows that they may want to. Never throws. */
  preload(parameters?: PreloadParameters): Promise<void>
  /** The plugin with this definition, installed at the first call. */
  plugin<definition extends AnyPlugin>(definition: definition): PluginOf<definition>
  /** Is asked before the modal opens or closes, and may cancel. Returns the function that ends it. */
  intercept(listener: (change: ModalChange) => void): () => void
}

/** The adapter that a union of factories makes for a namespace. */
export type AdapterOf<factory extends AdapterFactory, namespace extends Namespace> = factory extends {
  readonly namespace: infer own
  create(context: never): infer adapter
}
  ? namespace extends own
    ? adapter
    : never
  : never
