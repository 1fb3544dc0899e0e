import type { InitialState, Modal } from '@latchkey/core'
import { createInitialStates } from '@latchkey/core/internal'
import { useState, type ReactElement, type ReactNode } from 'react'
import { ServerContext } from '../internals/ServerContext.ts'

/** Props of `ModalProvider` for pages that a server renders. */
export interface ServerStateProps {
  /**
   * What the server read of this visitor with `readInitialState`, for the first render on the server and in the page: the
   * buttons then show the account without waiting for a script.
   */
  readonly initialState?: InitialState | undefined
  /**
   * Whether the page imports `@latchkey/react/buttons.css`. By default a server that renders with React 19 writes the
   * buttons' styles into the page, which a Content-Security-Policy without `'unsafe-inline'` blocks, and one that renders
   * with React 18 writes none.
   */
  readonly hasStyleSheet?: boolean | undefined
}

interface OwnProps extends ServerStateProps {
  readonly modal: Modal
  readonly children: ReactNode
}

/** Provides what the first render shows: on a server what it knows of the visitor, in a page what the last visit stored. */
export function ServerState({ modal, initialState, hasStyleSheet, children }: OwnProps): ReactElement {
  const [server] = useState(() => {
    // Before the components below render: they then show the account of the last visit in the first frame.
    modal.recall()
    return { read: initialState && createInitialStates(modal.controllers, initialState), hasStyleSheet }
  })
  return <ServerContext.Provider value={server}>{children}</ServerContext.Provider>
}
