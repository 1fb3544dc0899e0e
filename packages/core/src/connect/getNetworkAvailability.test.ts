import { expect, it } from 'vitest'
import { mainnet } from '../network/networks/mainnet.ts'
import { arbitrum } from '../network/networks/arbitrum.ts'
import { solana } from '../network/networks/solana.ts'
import type { ConnectionStatus } from './connectionState.ts'
import { initialConnectionState } from './connectionState.ts'
import type { NamespaceNetworks } from '../network/networkState.ts'
import { getNetworkAvailability, type GetNetworkAvailabilityParameters } from './getNetworkAvailability.ts'
import type { Connector } from './connectorsState.ts'

const toConnector = (id: string, chain: Connector['chain'], name: string): Connector => ({
  id,
  name,
  type: 'ANNOUNCED',
  chain,
  info: {},
  ready: 'installed',
})
const toNetworks = (part: Partial<NamespaceNetworks> & Pick<NamespaceNetworks, 'activeNetwork'>) => ({
  approvedNetworkIds: [],
  supportsAllNetworks: true,
  smartAccountEnabledNetworks: [],
  ...part,
})

const decide = (
  network: GetNetworkAvailabilityParameters['network'],
  {
    statuses,
    eip155 = toNetworks({ activeNetwork: mainnet }),
    connectors = [],
  }: {
    readonly statuses: Readonly<Record<string, ConnectionStatus>>
    readonly eip155?: NamespaceNetworks
    readonly connectors?: readonly Connector[]
  },
) =>
  getNetworkAvailability({
    network,
    networks: { activeNamespace: 'eip155', byNamespace: { eip155, solana: toNetworks({ activeNetwork: solana }) } },
    connection: { ...initialConnectionState, statuses },
    connectors,
    connectorId: 'app.phantom',
    getWallet: (namespace) => ({ name: `Wallet on ${namespace}` }),
  })

it('is ready for every network without a wallet', () => {
  expect(decide(mainnet, { statuses: {} })).toEqual({ kind: 'ready' })
  expect(decide(solana, { statuses: { solana: 'connected' } })).toEqual({ kind: 'ready' })
})

it('is ready if the active wallet supports the network, otherwise unsupported', () => {
  const statuses = { eip155: 'connected' } as const
  const eip155 = toNetworks({
    activeNetwork: mainnet,
    supportsAllNetworks: false,
    approvedNetworkIds: [mainnet.caipNetworkId],
  })
  expect(decide(arbitrum, { statuses })).toEqual({ kind: 'ready' })
  expect(decide(mainnet, { statuses, eip155 })).toEqual({ kind: 'ready' })
  expect(decide(arbitrum, { statuses, eip155 })).toEqual({ kind: 'unsupported' })
})

it('returns the wallet that takes over on another connected chain', () => {
  const statuses = { eip155: 'connected', solana: 'connected' } as const
  expect(decide(solana, { statuses })).toEqual({ kind: 'otherWallet', wallet: { name: 'Wallet on solana' } })
})

it('returns the active wallet for a chain without a connection, if it can connect there', () => {
  const statuses = { eip155: 'connected' } as const
  const connectors = [toConnector('app.phantom', 'eip155', 'Phantom'), toConnector('Phantom', 'solana', 'Phantom')]
  expect(decide(solana, { statuses, connectors })).toEqual({
    kind: 'notConnected',
    wallet: { name: 'Wallet on eip155' },
  })
  expect(decide(solana, { statuses })).toEqual({ kind: 'notConnected', wallet: undefined })
})
