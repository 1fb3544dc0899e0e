import { waitForState } from '@latchkey/testing/adapter'
import {
  connect,
  createConfig,
  createStorage,
  disconnect,
  getAccount,
  getConnections,
  http,
  injected,
  mock,
  reconnect,
  switchChain,
  switchAccount,
  type Config,
} from '@wagmi/core'
import { mainnet, optimism } from 'viem/chains'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  createScriptedWallet,
  otherScriptedAccount,
  scriptedAccount,
  type ScriptedWallet,
} from './test/createScriptedWallet.ts'
import { createTestNetwork, createTestWorld, type TestWorld } from './test/createTestWorld.ts'
import type { Eip155Adapter } from './types.ts'

const accounts = [scriptedAccount, otherScriptedAccount] as const
const rdns = 'com.example'
const never = () => new Promise(() => undefined)

afterEach(() => {
  vi.unstubAllGlobals()
})

function createMockConfig(features: Parameters<typeof mock>[0]['features'] = {}) {
  return createConfig({
    chains: [mainnet, optimism],
    transports: { [mainnet.id]: http(), [optimism.id]: http() },
    connectors: [mock({ accounts, features })],
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
}

/** What a wagmi app in a page has: its own discovery, and a storage that remembers. */
function createPageConfig(
  world: TestWorld,
  parameters: { readonly connectors?: Parameters<typeof createConfig>[0]['connectors'] } = {},
) {
  vi.stubGlobal('window', world.page)
  const items = new Map<string, string>()
  const storage = createStorage({
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
  })
  const create = () =>
    createConfig({
      chains: [mainnet, optimism],
      transports: { [mainnet.id]: http(), [optimism.id]: http() },
      storage,
      ...parameters,
    })
  return { config: create(), createAgain: create }
}

async function start<config extends Config>(world: TestWorld, wagmiConfig: config): Promise<Eip155Adapter<config>> {
  const adapter = world.createAdapter({ wagmiConfig })
  await adapter.start({ reconnect: [] })
  return adapter
}

/** Lets what is on its way arrive, without a sleep. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}

describe('the app’s own config', () => {
  it('is there at once, with its connectors listed beside the wallets of the page', async () => {
    const world = createTestWorld()
    createScriptedWallet(world.page)
    const config = createMockConfig()
    const adapter = world.createAdapter({ wagmiConfig: config })
    expect(adapter.wagmiConfig).toBe(config)
    await adapter.start({ reconnect: [] })
    expect(adapter.store.getState().connectors).toMatchObject([
      { id: rdns, type: 'ANNOUNCED', ready: 'installed' },
      { id: 'mock', name: 'Mock Connector', type: 'EXTERNAL', ready: 'loadable' },
    ])
    expect(await adapter.getWagmiConfig()).toBe(config)
  })

  it('shows what the modal connects, switches and disconnects', async () => {
    const config = createMockConfig()
    const adapter = await start(createTestWorld(), config)
    const connection = await adapter.connect({ connectorId: 'mock' })
    expect(connection).toMatchObject({ id: 'eip155:mock', activeAddress: scriptedAccount, networkId: 'eip155:1' })
    expect(getAccount(config)).toMatchObject({ address: scriptedAccount, chainId: 1, status: 'connected' })
    expect(getConnections(config)[0]?.connector).toBe(config.connectors[0])

    await adapter.switchNetwork({ connectionId: connection.id, network: createTestNetwork(10) })
    expect(getAccount(config).chainId).toBe(10)
    await adapter.switchAccount({ connectionId: connection.id, address: otherScriptedAccount })
    expect(getAccount(config).address).toBe(otherScriptedAccount)
    expect(adapter.store.getState().connections[0]?.accounts.map(({ address }) => address)).toEqual(accounts)

    await adapter.disconnect({ connectionId: connection.id })
    expect(getAccount(config)).toMatchObject({ address: undefined, status: 'disconnected' })
    expect(adapter.store.getState()).toMatchObject({ connections: [], status: 'disconnected' })
  })

  it('leads: what wagmi’s hooks connect, switch and disconnect shows in the modal', async () => {
    const config = createMockConfig()
    const adapter = await start(createTestWorld(), config)
    const [connector] = config.connectors
    await connect(config, { connector })
    expect(adapter.store.getState()).toMatchObject({
      status: 'connected',
      activeConnectionId: 'eip155:mock',
      connections: [{ activeAddress: scriptedAccount, networkId: 'eip155:1' }],
    })
    await switchChain(config, { chainId: 10 })
    expect(adapter.store.getState().connections).toMatchObject([{ networkId: 'eip155:10' }])
    await disconnect(config)
    expect(adapter.store.getState()).toMatchObject({
      connections: [],
      status: 'disconnected',
      activeConnectionId: null,
    })
  })

  it('asks a wallet for its features too if wagmi connected it before the engine was created', async () => {
    const config = createMockConfig()
    await connect(config, { connector: config.connectors[0] })
    const adapter = await start(createTestWorld(), config)
    const { connections } = await waitForState({
      store: adapter.store,
      until: (state) => state.connections[0]?.features.includes('calls') === true,
      awaited: 'the wallet’s features are known',
    })
    expect(connections).toMatchObject([{ id: 'eip155:mock', activeAddress: scriptedAccount }])
  })

  it('shows as connecting while the app connects or reconnects by itself', async () => {
    const config = createMockConfig({ connectError: true })
    const adapter = await start(createTestWorld(), config)
    const [connector] = config.connectors
    const connecting = connect(config, { connector })
    expect(adapter.store.getState().status).toBe('connecting')
    await expect(connecting).rejects.toThrow('Failed to connect')
    expect(adapter.store.getState().status).toBe('disconnected')
  })

  it('lists what the app connects without having it in its config', async () => {
    const config = createMockConfig()
    const adapter = await start(createTestWorld(), config)
    const other = mock({ accounts: [otherScriptedAccount] })
    await connect(config, { connector: (parameters) => ({ ...other(parameters), id: 'other', name: 'Other' }) })
    expect(adapter.store.getState().connectors.map(({ id }) => id)).toEqual(['mock', 'other'])
    expect(await adapter.connect({ connectorId: 'other' })).toMatchObject({ id: 'eip155:other' })
    await disconnect(config)
    expect(adapter.store.getState().connectors.map(({ id }) => id)).toEqual(['mock'])
  })

  it('maps a connector’s refusal and a missing wallet to codes', async () => {
    const declining = await start(createTestWorld(), createMockConfig({ connectError: true }))
    await expect(declining.connect({ connectorId: 'mock' })).rejects.toMatchObject({ code: 'connection.rejected' })
    expect(declining.store.getState()).toMatchObject({ connections: [], status: 'disconnected' })

    const world = createTestWorld()
    const { config } = createPageConfig(world, { connectors: [injected({ target: 'metaMask' })] })
    const adapter = await start(world, config)
    expect(adapter.store.getState().connectors).toMatchObject([{ id: 'metaMask', ready: 'notDetected' }])
    await expect(adapter.connect({ connectorId: 'metaMask' })).rejects.toMatchObject({
      code: 'connection.notInstalled',
    })
  })

  it('lists MetaMask once with the connector of its SDK, and connects by the SDK', async () => {
    const world = createTestWorld()
    const extension = createScriptedWallet(world.page, { name: 'MetaMask', rdns: 'io.metamask' })
    // A provider that the page does not find.
    const phone = createScriptedWallet(createTestWorld().page)
    phone.answer('wallet_requestPermissions', [{ caveats: [{ value: [otherScriptedAccount] }] }])
    phone.answer('eth_accounts', [otherScriptedAccount])
    const sdk = injected({ target: { id: 'metaMaskSDK', name: 'MetaMask', provider: () => undefined } })
    const { config } = createPageConfig(world, {
      connectors: [
        (parameters) => ({
          ...sdk(parameters),
          rdns: ['io.metamask', 'io.metamask.mobile'],
          getProvider: async () => phone.provider,
        }),
      ],
    })
    const adapter = await start(world, config)
    expect(adapter.store.getState().connectors).toMatchObject([
      { id: 'metaMaskSDK', name: 'MetaMask', icon: 'data:image/png,', ready: 'installed' },
    ])
    const { id } = await adapter.connect({ connectorId: 'metaMaskSDK' })
    expect(getAccount(config).address).toBe(otherScriptedAccount)
    expect(extension.asked).toEqual([])
    await adapter.disconnect({ connectionId: id })
    expect(adapter.store.getState()).toMatchObject({ connections: [], status: 'disconnected' })
  })

  it('keeps the active connection when another one ends, by wagmi or by the adapter', async () => {
    const world = createTestWorld()
    const wallet = createScriptedWallet(world.page)
    const config = createMockConfig()
    const adapter = await start(world, config)
    await adapter.connect({ connectorId: 'mock' })
    const third = mock({ accounts: [otherScriptedAccount] })
    await connect(config, { connector: (parameters) => ({ ...third(parameters), id: 'third' }) })
    const { id } = await adapter.connect({ connectorId: rdns })
    const getActive = () => [adapter.store.getState().activeConnectionId, getAccount(config).connector?.id]

    await disconnect(config, { connector: config.connectors[0] })
    await settle()
    expect(getActive()).toEqual([id, rdns])
    const other = getConnections(config).find(({ connector }) => connector.id === 'third')
    if (other) await switchAccount(config, other)
    expect(getActive()).toEqual(['eip155:third', 'third'])
    wallet.tell('accountsChanged', [])
    await settle()
    expect(getActive()).toEqual(['eip155:third', 'third'])
    expect(adapter.store.getState().connections).toHaveLength(1)
  })

  it('lives on when the adapter ends, without what stood on the adapter', async () => {
    const world = createTestWorld()
    const wallet = createScriptedWallet(world.page)
    const config = createMockConfig()
    const adapter = await start(world, config)
    await adapter.connect({ connectorId: 'mock' })
    await adapter.connect({ connectorId: rdns })
    await adapter.destroy()
    expect(getConnections(config).map(({ connector }) => connector.id)).toEqual(['mock'])
    expect(wallet.getListenerCount()).toBe(0)
    await disconnect(config)
    expect(getConnections(config)).toEqual([])
  })

  it('keeps our wallet alive when wagmi reconnects and forgets what it does not know', async () => {
    const world = createTestWorld()
    createScriptedWallet(world.page)
    const config = createMockConfig()
    const adapter = await start(world, config)
    const connection = await adapter.connect({ connectorId: rdns })
    await reconnect(config)
    await settle()
    expect(adapter.store.getState().connections).toEqual([connection])
    expect(getAccount(config)).toMatchObject({ address: scriptedAccount, status: 'connected' })
  })
})

describe('a config that discovers wallets itself', () => {
  async function startWithWallet(): Promise<{
    world: TestWorld
    wallet: ScriptedWallet
    config: Config
    createAgain: () => Config
    adapter: Eip155Adapter
  }> {
    const world = createTestWorld()
    const wallet = createScriptedWallet(world.page)
    // wagmi asks for permissions before it asks for accounts.
    wallet.answer('wallet_requestPermissions', [{ caveats: [{ value: [scriptedAccount] }] }])
    const { config, createAgain } = createPageConfig(world)
    return { world, wallet, config, createAgain, adapter: await start(world, config) }
  }

  it('lists each wallet once and connects it by wagmi’s own connector', async () => {
    const { world, config, adapter } = await startWithWallet()
    expect(adapter.store.getState().connectors.map(({ id, type }) => [id, type])).toEqual([[rdns, 'ANNOUNCED']])
    createScriptedWallet(world.page, { rdns: 'com.late' })
    expect(adapter.store.getState().connectors.map(({ id }) => id)).toEqual([rdns, 'com.late'])
    await adapter.connect({ connectorId: rdns })
    expect(getConnections(config)).toHaveLength(1)
    expect(getConnections(config)[0]?.connector).toBe(config.connectors.find(({ id }) => id === rdns))
  })

  it('follows the wallet', async () => {
    const { wallet, adapter } = await startWithWallet()
    await adapter.connect({ connectorId: rdns })
    wallet.tell('accountsChanged', [otherScriptedAccount])
    wallet.tell('chainChanged', '0xa')
    expect(adapter.store.getState().connections).toMatchObject([
      { activeAddress: otherScriptedAccount, networkId: 'eip155:10' },
    ])
    wallet.tell('accountsChanged', [])
    await expect.poll(() => adapter.store.getState().connections).toEqual([])
  })

  it('never shows an inconsistent state, whatever its wallets report to wagmi', async () => {
    const { wallet, adapter } = await startWithWallet()
    await adapter.connect({ connectorId: rdns })
    const { connections } = adapter.store.getState()
    for (const chainId of ['nonsense', '-1', '0x0', '1.5']) {
      wallet.tell('chainChanged', chainId)
      expect(adapter.store.getState().connections).toEqual([])
      wallet.tell('chainChanged', '0x1')
      expect(adapter.store.getState().connections).toEqual(connections)
    }
  })

  it('ignores an approval after the app aborted', async () => {
    const { wallet, config, adapter } = await startWithWallet()
    let approve: (answer: unknown) => void = () => undefined
    wallet.answer(
      'wallet_requestPermissions',
      () =>
        new Promise((resolve) => {
          approve = resolve
        }),
    )
    const controller = new AbortController()
    const connecting = adapter.connect({ connectorId: rdns, signal: controller.signal })
    connecting.catch(() => undefined)
    await expect.poll(() => wallet.asked).toContain('wallet_requestPermissions')
    controller.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'connection.aborted' })
    expect(adapter.store.getState().status).toBe('disconnected')
    const states: unknown[] = []
    adapter.store.subscribe((state) => states.push(state))
    // What wagmi takes for the wallet connecting by itself.
    approve([{ caveats: [{ value: [scriptedAccount] }] }])
    wallet.tell('accountsChanged', [scriptedAccount])
    await settle()
    expect(states).toEqual([])
    expect(getConnections(config)).toEqual([])

    wallet.answer('wallet_requestPermissions', [{ caveats: [{ value: [scriptedAccount] }] }])
    expect(await adapter.connect({ connectorId: rdns })).toMatchObject({ activeAddress: scriptedAccount })
  })

  it('does not undo a second attempt when the first one is approved late', async () => {
    const { wallet, adapter } = await startWithWallet()
    const approvals: ((answer: unknown) => void)[] = []
    wallet.answer('wallet_requestPermissions', () => new Promise((resolve) => approvals.push(resolve)))
    const controller = new AbortController()
    const first = adapter.connect({ connectorId: rdns, signal: controller.signal })
    first.catch(() => undefined)
    await expect.poll(() => approvals.length).toBe(1)
    controller.abort()
    await expect(first).rejects.toMatchObject({ code: 'connection.aborted' })
    const second = adapter.connect({ connectorId: rdns })
    await expect.poll(() => approvals.length).toBe(2)
    for (const approve of approvals) approve([{ caveats: [{ value: [scriptedAccount] }] }])
    await second
    await settle()
    expect(adapter.store.getState().connections).toHaveLength(1)
  })

  it('lets the app reconnect, and restores nothing twice', async () => {
    const { world, wallet, createAgain, adapter: former } = await startWithWallet()
    const { activeAddress, connectorId, networkId } = await former.connect({ connectorId: rdns })
    await former.destroy()
    const config = createAgain()
    const adapter = world.createAdapter({ wagmiConfig: config })
    const prompts = wallet.asked.length
    const [, restored] = await Promise.all([
      adapter.start({ reconnect: [{ activeAddress, connectorId, networkId }] }),
      reconnect(config),
    ])
    expect(restored).toHaveLength(1)
    expect(adapter.store.getState().connections).toMatchObject([{ id: `eip155:${rdns}`, activeAddress }])
    expect(wallet.asked.slice(prompts)).not.toContain('eth_requestAccounts')
    expect(wallet.asked.slice(prompts)).not.toContain('wallet_requestPermissions')
  })

  it('restores by itself where the app does not reconnect, and never hangs', async () => {
    const { world, wallet, createAgain, adapter: former } = await startWithWallet()
    const { activeAddress, connectorId, networkId } = await former.connect({ connectorId: rdns })
    await former.destroy()
    const stored = { activeAddress, connectorId, networkId }
    const adapter = world.createAdapter({ wagmiConfig: createAgain() })
    await adapter.start({ reconnect: [stored] })
    expect(adapter.store.getState().connections).toMatchObject([{ id: `eip155:${rdns}`, activeAddress }])
    await adapter.destroy()

    wallet.answer('eth_accounts', never)
    const hanging = world.createAdapter({ wagmiConfig: createAgain() })
    const starting = hanging.start({ reconnect: [stored] })
    await hanging.getWagmiConfig()
    await expect.poll(() => world.clock.countTimers()).toBe(1)
    world.clock.advance(3_000)
    await starting
    expect(hanging.store.getState()).toMatchObject({ connections: [], status: 'disconnected' })
  })

  it('stays disconnected after a reload, for wagmi too', async () => {
    const { world, createAgain, adapter: former } = await startWithWallet()
    const { id: connectionId } = await former.connect({ connectorId: rdns })
    await former.disconnect({ connectionId })
    await former.destroy()
    const config = createAgain()
    const adapter = await start(world, config)
    await reconnect(config)
    expect(adapter.store.getState()).toMatchObject({ connections: [], status: 'disconnected' })
  })
})

describe('the adapter’s own config', () => {
  it('is loaded on request, and stays in sync both ways', async () => {
    const world = createTestWorld()
    createScriptedWallet(world.page)
    const adapter = world.createAdapter()
    await adapter.start({ reconnect: [] })
    const config = await adapter.getWagmiConfig()
    const { id } = await adapter.connect({ connectorId: rdns })
    expect(getAccount(config)).toMatchObject({ address: scriptedAccount, chainId: 1 })
    await disconnect(config)
    expect(adapter.store.getState().connections).toEqual([])
    await connect(config, { connector: mock({ accounts: [otherScriptedAccount] }) })
    const { connections } = await waitForState({
      store: adapter.store,
      until: (state) => state.connections.length === 1,
      awaited: 'the connection of wagmi',
    })
    expect(connections).toMatchObject([{ id: 'eip155:mock', activeAddress: otherScriptedAccount }])
    expect(id).toBe(`eip155:${rdns}`)
  })

  it('lets wagmi switch our wallet to a chain that it has to add', async () => {
    const world = createTestWorld([createTestNetwork(1), createTestNetwork(10, 'https://rpc.example')])
    const wallet = createScriptedWallet(world.page)
    const adapter = world.createAdapter()
    await adapter.start({ reconnect: [] })
    await adapter.connect({ connectorId: rdns })
    wallet.answer('wallet_switchEthereumChain', () => Promise.reject(Object.assign(new Error('no'), { code: 4902 })))
    wallet.answer('wallet_addEthereumChain', () => wallet.answer('eth_chainId', '0xa'))
    const config = await adapter.getWagmiConfig()
    await switchChain(config, { chainId: 10 })
    expect(adapter.store.getState().connections).toMatchObject([{ networkId: 'eip155:10' }])
  })

  it('is another one for every adapter', async () => {
    const world = createTestWorld()
    createScriptedWallet(world.page)
    const [one, two] = [world.createAdapter(), world.createAdapter()]
    await Promise.all([one.start({ reconnect: [] }), two.start({ reconnect: [] })])
    await one.connect({ connectorId: rdns })
    expect(await one.getWagmiConfig()).not.toBe(await two.getWagmiConfig())
    expect(two.store.getState().connections).toEqual([])
  })
})
