import { useState, type ReactNode } from 'react'
import { useConnections } from '../../hooks/useConnections.ts'
import { useDisconnect } from '../../hooks/useDisconnect.ts'
import { useLatched } from '../../internals/useLatched.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { NamespaceWallets } from './NamespaceWallets.tsx'
import { profileWalletsStyles } from './ProfileWalletsView.styles.ts'

/** All connected wallets by chain, with their accounts. Pressing an account switches to it. */
export function ProfileWalletsView(): ReactNode {
  useStyles(profileWalletsStyles)
  const { network } = useModalInstance().controllers
  const { active, namespaces } = useSelector(network.store, (state) => ({
    active: state.activeNamespace,
    namespaces: [...new Set(state.networks.map(({ chainNamespace }) => chainNamespace))],
  }))
  const [chosen, setChosen] = useState(active)
  const { connections, dormant } = useConnections()
  const leaving = useDisconnect()
  const isPending = useLatched({ value: leaving.isPending })
  const { t } = useMessages()
  return (
    <ViewBody testId="lk-profile-wallets">
      {namespaces.length > 1 ? (
        <Tabs
          tabs={namespaces.map((id) => ({ id, label: t(`namespace.${id}`) }))}
          selected={chosen}
          onSelect={setChosen}
          label={t('profileWallets.chains')}
          testId="lk-profile-wallets-tab"
        >
          <NamespaceWallets key={chosen} namespace={chosen} />
        </Tabs>
      ) : (
        <NamespaceWallets namespace={active} />
      )}
      {connections.length + dormant.length > 1 && (
        <button
          type="button"
          className="lk-quiet-button lk-leave-all"
          aria-disabled={isPending || undefined}
          aria-busy={isPending || undefined}
          // A failure is shown as a toast; the visitor is disconnected anyway.
          onClick={isPending ? undefined : () => void leaving.disconnect().catch(() => undefined)}
          data-testid="lk-profile-wallets-disconnect-all"
        >
          {isPending ? t('account.disconnecting') : t('profileWallets.disconnectAll')}
        </button>
      )}
    </ViewBody>
  )
}
