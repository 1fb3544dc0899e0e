import { isDisputed, toIcon, toName } from '@latchkey/core/adapter'
import type { ConnectorDescriptor } from '@latchkey/core/adapter'
import type { Connector } from '@wagmi/core'
import type { FoundWallet } from './types.ts'

/**
 * Lists the connectors, each wallet once. Where a connector of the app's own config reaches a wallet of the page, the entry
 * has the connector's id, and the wallet's name and icon.
 */
export function describeConnectors(parameters: {
  readonly wallets: readonly FoundWallet[]
  /** The connectors of the app's own config and the connected ones. */
  readonly connectors: readonly Connector[]
}): readonly ConnectorDescriptor<'eip155'>[] {
  const { wallets, connectors } = parameters
  const descriptors = new Map<string, ConnectorDescriptor<'eip155'>>()
  const found = wallets.map(({ descriptor }) => descriptor)
  for (const descriptor of found) {
    // A connector that knows a disputed domain may reach the other wallet.
    const isOnlyById = isDisputed(descriptor.id, found)
    const connector = connectors.find((candidate) =>
      isOnlyById ? candidate.id === descriptor.id : reaches(candidate, descriptor),
    )
    const id = connector?.id ?? descriptor.id
    if (!descriptors.has(id)) descriptors.set(id, { ...descriptor, id })
  }
  for (const { id, name, icon, type, rdns } of connectors) {
    // wagmi's `injected` connector is for any wallet, and here the page has none.
    if (descriptors.has(id) || id === 'injected') continue
    const [firstRdns] = [rdns ?? []].flat()
    const image = toIcon(icon)
    descriptors.set(id, {
      id,
      namespace: 'eip155',
      name: toName(name) || 'Browser Wallet',
      type: 'EXTERNAL',
      ...(image !== undefined && { icon: image }),
      ...(firstRdns !== undefined && { rdns: firstRdns }),
      ready: type === 'injected' ? 'notDetected' : 'loadable',
    })
  }
  return [...descriptors.values()]
}

function reaches({ id, rdns }: Connector, wallet: ConnectorDescriptor): boolean {
  return (
    id === wallet.id ||
    (id === 'injected' && wallet.type === 'INJECTED') ||
    (wallet.rdns !== undefined && [rdns ?? []].flat().includes(wallet.rdns))
  )
}
