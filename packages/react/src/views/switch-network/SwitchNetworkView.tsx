import { selectActiveConnection } from '@latchkey/core'
import { findConnector } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { useRetryVisit } from '../../internals/useRetryVisit.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useNetwork } from '../../hooks/useNetwork.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { RequestBlock } from '../../ui/RequestBlock.tsx'
import { toNetworkName } from '../../internals/networks/toNetworkName.ts'
import { toWalletName } from '../../internals/wallets/toWalletName.ts'
import { ViewBody } from '../../ui/ViewBody.tsx'
import type { ViewProps } from '../../internals/ViewProps.ts'
import { describeSwitch } from './describeSwitch.ts'
import { useSwitchStatus } from './useSwitchStatus.ts'

/** Switches the network, and shows the request to the wallet and its outcome. */
export function SwitchNetworkView({ parameters: { network } }: ViewProps<'SwitchNetwork'>): ReactNode {
  const { adapters, connectors } = useModalInstance().controllers
  const retry = useRetryVisit()
  const { chainNamespace } = network
  const connectorId = useSelector(
    adapters.store,
    (state) => selectActiveConnection(state, chainNamespace)?.connectorId ?? '',
  )
  const connector = useSelector(connectors.store, (state) =>
    findConnector(state.connectors, { id: connectorId, namespace: chainNamespace }),
  )
  const { network: current } = useNetwork()
  const state = useSwitchStatus(network.caipNetworkId)
  const { t } = useMessages()
  useViewStatus(state.status)
  const names = {
    wallet: toWalletName({ wallet: connector, t }),
    network: toNetworkName({ network, t }),
    current: toNetworkName({ network: current, t }),
  }
  return (
    <ViewBody testId="lk-switch-network">
      <RequestBlock
        {...describeSwitch({ state, names, t })}
        wallet={connector}
        onRetry={retry}
        testId="lk-switch-network-retry"
      />
    </ViewBody>
  )
}
