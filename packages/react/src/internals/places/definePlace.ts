import { definePlugin, watchSelector, type PluginContext } from '@latchkey/core/internal'

/** How the visitor left a view. */
export interface Place<value> {
  readonly value: value
  /** In px. */
  readonly scrollTop: number
}

/** Keeps a view's {@link Place}. */
export interface PlaceKeeper<value> {
  /** The place of a view that is opened anew. */
  readonly start: Place<value>
  get(): Place<value>
  set(changed: Partial<Place<value>>): void
  destroy(): void
}

/** The definition of a {@link PlaceKeeper}. */
export type PlaceDefinition<value> = ReturnType<typeof definePlace<value>>

/** Defines what a view keeps while the visitor looks at another one, until the modal closes. `id` is that of a plugin. */
export function definePlace<value>(parameters: { readonly id: string; readonly start: value }) {
  const start = { value: parameters.start, scrollTop: 0 }
  return definePlugin({
    id: parameters.id,
    create: ({ controllers }: PluginContext<object>): PlaceKeeper<value> => {
      let place: Place<value> = start
      const destroy = watchSelector(
        controllers.modal.store,
        ({ isOpen }) => isOpen,
        () => {
          place = start
        },
      )
      return {
        start,
        destroy,
        get: () => place,
        set: (changed) => {
          place = { ...place, ...changed }
        },
      }
    },
  })
}
