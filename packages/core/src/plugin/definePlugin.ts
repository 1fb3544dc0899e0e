import type { BaseModalOptions } from '../options/BaseModalOptions.ts'
import type { OptionsState } from '../options/optionsState.ts'
import type { ModalError } from '../kernel/errors/ModalError.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import type { PersistedItem } from '../kernel/store/createPersistedItem.ts'
import type { ReadableStore, Store } from '../kernel/store/createStore.ts'
import type { StoredItem } from '../kernel/store/StoredItem.ts'
import type { RouteParameters, ViewName } from '../modal/routes.ts'
import type { Modal, ModalControllers } from './Modal.ts'

/** The context available before anything else exists. */
export interface PluginSetup {
  /** The app's options, callbacks included. */
  readonly options: BaseModalOptions
  /** The options with every default filled in. */
  readonly settings: OptionsState
}

/** The context of a machine. A factory selects the parts that it uses with `Pick`, so that a test passes only those. */
export interface PluginContext<state extends object, requires extends string = never> extends PluginSetup {
  readonly store: Store<state>
  readonly controllers: ModalControllers
  readonly ports: Ports
  /** Aborts when the modal is destroyed. */
  readonly signal: AbortSignal
  /** Returns another plugin; `requires` must contain its id. */
  plugin<definition extends { readonly id: requires }>(definition: definition): PluginOf<definition>
  /** The modal that queries read from. */
  readonly modal: Pick<Modal, 'plugin'>
  /** Binds a stored item of this modal, with the option `storagePrefix` applied. */
  persist<value>(item: StoredItem<value>): PersistedItem<value>
  /** Reports an error and shows it as its surface defines. */
  showError(error: ModalError): void
}

/** The context in which a route or an event happens. */
export interface EventSetup extends PluginSetup {
  readonly controllers: ModalControllers
}

/** The behaviour of a plugin while a view is shown. */
export interface RouteBehaviour<view extends ViewName, machine> {
  /**
   * Called when the view is entered. `signal` aborts when the visitor leaves it, or the modal closes or is destroyed.
   */
  readonly enter?:
    | ((machine: machine, visit: { readonly parameters: RouteParameters[view]; readonly signal: AbortSignal }) => void)
    | undefined
}

/** A new or restored connection. */
export interface ConfirmConnectionEvent {
  readonly isNew: boolean
  /** Closes the modal of a new connection, once every plugin has called it. */
  readonly finish: () => void
}

/** The events that a plugin handles. Each event loads the machine of an enabled plugin first. */
export interface PluginEvents<machine> {
  /** The visitor intends to use the modal: requests are allowed from now on. */
  readonly intent?: ((machine: machine) => Promise<void> | void) | undefined
  /**
   * A wallet was connected (`isNew`) or those of the last visit were restored. Calls `finish` when the modal may close, in
   * the same turn in which that is decided. If the machine cannot be loaded, the error is shown and the wallet disconnected.
   */
  readonly confirmConnection?: ((machine: machine, event: ConfirmConnectionEvent) => Promise<void>) | undefined
}

interface PluginBase<id extends string, state extends object, machine, requires extends string> {
  /** Unique within a modal. A second definition with the same id is rejected. */
  readonly id: id
  /** The ids of the plugins that the machine may use. Cycles are rejected. */
  readonly requires?: readonly requires[] | undefined
  /** If it returns false, a route or an event does not load the machine. Asked each time. True by default. */
  readonly isEnabled?: ((setup: EventSetup) => boolean) | undefined
  readonly initialState?: ((setup: PluginSetup) => state) | undefined
  readonly routes?: { readonly [view in ViewName]?: RouteBehaviour<view, machine> | undefined } | undefined
  readonly events?: PluginEvents<machine> | undefined
}

/**
 * A plugin whose machine loads on demand, for example with `async () => (await import('./createSwap.ts')).createSwap`.
 * The machine's method `destroy` is called when the modal is destroyed.
 */
export interface PluginDefinition<
  id extends string = string,
  state extends object = object,
  machine extends object = object,
  requires extends string = never,
> extends PluginBase<id, state, machine, requires> {
  readonly load: () => Promise<(context: PluginContext<state, requires>) => machine>
  readonly create?: undefined
}

/** A plugin whose machine is created at once, for code that is itself loaded on demand. */
export interface SyncPluginDefinition<
  id extends string = string,
  state extends object = object,
  machine extends object = object,
  requires extends string = never,
> extends PluginBase<id, state, machine, requires> {
  readonly create: (context: PluginContext<state, requires>) => machine
  readonly load?: undefined
}

/** A plugin of one modal. */
export interface Plugin<state, machine> {
  /** Available at once. */
  readonly store: ReadableStore<state>
  /** Loads the machine. @throws `chunk.failed` (the next call tries again), `modal.destroyed` */
  load(): Promise<machine>
}

/** A plugin of one modal whose machine is created at once. */
export interface SyncPlugin<state, machine> extends Plugin<state, machine> {
  get(): machine
}

/** A definition without its types of state and machine. */
export interface AnyPlugin {
  readonly id: string
  readonly isEnabled?: ((setup: EventSetup) => boolean) | undefined
  readonly initialState?: ((setup: PluginSetup) => object) | undefined
  readonly create?: ((context: never) => object) | undefined
  readonly load?: (() => Promise<(context: never) => object>) | undefined
  readonly routes?:
    | {
        readonly [view in ViewName]?:
          | { readonly enter?: ((machine: never, visit: never) => void) | undefined }
          | undefined
      }
    | undefined
  readonly events?: PluginEvents<never> | undefined
}

/** The return type of `modal.plugin(definition)`. */
export type PluginOf<definition> = definition extends {
  readonly create: (context: infer context) => infer machine
}
  ? SyncPlugin<StateOf<context>, machine>
  : definition extends { readonly load: () => Promise<(context: infer context) => infer machine> }
    ? Plugin<StateOf<context>, machine>
    : never

type StateOf<context> = context extends { readonly store: Store<infer state> } ? state : never

/**
 * Defines a part of the modal whose state is available at once and whose machine loads on demand.
 *
 * @example
 * ```ts
 * export const swapPlugin = definePlugin({
 *   id: 'swap',
 *   requires: ['transactions'],
 *   initialState: (): SwapState => ({ status: 'idle' }),
 *   load: async () => (await import('./createSwap.ts')).createSwap,
 * })
 * ```
 */
export function definePlugin<
  const id extends string,
  machine extends object,
  state extends object = object,
  const requires extends string = never,
>(definition: SyncPluginDefinition<id, state, machine, requires>): SyncPluginDefinition<id, state, machine, requires>
export function definePlugin<
  const id extends string,
  machine extends object,
  state extends object = object,
  const requires extends string = never,
>(definition: PluginDefinition<id, state, machine, requires>): PluginDefinition<id, state, machine, requires>
export function definePlugin<definition>(definition: definition): definition {
  return definition
}
