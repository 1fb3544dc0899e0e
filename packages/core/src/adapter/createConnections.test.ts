import { expect, it } from 'vitest'
import { createConnections } from './createConnections.ts'
import type { NamespaceTypes } from './NamespaceTypes.ts'
import type { AdapterState, Connection } from './types.ts'

const toConnection = (id: string): Connection => ({
  id,
  connectorId: id,
  namespace: 'cosmos',
  accounts: [{ address: 'a', type: 'eoa' }],
  activeAddress: 'a',
  networkId: 'cosmos:hub',
  approvedNetworkIds: 'all',
  features: [],
})

function createWorld() {
  const ended: string[] = []
  let state: Partial<AdapterState> = {}
  const connections = createConnections<NamespaceTypes, { connection: Connection; end(): void }>((part) => {
    // As the store does: it holds copies.
    state = { ...state, ...structuredClone(part) }
    return state.connections ?? []
  })
  const add = (id: string, isActivated?: boolean) =>
    connections.add({ connection: toConnection(id), end: () => void ended.push(id) }, { isActivated })
  return { connections, add, ended, getState: () => state }
}

it('returns the very object that the store holds', () => {
  const { connections, add, getState } = createWorld()
  expect(add('one')).toBe(getState().connections?.[0])
  expect(connections.get('one').connection).toBe(getState().connections?.[0])
})

it('activates what is added, unless told otherwise, and always has an active connection', () => {
  const { connections, add, getState } = createWorld()
  add('one', false)
  expect(getState().activeConnectionId).toBe('one')
  add('two', false)
  expect(getState().activeConnectionId).toBe('one')
  add('three')
  expect(getState().activeConnectionId).toBe('three')
  connections.activate('one')
  connections.drop('one')
  expect(getState().activeConnectionId).toBe('three')
})

it('ends an entry that is dropped, replaced or left without accounts', () => {
  const { connections, add, ended, getState } = createWorld()
  add('one')
  add('one')
  connections.change('one', undefined)
  expect(ended).toEqual(['one', 'one'])
  expect(getState()).toEqual({ connections: [], activeConnectionId: null })
})

it('changes a connection, and ignores one that is gone', () => {
  const { connections, add, getState } = createWorld()
  add('one')
  connections.change('one', { networkId: 'cosmos:other' })
  connections.change('two', { networkId: 'cosmos:other' })
  expect(getState().connections).toMatchObject([{ id: 'one', networkId: 'cosmos:other' }])
  expect(() => connections.get('two')).toThrow(expect.objectContaining({ code: 'connection.notFound' }))
})
