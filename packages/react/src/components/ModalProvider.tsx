import type { Modal } from '@latchkey/core'
import { ModalError } from '@latchkey/core/internal'
import type { ReactElement, ReactNode } from 'react'
import { ServerState, type ServerStateProps } from './ServerState.tsx'
import { ModalContext } from '../internals/ModalContext.ts'
import { LazyModal } from './LazyModal.tsx'

/** Props of `ModalProvider`. */
export interface ModalProviderProps extends ServerStateProps {
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
export function ModalProvider({ modal, children, ...server }: ModalProviderProps): ReactElement {
  // A program that is not type-checked, or a circular import, can pass nothing.
  if (!(modal as Modal | undefined)?.controllers)
    throw new ModalError('modal.missing', { text: 'ModalProvider needs the prop `modal`, the result of `createModal`' })
  return (
    <ModalContext.Provider value={modal}>
      <ServerState modal={modal} {...server}>
        {children}
        <LazyModal modal={modal} />
      </ServerState>
    </ModalContext.Provider>
  )
}
