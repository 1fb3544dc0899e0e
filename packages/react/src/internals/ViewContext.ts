import type { ViewName } from '@latchkey/core'
import { createContext } from 'react'

/** What a view may tell the modal around it, and ask of it. */
export interface ViewSurroundings {
  /** Says in one word how it stands with the view: the dialog's `data-status`. */
  readonly reportStatus: (status: string) => void
  /** Loads a view that the visitor seems about to open. Never throws. */
  readonly preload: (view: ViewName) => void
}

export const ViewContext = /*#__PURE__*/ createContext<ViewSurroundings>({
  reportStatus: () => {},
  preload: () => {},
})
