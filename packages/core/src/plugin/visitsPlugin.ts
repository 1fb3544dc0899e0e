import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import { watchSelector } from '../kernel/store/watchSelector.ts'
import { selectRoute } from '../modal/routerState.ts'
import { definePlugin, type AnyPlugin, type SyncPlugin } from './definePlugin.ts'

/** Runs the `routes` of plugins while their views are shown. */
export interface Visits {
  /** Aborts when the modal is destroyed. */
  readonly signal: AbortSignal
  /** Adds the routes of a plugin. If its view is shown, the view is entered now. */
  add(definition: AnyPlugin): void
  /** Enters the visible view again. */
  retry(): void
  destroy(): void
}

/** Lets plugins work while their view is shown. Loaded with the modal's views, so that routes cost the first load nothing. */
export const visitsPlugin = /*#__PURE__*/ definePlugin({
  id: 'visits',
  create: ({ controllers, modal, options, settings, showError, signal: life }): Visits => {
    const { router, modal: frame } = controllers
    const definitions = new Set<AnyPlugin>()
    let visit: AbortController | undefined

    const enter = async (definition: AnyPlugin): Promise<void> => {
      const { view, parameters } = selectRoute(router.store.getState())
      const behaviour = definition.routes?.[view]?.enter
      const signal = visit?.signal
      if (!behaviour || !signal || definition.isEnabled?.({ controllers, options, settings }) === false) return
      const plugin: SyncPlugin<object, object> = modal.plugin(definition)
      try {
        // An existing machine is called synchronously, within the visitor's gesture.
        const machine = definition.create ? plugin.get() : await plugin.load()
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the definition's own machine, and the parameters of its view
        if (!signal.aborted) behaviour(machine as never, { parameters, signal } as never)
      } catch (cause) {
        if (!signal.aborted) showError(toModalError(cause, 'chunk.failed'))
      }
    }

    const leave = (reason: 'connection.aborted' | 'connection.modalClosed' | 'modal.destroyed'): void => {
      visit?.abort(new ModalError(reason))
      visit = undefined
    }

    const enterAll = (): void => {
      leave('connection.aborted')
      if (!frame.store.getState().isOpen) return
      visit = new AbortController()
      for (const definition of definitions) void enter(definition)
    }

    const ends = [
      watchSelector(router.store, selectRoute, enterAll),
      watchSelector(
        frame.store,
        ({ isOpen }) => isOpen,
        (isOpen) => (isOpen ? enterAll() : leave('connection.modalClosed')),
      ),
    ]
    enterAll()
    return {
      signal: life,
      retry: enterAll,
      add: (definition) => {
        if (definitions.has(definition)) return
        definitions.add(definition)
        void enter(definition)
      },
      destroy: () => {
        for (const end of ends) end()
        leave('modal.destroyed')
      },
    }
  },
})
