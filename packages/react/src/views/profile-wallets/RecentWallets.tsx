import { type Namespace } from '@latchkey/core'
import { matchWallets } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { useConnections } from '../../hooks/useConnections.ts'
import { useConnectors } from '../../hooks/useConnectors.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ChevronRightIcon } from '../../ui/icons/ChevronRightIcon.tsx'
import { List } from '../../ui/List.tsx'
import { ListItem } from '../../ui/ListItem.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { WalletImage } from '../../ui/WalletImage.tsx'
import { RecentImage } from '../../internals/wallets/RecentImage.tsx'
import { useChooseWallet } from '../../internals/wallets/useChooseWallet.ts'

/** The wallets recently used on a chain and not connected there. Pressing one connects it again. */
export function RecentWallets({ namespace }: { readonly namespace: Namespace }): ReactNode {
  const { connectors } = useConnectors({ namespace })
  const { connections, dormant } = useConnections({ namespace })
  const choose = useChooseWallet(namespace)
  const { t } = useMessages()
  const recent = connectors.filter(({ id, name, isRecent, connectors: candidates }) => {
    if (!isRecent) return false
    const isListed = [...connections, ...dormant].some(({ connectorId }) =>
      candidates.some((connector) => connector.id === connectorId && connector.chain === namespace),
    )
    const isPaired = connections.some(({ peer }) => peer && matchWallets({ id, name }, { id: '', name: peer.name }))
    return !isListed && !isPaired
  })
  if (recent.length === 0) return null
  return (
    <section className="lk-connection">
      <h3 className="lk-connection-title">{t('profileWallets.recent')}</h3>
      <List label={t('profileWallets.recent')} tight>
        {recent.map((row) => (
          <ListItem
            key={row.id}
            variant="flat"
            title={toDisplayText(row.name) || row.id}
            media={
              row.pairing && !row.wallet ? (
                <RecentImage wallet={row.pairing} />
              ) : (
                <WalletImage name={row.name} source={row.imageUrl} />
              )
            }
            trailing={<ChevronRightIcon />}
            onClick={() => choose(row)}
            testId={`lk-profile-wallets-recent-${row.id}`}
          />
        ))}
      </List>
    </section>
  )
}
