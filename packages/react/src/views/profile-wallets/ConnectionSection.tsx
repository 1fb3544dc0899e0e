import { toModalError } from '@latchkey/core'
import { useId, useState, type ReactNode } from 'react'
import type { ActiveConnection } from '../../hooks/useConnections.ts'
import { useDisconnect } from '../../hooks/useDisconnect.ts'
import { useFrozen } from '../../hooks/useFrozen.ts'
import { useModalInstance } from '../../hooks/useModalInstance.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { DisconnectIcon } from '../../ui/icons/DisconnectIcon.tsx'
import { List } from '../../ui/List.tsx'
import { ListItem } from '../../ui/ListItem.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Truncate } from '../../ui/Truncate.tsx'
import { truncateMiddle } from '../../ui/truncateMiddle.ts'
import { useAnnounce } from '../../ui/useAnnounce.ts'
import { WalletImage } from '../../ui/WalletImage.tsx'
import { toWalletName } from '../toWalletName.ts'

export interface ConnectionSectionProps {
  readonly connection: ActiveConnection
  /** It is the one in use. */
  readonly isActive: boolean
}

/** One connected wallet: its accounts, and the way to leave it. */
export function ConnectionSection({ connection, isActive }: ConnectionSectionProps): ReactNode {
  const { connection: connections, toasts } = useModalInstance().controllers
  const leaving = useDisconnect()
  const isPending = useFrozen(leaving.isPending)
  const [switchingTo, setSwitchingTo] = useState<string>()
  const { t } = useMessages()
  const announce = useAnnounce()
  const headingId = useId()
  const { accounts, activeAddress, connector, connectorId, id, namespace } = connection
  const wallet = toWalletName({ wallet: connector, t })

  const switchTo = async (address: string): Promise<void> => {
    setSwitchingTo(address)
    try {
      await connections.switchConnection({ connectorId, namespace, address })
      announce(t('toast.accountSwitched', { name: truncateMiddle({ text: address }) }))
    } catch (cause) {
      toasts.show({ variant: 'error', code: toModalError(cause, 'request.failed').code })
    } finally {
      setSwitchingTo(undefined)
    }
  }

  return (
    <section className="lk-connection" aria-labelledby={headingId} data-testid={`lk-profile-wallets-${connectorId}`}>
      <div className="lk-connection-head">
        <WalletImage name={wallet} source={connector?.imageUrl} size="small" />
        <h3 id={headingId} dir="auto">
          {wallet}
        </h3>
        {isPending ? (
          <span className="lk-connection-busy">
            <Spinner />
          </span>
        ) : (
          <IconButton
            label={t('profileWallets.disconnect', { wallet })}
            onClick={() => void leaving.disconnect({ connectionId: id, namespace }).catch(() => undefined)}
            testId={`lk-profile-wallets-disconnect-${connectorId}`}
          >
            <DisconnectIcon />
          </IconButton>
        )}
      </div>
      <List label={t('profileWallets.accountsOf', { wallet })} tight>
        {accounts.map(({ address }) => {
          const isSelected = isActive && address === activeAddress
          return (
            <ListItem
              key={address}
              variant="flat"
              title={<Truncate text={address} />}
              media={<Avatar address={address} size="row" />}
              selected={isSelected}
              trailing={switchingTo === address && <Spinner />}
              onClick={isSelected ? undefined : () => void switchTo(address)}
              testId={`lk-profile-wallets-account-${address}`}
            />
          )
        })}
      </List>
      {accounts.length === 1 && isActive && (
        <p className="lk-connection-hint">{t('profileWallets.single', { wallet })}</p>
      )}
    </section>
  )
}
