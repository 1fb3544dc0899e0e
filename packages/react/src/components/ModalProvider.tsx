import type { Modal } from '@latchkey/core'
import { useEffect, useState, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { loadModal } from './loadModal.ts'
import { ModalContext } from '../internals/ModalContext.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Props of `ModalProvider`. */
export interface ModalProviderProps {
  /** The result of `createModal`. Create it once, outside components. */
  readonly modal: Modal
  readonly children?: ReactNode | undefined
}

/**
 * Provides a modal to the components below it, starts it in the browser, and renders it when it opens.
 *
 * @example
 * ```tsx
 * createRoot(element).render(
 *   <ModalProvider modal={modal}>
 *     <App />
 *   </ModalProvider>,
 * )
 * ```
 */
export function ModalProvider({ modal, children }: ModalProviderProps): ReactElement {
  return (
    <ModalContext.Provider value={modal}>
      {children}
      <LazyModal modal={modal} />
    </ModalContext.Provider>
  )
}

function LazyModal({ modal }: { readonly modal: Modal }): ReactElement | null {
  const [loaded, setLoaded] = useState<{ readonly Root: ComponentType }>()
  const isWanted = useSelector(modal.controllers.modal.store, (state) => state.isOpen)
  const hasToast = useSelector(modal.controllers.toasts.store, (state) => state.toast !== null)
  const isNeeded = isWanted || hasToast

  useEffect(() => {
    void modal.start()
    return watchFirstAct(() => void loadModal().catch(() => undefined))
  }, [modal])

  useEffect(() => {
    if (!isNeeded || loaded) return undefined
    let isCurrent = true
    loadModal().then(
      (Root) => isCurrent && setLoaded({ Root }),
      (cause: unknown) => {
        // The next attempt requests the chunk again.
        modal.controllers.telemetry.reportError(cause, 'chunk.failed')
        modal.close('done')
      },
    )
    return () => {
      isCurrent = false
    }
  }, [modal, isNeeded, loaded])

  return loaded ? <loaded.Root /> : null
}

/**
 * Calls back once, when the page is idle after the visitor's first pointer or key press. Returns a function that cancels it.
 */
function watchFirstAct(callback: () => void): () => void {
  const controller = new AbortController()
  const act = (): void => {
    controller.abort()
    // Safari has no idle callback, so wait briefly.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: 2_000 })
    else setTimeout(callback, 200)
  }
  for (const type of ['pointerdown', 'keydown'] as const)
    window.addEventListener(type, act, { capture: true, passive: true, signal: controller.signal })
  return () => controller.abort()
}
