import { bitcoin, bitcoinTestnet } from '@latchkey/core/networks'
import { expect, it, onTestFinished } from 'vitest'
import { createTestWorld } from './test/createTestWorld.ts'
import { createSatsFace } from './test/faces/createSatsFace.ts'
import { createStandardFace } from './test/faces/createStandardFace.ts'
import { testAccounts } from './test/testAccounts.ts'

const { segwit, nested, ordinals, main } = testAccounts

async function connect() {
  const world = createTestWorld()
  const face = createStandardFace({ accounts: [segwit, ordinals, nested] })
  world.register(face.wallet)
  const adapter = await world.start()
  onTestFinished(() => adapter.destroy())
  const connection = await adapter.connect({ connectorId: 'Standard Wallet' })
  const get = () => adapter.store.getState().connections[0]
  return { world, face, adapter, connection, connectionId: connection.id, get }
}

it('refuses a switch of account that has no address [S4.018]', async () => {
  const { adapter, connection, connectionId, get } = await connect()
  for (const address of [undefined, ''])
    await expect(adapter.switchAccount({ connectionId, address })).rejects.toMatchObject({
      code: 'account.addressRequired',
    })
  expect(get()).toBe(connection)
  // Choosing the connection does not choose an account.
  await expect(adapter.switchAccount({ connectionId })).resolves.toBeUndefined()
  expect(get()).toBe(connection)
})

it('accepts a payment account and rejects every other [S4.019]', async () => {
  const { adapter, connection, connectionId, get } = await connect()
  expect(connection.accounts.map(({ type }) => type)).toEqual(['payment', 'eoa', 'payment'])
  await adapter.switchAccount({ connectionId, address: nested.address })
  expect(get()?.activeAddress).toBe(nested.address)
  const state = adapter.store.getState()
  await expect(adapter.switchAccount({ connectionId, address: ordinals.address })).rejects.toMatchObject({
    code: 'account.notPayment',
    context: { address: ordinals.address },
  })
  await expect(adapter.switchAccount({ connectionId, address: testAccounts.other.address })).rejects.toMatchObject({
    code: 'account.notFound',
  })
  expect(adapter.store.getState()).toBe(state)
})

it('never makes an inscription account active while there is a payment account', async () => {
  const { adapter, face, connectionId, get, world, connection } = await connect()
  await adapter.switchAccount({ connectionId, address: nested.address })
  face.show([ordinals.address, segwit.address])
  expect(get()?.activeAddress).toBe(segwit.address)
  await adapter.destroy()
  const { connectorId, networkId } = connection
  const next = await world.start({}, [{ connectorId, networkId, activeAddress: ordinals.address }])
  onTestFinished(() => next.destroy())
  expect(next.store.getState().connections[0]?.activeAddress).toBe(segwit.address)
})

it('knows Bitcoin and its testnet, as they are built in [S9.069]', async () => {
  expect(bitcoin.caipNetworkId).toBe('bip122:000000000019d6689c085ae165831e93')
  expect(bitcoinTestnet.caipNetworkId).toBe('bip122:000000000933ea01ad0ee984209779ba')
  const world = createTestWorld([bitcoin, bitcoinTestnet])
  const accounts = [main, segwit]
  const networkIds = [bitcoin.caipNetworkId, bitcoinTestnet.caipNetworkId]
  world.register(createStandardFace({ accounts, networkIds }).wallet)
  world.announce({ id: 'Sats.Provider', name: 'Sats' }, createSatsFace({ accounts, networkIds }).wallet)
  const adapter = await world.start()
  onTestFinished(() => adapter.destroy())
  for (const connectorId of ['Standard Wallet', 'Sats.Provider']) {
    const { id: connectionId, networkId } = await adapter.connect({ connectorId })
    expect(networkId).toBe(bitcoin.caipNetworkId)
    for (const wanted of [bitcoinTestnet, bitcoin]) {
      await adapter.switchNetwork({ connectionId, network: wanted })
      const shown = adapter.store.getState().connections.find(({ id }) => id === connectionId)
      const { address } = wanted === bitcoin ? main : segwit
      expect(shown).toMatchObject({ networkId: wanted.caipNetworkId, accounts: [{ address }], activeAddress: address })
    }
  }
})
