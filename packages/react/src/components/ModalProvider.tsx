import type { Modal } from '@latchkey/core'
import { ModalError } from '@latchkey/core/internal'
import { useState, type ReactElement, type ReactNode } from 'react'
import { ModalContext } from '../internals/ModalContext.ts'
import { ServerContext } from '../internals/ServerContext.ts'
import { LazyModal } from './LazyModal.tsx'

/** Props of `ModalProvider`. */
export interface ModalProviderProps {
  /** The result of `createModal`. Create it once, outside components. */
  readonly modal: Modal
  /**
   * Whether the page imports `@latchkey/react/buttons.css`. By default a server that renders with React 19 writes the
   * buttons' styles into the page, which a Content-Security-Policy without `'unsafe-inline'` blocks, and one that renders
   * with React 18 writes none.
   */
  readonly hasStyleSheet?: boolean | undefined
  readonly children?: ReactNode | undefined
}

/**
 * Provides a modal to the components below it, starts it in the browser, and renders it when it opens.
 *
 * @example
 * ```tsx
 * const modal = createModal({ projectId: 'my-app', networks: [], adapters: [] })
 *
 * function App() {
 *   return (
 *     <ModalProvider modal={modal}>
 *       <ConnectButton />
 *     </ModalProvider>
 *   )
 * }
 * ```
 */
export function ModalProvider({ modal, hasStyleSheet, children }: ModalProviderProps): ReactElement {
  // A program that is not type-checked, or a circular import, can pass nothing.
  if (!(modal as Modal | undefined)?.controllers) throw new ModalError('modal.missing')
  const [server] = useState(() => {
    // Before the components below render: they then show the account of the last visit in the first frame.
    modal.recall()
    return { hasStyleSheet }
  })
  return (
    <ModalContext.Provider value={modal}>
      <ServerContext.Provider value={server}>
        {children}
        <LazyModal modal={modal} />
      </ServerContext.Provider>
    </ModalContext.Provider>
  )
}
