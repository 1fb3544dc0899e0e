import type { ActiveConnection } from '@latchkey/core'
import { toModalError } from '@latchkey/core/internal'
import { useId, useState, type ReactNode } from 'react'
import { useAddressLabels } from '../../hooks/useAddressLabels.ts'
import { useConnections } from '../../hooks/useConnections.ts'
import { useDisconnect } from '../../hooks/useDisconnect.ts'
import { useLatched } from '../../internals/useLatched.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { List } from '../../ui/List.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { truncateMiddle } from '../../ui/truncateMiddle.ts'
import { useAnnounce } from '../../ui/useAnnounce.ts'
import { formatNamespaces } from '../../internals/networks/formatNamespaces.ts'
import { useAccountLogin } from '../../internals/login/useAccountLogin.ts'
import { toWalletName } from '../../internals/wallets/toWalletName.ts'
import { AccountItem } from './AccountItem.tsx'
import { WalletHeading } from './WalletHeading.tsx'

export interface ConnectionSectionProps {
  readonly connection: ActiveConnection
  /** The connection's chain is the active one. */
  readonly isChainActive: boolean
}

/** A connected wallet with its accounts and a Disconnect button. */
export function ConnectionSection({ connection, isChainActive }: ConnectionSectionProps): ReactNode {
  const { connection: connections, toasts } = useModalInstance().controllers
  const leaving = useDisconnect()
  const isPending = useLatched({ value: leaving.isPending })
  const [switchingTo, setSwitchingTo] = useState<string>()
  const translator = useMessages()
  const { t } = translator
  const announce = useAnnounce()
  const headingId = useId()
  const { accounts, activeAddress, authName, connector, connectorId, id, namespace, peer, state } = connection
  const { labels } = useAddressLabels({ namespace })
  const login = useAccountLogin(namespace)
  const wallet = toWalletName({ wallet: (authName !== undefined && login) || (peer ?? connector), t })
  // A session is disconnected on all its chains: a paired wallet would still look connected on the phone.
  const isSession = connections.isSession(connectorId)
  const others = useConnections().connections.filter(
    (other) => isSession && other.connectorId === connectorId && other.namespace !== namespace,
  )
  const isActive = state === 'connected'

  const switchTo = async (address: string): Promise<void> => {
    setSwitchingTo(address)
    try {
      // The wallet's own active account need not be named: it comes with the wallet.
      const account = address === activeAddress ? {} : { address }
      await connections.switchConnection({ connectorId, namespace, ...account })
      announce(
        t('toast.accountSwitched', { name: toDisplayText(labels[address] ?? '') || truncateMiddle({ text: address }) }),
      )
    } catch (cause) {
      toasts.show({ variant: 'error', code: toModalError(cause, 'request.failed').code })
    } finally {
      setSwitchingTo(undefined)
    }
  }

  return (
    <section className="lk-connection" aria-labelledby={headingId} data-testid={`lk-profile-wallets-${connectorId}`}>
      <WalletHeading
        id={headingId}
        name={wallet}
        isLogin={authName !== undefined}
        imageUrl={peer ? peer.icon : connector?.imageUrl}
        note={
          others.length > 0
            ? t('profileWallets.alsoOn', {
                chains: formatNamespaces({ namespaces: others.map((other) => other.namespace), translator }),
              })
            : undefined
        }
        leaveText={t(authName === undefined ? 'account.disconnect' : 'account.signOut')}
        leaveLabel={
          authName === undefined ? t('profileWallets.disconnect', { wallet }) : t('profileWallets.signOut', { wallet })
        }
        onLeave={() =>
          void leaving.disconnect(isSession ? { connectorId } : { connectionId: id, namespace }).catch(() => undefined)
        }
        isLeaving={isPending}
        testId={`lk-profile-wallets-disconnect-${connectorId}`}
      />
      <List label={t('profileWallets.accountsOf', { wallet })} tight>
        {accounts.map(({ address, type }) => {
          const isSelected = isActive && address === activeAddress
          // S4.019
          const isBarred = namespace === 'bip122' && type !== 'payment' && address !== activeAddress
          return (
            <AccountItem
              key={address}
              namespace={namespace}
              address={address}
              note={isBarred ? t('profileWallets.notPayment') : undefined}
              selected={isSelected}
              disabled={isBarred}
              trailing={switchingTo === address && <Spinner />}
              // Choosing an account of another chain also switches to that chain.
              onClick={isSelected && isChainActive ? undefined : () => void switchTo(address)}
              testId={`lk-profile-wallets-account-${address}`}
            />
          )
        })}
      </List>
      {accounts.length === 1 && isActive && authName === undefined && (
        <p className="lk-connection-hint">{t('profileWallets.single', { wallet })}</p>
      )}
    </section>
  )
}
