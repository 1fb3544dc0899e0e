import { findWalletRow, getConnectorState } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { useConnectors } from '../../hooks/useConnectors.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ChevronRightIcon } from '../../ui/icons/ChevronRightIcon.tsx'
import { List } from '../../ui/List.tsx'
import { ListItem } from '../../ui/ListItem.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { WalletImage } from '../../ui/WalletImage.tsx'
import { NetworkImage } from '../../ui/NetworkImage.tsx'
import { toWalletName } from '../../internals/wallets/toWalletName.ts'
import { ViewBody } from '../../ui/ViewBody.tsx'
import type { ViewProps } from '../../internals/ViewProps.ts'

/** Lets the visitor choose the chain to connect, for a wallet of several chains. */
export function ConnectingMultiChainView({ parameters }: ViewProps<'ConnectingMultiChain'>): ReactNode {
  const { adapters, router } = useModalInstance().controllers
  const wallet = findWalletRow(useConnectors().connectors, parameters)
  const states = useSelector(adapters.store, (state) => state)
  const { t } = useMessages()
  const name = toWalletName({ wallet, t })
  const chains = wallet?.namespaces ?? []
  return (
    <ViewBody testId="lk-connecting-multi-chain">
      <StatusBlock
        media={<WalletImage name={name} source={wallet?.imageUrl} size="large" />}
        title={t('connectingMultiChain.choose')}
        text={t('connectingMultiChain.text', { wallet: name })}
      />
      <List label={t('connectingMultiChain.choose')}>
        {chains.map((namespace) => {
          // Of two connectors on one chain, the first is preferred.
          const connectorId = wallet?.connectors.find(({ chain }) => chain === namespace)?.id ?? parameters.connectorId
          const isConnected = getConnectorState(states, { connectorId, namespace }) !== 'disconnected'
          return (
            <ListItem
              key={namespace}
              title={t(`namespace.${namespace}`)}
              media={<NetworkImage networkId={namespace} name={t(`namespace.${namespace}`)} />}
              tag={isConnected && <Tag tone="good">{t('connect.connected')}</Tag>}
              trailing={<ChevronRightIcon />}
              onClick={() => router.push('ConnectingExternal', { connectorId, namespace })}
              testId={`lk-connecting-multi-chain-${namespace}`}
            />
          )
        })}
      </List>
    </ViewBody>
  )
}
