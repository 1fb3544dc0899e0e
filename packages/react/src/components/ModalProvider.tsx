import type { Modal } from '@latchkey/core'
import type { ReactElement, ReactNode } from 'react'
import { ModalContext } from '../internals/ModalContext.ts'
import { LazyModal } from './LazyModal.tsx'

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
