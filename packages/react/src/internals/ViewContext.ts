import type { ViewName } from '@latchkey/core'
import { createContext } from 'react'

/** What the modal provides to a view. */
export interface ViewSurroundings {
  /** Sets the view's status, the dialog's `data-status`. */
  readonly reportStatus: (status: string) => void
  /** Loads a view that the visitor is about to open. Never throws. */
  readonly preload: (view: ViewName) => void
}

export const ViewContext = /*#__PURE__*/ createContext<ViewSurroundings>({
  reportStatus: () => {},
  preload: () => {},
})
