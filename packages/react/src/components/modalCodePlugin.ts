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
    let loading: Promise<void> | undefined
    return {
      /** Aborts when the modal is destroyed. */
      signal,
      /** Never rejects. After a failure, the next call requests the file again. */
      load: (): Promise<void> => {
        const { connection, router } = controllers
        // Another view than the list comes first. Without its table, the view itself tries again.
        if (selectIsConnected(connection.store.getState()) || selectRoute(router.store.getState()).view !== 'Connect')
          importOnline(() => import('../modal/routes/views.ts')).catch(() => undefined)
        // Names what it uses, so that a bundler keeps nothing else.
        loading ??= importOnline(async () => (await import('../modal/ModalRoot.tsx')).ModalRoot).then(
          (Root) => store.patch({ Root, hasFailed: false }),
          (cause: unknown) => {
            loading = undefined
            if (!store.getState().hasFailed) controllers.telemetry.reportError(cause, 'chunk.failed')
            store.patch({ hasFailed: true })
          },
        )
        return loading
      },
      showByButton: (isShownByButton: boolean): void => store.patch({ isShownByButton }),
    }
  },
})
