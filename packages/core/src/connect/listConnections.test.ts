import { expect, it } from 'vitest'
import type { Connection } from '../adapter/types.ts'
import { createFakeAdapter, fakeWallet } from '../test/createFakeAdapter.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { listConnections } from './listConnections.ts'
import { toConnector } from './connectorsController.ts'

const wallets = [fakeWallet('a', 'A'), fakeWallet('b', 'B'), fakeWallet('c', 'C')]

/** Lists the connections of a modal in which every wallet was connected in turn. */
async function list(toConnection: (connection: Connection) => Connection = (connection) => connection) {
  const { modal } = createTestModal({ fake: createFakeAdapter({ wallets }) })
  await modal.start()
  for (const { id } of wallets) await modal.connect({ connectorId: id })
  const { adapters, connection, connectors } = modal.controllers
  const state = adapters.store.getState().byNamespace.eip155
  const login = toConnector({ id: 'auth', namespace: 'eip155', name: 'Email', type: 'AUTH', ready: 'loadable' })
  return listConnections({
    state: { byNamespace: state ? { eip155: { ...state, connections: state.connections.map(toConnection) } } : {} },
    connectors: [...connectors.store.getState().connectors, login],
    recents: connection.store.getState().recents,
    namespaces: ['eip155', 'solana'],
  })
}

it('holds the state and the connector of each connection, and whether its wallet is recent [S3.010]', async () => {
  const connections = await list()
  expect(
    connections.map(({ connectorId, connector, state, recent }) => [connectorId, connector?.name, state, recent]),
  ).toEqual([
    ['a', 'A', 'active', false],
    ['b', 'B', 'active', true],
    ['c', 'C', 'connected', true],
  ])
})

it('holds the auth name of a login, and none of a wallet, whatever it calls itself [S3.010]', async () => {
  const peer = { name: 'ada@example.com' }
  const connections = await list((connection) => ({
    ...connection,
    peer,
    connectorId: connection.connectorId === 'a' ? 'auth' : connection.connectorId,
  }))
  expect(connections.map(({ connectorId, authName }) => [connectorId, authName])).toEqual([
    ['auth', 'ada@example.com'],
    ['b', undefined],
    ['c', undefined],
  ])
})
