import type { CaipNetworkId, Namespace } from '@latchkey/core'
import { arbitrum, bitcoin, mainnet, solana } from '@latchkey/core/networks'
import {
  createFakeAdapter,
  createMemoryStorage,
  createTestModal,
  fakeWallet,
  type TestModal,
} from '@latchkey/core/testing'
import { StrictMode, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ModalContext } from '../internals/ModalContext.ts'
import { createPairedSession } from '../test/createPairedSession.ts'
import { createViewWorld } from '../test/createViewWorld.ts'
import { useAccount } from './useAccount.ts'
import { createFakeCloud } from '../test/createFakeCloud.ts'
import { useAccounts } from './useAccounts.ts'
import { useAddressLabels } from './useAddressLabels.ts'
import { useBalance } from './useBalance.ts'
import { useIdentity, type UseIdentityParameters } from './useIdentity.ts'
import { useConnect } from './useConnect.ts'
import { useConnections } from './useConnections.ts'
import { useConnectors } from './useConnectors.ts'
import { useDisconnect } from './useDisconnect.ts'
import { useModal } from './useModal.ts'
import { useModalEvents } from './useModalEvents.ts'
import { useModalState } from './useModalState.ts'
import { useNetwork } from './useNetwork.ts'
import { useNetworkSupport } from './useNetworkSupport.ts'
import { useProvider } from './useProvider.ts'
import { useSignMessage } from './useSignMessage.ts'
import { useSignTypedData } from './useSignTypedData.ts'
import { useSwitchNetwork } from './useSwitchNetwork.ts'
import { useLocale } from './useLocale.ts'
import { useTheme } from './useTheme.ts'
import { useWalletInfo } from './useWalletInfo.ts'

const metamask = 'io.metamask'
const rainbow = 'me.rainbow'
const first = '0x1111111111111111111111111111111111111111'
const second = '0x2222222222222222222222222222222222222222'

/** Starts a modal and renders one hook in it. */
async function use<value>(hook: () => value, world: TestModal = createTestModal()) {
  await world.modal.start()
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <StrictMode>
      <ModalContext.Provider value={world.modal}>{children}</ModalContext.Provider>
    </StrictMode>
  )
  const { result, act } = await renderHook(hook, { wrapper })
  return { world, act, read: () => result.current }
}

it('useAccount follows the wallet from connecting to disconnecting', async () => {
  const { world, act, read } = await use(() => useAccount())
  expect(read()).toMatchObject({
    status: 'disconnected',
    isDisconnected: true,
    address: undefined,
    namespace: 'eip155',
  })
  await act(async () => void (await world.modal.connect({ connectorId: metamask })))
  expect(read()).toMatchObject({
    status: 'connected',
    isConnected: true,
    address: first,
    caipAddress: `eip155:1:${first}`,
    connectorId: metamask,
    network: { name: 'Ethereum' },
    addressExplorerUrl: `https://etherscan.io/address/${first}`,
  })
  expect(read().accounts).toHaveLength(2)
  await act(() => world.adapter.wallet.changeAccounts([second]))
  expect(read().address).toBe(second)
  await act(() => world.modal.disconnect())
  expect(read().isDisconnected).toBe(true)
})

it("useAccount returns the given namespace's account and never another's", async () => {
  const { world, act, read } = await use(() => useAccount({ namespace: 'solana' }))
  await act(async () => void (await world.modal.connect({ connectorId: metamask })))
  expect(read()).toMatchObject({ status: 'disconnected', address: undefined, namespace: 'solana' })
})

it('useAccounts lists the connected account of each namespace', async () => {
  const { world, act, read } = await use(() => useAccounts())
  expect(read()).toEqual([])
  await act(async () => void (await world.modal.connect({ connectorId: metamask })))
  expect(read().map(({ namespace, address }) => [namespace, address])).toEqual([['eip155', first]])
})

it('useConnect connects and reports its status', async () => {
  const { world, act, read } = await use(() => useConnect())
  world.adapter.answer = 'reject'
  await act(() =>
    read()
      .connect({ connectorId: metamask })
      .catch(() => undefined),
  )
  expect(read()).toMatchObject({ status: 'error', error: { code: 'connection.rejected' } })
  await act(() => read().reset())
  expect(read().status).toBe('idle')
  world.adapter.answer = 'approve'
  await act(async () => void (await read().connect({ connectorId: metamask })))
  expect(read()).toMatchObject({ status: 'success', data: { connectorId: metamask } })
})

it('useConnectors lists wallets, each with a connect function', async () => {
  const { world, act, read } = await use(() => useConnectors())
  expect(read().connectors.map(({ name }) => name)).toEqual(['MetaMask', 'Rainbow'])
  await act(async () => void (await read().connectors[1]?.connect()))
  expect(world.adapter.log.at(-1)).toBe(`connect ${rainbow}`)
  expect(read().connectors.map(({ name, isRecent }) => [name, isRecent])).toEqual([
    ['Rainbow', true],
    ['MetaMask', false],
  ])
})

it('useConnectors shows which connectors are one wallet, and connects on the given namespace', async () => {
  const other = createFakeAdapter({
    namespace: 'solana',
    wallets: [{ ...fakeWallet('metamask.solana', 'MetaMask'), rdns: undefined }],
    networkId: solana.caipNetworkId,
  })
  const world = createTestModal({ others: [other], options: { networks: [mainnet, solana] } })
  const { act, read } = await use(() => useConnectors(), world)
  const [wallet] = read().connectors
  expect(wallet).toMatchObject({ name: 'MetaMask', namespaces: ['eip155', 'solana'] })
  expect(wallet?.connectors.map(({ id, chain, recognisedBy }) => [id, chain, recognisedBy])).toEqual([
    [metamask, 'eip155', undefined],
    ['metamask.solana', 'solana', 'name'],
  ])
  await act(async () => void (await wallet?.connect({ namespace: 'solana' })))
  expect(other.adapter.log.at(-1)).toBe('connect metamask.solana')
  await act(async () => void (await wallet?.connect()))
  expect(world.adapter.log.at(-1)).toBe(`connect ${metamask}`)
})

it("useConnectors connects a wallet on the hook's namespace, whatever its name there", async () => {
  const other = createFakeAdapter({ namespace: 'solana', wallets: [fakeWallet('metamask.solana', 'MetaMask')] })
  const world = createTestModal({ others: [other], options: { networks: [mainnet, solana] } })
  const { act, read } = await use(() => useConnectors({ namespace: 'solana' }), world)
  await act(async () => void (await read().connectors[0]?.connect()))
  expect(other.adapter.log.at(-1)).toBe('connect metamask.solana')
})

it('useAddressLabels names addresses and stores the names', async () => {
  const { world, act, read } = await use(() => useAddressLabels())
  await act(() => read().setLabel({ address: first, label: 'Savings' }))
  expect(read().labels).toEqual({ [first]: 'Savings' })
  const later = createTestModal({ storage: world.storage })
  const again = await use(() => useAddressLabels({ namespace: 'eip155' }), later)
  await expect.poll(() => again.read().labels).toEqual({ [first]: 'Savings' })
  await again.act(() => again.read().setLabel({ address: first, label: undefined }))
  expect(again.read().labels).toEqual({})
})

it('useConnectors pairs with a wallet that is not in the page, and then names it', async () => {
  const world = createViewWorld({
    pairs: true,
    onPropose: (proposal) => proposal.approve(createPairedSession('Own')),
    options: { adapters: [], customWallets: [{ id: 'own', name: 'Own', mobile_link: 'own://' }] },
  })
  const { act, read } = await use(() => useConnectors(), world)
  expect(read().connectors.map(({ id, pairing }) => [id, pairing?.name])).toEqual([
    ['walletConnect', undefined],
    ['own', 'Own'],
  ])
  await act(async () => void (await read().connectors[1]?.connect()))
  expect(read().connectors[1]).toMatchObject({ id: 'own', isRecent: true })
  expect(world.modal.controllers.connection.store.getState().recents).toMatchObject([
    { connectorId: 'walletConnect', wallet: { id: 'own', name: 'Own' } },
  ])
  await world.modal.destroy()
})

it('useConnections lists active connections and switches between them', async () => {
  const { world, act, read } = await use(() => useConnections())
  await act(async () => {
    await world.modal.connect({ connectorId: metamask })
    await world.modal.connect({ connectorId: rainbow })
  })
  const states = () => read().connections.map(({ connectorId, state }) => [connectorId, state])
  expect(states()).toEqual([
    [metamask, 'active'],
    [rainbow, 'connected'],
  ])
  await act(() => read().switchConnection({ connectorId: metamask, namespace: 'eip155' }))
  expect(Object.fromEntries(states())).toEqual({ [metamask]: 'connected', [rainbow]: 'active' })
  expect(read().connections.find(({ connectorId }) => connectorId === metamask)?.connector?.name).toBe('MetaMask')
})

it('useConnections lists connections from the last visit that are unavailable', async () => {
  const storage = createMemoryStorage()
  const first = createTestModal({ storage })
  await first.modal.start()
  await first.modal.connect({ connectorId: rainbow })
  const later = createTestModal({ storage, fake: createFakeAdapter({ locked: [rainbow] }) })
  const { act, read } = await use(() => useConnections({ namespace: 'eip155' }), later)
  expect(read()).toMatchObject({
    connections: [],
    isRestoring: false,
    dormant: [{ connectorId: rainbow, namespace: 'eip155', connector: { name: 'Rainbow' } }],
  })
  await act(() => later.modal.disconnect({ connectorId: rainbow, namespace: 'eip155' }))
  expect(read().dormant).toEqual([])
})

it('useNetworkSupport says what choosing each network does', async () => {
  const other = createFakeAdapter({
    namespace: 'solana',
    wallets: [fakeWallet('Phantom')],
    networkId: solana.caipNetworkId,
  })
  const world = createTestModal({ others: [other], options: { networks: [mainnet, arbitrum, solana] } })
  const { act, read } = await use(() => useNetworkSupport(), world)
  const kinds = () => [mainnet, arbitrum, solana].map((network) => read()(network).kind)
  expect(kinds()).toEqual(['ready', 'ready', 'ready'])
  await act(async () => void (await world.modal.connect({ connectorId: metamask })))
  await act(() => world.adapter.wallet.approve(['eip155:1']))
  expect(kinds()).toEqual(['ready', 'unsupported', 'notConnected'])
  await act(async () => void (await world.modal.connect({ connectorId: 'Phantom' })))
  expect(kinds()).toEqual(['otherWallet', 'unsupported', 'ready'])
  expect(read()(mainnet)).toMatchObject({ wallet: { name: 'MetaMask' } })
})

it('useAccount never returns another namespace’s account, in any order of events', async () => {
  const toAdapter = (namespace: Namespace, networkId: CaipNetworkId) =>
    createFakeAdapter({
      namespace,
      wallets: [fakeWallet(`${namespace}.one`), fakeWallet(`${namespace}.two`)],
      networkId,
      addresses: [`${namespace}-first`, `${namespace}-second`],
    })
  const [evm, sol, btc] = [
    toAdapter('eip155', 'eip155:1'),
    toAdapter('solana', solana.caipNetworkId),
    toAdapter('bip122', bitcoin.caipNetworkId),
  ]
  const networks = [mainnet, solana, bitcoin] as const
  const world = createTestModal({ fake: evm, others: [sol, btc], options: { networks } })
  const { act, read } = await use(
    () => [
      useAccount({ namespace: 'eip155' }),
      useAccount({ namespace: 'solana' }),
      useAccount({ namespace: 'bip122' }),
    ],
    world,
  )
  // A fixed seed, so that a failure can be reproduced.
  let seed = 42
  const pick = <item,>(items: readonly item[]): item => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const item = items[Math.floor((seed / 2_147_483_648) * items.length)]
    if (item === undefined) throw new RangeError('The list is empty.')
    return item
  }
  const fakes = [evm, sol, btc]
  const seen = new Set<string>()
  for (let step = 0; step < 300; step++) {
    const { adapter } = pick(fakes)
    const { namespace } = adapter
    const isConnected = adapter.store.getState().connections.length > 0
    const connect = () =>
      world.modal.connect({ connectorId: pick([`${namespace}.one`, `${namespace}.two`]), namespace })
    const steps: readonly (() => unknown)[] = isConnected
      ? [
          connect,
          () => world.modal.disconnect({ namespace }),
          () => adapter.wallet.changeAccounts([`${namespace}-second`]),
          () => adapter.wallet.changeAccounts([]),
          () => adapter.wallet.changeNetwork(`${namespace}:elsewhere`),
          () => world.modal.switchNetwork(pick(networks)),
        ]
      : [connect]
    await act(async () => void (await pick(steps)()))
    for (const account of read()) {
      const own = account.namespace
      for (const id of [account.caipAddress, account.network?.caipNetworkId])
        expect(id ?? `${own}:`, `step ${step}`).toMatch(new RegExp(`^${own}:`))
      for (const text of [account.address, account.connectorId, ...account.accounts.map(({ address }) => address)])
        expect(text ?? own, `step ${step}`).toMatch(new RegExp(`^${own}`))
      expect(account.isConnected).toBe(account.address !== undefined)
      seen.add(`${own} ${account.status}`)
    }
  }
  expect(seen.size).toBe(6)
})

it('useDisconnect ends the connection', async () => {
  const { world, act, read } = await use(() => useDisconnect())
  await act(async () => void (await world.modal.connect({ connectorId: metamask })))
  await act(() => read().disconnect())
  expect(world.modal.controllers.adapters.store.getState().byNamespace.eip155?.connections).toEqual([])
})

it('useNetwork and useSwitchNetwork show and change the network', async () => {
  const { world, act, read } = await use(() => ({ network: useNetwork(), action: useSwitchNetwork() }))
  expect(read().network).toMatchObject({ network: { name: 'Ethereum' }, isSupported: true, namespace: 'eip155' })
  expect(read().network.networks.map(({ name }) => name)).toEqual(['Ethereum', 'Arbitrum One'])
  await act(() => read().action.switchNetwork('eip155:42161'))
  expect(read().network.network?.name).toBe('Arbitrum One')
  expect(read().action.status).toBe('success')
  await act(() =>
    read()
      .network.switchNetwork('eip155:999')
      .catch(() => undefined),
  )
  expect(read().network.error?.code).toBe('network.notFound')
  await act(async () => void (await world.modal.connect({ connectorId: metamask })))
  await act(() => world.adapter.wallet.changeNetwork('eip155:137'))
  expect(read().network).toMatchObject({ isSupported: false, network: { name: 'Unknown Network' } })
})

it('useModal opens at the right view, and useModalState reports the state', async () => {
  const { world, act, read } = await use(() => ({ modal: useModal(), state: useModalState() }))
  await act(() => read().modal.open())
  expect(read()).toMatchObject({
    modal: { isOpen: true, view: 'Connect' },
    state: {
      isOpen: true,
      view: 'Connect',
      activeNamespace: 'eip155',
      activeNetworkId: 'eip155:1',
      isConnecting: false,
    },
  })
  await act(() => read().modal.close())
  expect(read().modal.isOpen).toBe(false)
  await act(async () => void (await world.modal.connect({ connectorId: metamask })))
  await act(() => read().modal.open())
  expect(read().modal.view).toBe('Account')
})

it('useWalletInfo returns the wallet’s own name and picture', async () => {
  const { world, act, read } = await use(() => useWalletInfo())
  expect(read()).toBeUndefined()
  await act(async () => void (await world.modal.connect({ connectorId: metamask })))
  expect(read()).toMatchObject({ name: 'MetaMask', rdns: metamask })
})

it('useLocale changes the language and the wording', async () => {
  const { world, act, read } = await use(() => useLocale())
  expect(read().locale).toBeNull()
  await act(() => {
    read().setLocale('ar')
    read().setMessages({ 'connect.title': 'Sign in to Acme' })
  })
  expect(read().locale).toBe('ar')
  expect(world.modal.controllers.options.store.getState().messages).toEqual({ 'connect.title': 'Sign in to Acme' })
})

it('useTheme changes mode and variables', async () => {
  const { act, read } = await use(() => useTheme())
  await act(() => {
    read().setThemeMode('dark')
    read().setThemeVariables({ '--lk-accent': 'rebeccapurple' })
  })
  expect(read()).toMatchObject({ themeMode: 'dark', themeVariables: { '--lk-accent': 'rebeccapurple' } })
})

it('useModalEvents calls back with every event and returns the latest', async () => {
  const seen: string[] = []
  const { world, act, read } = await use(() => useModalEvents(({ data }) => seen.push(data.event)))
  await act(async () => void (await world.modal.connect({ connectorId: metamask })))
  expect(seen).toEqual(['CONNECT_START', 'CONNECT_SUCCESS'])
  expect(read()?.data.event).toBe('CONNECT_SUCCESS')
})

it('useSignMessage rejects without a connection or without the feature', async () => {
  const { world, act, read } = await use(() => useSignMessage())
  await act(() =>
    read()
      .signMessage({ message: 'x' })
      .catch(() => undefined),
  )
  expect(read().error?.code).toBe('connection.required')
  await act(async () => void (await world.modal.connect({ connectorId: metamask })))
  await act(() =>
    read()
      .signMessage({ message: 'x' })
      .catch(() => undefined),
  )
  expect(read().error?.code).toBe('feature.unsupported')
})

it('useSignTypedData asks the wallet, and rejects without a connection or without the feature', async () => {
  const typedData = {
    domain: { name: 'Shop' },
    types: { Order: [{ name: 'amount', type: 'uint256' }] },
    primaryType: 'Order',
    message: { amount: 1n },
  } as const
  const asked: unknown[] = []
  const fake = createFakeAdapter({
    features: {
      typedData: {
        sign: async ({ typedData: given }) => {
          asked.push(given)
          return { signature: '0xab' }
        },
      },
    },
  })
  const { world, act, read } = await use(() => useSignTypedData(), createTestModal({ fake }))
  const sign = () =>
    act(() =>
      read()
        .signTypedData(typedData)
        .catch(() => undefined),
    )
  await sign()
  expect(read().error?.code).toBe('connection.required')
  await act(async () => void (await world.modal.connect({ connectorId: metamask })))
  await sign()
  expect(read()).toMatchObject({ status: 'success', data: '0xab', error: undefined })
  expect(asked).toEqual([typedData])
  const unable = await use(() => useSignTypedData())
  await unable.act(async () => void (await unable.world.modal.connect({ connectorId: metamask })))
  await unable.act(() =>
    unable
      .read()
      .signTypedData(typedData)
      .catch(() => undefined),
  )
  expect(unable.read().error?.code).toBe('feature.unsupported')
})

it("useProvider returns the connected wallet's provider, and none after it disconnects", async () => {
  const { world, act, read } = await use(() => useProvider())
  expect(read().provider).toBeUndefined()
  await act(async () => void (await world.modal.connect({ connectorId: metamask })))
  await expect.poll(() => read().provider).toEqual({})
  await act(() => world.modal.disconnect())
  expect(read().provider).toBeUndefined()
})

it('useBalance waits for an account, and fails with a code if the chain cannot be read [S6.010] [S8.010]', async () => {
  const { world, act, read } = await use(() => useBalance(), createTestModal({ fake: createFakeAdapter({}) }))
  expect(read()).toMatchObject({ balance: undefined, isLoading: false, error: null })
  await act(async () => void (await world.modal.connect({ connectorId: metamask })))
  await expect
    .poll(() => read().error)
    .toMatchObject({ code: 'balance.unavailable', message: 'Token Balance Unavailable' })
  expect(world.modal.controllers.toasts.store.getState().toast).toMatchObject({
    variant: 'error',
    code: 'balance.unavailable',
  })
})

it('useIdentity returns the name of the connected account, or of another', async () => {
  const names = {
    lookUp: async ({ address }: { readonly address: string }) => (address === first ? 'ada.eth' : undefined),
    resolve: async () => undefined,
  }
  const parameters: UseIdentityParameters = {}
  const world = createTestModal({ fake: createFakeAdapter({ features: { names } }) })
  const { act, read } = await use(() => useIdentity(parameters), world)
  expect(read()).toMatchObject({ name: undefined, isLoading: false, error: null })
  await act(async () => void (await world.modal.connect({ connectorId: metamask })))
  await expect.poll(() => read().name).toBe('ada.eth')
  const other = await use(() => useIdentity({ address: second }), world)
  await expect.poll(() => other.read().isLoading).toBe(false)
  expect(other.read()).toMatchObject({ name: undefined, error: null })
})

it('useIdentity returns the picture of the name as data', async () => {
  const cloud = createFakeCloud([])
  cloud.identity = { name: 'ada.eth', avatar: '/v1/image/00ff00.a.b' }
  const world = createTestModal({ options: { cloud: cloud.url }, http: cloud.http })
  const { act, read } = await use(() => useIdentity(), world)
  expect(read().avatar).toBeUndefined()
  await act(async () => void (await world.modal.connect({ connectorId: metamask })))
  await expect.poll(() => read().avatar).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(read()).toMatchObject({ name: 'ada.eth', isLoading: false, error: null })
})

it('throws modal.providerMissing outside a provider', async () => {
  await expect(renderHook(() => useModal())).rejects.toMatchObject({ code: 'modal.providerMissing' })
})
