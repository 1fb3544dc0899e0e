import type { Namespace } from '@latchkey/core'
import { ACTIVITY_NAMESPACES, BALANCE_NAMESPACES, isFeatureEnabled, NFT_NAMESPACES } from '@latchkey/core/internal'
import { useContext, type ReactNode } from 'react'
import { useAccount } from '../../hooks/useAccount.ts'
import type { AccountTab } from '../../internals/AccountTab.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { AccountPanelContext } from '../../internals/AccountPanelContext.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Tabs } from '../../ui/Tabs.tsx'

type Settings = Parameters<typeof isFeatureEnabled>[0]

interface TabRow {
  readonly id: AccountTab
  readonly label: 'account.tokens' | 'account.nfts' | 'account.activity'
  readonly namespaces: readonly Namespace[]
  readonly isEnabled: (settings: Settings) => boolean
}

/** The tabs, in their order (S2.005), each with where it has something to show. */
const rows: readonly TabRow[] = [
  {
    id: 'tokens',
    label: 'account.tokens',
    namespaces: BALANCE_NAMESPACES,
    // Without a cloud only the balance of the coin is known, which the account shows anyway.
    isEnabled: ({ cloud }) => cloud !== null,
  },
  {
    id: 'nfts',
    label: 'account.nfts',
    namespaces: NFT_NAMESPACES,
    isEnabled: (settings) => isFeatureEnabled(settings, 'nfts'),
  },
  {
    id: 'activity',
    label: 'account.activity',
    namespaces: ACTIVITY_NAMESPACES,
    isEnabled: (settings) => isFeatureEnabled(settings, 'activity'),
  },
]

export interface AccountTabsProps {
  readonly selected: AccountTab
  readonly onSelect: (tab: AccountTab) => void
}

/** What the account holds and has done. A tab is left out if its feature is off, or if its network has none. */
export function AccountTabs({ selected, onSelect }: AccountTabsProps): ReactNode {
  const { options } = useModalInstance().controllers
  const settings = useSelector(options.store, (state) => state)
  const { namespace, address } = useAccount()
  const { AccountPanel } = useContext(AccountPanelContext)
  const { t } = useMessages()
  const offered = rows.filter(({ namespaces, isEnabled }) => namespaces.includes(namespace) && isEnabled(settings))
  const shown = offered.find(({ id }) => id === selected) ?? offered[0]
  if (shown === undefined) return null
  const panel = (
    <div className="lk-account-panel">
      {/* Each account begins anew. */}
      <AccountPanel key={address} tab={shown.id} />
    </div>
  )
  if (offered.length === 1)
    return (
      <section aria-label={t(shown.label)} data-testid="lk-account-section">
        {panel}
      </section>
    )
  return (
    <Tabs
      label={t('account.tabs')}
      tabs={offered.map(({ id, label }) => ({ id, label: t(label) }))}
      selected={shown.id}
      onSelect={onSelect}
      testId="lk-account-tab"
    >
      {panel}
    </Tabs>
  )
}
