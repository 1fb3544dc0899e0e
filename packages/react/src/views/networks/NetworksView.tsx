import type { Network, NetworkAvailability } from '@latchkey/core'
import { useEffect, useState, type ReactNode } from 'react'
import { useAccount } from '../../hooks/useAccount.ts'
import { requestSwitchNetwork } from '@latchkey/core/internal'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useNetwork } from '../../hooks/useNetwork.ts'
import { useNetworkSupport } from '../../hooks/useNetworkSupport.ts'
import { usePreload } from '../../internals/usePreload.ts'
import type { Translator } from '../../messages/createTranslator.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { List } from '../../ui/List.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { useAnnounce } from '../../ui/useAnnounce.ts'
import { matchesQuery } from '../../ui/matchesQuery.ts'
import { NetworkItem } from '../../internals/networks/NetworkItem.tsx'
import { toWalletName } from '../../internals/wallets/toWalletName.ts'
import { toNetworkName } from '../../internals/networks/toNetworkName.ts'
import { ViewBody } from '../../ui/ViewBody.tsx'

/** The number of networks from which the list has a search field. */
const searchFrom = 9

/**
 * The app's networks on all chains. Choosing one asks the wallet to switch, or continues with the wallet of another chain.
 */
export function NetworksView(): ReactNode {
  const instance = useModalInstance()
  const { network: current, networks } = useNetwork()
  const { isConnected } = useAccount()
  const getAvailability = useNetworkSupport()
  const preload = usePreload('SwitchNetwork')
  const { t } = useMessages()
  const announce = useAnnounce()
  const [query, setQuery] = useState('')
  const matches = networks.filter((network) => matchesQuery({ name: toNetworkName({ network, t }), query }))
  const count = matches.length
  useEffect(() => {
    if (query !== '') announce(t('networks.results', { count }))
  }, [announce, t, query, count])

  const choose = (network: Network): void => {
    if (network.caipNetworkId === current?.caipNetworkId) instance.controllers.modal.back('done')
    else requestSwitchNetwork(instance, { network, ignoreSwitchConfirmation: true })
  }
  return (
    <ViewBody testId="lk-networks">
      {networks.length >= searchFrom && (
        <SearchField value={query} onChange={setQuery} label={t('networks.search')} testId="lk-networks-search" />
      )}
      {count > 0 ? (
        <List label={t('networks.title')} tight>
          {matches.map((network) => {
            const availability = getAvailability(network)
            return (
              <NetworkItem
                key={network.caipNetworkId}
                network={network}
                variant="flat"
                selected={network.caipNetworkId === current?.caipNetworkId}
                subtitle={describeAvailability({ availability, t })}
                disabled={availability.kind === 'unsupported'}
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

/** Returns what choosing a network does besides switching, or why it cannot be chosen. */
function describeAvailability({
  availability,
  t,
}: {
  readonly availability: NetworkAvailability
  readonly t: Translator['t']
}): string | undefined {
  if (availability.kind === 'unsupported') return t('networks.unsupported')
  if (availability.kind !== 'otherWallet' && availability.kind !== 'notConnected') return undefined
  if (!availability.wallet) return t('networks.needsWallet')
  const wallet = toWalletName({ wallet: availability.wallet, t })
  return t(availability.kind === 'otherWallet' ? 'networks.uses' : 'networks.connects', { wallet })
}
