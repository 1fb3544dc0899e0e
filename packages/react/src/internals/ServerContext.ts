import type { ReadableStore } from '@latchkey/core'
import { createContext } from 'react'

/** What the providers know about the first render of a page that a server renders. */
export interface ServerContextValue {
  /** Returns the state of a store that the server renders and the page hydrates. */
  readonly read?: (<state>(store: ReadableStore<state>) => state) | undefined
  /** Whether the page imports `buttons.css` itself, so that no button writes a style element. */
  readonly hasStyleSheet?: boolean | undefined
}

/** What the nearest `ModalProvider` and `InitialStateProvider` know about the first render. */
export const ServerContext = /*#__PURE__*/ createContext<ServerContextValue>({})
