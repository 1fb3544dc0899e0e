import { createContext, type ComponentType } from 'react'
import type { AccountTab } from './AccountTab.ts'

/** What the modal provides to the account. */
export interface AccountSurroundings {
  /** The content of a tab of the account, which another folder of views owns. */
  readonly AccountPanel: ComponentType<{ readonly tab: AccountTab }>
}

export const AccountPanelContext = /*#__PURE__*/ createContext<AccountSurroundings>({ AccountPanel: () => null })
