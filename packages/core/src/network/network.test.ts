import { expect, it } from 'vitest'
import { arbitrum } from './networks/arbitrum.ts'
import { defineNetwork } from './networks/defineNetwork.ts'
import { mainnet } from './networks/mainnet.ts'
import { solana } from './networks/solana.ts'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import { createFakeAdapter, fakeWallet } from '../test/createFakeAdapter.ts'
import { createTestModal, type TestModal } from '../test/createTestModal.ts'
import { selectAccount } from '../account/accountState.ts'
import { selectNamespaces } from '../adapter/adaptersState.ts'
import { selectActiveNetwork, selectNetworks } from './networkState.ts'
import { toNetwork, toUnsupportedNetwork } from './toNetwork.ts'

const metamask = 'io.metamask'
const activeOf = ({ modal }: TestModal) => selectActiveNetwork(modal.controllers.network.store.getState())
const createSolana = () =>
  createFakeAdapter({
    namespace: 'solana',
    wallets: [fakeWallet('Phantom')],
    networkId: solana.caipNetworkId,
    addresses: ['7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK'],
  })

it('starts on eip155:1 by default, on the first network without it, or on the default that the app sets [S9.018]', async () => {
  for (const [options, expected] of [
    [{ networks: [arbitrum, mainnet] }, 'eip155:1'],
    [{ networks: [arbitrum] }, 'eip155:42161'],
    [{ networks: [mainnet, arbitrum], defaultNetwork: arbitrum }, 'eip155:42161'],
  ] as const) {
    const world = createTestModal({ options })
    await world.modal.start()
    expect(activeOf(world)?.caipNetworkId).toBe(expected)
  }
})

it('stores the active namespace and network and restores them [S3.053]', async () => {
  const storage = createMemoryStorage()
  const first = createTestModal({ storage })
  await first.modal.start()
  await first.modal.switchNetwork(arbitrum)
  expect(JSON.parse(storage.getItem('@latchkey/active_network_id') ?? '').value).toBe('eip155:42161')
  expect(JSON.parse(storage.getItem('@latchkey/active_namespace') ?? '').value).toBe('eip155')
  const second = createTestModal({ storage })
  await second.modal.start()
  expect(activeOf(second)?.caipNetworkId).toBe('eip155:42161')
})

it("turns a stored network that is missing from the list into an 'unsupported network' object [S4.060] [S4.061]", async () => {
  const storage = createMemoryStorage()
  storage.setItem('@latchkey/active_namespace', JSON.stringify({ v: 1, value: 'eip155' }))
  storage.setItem('@latchkey/active_network_id', JSON.stringify({ v: 1, value: 'eip155:137' }))
  const world = createTestModal({ storage })
  await world.modal.start()
  expect(activeOf(world)).toEqual({
    id: 137,
    name: 'Unknown Network',
    chainNamespace: 'eip155',
    caipNetworkId: 'eip155:137',
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: { default: { http: [] } },
    unsupported: true,
  })
  expect(toUnsupportedNetwork('solana:abc')).toMatchObject({ id: 'abc', chainNamespace: 'solana' })
})

it('switches the connected wallet too, and only the app while nothing is connected', async () => {
  const world = createTestModal()
  await world.modal.start()
  await world.modal.switchNetwork('eip155:42161')
  expect(world.adapter.log).toEqual(['start '])
  await world.modal.connect({ connectorId: metamask })
  expect(activeOf(world)?.caipNetworkId).toBe('eip155:1')
  await world.modal.switchNetwork(arbitrum)
  expect(activeOf(world)?.caipNetworkId).toBe('eip155:42161')
  expect(world.adapter.log.at(-1)).toBe('switchNetwork eip155:42161')
  expect(world.eventNames().at(-1)).toBe('SWITCH_NETWORK')
})

it('does nothing when the target is the current network [S4.051]', async () => {
  const world = createTestModal()
  await world.modal.start()
  await world.modal.connect({ connectorId: metamask })
  const before = world.modal.controllers.network.store.getState()
  await world.modal.switchNetwork(mainnet)
  expect(world.modal.controllers.network.store.getState()).toBe(before)
  expect(world.adapter.log).not.toContain('switchNetwork eip155:1')
})

it('shows the alert Network Not Found for an unknown id [S5.023]', async () => {
  const world = createTestModal()
  await world.modal.start()
  await expect(world.modal.switchNetwork('eip155:999')).rejects.toMatchObject({ code: 'network.notFound' })
  await expect.poll(() => world.modal.controllers.alerts.store.getState().alert?.short).toBe('Network Not Found')
  expect(activeOf(world)?.caipNetworkId).toBe('eip155:1')
})

it('keeps the previous network when the visitor declines', async () => {
  const world = createTestModal()
  const { network } = world.modal.controllers
  await world.modal.start()
  await world.modal.connect({ connectorId: metamask })
  world.adapter.answer = 'reject'
  await expect(world.modal.switchNetwork(arbitrum)).rejects.toMatchObject({ name: 'ModalError' })
  expect(activeOf(world)?.caipNetworkId).toBe('eip155:1')
  expect(network.store.getState().attempt).toMatchObject({ status: 'failed', caipNetworkId: 'eip155:42161' })
})

it('follows the wallet to a known and to an unknown network, and leaves the unknown one with the wallet', async () => {
  const world = createTestModal()
  await world.modal.start()
  await world.modal.connect({ connectorId: metamask })
  world.adapter.wallet.changeNetwork('eip155:42161')
  expect(activeOf(world)?.name).toBe('Arbitrum One')
  world.adapter.wallet.changeNetwork('eip155:137')
  expect(activeOf(world)?.unsupported).toBe(true)
  await world.modal.disconnect()
  expect(activeOf(world)?.caipNetworkId).toBe('eip155:1')
})

it('sets a flag while the active namespace changes [S4.057]', async () => {
  const world = createTestModal({ options: { networks: [mainnet, solana] }, others: [createSolana()] })
  await world.modal.start()
  const flags: boolean[] = []
  const { network } = world.modal.controllers
  network.store.subscribe((state) => flags.push(state.isSwitchingNamespace))
  await world.modal.switchNetwork(solana)
  expect(flags[0]).toBe(true)
  expect(network.store.getState()).toMatchObject({ isSwitchingNamespace: false, activeNamespace: 'solana' })
})

it("falls back to another chain's first network when the active chain's adapter is removed [S4.062]", async () => {
  const world = createTestModal({
    options: { networks: [mainnet, solana], defaultNetwork: solana },
    others: [createSolana()],
  })
  await world.modal.start()
  expect(world.modal.controllers.network.store.getState().activeNamespace).toBe('solana')
  await world.modal.removeAdapter('solana')
  expect(world.modal.controllers.network.store.getState().activeNamespace).toBe('eip155')
  expect(activeOf(world)?.caipNetworkId).toBe('eip155:1')
})

it('accepts an adapter that is added while the page runs', async () => {
  const world = createTestModal({ options: { networks: [mainnet, solana], adapters: [] } })
  await world.modal.start()
  const added = createSolana()
  world.modal.addAdapter(added.factory)
  await expect
    .poll(() => world.modal.controllers.connectors.store.getState().connectors.map(({ id }) => id))
    .toEqual(['Phantom'])
  await world.modal.connect({ connectorId: 'Phantom' })
  expect(world.modal.controllers.network.store.getState().activeNamespace).toBe('solana')
})

it('holds requested, approved and supported networks and the active one of each namespace [S3.024]', async () => {
  const world = createTestModal()
  await world.modal.start()
  const { network } = world.modal.controllers
  expect(network.store.getState().networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual([
    'eip155:1',
    'eip155:42161',
  ])
  await world.modal.connect({ connectorId: metamask })
  expect(network.store.getState().byNamespace.eip155).toEqual({
    activeNetwork: mainnet,
    approvedNetworkIds: [],
    supportsAllNetworks: true,
    smartAccountEnabledNetworks: [],
  })
})

it('holds the images of a network, by id and by URL [S3.021]', async () => {
  const { nativeCurrency, rpcUrls } = mainnet
  const assets = { imageId: 'b6ec7b81', imageUrl: 'https://example.com/local.png' }
  const local = defineNetwork({ id: 31_337, name: 'Local', nativeCurrency, rpcUrls, assets })
  expect(local.assets).toEqual(assets)
  const world = createTestModal({ options: { networks: [mainnet, local] } })
  await world.modal.start()
  await world.modal.switchNetwork(local)
  expect(activeOf(world)?.assets).toEqual(assets)
  expect(world.modal.controllers.network.store.getState().networks[1]?.assets).toEqual(assets)
})

it('holds the namespace, the networks, and the network and account state of each chain [S3.023]', async () => {
  const world = createTestModal({ options: { networks: [mainnet, solana, arbitrum] }, others: [createSolana()] })
  const { account, adapters, network } = world.modal.controllers
  await world.modal.start()
  await world.modal.connect({ connectorId: metamask })
  await world.modal.switchNetwork(arbitrum)
  await world.modal.connect({ connectorId: 'Phantom' })
  const chains = selectNamespaces(adapters.store.getState()).map((namespace) => ({
    namespace,
    caipNetworks: selectNetworks(network.store.getState(), namespace),
    network: network.store.getState().byNamespace[namespace],
    account: selectAccount(account.store.getState(), namespace),
  }))
  expect(chains).toMatchObject([
    {
      namespace: 'eip155',
      caipNetworks: [mainnet, arbitrum],
      network: { activeNetwork: arbitrum, approvedNetworkIds: [], supportsAllNetworks: true },
      account: { status: 'connected', caipAddress: 'eip155:42161:0x1111111111111111111111111111111111111111' },
    },
    {
      namespace: 'solana',
      caipNetworks: [solana],
      network: { activeNetwork: solana, approvedNetworkIds: [], supportsAllNetworks: true },
      account: {
        status: 'connected',
        caipAddress: `${solana.caipNetworkId}:7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK`,
      },
    },
  ])
})

it('converts a viem chain to a network, without the properties that networks do not have', () => {
  const chain = {
    id: 10,
    name: 'OP Mainnet',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['https://mainnet.optimism.io'] } },
    blockExplorers: { default: { name: 'Explorer', url: 'https://optimistic.etherscan.io', apiUrl: 'https://api' } },
    fees: { baseFeeMultiplier: () => 1 },
  }
  expect(toNetwork(chain)).toEqual({
    id: 10,
    name: 'OP Mainnet',
    chainNamespace: 'eip155',
    caipNetworkId: 'eip155:10',
    nativeCurrency: chain.nativeCurrency,
    rpcUrls: chain.rpcUrls,
    blockExplorers: { default: { name: 'Explorer', url: 'https://optimistic.etherscan.io' } },
  })
})
