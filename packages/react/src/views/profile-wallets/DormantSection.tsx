import { useId, type ReactNode } from 'react'
import { useConnections, type DormantConnection } from '../../hooks/useConnections.ts'
import { useDisconnect } from '../../hooks/useDisconnect.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { List } from '../../ui/List.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toWalletName } from '../../internals/wallets/toWalletName.ts'
import { useChooseWallet } from '../../internals/wallets/useChooseWallet.ts'
import { AccountItem } from './AccountItem.tsx'
import { WalletHeading } from './WalletHeading.tsx'

/** A previously connected wallet that is being restored or is unavailable, with buttons to reconnect and forget it. */
export function DormantSection({ connection }: { readonly connection: DormantConnection }): ReactNode {
  const { connectorId, namespace, connector, activeAddress } = connection
  const { isRestoring } = useConnections({ namespace })
  const choose = useChooseWallet(namespace)
  const { disconnect } = useDisconnect()
  const headingId = useId()
  const { t } = useMessages()
  const wallet = toWalletName({ wallet: connector, t })
  const isSession = useModalInstance().controllers.connection.isSession(connectorId)
  return (
    <section
      className="lk-connection lk-connection-away"
      aria-labelledby={headingId}
      data-testid={`lk-profile-wallets-dormant-${connectorId}`}
    >
      <WalletHeading
        id={headingId}
        name={wallet}
        imageUrl={connector?.imageUrl}
        leaveText={t('profileWallets.forgetShort')}
        leaveLabel={t('profileWallets.forget', { wallet })}
        // A session is removed on all its chains.
        onLeave={() => void disconnect(isSession ? { connectorId } : { connectorId, namespace }).catch(() => undefined)}
        isLeaving={false}
        testId={`lk-profile-wallets-forget-${connectorId}`}
      />
      <List label={t('profileWallets.accountsOf', { wallet })} tight>
        <AccountItem
          namespace={namespace}
          address={activeAddress}
          note={t(isRestoring ? 'profileWallets.reconnecting' : 'profileWallets.dormant')}
          trailing={isRestoring && <Spinner />}
          onClick={isRestoring ? undefined : () => choose({ id: connectorId, connector, namespaces: [namespace] })}
          testId={`lk-profile-wallets-reconnect-${connectorId}`}
        />
      </List>
    </section>
  )
}
