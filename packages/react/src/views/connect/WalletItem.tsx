import { type Namespace, type WalletRow } from '@latchkey/core'
import { getConnectorState } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { usePreload } from '../../internals/usePreload.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ListItem } from '../../ui/ListItem.tsx'
import { PairingImage } from '../../ui/PairingImage.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { WalletImage } from '../../ui/WalletImage.tsx'
import { formatNamespaces } from '../../internals/networks/formatNamespaces.ts'
import { RecentImage } from '../../internals/wallets/RecentImage.tsx'
import { useChooseWallet } from '../../internals/wallets/useChooseWallet.ts'

export interface WalletItemProps {
  readonly wallet: WalletRow
  /** The namespace to connect on. */
  readonly namespace: Namespace | undefined
}

/** A wallet's row. Pressing it starts connecting, or shows how to get the wallet. */
export function WalletItem({ wallet, namespace }: WalletItemProps): ReactNode {
  const choose = useChooseWallet(namespace)
  const modal = useModalInstance()
  const preloadView = usePreload('ConnectingWalletConnect')
  const preload = (): void => {
    preloadView()
    void modal.preload({ pairing: true })
  }
  const translator = useMessages()
  const { id, connector, namespaces, pairing, connectors } = wallet
  const isWalletConnect = connector?.type === 'WALLET_CONNECT'
  const isConnected = useSelector(modal.controllers.adapters.store, (state) =>
    connectors.some(
      ({ id: connectorId, chain }) =>
        (namespace ?? chain) === chain &&
        getConnectorState(state, { connectorId, namespace: chain }) !== 'disconnected',
    ),
  )
  return (
    <ListItem
      title={toDisplayText(wallet.name) || id}
      subtitle={namespaces.length > 1 && !isWalletConnect ? formatNamespaces({ namespaces, translator }) : undefined}
      media={
        pairing && !wallet.wallet ? (
          <RecentImage wallet={pairing} />
        ) : isWalletConnect ? (
          <PairingImage />
        ) : (
          <WalletImage name={wallet.name} source={wallet.imageUrl} />
        )
      }
      tag={<WalletTag wallet={wallet} isConnected={isConnected && !isWalletConnect} />}
      onClick={() => choose(wallet)}
      onIntent={isWalletConnect || pairing ? preload : undefined}
      testId={`lk-connect-wallet-${id}`}
    />
  )
}

function WalletTag({ wallet, isConnected }: { readonly wallet: WalletRow; readonly isConnected: boolean }): ReactNode {
  const { isMobile } = useModalInstance().ports.platform
  const { connector, pairing, isRecent, isInstalled, isDisputed } = wallet
  const { t } = useMessages()
  if (isDisputed) return <Tag tone="warn">{t('connect.disputed')}</Tag>
  if (isConnected) return <Tag tone="good">{t('connect.connected')}</Tag>
  if (isRecent) return <Tag tone="accent">{t('connect.recent')}</Tag>
  // On a phone the row opens a wallet.
  if (connector?.type === 'WALLET_CONNECT') return isMobile ? null : <Tag>{t('connect.qrCode')}</Tag>
  if (connector === undefined) return pairing ? null : <Tag>{t('connect.notInstalled')}</Tag>
  return isInstalled ? <span className="lk-row-subtitle">{t('connect.installed')}</span> : null
}
