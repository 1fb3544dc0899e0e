import type { Namespace, WalletRow } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useModalInstance } from '../../hooks/useModalInstance.ts'
import { usePreload } from '../../hooks/usePreload.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ListItem } from '../../ui/ListItem.tsx'
import { PairingImage } from '../../ui/PairingImage.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { WalletImage } from '../../ui/WalletImage.tsx'
import { formatNamespaces } from '../formatNamespaces.ts'
import { useChooseWallet } from '../useChooseWallet.ts'

export interface WalletItemProps {
  readonly wallet: WalletRow
  /** What the visitor is to connect on. */
  readonly namespace: Namespace | undefined
  /** In the place of its own picture. */
  readonly picture?: ReactNode | undefined
}

/** One wallet: pressing it begins to connect, or tells how to get it. */
export function WalletItem({ wallet, namespace, picture }: WalletItemProps): ReactNode {
  const choose = useChooseWallet(namespace)
  const modal = useModalInstance()
  const preloadView = usePreload('ConnectingWalletConnect')
  const preload = (): void => {
    preloadView()
    void modal.preload({ pairing: true })
  }
  const translator = useMessages()
  const { id, connector, namespaces, pairing } = wallet
  const isAny = connector?.type === 'WALLET_CONNECT'
  return (
    <ListItem
      title={toDisplayText(wallet.name) || id}
      subtitle={namespaces.length > 1 && !isAny ? formatNamespaces({ namespaces, translator }) : undefined}
      media={picture ?? (isAny ? <PairingImage /> : <WalletImage name={wallet.name} source={wallet.imageUrl} />)}
      tag={<WalletTag wallet={wallet} />}
      onClick={() => choose(wallet)}
      onIntent={isAny || pairing ? preload : undefined}
      testId={`lk-connect-wallet-${id}`}
    />
  )
}

function WalletTag({ wallet }: { readonly wallet: WalletRow }): ReactNode {
  const { connector, pairing, isRecent, isInstalled } = wallet
  const { t } = useMessages()
  if (isRecent) return <Tag tone="accent">{t('connect.recent')}</Tag>
  if (connector?.type === 'WALLET_CONNECT') return <Tag>{t('connect.qrCode')}</Tag>
  if (connector === undefined) return pairing ? null : <Tag>{t('connect.notInstalled')}</Tag>
  return isInstalled ? <Tag tone="good">{t('connect.installed')}</Tag> : null
}
