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

/**
 * The compile error for a network whose namespace has no adapter. The text is the name of a property, because the compiler's message
 * begins with the name of a missing property, and only then prints the type of the network, which may be long.
 */
export type NetworkWithoutAdapter<namespace extends string> = {
  readonly [text in `adapters has no adapter for the namespace ${namespace}`]: never
}

/** The networks of `createModal`, in which the compile error replaces those without an adapter. */
export type CheckedNetworks<
  adapters extends readonly AdapterFactory[],
  networks extends readonly NetworkInput[],
> = adapters[number] extends never
  ? networks
  : [NamespaceOf<networks[number]>] extends [adapters[number]['namespace']]
    ? networks
    : {
        readonly [index in keyof networks]: NamespaceOf<networks[index]> extends adapters[number]['namespace']
          ? networks[index]
          : NetworkWithoutAdapter<NamespaceOf<networks[index]>>
      }

/** The options of `createModal`: `BaseModalOptions` and the chains. */
export interface ModalOptions<
  adapters extends readonly AdapterFactory[] = readonly AdapterFactory[],
  networks extends readonly NetworkInput[] = readonly NetworkInput[],
> extends BaseModalOptions {
  /**
   * The networks of the app. It starts on the first one unless `defaultNetwork` is set. viem chains are accepted
   * unchanged.
   */
  readonly networks: CheckedNetworks<adapters, networks>
  /** One adapter per namespace. An empty list means basic mode: pairing only. */
  readonly adapters: adapters
  /** The initial network: one of `networks`. */
  readonly defaultNetwork?: networks[number] | undefined
  /** Called with every event. An exception that it throws is logged and has no other effect. */
  readonly onEvent?: ((event: RecordedEvent) => void) | undefined
}

/** The controllers of a modal, for custom interfaces. Each has a `store` to read and watch. */
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

/** What to load in advance. */
export interface PreloadParameters {
  /** Also load the adapters' engines, which connecting needs. True by default. */
  readonly adapters?: boolean | undefined
  /** Also create a pairing code, so that it is available at once. */
  readonly pairing?: boolean | undefined
}

/** One modal with its state and actions. Two modals share nothing. */
export interface Modal<
  adapters extends readonly AdapterFactory[] = readonly AdapterFactory[],
  networks extends readonly NetworkInput[] = readonly NetworkInput[],
> {
  readonly controllers: ModalControllers
  readonly ports: Ports
  /**
   * Reads the network and accounts of the last visit from storage, so that they can be shown before `start` has asked the
   * wallets: see `unverifiedAddress` of an account. `start` calls it; call it yourself to render them in the first frame.
   * Does nothing on a server and when called again.
   */
  recall(): void
  /** Starts discovery and restores the visitor's connections without a prompt. Does nothing on a server. */
  start(): Promise<void>
  /** Ends all listeners, timers and requests. */
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
  /** Adds an adapter at run time. */
  addAdapter(factory: AdapterFactory): void
  /** Removes an adapter; if its chain was active, the first network of another chain becomes active. */
  removeAdapter(namespace: Namespace): Promise<void>
  /**
   * Loads in advance what opening and connecting need, and requests the project's configuration and the first wallets of the
   * catalogue: call it when the visitor is about to act, for example when the pointer is over a connect button. Never throws.
   */
  preload(parameters?: PreloadParameters): Promise<void>
  /** Returns the plugin of this definition; the first call installs it. */
  plugin<definition extends AnyPlugin>(definition: definition): PluginOf<definition>
  /**
   * Calls the listener before the modal opens or closes; the listener may cancel the change. Returns a function that
   * ends it.
   */
  onBeforeChange(listener: (change: ModalChange) => void): () => void
}

/** The adapter that a union of factories creates for a namespace. */
export type AdapterOf<factory extends AdapterFactory, namespace extends Namespace> = factory extends {
  readonly namespace: infer served
  create(context: never): infer adapter
}
  ? namespace extends served
    ? adapter
    : never
  : never
