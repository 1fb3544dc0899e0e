import type { Namespace } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useConnections } from '../../hooks/useConnections.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { PlusIcon } from '../../ui/icons/PlusIcon.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { ConnectionSection } from './ConnectionSection.tsx'
import { DormantSection } from './DormantSection.tsx'
import { RecentWallets } from './RecentWallets.tsx'

/** The wallets of one chain: the one in use first, then the other connected ones, unavailable ones, and recent ones. */
export function NamespaceWallets({ namespace }: { readonly namespace: Namespace }): ReactNode {
  const { network, router } = useModalInstance().controllers
  const isChainActive = useSelector(network.store, (state) => state.activeNamespace === namespace)
  const { connections, dormant } = useConnections({ namespace })
  const { t } = useMessages()
  const inUse = connections.filter(({ state }) => state === 'connected')
  const isEmpty = connections.length + dormant.length === 0
  return (
    <div className="lk-body">
      {isEmpty && (
        <StatusBlock
          title={t('profileWallets.empty', { chain: t(`namespace.${namespace}`) })}
          text={t('profileWallets.emptyText')}
          testId="lk-profile-wallets-empty"
        />
      )}
      {[...inUse, ...connections.filter((connection) => !inUse.includes(connection))].map((connection) => (
        <ConnectionSection key={connection.id} connection={connection} isChainActive={isChainActive} />
      ))}
      {dormant.map((connection) => (
        <DormantSection key={connection.connectorId} connection={connection} />
      ))}
      <RecentWallets namespace={namespace} />
      <Button
        variant={isEmpty ? 'primary' : 'soft'}
        icon={<PlusIcon />}
        onClick={() => router.push('Connect', { namespace })}
        testId="lk-profile-wallets-connect"
      >
        {t(isEmpty ? 'profileWallets.connectFirst' : 'profileWallets.connect')}
      </Button>
    </div>
  )
}
