import type { Adapter, AdapterState, NamespaceTypes } from '@latchkey/core/adapter'
import { isDeepEqual } from '../checks/isDeepEqual.ts'
import { findUnfrozen } from './findUnfrozen.ts'

/** What is wrong with a state in itself, whatever led to it; `undefined` if nothing is. */
export function findStateFault<types extends NamespaceTypes>(
  adapter: Adapter<types>,
  state: AdapterState<types>,
): string | undefined {
  const unfrozen = findUnfrozen(state)
  if (unfrozen !== undefined) return `state${unfrozen} is not frozen`
  if (!isDeepEqual(JSON.parse(JSON.stringify(state)), state)) return 'the state does not survive JSON'
  const { connectors, connections, activeConnectionId, status } = state
  if (hasDuplicates(connectors.map(({ id }) => id))) return 'two connectors have one id'
  if (hasDuplicates(connections.map(({ id }) => id))) return 'two connections have one id'
  for (const { id, namespace } of connectors)
    if (namespace !== adapter.namespace) return `the connector ${id} is of another namespace`
  const isActiveThere = connections.some(({ id }) => id === activeConnectionId)
  if (activeConnectionId !== null && !isActiveThere) return 'the active connection is not among the connections'
  if (status === 'connected' && activeConnectionId === null) return 'connected without an active connection'
  if (status === 'disconnected' && connections.length > 0) return 'disconnected with a connection'
  const known = Object.keys(adapter.features)
  for (const connection of connections) {
    const { id, namespace, accounts, activeAddress, networkId, features } = connection
    if (namespace !== adapter.namespace) return `the connection ${id} is of another namespace`
    if (!networkId.startsWith(`${adapter.namespace}:`)) return `the connection ${id} is on ${networkId}`
    if (!accounts.some(({ address }) => address === activeAddress))
      return `the active address of the connection ${id} is not among its accounts`
    if (hasDuplicates(accounts.map(({ address, type }) => `${address} ${type}`)))
      return `the connection ${id} names an account twice`
    if (hasDuplicates(features)) return `the connection ${id} names a feature twice`
    for (const feature of features)
      if (!known.includes(feature)) return `the connection ${id} has the feature ${feature}, which the adapter has not`
  }
  return undefined
}

function hasDuplicates(values: readonly string[]): boolean {
  return new Set(values).size !== values.length
}
