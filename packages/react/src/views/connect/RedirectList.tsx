import { getNamespaceRedirect } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { List } from '../../ui/List.tsx'
import { ListItem } from '../../ui/ListItem.tsx'
import { WalletImage } from '../../ui/WalletImage.tsx'

/** The Solana wallets whose own browser can be opened by a link. */
const wallets = [
  ['phantom', 'Phantom'],
  ['solflare', 'Solflare'],
  ['coinbase', 'Coinbase Wallet'],
] as const

/** Links that open this page in a wallet's own browser, on a phone with no wallet in the page (S2.040 to S2.042). */
export function RedirectList(): ReactNode {
  const { controllers, ports } = useModalInstance()
  const isFull = useSelector(controllers.options.store, ({ shareFullUrl }) => shareFullUrl)
  const { t } = useMessages()
  return (
    <List label={t('connect.wallets')}>
      {wallets.map(([wallet, name]) => (
        <ListItem
          key={wallet}
          title={name}
          media={<WalletImage name={name} source={undefined} />}
          href={getNamespaceRedirect({ wallet, url: location.href, isFull, ref: ports.platform.origin })}
          testId={`lk-connect-redirect-${wallet}`}
        />
      ))}
    </List>
  )
}
