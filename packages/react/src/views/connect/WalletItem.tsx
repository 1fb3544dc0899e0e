import type { Namespace, WalletRow } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useModalInstance } from '../../hooks/useModalInstance.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ListItem } from '../../ui/ListItem.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { WalletImage } from '../../ui/WalletImage.tsx'
import { formatNamespaces } from './formatNamespaces.ts'

export interface WalletItemProps {
  readonly wallet: WalletRow
  /** What the visitor is to connect on. */
  readonly namespace: Namespace | undefined
}

/** One wallet: pressing it begins to connect, or tells how to get it. */
export function WalletItem({ wallet, namespace }: WalletItemProps): ReactNode {
  const { router, network } = useModalInstance().controllers
  const translator = useMessages()
  const { id, connector, namespaces } = wallet
  const connect = (): void => {
    const wanted = namespace ?? network.store.getState().activeNamespace
    const part = connector?.connectors?.find(({ chain }) => chain === wanted) ?? connector
    router.push('ConnectingExternal', {
      connectorId: part?.id ?? id,
      namespace: part?.chain ?? namespaces[0] ?? wanted,
    })
  }
  return (
    <ListItem
      title={toDisplayText(wallet.name) || id}
      subtitle={namespaces.length > 1 ? formatNamespaces({ namespaces, translator }) : undefined}
      media={<WalletImage name={wallet.name} source={wallet.imageUrl} />}
      tag={<WalletTag wallet={wallet} />}
      onClick={connect}
      testId={`lk-connect-wallet-${id}`}
    />
  )
}

function WalletTag({ wallet: { connector, isRecent, isInstalled } }: { readonly wallet: WalletRow }): ReactNode {
  const { t } = useMessages()
  if (connector === undefined) return <Tag>{t('connect.notInstalled')}</Tag>
  if (isRecent) return <Tag tone="accent">{t('connect.recent')}</Tag>
  if (connector.type === 'WALLET_CONNECT') return <Tag>{t('connect.qrCode')}</Tag>
  return isInstalled ? <Tag tone="good">{t('connect.installed')}</Tag> : null
}
