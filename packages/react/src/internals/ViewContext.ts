import type { ViewName } from '@latchkey/core'
import { createContext, type ComponentType } from 'react'
import type { AccountTab } from './AccountTab.ts'

/** What the modal provides to a view. */
export interface ViewSurroundings {
  /** Sets the view's status, the dialog's `data-status`. */
  readonly reportStatus: (status: string) => void
  /** Loads a view that the visitor is about to open. Never throws. */
  readonly preload: (view: ViewName) => void
  /** The content of a tab of the account, which another folder of views owns. */
  readonly AccountPanel: ComponentType<{ readonly tab: AccountTab }>
}

export const ViewContext = /*#__PURE__*/ createContext<ViewSurroundings>({
  reportStatus: () => {},
  preload: () => {},
  AccountPanel: () => null,
})
