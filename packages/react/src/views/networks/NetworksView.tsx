import type { Network } from '@latchkey/core'
import { useEffect, useState, type ReactNode } from 'react'
import { useAccount } from '../../hooks/useAccount.ts'
import { useModalInstance } from '../../hooks/useModalInstance.ts'
import { useNetwork } from '../../hooks/useNetwork.ts'
import { useNetworkStanding } from '../../hooks/useNetworkStanding.ts'
import { usePreload } from '../../hooks/usePreload.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { List } from '../../ui/List.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { useAnnounce } from '../../ui/useAnnounce.ts'
import { matchesQuery } from '../matchesQuery.ts'
import { NetworkItem } from '../NetworkItem.tsx'
import { toNetworkName } from '../toNetworkName.ts'
import { ViewBody } from '../ViewBody.tsx'
import { describeStanding } from './describeStanding.ts'
import { NetworkTag } from './NetworkTag.tsx'

/** From how many networks on a list can be searched. */
const searchFrom = 9

/** The app's networks on every chain; one press asks the wallet to switch, or goes on with the wallet of another chain. */
export function NetworksView(): ReactNode {
  const { modal } = useModalInstance().controllers
  const { network: current, networks } = useNetwork()
  const { isConnected } = useAccount()
  const getStanding = useNetworkStanding()
  const preload = usePreload('SwitchNetwork')
  const { t } = useMessages()
  const announce = useAnnounce()
  const [query, setQuery] = useState('')
  const found = networks.filter((network) => matchesQuery({ name: toNetworkName({ network, t }), query }))
  const count = found.length
  useEffect(() => {
    if (query !== '') announce(t('networks.results', { count }))
  }, [announce, t, query, count])

  const choose = (network: Network): void => {
    if (network.caipNetworkId === current?.caipNetworkId) modal.back('done')
    else modal.requestSwitchNetwork({ network, ignoreSwitchConfirmation: true })
  }
  return (
    <ViewBody testId="lk-networks">
      {networks.length >= searchFrom && (
        <SearchField value={query} onChange={setQuery} label={t('networks.search')} testId="lk-networks-search" />
      )}
      {count > 0 ? (
        <List label={t('networks.title')} tight>
          {found.map((network) => {
            const standing = getStanding(network)
            return (
              <NetworkItem
                key={network.caipNetworkId}
                network={network}
                variant="flat"
                selected={network.caipNetworkId === current?.caipNetworkId}
                subtitle={describeStanding({ standing, t })}
                disabled={standing.kind === 'unsupported'}
                tag={<NetworkTag standing={standing} />}
                onClick={() => choose(network)}
                onIntent={isConnected ? preload : undefined}
                testId={`lk-networks-${network.caipNetworkId}`}
              />
            )
          })}
        </List>
      ) : (
        <StatusBlock title={t('networks.noResults', { query: query.trim() })} text={t('networks.noResultsText')} />
      )}
    </ViewBody>
  )
}
