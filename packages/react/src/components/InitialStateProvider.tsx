import type { InitialState } from '@latchkey/core'
import { createInitialStates, initialStatePlugin } from '@latchkey/core/internal'
import { useContext, useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react'
import { ServerContext } from '../internals/ServerContext.ts'
import { useModalInstance } from '../internals/useModalInstance.ts'

/** Props of `InitialStateProvider`. */
export interface InitialStateProviderProps {
  /** What the server read of this visitor with `readInitialState`. */
  readonly initialState: InitialState | undefined
  readonly children?: ReactNode | undefined
}

/**
 * For pages that a server renders: shows the account of the last visit in the first render, on the server and in the page,
 * so that the buttons show it without waiting for a script. For this, it keeps the visitor's addresses and network in a
 * cookie of the page. It is not part of `ModalProvider`, so that other apps do not load it.
 *
 * @example
 * ```tsx
 * function Providers({ modal, initialState, children }: { modal: Modal; initialState: InitialState; children: ReactNode }) {
 *   return (
 *     <ModalProvider modal={modal}>
 *       <InitialStateProvider initialState={initialState}>{children}</InitialStateProvider>
 *     </ModalProvider>
 *   )
 * }
 * ```
 */
export function InitialStateProvider({ initialState, children }: InitialStateProviderProps): ReactElement {
  const modal = useModalInstance('InitialStateProvider')
  const server = useContext(ServerContext)
  const [read] = useState(() => initialState && createInitialStates(modal.controllers, initialState))
  useEffect(() => void modal.plugin(initialStatePlugin).get(), [modal])
  const value = useMemo(() => ({ ...server, read }), [server, read])
  return <ServerContext.Provider value={value}>{children}</ServerContext.Provider>
}
