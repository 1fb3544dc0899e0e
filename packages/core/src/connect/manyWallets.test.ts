import { requestSwitchNetwork } from '../modal/requestSwitchNetwork.ts'
import { expect, it, vi } from 'vitest'
import { arbitrum } from '../network/networks/arbitrum.ts'
import { bitcoin } from '../network/networks/bitcoin.ts'
import { mainnet } from '../network/networks/mainnet.ts'
import { solana } from '../network/networks/solana.ts'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import type { StoragePort } from '../kernel/ports/ports.ts'
import { createFakeAdapter, fakeWallet } from '../test/createFakeAdapter.ts'
import { createTestModal, type TestModal } from '../test/createTestModal.ts'
import { selectAccount } from '../account/accountState.ts'
import { selectRoute } from '../modal/routerState.ts'

const metamask = 'io.metamask'
const rainbow = 'me.rainbow'
const sol = '7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK'
const btc = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

const createSolana = (part: Partial<Parameters<typeof createFakeAdapter>[0]> = {}) =>
  createFakeAdapter({
    namespace: 'solana',
    wallets: [fakeWallet('Phantom'), fakeWallet('Solflare')],
    networkId: solana.caipNetworkId,
    addresses: [sol],
    ...part,
  })

async function setUp(
  parameters: {
    readonly storage?: StoragePort
    readonly fake?: ReturnType<typeof createFakeAdapter>
    readonly solana?: ReturnType<typeof createFakeAdapter>
  } = {},
) {
  const second = parameters.solana ?? createSolana()
  const third = createFakeAdapter({
    namespace: 'bip122',
    wallets: [fakeWallet('Xverse')],
    networkId: bitcoin.caipNetworkId,
    addresses: [btc],
  })
  const world = createTestModal({
    storage: parameters.storage,
    fake: parameters.fake,
    others: [second, third],
    options: { networks: [mainnet, arbitrum, solana, bitcoin] },
  })
  await world.modal.start()
  return { ...world, solana: second.adapter, bitcoin: third.adapter, controllers: world.modal.controllers }
}

type World = Awaited<ReturnType<typeof setUp>>
const activeOf = ({ modal }: Pick<TestModal, 'modal'>) => modal.controllers.network.store.getState().activeNamespace
const dormantOf = ({ controllers }: World) => controllers.connection.store.getState().dormant
const livingOf = ({ controllers }: World) =>
  Object.values(controllers.adapters.store.getState().byNamespace).flatMap(({ connections }) =>
    connections.map(({ connectorId }) => connectorId),
  )
const readStored = (storage: StoragePort): unknown => JSON.parse(storage.getItem('@latchkey/connections') ?? '{}').value

it('keeps every connection when another wallet connects, on the same chain and on others', async () => {
  const world = await setUp()
  await world.modal.connect({ connectorId: metamask })
  await world.modal.connect({ connectorId: rainbow })
  await world.modal.connect({ connectorId: 'Phantom' })
  await world.modal.connect({ connectorId: 'Xverse' })
  expect(livingOf(world)).toEqual([metamask, rainbow, 'Phantom', 'Xverse'])
  expect(activeOf(world)).toBe('bip122')
  const addresses = (['eip155', 'solana', 'bip122'] as const).map(
    (namespace) => selectAccount(world.controllers.account.store.getState(), namespace).address,
  )
  expect(addresses).toEqual(['0x1111111111111111111111111111111111111111', sol, btc])
})

it('switches to a wallet of another chain together with its chain [S4.011]', async () => {
  const world = await setUp()
  await world.modal.connect({ connectorId: 'Phantom' })
  await world.modal.connect({ connectorId: metamask })
  await world.controllers.connection.switchConnection({ connectorId: 'Phantom', namespace: 'solana' })
  expect(activeOf(world)).toBe('solana')
  expect(world.solana.log.filter((entry) => entry === 'connect Phantom')).toHaveLength(1)
})

it('passes an account to the adapter only if the visitor chose one', async () => {
  const world = await setUp()
  await world.modal.connect({ connectorId: 'Xverse' })
  const switchAccount = vi.spyOn(world.bitcoin, 'switchAccount')
  const { switchConnection } = world.controllers.connection
  const chosen = { connectorId: 'Xverse', namespace: 'bip122' } as const
  await switchConnection(chosen)
  await switchConnection({ ...chosen, address: btc })
  await switchConnection({ ...chosen, address: undefined })
  const connectionId = 'bip122:Xverse'
  expect(switchAccount.mock.calls.map(([call]) => Object.entries(call))).toEqual([
    [['connectionId', connectionId]],
    [
      ['connectionId', connectionId],
      ['address', btc],
    ],
    [
      ['connectionId', connectionId],
      ['address', undefined],
    ],
  ])
})

it('switches to a connected chain when the active one is disconnected, and stays if there is none', async () => {
  const world = await setUp()
  await world.modal.connect({ connectorId: 'Phantom' })
  await world.modal.connect({ connectorId: metamask })
  await world.modal.connect({ connectorId: rainbow })
  await world.modal.disconnect({ connectionId: `eip155:${rainbow}` })
  expect(activeOf(world)).toBe('eip155')
  await world.modal.disconnect({ namespace: 'eip155' })
  expect(activeOf(world)).toBe('solana')
  await world.modal.disconnect()
  expect(activeOf(world)).toBe('solana')
  expect(livingOf(world)).toEqual([])
})

it('opens the account of the requested chain, or the connect view without one', async () => {
  const world = await setUp()
  await world.modal.connect({ connectorId: 'Phantom' })
  await world.modal.connect({ connectorId: metamask })
  const view = () => selectRoute(world.controllers.router.store.getState())
  world.modal.open({ namespace: 'solana' })
  expect([view().view, activeOf(world)]).toEqual(['Account', 'solana'])
  world.modal.close()
  world.modal.open({ namespace: 'bip122' })
  expect([view(), activeOf(world)]).toEqual([{ view: 'Connect', parameters: { namespace: 'bip122' } }, 'solana'])
  world.modal.close()
  world.modal.open({ view: 'Connect', namespace: 'eip155' })
  expect(activeOf(world)).toBe('solana')
})

it('connects a wallet on the requested network', async () => {
  const world = await setUp()
  const { router } = world.controllers
  await world.modal.connect({ connectorId: 'Phantom' })
  world.modal.open({ view: 'Networks' })
  requestSwitchNetwork(world.modal, { network: arbitrum, ignoreSwitchConfirmation: true })
  const { caipNetworkId: networkId } = arbitrum
  router.push('ConnectingExternal', { connectorId: metamask, namespace: 'eip155', networkId })
  await expect.poll(() => activeOf(world)).toBe('eip155')
  expect(world.controllers.network.store.getState().byNamespace.eip155?.activeNetwork.name).toBe('Arbitrum One')
})

it('sends no request to a wallet that is already on the network', async () => {
  const world = await setUp()
  await world.modal.connect({ connectorId: 'Phantom' })
  await world.modal.connect({ connectorId: metamask })
  world.solana.answer = 'reject'
  await world.modal.switchNetwork(solana)
  expect(activeOf(world)).toBe('solana')
  expect(world.solana.log).not.toContain(`switchNetwork ${solana.caipNetworkId}`)
})

it('keeps a locked wallet beside the restored ones until it is disconnected', async () => {
  const storage = createMemoryStorage()
  const first = await setUp({ storage })
  for (const connectorId of [metamask, rainbow, 'Phantom']) await first.modal.connect({ connectorId })

  const locked = await setUp({
    storage,
    fake: createFakeAdapter({ locked: [rainbow] }),
    solana: createSolana({ canRestore: false }),
  })
  expect(livingOf(locked)).toEqual([metamask])
  const lockedIds = () => dormantOf(locked).map(({ namespace, connectorId }) => `${namespace} ${connectorId}`)
  expect(lockedIds()).toEqual([`eip155 ${rainbow}`, 'solana Phantom'])
  await locked.modal.connect({ connectorId: 'Xverse' })
  expect(lockedIds()).toHaveLength(2)

  const again = await setUp({ storage })
  expect(livingOf(again)).toEqual([rainbow, metamask, 'Phantom', 'Xverse'])
  expect(dormantOf(again)).toEqual([])

  const last = await setUp({ storage, fake: createFakeAdapter({ locked: [rainbow] }) })
  await last.modal.disconnect({ namespace: 'eip155', connectorId: rainbow })
  expect([dormantOf(last), livingOf(last)]).toEqual([[], [metamask, 'Phantom', 'Xverse']])
  expect(readStored(storage)).toMatchObject({ eip155: [{ connectorId: metamask }] })
})

it('lists the connections being restored until each has been tried', async () => {
  const storage = createMemoryStorage()
  const first = await setUp({ storage })
  await first.modal.connect({ connectorId: metamask })
  const second = createTestModal({ storage })
  const read = () => second.modal.controllers.connection.store.getState()
  const starting = second.modal.start()
  expect(read()).toMatchObject({ isRestoring: true, dormant: [{ namespace: 'eip155', connectorId: metamask }] })
  await starting
  expect(read()).toMatchObject({ isRestoring: false, dormant: [] })
})

it('forgets a wallet that is disconnected while it is being restored', async () => {
  const storage = createMemoryStorage()
  const first = await setUp({ storage })
  await first.modal.connect({ connectorId: metamask })
  const second = createTestModal({ storage, fake: createFakeAdapter({ canRestore: false }) })
  const starting = second.modal.start()
  await second.modal.disconnect()
  await starting
  expect(second.modal.controllers.connection.store.getState().dormant).toEqual([])
  expect(readStored(storage)).toEqual({})
})

it('reports each wallet that fails to disconnect, and disconnects the others', async () => {
  const world = await setUp()
  for (const connectorId of ['Phantom', metamask, 'Xverse']) await world.modal.connect({ connectorId })
  world.adapter.answer = 'fail'
  world.solana.answer = 'fail'
  await expect(world.modal.disconnect()).rejects.toMatchObject({ code: 'connection.disconnectFailed' })
  expect(world.errors.map(({ code }) => code)).toEqual(['connection.disconnectFailed', 'connection.disconnectFailed'])
  expect(livingOf(world)).toEqual([metamask, 'Phantom'])
  expect(world.eventNames().filter((name) => name === 'DISCONNECT_ERROR')).toHaveLength(2)
})

it('leaves the account of a chain whose adapter is removed, and continues with another one [S4.062]', async () => {
  const world = await setUp()
  await world.modal.connect({ connectorId: metamask })
  await world.modal.connect({ connectorId: 'Phantom' })
  world.modal.open()
  await world.modal.removeAdapter('solana')
  expect(activeOf(world)).toBe('eip155')
  expect(selectAccount(world.controllers.account.store.getState(), 'solana').status).toBe('disconnected')
  expect(world.controllers.modal.store.getState().isOpen).toBe(true)
  expect(world.eventNames()).toContain('DISCONNECT_SUCCESS')
  await world.modal.removeAdapter('eip155')
  expect(activeOf(world)).toBe('bip122')
  expect(world.controllers.network.store.getState().byNamespace.bip122?.activeNetwork).toEqual(bitcoin)
  expect(world.controllers.modal.store.getState().isOpen).toBe(false)
})
