import { definePlugin, importOnline, type PluginContext } from '@latchkey/core/internal'
import type { Modal } from '@latchkey/core'
import { announceAfter, modalCodePlugin, retryLoad, startModal } from '@latchkey/react/internal'
import { createNotice } from './createNotice.ts'

/** How far the rendering of a modal is. */
export interface MountState {
  /** Whether React renders the modal. From then on, it also says what the visitor waits for. */
  readonly isRendered: boolean
  /** Whether the last attempt to load React failed. */
  readonly hasFailed: boolean
}

/** Mounts a modal in a page without React: it loads React with the modal's code, at the first sign that they are needed. */
export const mountPlugin = /*#__PURE__*/ definePlugin({
  id: 'elementMount',
  initialState: (): MountState => ({ isRendered: false, hasFailed: false }),
  create: ({ controllers, signal, store }: PluginContext<MountState>) => {
    const buttons = new Set<Element>()
    let mounts = 0
    let isKept = false
    let end: (() => void) | undefined

    const begin = (modal: Modal): (() => void) => {
      const mounted = new AbortController()
      const ended = AbortSignal.any([mounted.signal, signal])
      const code = modal.plugin(modalCodePlugin)
      let loading: Promise<void> | undefined
      let unmount: (() => void) | undefined
      const load = (): Promise<void> => {
        void code.get().load()
        loading ??= importOnline(async () => (await import('./renderModal.ts')).renderModal).then(
          (renderModal) => {
            if (ended.aborted) return
            unmount = renderModal(modal)
            store.patch({ isRendered: true, hasFailed: false })
          },
          (cause: unknown) => {
            loading = undefined
            if (!store.getState().hasFailed) controllers.telemetry.reportError(cause, 'chunk.failed')
            store.patch({ hasFailed: true })
          },
        )
        return loading
      }
      modal.recall()
      const endWatching = ended.aborted
        ? undefined
        : startModal({ modal, load: () => void load(), getButtons: listButtons, signal: ended })
      const endWaiting = awaitRendering({ modal, load, signal: ended })
      return () => {
        mounted.abort()
        endWatching?.()
        endWaiting()
        unmount?.()
        store.patch({ isRendered: false })
      }
    }

    /** While the modal is needed and not rendered, loads what renders it, and shows a notice if that takes long. */
    const awaitRendering = ({ modal, load, signal: ended }: AwaitParameters): (() => void) => {
      let stop: (() => void) | undefined
      const wait = (): (() => void) => {
        const needed = new AbortController()
        const isDone = (): boolean => store.getState().isRendered || ended.aborted
        retryLoad({ modal, load, isDone, signal: needed.signal })
        const notice = createNotice(modal)
        let isLate = false
        const update = (): void => {
          const { hasFailed } = store.getState()
          const isSilent = !isLate || modal.plugin(modalCodePlugin).store.getState().isShownByButton
          notice.show(controllers.modal.store.getState().isOpen && (hasFailed || !isSilent) ? { hasFailed } : undefined)
        }
        const ends = [
          modal.ports.clock.after(announceAfter, () => {
            isLate = true
            update()
          }),
          store.subscribe(update),
          notice.destroy,
        ]
        return () => {
          needed.abort()
          for (const finish of ends) finish()
        }
      }
      const check = (): void => {
        const isNeeded = controllers.modal.store.getState().isOpen || controllers.toasts.store.getState().toast !== null
        if (isNeeded && !store.getState().isRendered) stop ??= wait()
        else {
          stop?.()
          stop = undefined
        }
      }
      const ends = [controllers.modal.store, controllers.toasts.store, store].map((watched) => watched.subscribe(check))
      check()
      return () => {
        for (const finish of ends) finish()
        stop?.()
      }
    }

    function* listButtons(): Iterable<Element> {
      yield* buttons
      yield* document.querySelectorAll('.lk-button')
    }

    return {
      /** Returns a function that unmounts the modal, once it was called for every mount and none is kept. */
      mount: (modal: Modal): (() => void) => {
        mounts += 1
        end ??= begin(modal)
        let isMounted = true
        return () => {
          if (!isMounted) return
          isMounted = false
          mounts -= 1
          if (mounts > 0 || isKept) return
          end?.()
          end = undefined
        }
      },
      /** Mounts the modal until it is destroyed. */
      keep: (modal: Modal): void => {
        isKept = true
        end ??= begin(modal)
      },
      /** Watches for the visitor near a button in a shadow root. Returns a function that ends it. */
      addButton: (button: Element): (() => void) => {
        buttons.add(button)
        return () => void buttons.delete(button)
      },
      destroy: (): void => end?.(),
    }
  },
})

interface AwaitParameters {
  readonly modal: Modal
  readonly load: () => Promise<void>
  readonly signal: AbortSignal
}
