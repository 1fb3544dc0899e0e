import { definePlugin, importOnline, selectIsConnected, selectRoute } from '@latchkey/core/internal'
import type { ComponentType } from 'react'

/** How far the modal's code is. */
export interface ModalCodeState {
  /** Renders the modal; undefined until the code has loaded. */
  readonly Root: ComponentType | undefined
  /** Whether the last attempt to load it failed. */
  readonly hasFailed: boolean
  /** Whether one of our buttons shows that the modal is opening. */
  readonly isShownByButton: boolean
}

/** Loads the modal's frame, first views and English messages, which are one file. */
export const modalCodePlugin = /*#__PURE__*/ definePlugin({
  id: 'modalCode',
  initialState: (): ModalCodeState => ({ Root: undefined, hasFailed: false, isShownByButton: false }),
  create: ({ controllers, signal, store }) => {
    const { connection, modal, router, telemetry } = controllers
    let loading: Promise<void> | undefined
    const load = (): Promise<void> => {
      // Another view than the list comes first. Without its table, the view itself tries again.
      if (selectIsConnected(connection.store.getState()) || selectRoute(router.store.getState()).view !== 'Connect')
        importOnline(() => import('../modal/routes/views.ts')).catch(() => undefined)
      // Names what it uses, so that a bundler keeps nothing else.
      loading ??= importOnline(async () => (await import('../modal/ModalRoot.tsx')).ModalRoot).then(
        (Root) => store.patch({ Root, hasFailed: false }),
        (cause: unknown) => {
          loading = undefined
          if (!store.getState().hasFailed) telemetry.reportError(cause, 'chunk.failed')
          store.patch({ hasFailed: true })
        },
      )
      return loading
    }
    // Within the press itself, before React renders and before anything else is requested: the visitor waits for this file.
    modal.store.subscribe(({ isOpen }) => {
      if (isOpen && !loading) void load()
    })
    return {
      /** Aborts when the modal is destroyed. */
      signal,
      /** Never rejects. After a failure, the next call requests the file again. */
      load,
      showByButton: (isShownByButton: boolean): void => store.patch({ isShownByButton }),
    }
  },
})
