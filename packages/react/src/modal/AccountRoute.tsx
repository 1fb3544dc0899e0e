import type { ReactNode } from 'react'
import { AccountPanelContext } from '../internals/AccountPanelContext.ts'
import { AccountView } from '../views/account/AccountView.tsx'
import { AccountPanel } from './AccountPanel.tsx'

const surroundings = { AccountPanel }

/** The account with its tabs, which load apart from the opening of the modal. */
export function AccountRoute(): ReactNode {
  return (
    <AccountPanelContext.Provider value={surroundings}>
      <AccountView />
    </AccountPanelContext.Provider>
  )
}
