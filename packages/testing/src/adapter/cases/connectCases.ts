import type { AdapterCase } from '../AdapterCase.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { checkRejects } from '../checks/checkRejects.ts'
import { checkSame } from '../checks/checkSame.ts'
import { checkTrue } from '../checks/checkTrue.ts'
import { within } from '../checks/within.ts'
import { findConnection } from '../findConnection.ts'
import { recordStates } from '../watch/recordStates.ts'

/** Invariants 8, 9 and 11: what connecting does. */
export const connectCases: readonly AdapterCase[] = [
  {
    invariant: 8,
    title: 'connect resolves with the very object that the store holds by then',
    run: async (world) => {
      const { wallet, networks } = world.harness
      const adapter = await world.startAdapter()
      const seen = adapter
        .connect({ connectorId: wallet.connectorId })
        .then((connection) => ({ connection, state: adapter.store.getState() }))
      const { connection, state } = await within({
        promise: seen,
        patience: world.patience,
        awaited: 'the wallet connects',
      })
      checkSame({
        actual: state.connections.find(({ id }) => id === connection.id),
        expected: connection,
        claim: 'The store holds the connection that connect resolved with',
      })
      checkEqual({
        actual: { activeConnectionId: state.activeConnectionId, status: state.status },
        expected: { activeConnectionId: connection.id, status: 'connected' },
        claim: 'It is the active connection',
      })
      checkEqual({
        actual: {
          connectorId: connection.connectorId,
          namespace: connection.namespace,
          accounts: connection.accounts.map(({ address }) => address),
          activeAddress: connection.activeAddress,
          networkId: connection.networkId,
        },
        expected: {
          connectorId: wallet.connectorId,
          namespace: adapter.namespace,
          accounts: wallet.accounts,
          activeAddress: wallet.accounts[0],
          networkId: networks.current.caipNetworkId,
        },
        claim: 'It tells what the wallet revealed',
      })
      checkEqual({ actual: wallet.getPromptCount(), expected: 1, claim: 'The human was asked once' })
    },
  },
  {
    invariant: 8,
    title: 'connect with a network resolves on that network',
    run: async (world) => {
      const { wallet, networks } = world.harness
      const adapter = await world.startAdapter()
      const connection = await within({
        promise: adapter.connect({ connectorId: wallet.connectorId, networkId: networks.other.caipNetworkId }),
        patience: world.patience,
        awaited: 'the wallet connects',
      })
      checkSame({
        actual: connection.networkId,
        expected: networks.other.caipNetworkId,
        claim: 'The connection is on the network that was asked for',
      })
      checkSame({
        actual: findConnection(adapter, connection.id),
        expected: connection,
        claim: 'The store holds the connection that connect resolved with',
      })
    },
  },
  {
    invariant: 8,
    title: 'the status is connecting until the human answers, then connected',
    run: async (world) => {
      const { wallet } = world.harness
      const adapter = await world.startAdapter()
      const record = recordStates(adapter.store)
      wallet.answerWith('hold')
      const attempt = adapter.connect({ connectorId: wallet.connectorId })
      attempt.catch(() => undefined)
      await world.waitForState(adapter, ({ status }) => status === 'connecting', 'the status is connecting')
      await world.waitForPrompt(wallet, 0)
      await wallet.release('approve')
      await within({ promise: attempt, patience: world.patience, awaited: 'the approved wallet connects' })
      record.end()
      const statuses = record.states.map(({ status }) => status)
      checkEqual({
        actual: statuses.filter((status, index) => status !== statuses[index - 1]),
        expected: ['connecting', 'connected'],
        claim: 'The status goes from connecting to connected',
      })
    },
  },
  {
    invariant: 8,
    title: 'a second wallet connects beside the first and becomes the active one',
    run: async (world) => {
      const { otherWallet } = world.harness
      const { adapter, connection } = await world.startConnected()
      const other = await world.connect(adapter, otherWallet)
      const { connections, activeConnectionId } = adapter.store.getState()
      checkEqual({
        actual: connections.map(({ id }) => id).toSorted(),
        expected: [connection.id, other.id].toSorted(),
        claim: 'Both are connected',
      })
      checkSame({ actual: activeConnectionId, expected: other.id, claim: 'The newer one is active' })
      checkSame({ actual: other.activeAddress, expected: otherWallet.accounts[0], claim: 'It has its own accounts' })
    },
  },
  {
    invariant: 8,
    title: 'a connection gives its wallet’s provider',
    run: async (world) => {
      const { adapter, connection } = await world.startConnected()
      const provider = await within({
        promise: adapter.getProvider({ connectionId: connection.id }),
        patience: world.patience,
        awaited: 'the provider',
      })
      checkTrue(typeof provider === 'object' && provider !== null, 'The provider is an object')
    },
  },
  {
    invariant: 9,
    title: 'a rejected connect restores the former state',
    run: async (world) => {
      const { wallet } = world.harness
      const adapter = await world.startAdapter()
      await world.settle()
      const state = adapter.store.getState()
      wallet.answerWith('reject')
      await checkRejects({
        promise: adapter.connect({ connectorId: wallet.connectorId }),
        patience: world.patience,
        code: 'connection.rejected',
        claim: 'A declined connect rejects',
      })
      await world.settle()
      checkEqual({ actual: adapter.store.getState(), expected: state, claim: 'The former state is back' })
      wallet.answerWith('approve')
      const connection = await world.connect(adapter)
      checkSame({ actual: connection.activeAddress, expected: wallet.accounts[0], claim: 'A second try succeeds' })
    },
  },
  {
    invariant: 9,
    title: 'a rejected connect leaves the wallet that is connected as it was',
    run: async (world) => {
      const { otherWallet } = world.harness
      const { adapter, connection } = await world.startConnected()
      await world.settle()
      const state = adapter.store.getState()
      otherWallet.answerWith('reject')
      await checkRejects({
        promise: adapter.connect({ connectorId: otherWallet.connectorId }),
        patience: world.patience,
        code: 'connection.rejected',
        claim: 'A declined connect rejects',
      })
      await world.settle()
      checkEqual({ actual: adapter.store.getState(), expected: state, claim: 'The former state is back' })
      checkSame({
        actual: findConnection(adapter, connection.id),
        expected: connection,
        claim: 'The connection is the very same object',
      })
    },
  },
  {
    invariant: 11,
    title: 'connecting a connected connector gives no duplicate',
    run: async (world) => {
      const { adapter, connection } = await world.startConnected()
      const again = await world.connect(adapter)
      const { connections, activeConnectionId } = adapter.store.getState()
      checkEqual({ actual: connections.length, expected: 1, claim: 'There is one connection' })
      checkSame({ actual: again.id, expected: connection.id, claim: 'It keeps its id' })
      checkSame({
        actual: connections[0],
        expected: again,
        claim: 'Connect resolved with the one that the store holds',
      })
      checkSame({ actual: activeConnectionId, expected: connection.id, claim: 'It is the active one' })
    },
  },
  {
    invariant: 11,
    title: 'two connects of one connector at once give no duplicate',
    run: async (world) => {
      const { wallet } = world.harness
      const adapter = await world.startAdapter()
      const parameters = { connectorId: wallet.connectorId }
      const outcomes = await within({
        promise: Promise.allSettled([adapter.connect(parameters), adapter.connect(parameters)]),
        patience: world.patience,
        awaited: 'both connects end',
      })
      await world.settle()
      checkTrue(
        outcomes.some(({ status }) => status === 'fulfilled'),
        'One of the two connects at least succeeds',
      )
      const { connections, status } = adapter.store.getState()
      checkEqual({ actual: connections.length, expected: 1, claim: 'There is one connection' })
      checkSame({ actual: status, expected: 'connected', claim: 'Nothing is connecting any more' })
    },
  },
]
