import { expect, expectTypeOf, it } from 'vitest'
import { selectAccount } from '../account/accountState.ts'
import type { AdapterFactory, Connection } from '../adapter/types.ts'
import { bitcoin } from '../network/networks/bitcoin.ts'
import { mainnet } from '../network/networks/mainnet.ts'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import { createFakeAdapter, fakeWallet } from '../test/createFakeAdapter.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { getConnectorState } from './getConnectorState.ts'
import { selectConnectionStatus } from './connectionState.ts'

const metamask = 'io.metamask'
const rainbow = 'me.rainbow'
const addressOne = '0x1111111111111111111111111111111111111111'
const statusOf = (world: ReturnType<typeof createTestModal>) =>
  selectConnectionStatus(world.modal.controllers.connection.store.getState(), 'eip155')

it('moves through disconnected, connecting and connected [S4.001]', async () => {
  const world = createTestModal()
  await world.modal.start()
  const seen = [statusOf(world)]
  world.modal.controllers.connection.store.subscribe(() => {
    if (seen.at(-1) !== statusOf(world)) seen.push(statusOf(world))
  })
  await world.modal.connect({ connectorId: metamask })
  await world.modal.disconnect()
  expect(seen).toEqual(['disconnected', 'connecting', 'connected', 'disconnected'])
  expect(world.eventNames()).toEqual(['MODAL_CREATED', 'CONNECT_START', 'CONNECT_SUCCESS', 'DISCONNECT_SUCCESS'])
})

it('starts as connecting when the stored status is connected, and restores without a prompt [S4.003] [S4.004]', async () => {
  const storage = createMemoryStorage()
  const first = createTestModal({ storage })
  await first.modal.start()
  await first.modal.connect({ connectorId: metamask })

  const second = createTestModal({ storage })
  expect(statusOf(second)).toBe('disconnected')
  const started = second.modal.start()
  expect(statusOf(second)).toBe('connecting')
  await started
  expect(statusOf(second)).toBe('connected')
  expect(second.adapter.log).toEqual([`start ${metamask}`])
  expect(second.eventNames()).toEqual(['MODAL_CREATED'])
})

it('knows the account of the last visit before a wallet is asked, as unverified, until it is verified', async () => {
  const storage = createMemoryStorage()
  const first = createTestModal({ storage })
  await first.modal.start()
  await first.modal.connect({ connectorId: metamask })

  const second = createTestModal({ storage })
  const read = () => selectAccount(second.modal.controllers.account.store.getState(), 'eip155')
  second.modal.recall()
  const unverified = { status: 'connecting', unverifiedAddress: addressOne }
  expect(read()).toMatchObject(unverified)
  expect(read().address).toBeUndefined()
  expect(second.adapter.log).toEqual([])
  const seen = [read()]
  second.modal.controllers.account.store.subscribe(() => seen.push(read()))
  await second.modal.start()
  expect(read()).toMatchObject({ status: 'connected', address: addressOne })
  expect(read().unverifiedAddress).toBeUndefined()
  // At no time neither is known.
  expect(seen.filter(({ address, unverifiedAddress }) => address === undefined && !unverifiedAddress)).toEqual([])
})

it('loads the code of the chains of the last visit with its accounts, and of no other chain', async () => {
  const storage = createMemoryStorage()
  const first = createTestModal({ storage })
  await first.modal.start()
  await first.modal.connect({ connectorId: metamask })
  const preloaded: string[] = []
  const [fake, ...others] = (['eip155', 'solana'] as const).map((namespace) => {
    const fake = createFakeAdapter({ namespace })
    const preload = async (): Promise<void> => void preloaded.push(namespace)
    const create: AdapterFactory['create'] = (context) => ({ ...fake.factory.create(context), preload })
    return { ...fake, factory: { namespace, create } }
  })
  const { modal } = createTestModal({ storage, fake, others })
  modal.recall()
  expect(preloaded).toEqual(['eip155'])
  await modal.start()
  expect(preloaded).toEqual(['eip155'])
})

it('forgets the unverified account when the wallet is locked', async () => {
  const storage = createMemoryStorage()
  const first = createTestModal({ storage })
  await first.modal.start()
  await first.modal.connect({ connectorId: metamask })
  const second = createTestModal({ storage, fake: createFakeAdapter({ canRestore: false }) })
  second.modal.recall()
  await second.modal.start()
  const account = selectAccount(second.modal.controllers.account.store.getState(), 'eip155')
  expect(account).toMatchObject({ status: 'disconnected', allAccounts: [] })
  expect(account.unverifiedAddress).toBeUndefined()
})

it.each([
  ['a stored text that is no address', { activeAddress: 'javascript:alert(1)' }, {}],
  ['a stored connection that the app does not restore', {}, { enableReconnect: false }],
])('shows no account for %s', async (_name, stored, options) => {
  const storage = createMemoryStorage()
  const connection = { connectorId: metamask, activeAddress: addressOne, networkId: 'eip155:1', ...stored }
  storage.setItem('@latchkey/connection_status', '{"v":1,"value":"connected"}')
  storage.setItem('@latchkey/connections', JSON.stringify({ v: 1, value: { eip155: [connection] } }))
  const { modal } = createTestModal({ storage, options })
  modal.recall()
  const account = selectAccount(modal.controllers.account.store.getState(), 'eip155')
  expect(account.unverifiedAddress).toBeUndefined()
})

it('keeps connections, connectors, status and recent wallets in storage [S3.052] [S3.054] [S3.055] [S3.061]', async () => {
  const storage = createMemoryStorage()
  const { modal } = createTestModal({ storage })
  await modal.start()
  await modal.connect({ connectorId: metamask })
  const read = (key: string): unknown => JSON.parse(storage.getItem(`@latchkey/${key}`) ?? '{}').value
  expect(read('connection_status')).toBe('connected')
  expect(read('connected_connector_ids')).toEqual({ eip155: metamask })
  expect(read('connections')).toEqual({
    eip155: [
      {
        connectorId: metamask,
        activeAddress: '0x1111111111111111111111111111111111111111',
        networkId: 'eip155:1',
      },
    ],
  })
  expect(read('recent_wallets')).toEqual([{ connectorId: metamask, namespace: 'eip155', wallet: null }])
  await modal.disconnect()
  expect(read('connection_status')).toBe('disconnected')
  expect(read('connected_connector_ids')).toEqual({})
  expect(read('connections')).toEqual({})
})

it('stays disconnected after a reload once the visitor has disconnected', async () => {
  const storage = createMemoryStorage()
  const first = createTestModal({ storage })
  await first.modal.start()
  await first.modal.connect({ connectorId: metamask })
  await first.modal.disconnect()
  const second = createTestModal({ storage })
  await second.modal.start()
  expect(statusOf(second)).toBe('disconnected')
  expect(second.adapter.log).toEqual(['start '])
})

it('retries a locked wallet at the next page load, and forgets it on disconnect', async () => {
  const storage = createMemoryStorage()
  const first = createTestModal({ storage })
  await first.modal.start()
  await first.modal.connect({ connectorId: metamask })

  const locked = createTestModal({ storage, fake: createFakeAdapter({ canRestore: false }) })
  await locked.modal.start()
  expect(statusOf(locked)).toBe('disconnected')
  const third = createTestModal({ storage })
  await third.modal.start()
  expect(statusOf(third)).toBe('connected')

  const fourth = createTestModal({ storage, fake: createFakeAdapter({ canRestore: false }) })
  await fourth.modal.start()
  await fourth.modal.disconnect()
  await fourth.modal.connect({ connectorId: rainbow })
  await fourth.modal.disconnect()
  const last = createTestModal({ storage })
  await last.modal.start()
  expect(statusOf(last)).toBe('disconnected')
})

it('restores nothing if reconnecting is turned off', async () => {
  const storage = createMemoryStorage()
  const first = createTestModal({ storage })
  await first.modal.start()
  await first.modal.connect({ connectorId: metamask })
  const second = createTestModal({ storage, options: { enableReconnect: false } })
  await second.modal.start()
  expect(second.adapter.log).toEqual(['start '])
})

it('remembers two recent wallets, newest first [S9.007]', async () => {
  const fake = createFakeAdapter({ wallets: ['a', 'b', 'c'].map((id) => fakeWallet(id)) })
  const { modal } = createTestModal({ fake })
  await modal.start()
  for (const connectorId of ['a', 'b', 'c', 'b']) await modal.connect({ connectorId })
  expect(modal.controllers.connection.store.getState().recents.map((recent) => recent.connectorId)).toEqual(['b', 'c'])
})

it("uses 'Connection rejected' and 'Failed to connect' for failed attempts [S8.013] [S8.014]", async () => {
  const world = createTestModal()
  const { connection } = world.modal.controllers
  await world.modal.start()
  world.adapter.answer = 'reject'
  await expect(world.modal.connect({ connectorId: metamask })).rejects.toMatchObject({
    code: 'connection.rejected',
    message: 'Connection rejected',
  })
  expect(connection.store.getState().attempt).toEqual({
    status: 'failed',
    connectorId: metamask,
    namespace: 'eip155',
    error: { code: 'connection.rejected', message: 'Connection rejected' },
  })
  world.adapter.answer = 'fail'
  await expect(world.modal.connect({ connectorId: metamask })).rejects.toMatchObject({
    code: 'connection.failed',
    message: 'Failed to connect',
  })
  world.adapter.answer = 'approve'
  await world.modal.connect({ connectorId: metamask })
  expect(connection.store.getState().attempt).toEqual({ status: 'idle' })
  const details = { connectorId: metamask, walletId: metamask, method: 'page', caipNetworkId: mainnet.caipNetworkId }
  const started = { event: 'CONNECT_START', ...details, namespace: 'eip155' }
  const ended = { ...details, durationMs: expect.toSatisfy((time) => Number.isInteger(time) && time >= 0) }
  expect(world.events.slice(1).map(({ data }) => data)).toEqual([
    started,
    { event: 'USER_REJECTED', ...ended, code: 'connection.rejected' },
    started,
    { event: 'CONNECT_ERROR', ...ended, code: 'connection.failed' },
    started,
    { event: 'CONNECT_SUCCESS', ...ended, namespace: 'eip155' },
  ])
})

it('aborts an attempt when a newer one begins or the signal of the caller aborts', async () => {
  const world = createTestModal()
  await world.modal.start()
  world.adapter.answer = 'hold'
  const older = world.modal.connect({ connectorId: metamask })
  const aborter = new AbortController()
  const newer = world.modal.connect({ connectorId: rainbow, signal: aborter.signal })
  await expect(older).rejects.toMatchObject({ code: 'connection.aborted' })
  aborter.abort()
  await expect(newer).rejects.toMatchObject({ name: 'ModalError' })
  expect(world.modal.controllers.connection.store.getState().attempt).toEqual({ status: 'idle' })
})

it('ends the event of the attempt that was aborted, not of the newer one', async () => {
  const world = createTestModal()
  await world.modal.start()
  world.adapter.answer = 'hold'
  const older = world.modal.connect({ connectorId: metamask })
  await expect.poll(() => world.eventNames().at(-1)).toBe('CONNECT_START')
  const aborter = new AbortController()
  const newer = world.modal.connect({ connectorId: rainbow, signal: aborter.signal })
  await expect(older).rejects.toMatchObject({ code: 'connection.aborted' })
  aborter.abort()
  await expect(newer).rejects.toMatchObject({ name: 'ModalError' })
  const seen = world.events.slice(1).map(({ data }) => [data.event, 'walletId' in data && data.walletId])
  expect(seen).toHaveLength(4)
  expect(seen).toEqual(
    expect.arrayContaining([
      ['CONNECT_START', metamask],
      ['CONNECT_ERROR', metamask],
      ['CONNECT_START', rainbow],
      ['CONNECT_ERROR', rainbow],
    ]),
  )
})

it('stores connector and accounts of each connection, each account with address and type [S3.009]', async () => {
  const first = '7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK'
  const second = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
  const payments = createFakeAdapter({
    namespace: 'bip122',
    wallets: [fakeWallet('Xverse')],
    networkId: bitcoin.caipNetworkId,
    addresses: [second],
    accountType: 'payment',
  })
  const world = createTestModal({
    fake: createFakeAdapter({ addresses: [first], accountType: 'smartAccount' }),
    others: [payments],
    options: { networks: [mainnet, bitcoin] },
  })
  await world.modal.start()
  await world.modal.connect({ connectorId: metamask })
  await world.modal.connect({ connectorId: 'Xverse' })
  const { byNamespace } = world.modal.controllers.adapters.store.getState()
  const held = [byNamespace.eip155, byNamespace.bip122].map((adapter) => adapter?.connections)
  expect(held).toMatchObject([
    [{ connectorId: metamask, accounts: [{ address: first, type: 'smartAccount' }] }],
    [{ connectorId: 'Xverse', accounts: [{ address: second, type: 'payment' }] }],
  ])
  expectTypeOf<Connection['accounts'][number]>().toEqualTypeOf<{
    readonly address: string
    readonly type: 'eoa' | 'smartAccount' | 'payment'
  }>()
})

it('rejects an unknown connector at once with its code, attempt state and event [S8.069]', async () => {
  const world = createTestModal()
  const { connection, adapters } = world.modal.controllers
  await world.modal.start()
  for (const parameters of [{ connectorId: 'unknown' }, { connectorId: 'unknown', namespace: 'eip155' }] as const) {
    const connecting = world.modal.connect(parameters)
    // At once, so no code was loaded, and like any other failure.
    expect(connection.store.getState().attempt).toMatchObject({
      status: 'failed',
      connectorId: 'unknown',
      namespace: 'eip155',
      error: { code: 'connector.notFound' },
    })
    await expect(connecting).rejects.toMatchObject({ code: 'connector.notFound' })
    expect(world.events.at(-1)?.data).toEqual({
      event: 'CONNECT_ERROR',
      connectorId: 'unknown',
      code: 'connector.notFound',
    })
  }
  expect(() => adapters.get('solana')).toThrow('Chain adapter not found')
})

it("rejects a namespace without an adapter with 'Adapter not found' [S8.021]", async () => {
  const world = createTestModal()
  await world.modal.start()
  await expect(world.modal.connect({ connectorId: metamask, namespace: 'solana' })).rejects.toMatchObject({
    code: 'connection.adapterNotFound',
    message: 'Adapter not found',
    context: { namespace: 'solana' },
  })
  expect(world.adapter.log).toEqual(['start '])
})

it("rejects a network that the app does not support with 'Chain is not supported', and sends the wallet no request [S8.020]", async () => {
  const world = createTestModal()
  await world.modal.start()
  const unknown = { connectorId: metamask, networkId: 'eip155:137' } as const
  const error = { code: 'connection.chainNotSupported', message: 'Chain is not supported' }
  await expect(world.modal.connect(unknown)).rejects.toMatchObject(error)
  expect(world.adapter.log).toEqual(['start '])
  expect(world.modal.controllers.connection.store.getState().attempt).toEqual({
    status: 'failed',
    connectorId: metamask,
    namespace: 'eip155',
    error,
  })
  expect(world.eventNames().at(-1)).toBe('CONNECT_ERROR')
  // Nor does a wallet of one namespace connect on another, even if the app supports it.
  const solana = createFakeAdapter({ namespace: 'solana', wallets: [fakeWallet('Phantom')] })
  const other = createTestModal({ others: [solana] })
  await other.modal.start()
  await expect(other.modal.connect({ connectorId: 'Phantom', networkId: 'eip155:1' })).rejects.toMatchObject(error)
  expect(solana.adapter.log).toEqual(['start '])
  // Pairing follows the same rule.
  const pairing = createTestModal({ options: { relay: { url: 'wss://relay.example' } } })
  await pairing.modal.start()
  await expect(pairing.modal.connect({ ...unknown, connectorId: 'walletConnect' })).rejects.toMatchObject(error)
  await world.modal.connect({ connectorId: metamask, networkId: 'eip155:42161' })
  expect(statusOf(world)).toBe('connected')
})

it("rejects pairing without a relay with 'WalletConnectConnector not found' [S8.074]", async () => {
  const error = { code: 'connector.walletConnectNotFound', message: 'WalletConnectConnector not found' }
  const nowhere = createTestModal()
  await nowhere.modal.start()
  await expect(nowhere.modal.connect({ connectorId: 'walletConnect' })).rejects.toMatchObject(error)
  const elsewhere = createTestModal({ options: { relay: { url: 'wss://relay.example' } } })
  await elsewhere.modal.start()
  await expect(elsewhere.modal.connect({ connectorId: 'walletConnect', namespace: 'solana' })).rejects.toMatchObject(
    error,
  )
})

it('does not pair instead of a wallet that appears while the search for it runs', async () => {
  const world = createTestModal({ options: { relay: { url: 'wss://relay.example' } } })
  await world.modal.start()
  const connecting = world.modal.connect({ connectorId: 'late' })
  world.adapter.wallet.announce(fakeWallet('late'))
  await expect(connecting).rejects.toMatchObject({ code: 'connector.notFound' })
  await world.modal.connect({ connectorId: 'late' })
  expect(statusOf(world)).toBe('connected')
})

it('reports a connector as connected, active or disconnected [S4.008] [S4.009] [S4.010]', async () => {
  const { modal } = createTestModal()
  await modal.start()
  await modal.connect({ connectorId: metamask })
  await modal.connect({ connectorId: rainbow })
  const stateOf = (connectorId: string) =>
    getConnectorState(modal.controllers.adapters.store.getState(), { connectorId, namespace: 'eip155' })
  expect([stateOf(rainbow), stateOf(metamask), stateOf('other')]).toEqual(['connected', 'active', 'disconnected'])
})

it('activates an existing connection when the visitor switches to it, and connects a wallet without one [S4.011]', async () => {
  const world = createTestModal()
  const { connection, adapters } = world.modal.controllers
  await world.modal.start()
  await world.modal.connect({ connectorId: metamask })
  await world.modal.connect({ connectorId: rainbow })
  await connection.switchConnection({ connectorId: metamask, namespace: 'eip155' })
  expect(adapters.store.getState().byNamespace.eip155?.activeConnectionId).toBe(`eip155:${metamask}`)
  await world.modal.disconnect({ connectionId: `eip155:${rainbow}` })
  await connection.switchConnection({ connectorId: rainbow, namespace: 'eip155' })
  expect(adapters.store.getState().byNamespace.eip155?.activeConnectionId).toBe(`eip155:${rainbow}`)
  expect(world.adapter.log.filter((entry) => entry === `connect ${metamask}`)).toHaveLength(1)
})

it("throws 'Invalid connection status' for a wallet that is neither installed nor connected [S4.015] [S8.024]", async () => {
  const { modal } = createTestModal()
  await modal.start()
  await expect(
    modal.controllers.connection.switchConnection({ connectorId: 'ghost', namespace: 'eip155' }),
  ).rejects.toThrow('Invalid connection status')
})

it("waits at most 3 s for a disconnect, reports 'Failed to disconnect', and disconnects the visitor anyway [S9.016] [S8.023] [S4.006] [S4.007]", async () => {
  const world = createTestModal()
  await world.modal.start()
  await world.modal.connect({ connectorId: metamask })
  world.adapter.answer = 'hold'
  const outcome = world.modal.disconnect().catch((error: unknown) => error)
  await Promise.resolve()
  world.clock.advance(2_999)
  expect(statusOf(world)).toBe('connected')
  world.clock.advance(1)
  expect(await outcome).toMatchObject({ message: 'Failed to disconnect', cause: { message: 'Timed out' } })
  expect(statusOf(world)).toBe('disconnected')
  expect(JSON.parse(world.storage.getItem('@latchkey/connected_connector_ids') ?? '').value).toEqual({})
  expect(world.eventNames()).toContain('DISCONNECT_ERROR')
})

it('clears the address caches on disconnect [S4.005]', async () => {
  const storage = createMemoryStorage()
  const { modal } = createTestModal({ storage })
  await modal.start()
  await modal.connect({ connectorId: metamask })
  const keys = ['balance_cache', 'native_balance_cache', 'name_cache', 'identity_cache'].map(
    (key) => `@latchkey/${key}`,
  )
  for (const key of keys) storage.setItem(key, '{}')
  await modal.disconnect()
  expect(keys.map((key) => storage.getItem(key))).toEqual([null, null, null, null])
})

it('updates its state when a wallet withdraws its accounts', async () => {
  const world = createTestModal()
  await world.modal.start()
  await world.modal.connect({ connectorId: metamask })
  world.adapter.wallet.changeAccounts([])
  expect(statusOf(world)).toBe('disconnected')
  expect(world.eventNames().at(-1)).toBe('DISCONNECT_SUCCESS')
})
