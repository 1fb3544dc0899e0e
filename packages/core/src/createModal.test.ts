import { expect, it } from 'vitest'
import { createModal } from './createModal.ts'
import { selectAccount } from './account/accountState.ts'
import { mainnet } from './network/networks/mainnet.ts'
import { createMemoryStorage } from './kernel/ports/createMemoryStorage.ts'
import { createFakeAdapter } from './test/createFakeAdapter.ts'
import { createFakeSiwx } from './test/createFakeSiwx.ts'
import { createTestModal } from './test/createTestModal.ts'
import type { SiweConfig } from './options/SiweConfig.ts'

const metamask = 'io.metamask'

it('does nothing and throws nothing on a server', async () => {
  const { factory, adapter } = createFakeAdapter({})
  const modal = createModal({ projectId: 'dev', networks: [mainnet], adapters: [factory] })
  await modal.start()
  expect(adapter.log).toEqual([])
  expect(selectAccount(modal.controllers.account.store.getState(), 'eip155').status).toBe('disconnected')
  await modal.destroy()
})

it('rejects siweConfig and siwx together, in production too [S5.021]', () => {
  const { factory } = createFakeAdapter({})
  const { siwx } = createFakeSiwx()
  const siweConfig: SiweConfig = {
    getNonce: async () => 'a1b2c3d4',
    createMessage: () => 'message',
    verifyMessage: async () => false,
    getSession: async () => null,
    signOut: async () => true,
  }
  const make = () => createModal({ networks: [mainnet], adapters: [factory], siweConfig, siwx })
  expect(make).toThrow('Cannot set both `siweConfig` and `siwx` options')
  const mode = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    expect(make).toThrow('Cannot set both `siweConfig` and `siwx` options')
    expect(() => createModal({ networks: [mainnet], adapters: [factory], themeMode: 'blue' as never })).not.toThrow()
  } finally {
    process.env.NODE_ENV = mode
  }
})

it('rejects invalid options during development', () => {
  const { factory } = createFakeAdapter({})
  const make = () => createModal({ networks: [mainnet], adapters: [factory], themeMode: 'blue' as never })
  expect(make).toThrow('Invalid option `themeMode`')
})

it('reads no storage and sends no request before it is started', () => {
  const touched: string[] = []
  const storage = {
    getItem: (key: string) => (touched.push(key), null),
    setItem: () => undefined,
    removeItem: () => undefined,
  }
  const world = createTestModal({ storage })
  world.modal.open()
  world.modal.close()
  expect(touched).toEqual([])
  expect(world.adapter.log).toEqual([])
  expect(world.clock.countTimers()).toBe(0)
})

it('separates two modals on a page', async () => {
  const first = createTestModal()
  const second = createTestModal()
  await Promise.all([first.modal.start(), second.modal.start()])
  await first.modal.connect({ connectorId: metamask })
  first.modal.open()
  first.modal.controllers.theme.setMode('dark')
  const { account, modal, theme, connection } = second.modal.controllers
  expect(selectAccount(account.store.getState(), 'eip155').status).toBe('disconnected')
  expect(modal.store.getState().isOpen).toBe(false)
  expect(theme.store.getState().mode).toBe('system')
  expect(connection.store.getState().recents).toEqual([])
})

it('keeps connections on destroy, so that the next modal restores them', async () => {
  const storage = createMemoryStorage()
  const first = createTestModal({ storage })
  await first.modal.start()
  await first.modal.connect({ connectorId: metamask })
  await first.modal.destroy()
  expect(first.eventNames()).not.toContain('DISCONNECT_SUCCESS')
  const second = createTestModal({ storage })
  await second.modal.start()
  expect(selectAccount(second.modal.controllers.account.store.getState(), 'eip155').status).toBe('connected')
})

it("shows the alert 'Project ID Not Configured' when no project id is given [S5.024]", async () => {
  const world = createTestModal({ options: { projectId: undefined } })
  await world.modal.start()
  await expect
    .poll(() => world.modal.controllers.alerts.store.getState().alert?.short)
    .toBe('Project ID Not Configured')
})

it('keeps one account record per namespace, with address, explorer page, wallet and all accounts [S3.001] [S3.002] [S3.006] [S8.072]', async () => {
  const world = createTestModal()
  await world.modal.start()
  await world.modal.connect({ connectorId: metamask })
  const { account } = world.modal.controllers
  const first = '0x1111111111111111111111111111111111111111'
  const second = '0x2222222222222222222222222222222222222222'
  expect(Object.keys(account.store.getState().byNamespace)).toEqual(['eip155'])
  expect(selectAccount(account.store.getState(), 'eip155')).toMatchObject({
    status: 'connected',
    address: first,
    caipAddress: `eip155:1:${first}`,
    addressExplorerUrl: `https://etherscan.io/address/${first}`,
    connectedWalletInfo: { name: 'MetaMask', rdns: metamask },
    allAccounts: [
      { address: first, type: 'eoa' },
      { address: second, type: 'eoa' },
    ],
    preferredAccountType: 'smartAccount',
  })
  account.update({ namespace: 'eip155', address: first, patch: { profileName: 'first.example' } })
  account.update({ namespace: 'eip155', address: second, patch: { profileName: 'second.example' } })
  expect(selectAccount(account.store.getState(), 'eip155').profileName).toBe('first.example')
  world.adapter.wallet.changeAccounts([second, first])
  expect(selectAccount(account.store.getState(), 'eip155')).toMatchObject({ address: second })
  expect(selectAccount(account.store.getState(), 'eip155').profileName).toBeUndefined()
  expect(() => account.update({ namespace: undefined, address: first, patch: {} })).toThrow(
    'Chain is required to update chain account data',
  )
})

it.each(['eoa', 'smartAccount', 'payment'] as const)(
  'holds every account of the wallet with its address and the type %s [S3.007]',
  async (accountType) => {
    const { modal } = createTestModal({ fake: createFakeAdapter({ accountType }) })
    await modal.start()
    await modal.connect({ connectorId: metamask })
    expect(selectAccount(modal.controllers.account.store.getState(), 'eip155').allAccounts).toEqual([
      { address: '0x1111111111111111111111111111111111111111', type: accountType },
      { address: '0x2222222222222222222222222222222222222222', type: accountType },
    ])
  },
)

it('guards against calls without a chain or a network [S8.022] [S8.071] [S8.073]', async () => {
  const { modal } = createTestModal()
  await modal.start()
  const nothing = undefined as never
  expect(() => modal.adapter(nothing)).toThrow('Chain is required to get connection controller client')
  await expect(modal.switchNetwork(nothing)).rejects.toThrow('CaipNetwork is undefined')
  expect(() => modal.controllers.connection.reset(nothing)).toThrow(
    'Namespace is required for a connected connector id',
  )
})

it('drops corrupted or foreign stored values, and starts without them', async () => {
  const storage = createMemoryStorage()
  for (const key of [
    'connections',
    'connection_status',
    'recent_wallets',
    'active_namespace',
    'active_network_id',
    'connected_connector_ids',
  ])
    storage.setItem(`@latchkey/${key}`, key === 'connections' ? '{"v":1,"value":{"eip155":"x"}}' : 'not json {')
  storage.setItem('@latchkey/connection_status', '{"v":1,"value":"connected"}')
  const world = createTestModal({ storage })
  await world.modal.start()
  expect(world.adapter.log).toEqual(['start '])
  expect(world.modal.controllers.network.store.getState().activeNamespace).toBe('eip155')
})

it('returns the adapter of a namespace', () => {
  const world = createTestModal()
  expect(world.modal.adapter('eip155')).toBe(world.adapter)
})
