import { loadOnce } from '../kernel/loadOnce.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { importOnline } from '../kernel/ports/importOnline.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { createPersistedItem } from '../kernel/store/createPersistedItem.ts'
import { createStore, type Store } from '../kernel/store/createStore.ts'
import type { confirmConnection } from './confirmConnection.ts'
import type {
  AnyPlugin,
  ConfirmConnectionEvent,
  EventSetup,
  PluginContext,
  PluginEvents,
  PluginOf,
  SyncPlugin,
} from './definePlugin.ts'

export interface PluginsContext extends EventSetup {
  readonly ports: Ports
  showError(error: ModalError): void
  /** Loads what runs only after the visitor's first act. */
  readonly loadActs: () => Promise<{ readonly confirmConnection: typeof confirmConnection }>
}

/** The plugins of one modal. */
export interface Plugins {
  /**
   * Returns the plugin of a definition; the first call installs it. @throws `plugin.duplicate` if another definition
   * has its id
   */
  get<definition extends AnyPlugin>(definition: definition): PluginOf<definition>
  /** Announces the visitor's intent to every enabled plugin once, including those installed later. Never rejects. */
  announceIntent(): Promise<void>
  /**
   * Announces a new or restored connection to every enabled plugin. Calls `finish` when all of them let the modal close.
   * Rejects with `chunk.failed`. Returns `undefined`, and calls nothing, if no plugin handles the event.
   */
  confirmConnection(event: ConfirmConnectionEvent): Promise<unknown> | undefined
  destroy(): void
}

interface Entry {
  readonly definition: AnyPlugin
  readonly plugin: SyncPlugin<object, object>
}

/** Creates the plugin registry of one modal. */
export function createPlugins(context: PluginsContext): Plugins {
  const { options, settings, controllers, ports, showError } = context
  const entries = new Map<string, Entry>()
  const machines = new Set<object>()
  const lifetime = new AbortController()
  let intended: Promise<unknown> | undefined

  const open = (definition: AnyPlugin): SyncPlugin<object, object> => {
    let store: Store<object> | undefined
    /** Creates the state late: it may call functions of the app, which `createModal` must not. */
    const getStore = (): Store<object> => (store ??= createStore(definition.initialState?.(context) ?? {}))
    const getParts = (): PluginContext<object, string> => ({
      options,
      settings,
      controllers,
      ports,
      store: getStore(),
      showError,
      signal: lifetime.signal,
      plugin: get,
      modal: { plugin: get },
      persist: (item) => createPersistedItem({ storage: ports.storage, item, scope: options.storagePrefix }),
    })
    let machine: object | undefined
    const make = (factory: AnyPlugin['create']): object => {
      // A view may render once more before it goes.
      if (machine === undefined) lifetime.signal.throwIfAborted()
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the factory was defined for the state of this store
      machine ??= factory?.(getParts() as never) ?? {}
      machines.add(machine)
      return machine
    }
    const load = async (): Promise<object> =>
      make(definition.create ?? (definition.load && (await importOnline(definition.load))))
    return {
      get store() {
        return getStore()
      },
      load: loadOnce({ load, isDestroyed: () => lifetime.signal.aborted }),
      get: () => make(definition.create),
    }
  }

  /** Calls a handler of the definition with its machine. */
  const call = async ({ plugin }: Entry, handler: (machine: never) => Promise<void>): Promise<void> =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the handler was defined with the machine's own type
    await handler((await plugin.load()) as never)

  const findHandler = <name extends keyof PluginEvents<never>>(
    { definition }: Entry,
    name: name,
  ): PluginEvents<never>[name] | false => definition.isEnabled?.(context) !== false && definition.events?.[name]

  const intend = async (entry: Entry): Promise<void> => {
    const intent = findHandler(entry, 'intent')
    // The next call that needs the machine tries again.
    if (intent) await call(entry, async (machine) => await intent(machine)).catch(() => undefined)
  }

  const get: Plugins['get'] = (definition) => {
    const known = entries.get(definition.id)
    if (known && known.definition !== definition) throw new ModalError('plugin.duplicate')
    const entry = known ?? { definition, plugin: open(definition) }
    if (!known) {
      entries.set(definition.id, entry)
      if (intended) void intend(entry)
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entry was made from this very definition
    return entry.plugin as never
  }

  return {
    get,
    announceIntent: async () => {
      intended ??= Promise.all(Array.from(entries.values(), intend))
      await intended
    },
    confirmConnection: (event) => {
      const confirming = [...entries.values()].filter((entry) => findHandler(entry, 'confirmConnection'))
      if (confirming.length === 0) return undefined
      return context.loadActs().then((acts) => acts.confirmConnection(confirming, event, call))
    },
    destroy: () => {
      lifetime.abort(new ModalError('modal.destroyed'))
      for (const machine of machines)
        if ('destroy' in machine && typeof machine.destroy === 'function') machine.destroy()
    },
  }
}
