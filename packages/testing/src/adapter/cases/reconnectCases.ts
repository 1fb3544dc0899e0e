import type { AdapterCase } from '../AdapterCase.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { checkSame } from '../checks/checkSame.ts'
import { checkTrue } from '../checks/checkTrue.ts'
import { within } from '../checks/within.ts'
import { goToNetwork } from './goToNetwork.ts'
import { toStoredConnection } from '../toStoredConnection.ts'
import { recordStates } from '../watch/recordStates.ts'

/** Invariant 4: how stored connections come back. */
export const reconnectCases: readonly AdapterCase[] = [
  {
    invariant: 4,
    title: 'reconnecting restores the same ids and addresses and never prompts',
    run: async (world) => {
      const { wallet, networks } = world.harness
      const former = await world.startConnected()
      const { adapter: before } = former
      await goToNetwork(world, {
        adapter: before,
        connectionId: former.connection.id,
        wallet,
        network: networks.other,
      })
      const [connection] = before.store.getState().connections
      checkTrue(connection !== undefined, 'The former adapter holds a connection')
      await former.adapter.destroy()
      const prompts = wallet.getPromptCount()

      // A request made now would never settle.
      wallet.answerWith('hold')
      const adapter = await world.startAdapter({ reconnect: [toStoredConnection(connection)] })
      const state = adapter.store.getState()
      checkEqual({ actual: state.connections, expected: [connection], claim: 'The same connection is back' })
      checkSame({ actual: state.activeConnectionId, expected: connection.id, claim: 'It is the active one' })
      checkSame({ actual: state.status, expected: 'connected', claim: 'The status is connected' })
      checkEqual({ actual: wallet.getPromptCount(), expected: prompts, claim: 'Reconnecting never prompts' })
    },
  },
  {
    invariant: 4,
    title: 'the account that was in use is in use again',
    run: async (world) => {
      const { wallet } = world.harness
      const former = await world.startConnected()
      const [, second] = wallet.accounts
      await within({
        promise: former.adapter.switchAccount({ connectionId: former.connection.id, address: second }),
        patience: world.patience,
        awaited: 'the account is chosen',
      })
      const [chosen] = former.adapter.store.getState().connections
      checkTrue(chosen !== undefined, 'The former adapter holds a connection')
      await former.adapter.destroy()
      const adapter = await world.startAdapter({ reconnect: [toStoredConnection(chosen)] })
      const [connection] = adapter.store.getState().connections
      checkSame({ actual: connection?.activeAddress, expected: second, claim: 'The chosen account is in use' })
      checkEqual({
        actual: connection?.accounts.map(({ address }) => address).toSorted(),
        expected: wallet.accounts.toSorted(),
        claim: 'Every account is there',
      })
    },
  },
  {
    invariant: 4,
    title: 'while stored connections are restored the status is connecting, and nothing else before connected',
    run: async (world) => {
      const former = await world.startConnected()
      await former.adapter.destroy()
      const adapter = world.createAdapter()
      const record = recordStates(adapter.store)
      await within({
        promise: adapter.start({ reconnect: [toStoredConnection(former.connection)] }),
        patience: world.patience,
        awaited: 'the adapter restores the connection',
      })
      record.end()
      const statuses = record.states.map(({ status }) => status)
      const changes = statuses.filter((status, index) => status !== statuses[index - 1])
      checkEqual({
        actual: changes.filter((status, index) => index > 0 || status !== 'disconnected'),
        expected: ['connecting', 'connected'],
        claim: 'The status goes from connecting to connected',
      })
    },
  },
  {
    invariant: 4,
    title: 'several connections are restored, the first as the active one',
    run: async (world) => {
      const { wallet, otherWallet } = world.harness
      const former = await world.startConnected()
      const other = await world.connect(former.adapter, otherWallet)
      await former.adapter.destroy()
      const adapter = await world.startAdapter({
        reconnect: [toStoredConnection(former.connection), toStoredConnection(other)],
      })
      const { connections, activeConnectionId } = adapter.store.getState()
      checkEqual({
        actual: connections.map(({ connectorId }) => connectorId).toSorted(),
        expected: [wallet.connectorId, otherWallet.connectorId].toSorted(),
        claim: 'Both connections are restored',
      })
      checkSame({ actual: activeConnectionId, expected: former.connection.id, claim: 'The first is the active one' })
    },
  },
  {
    invariant: 4,
    title: 'a wallet that shut the app out is not restored and not asked',
    run: async (world) => {
      const { wallet } = world.harness
      const former = await world.startConnected()
      await former.adapter.destroy()
      await wallet.changeAccounts([])
      const prompts = wallet.getPromptCount()
      wallet.answerWith('hold')
      const adapter = await world.startAdapter({ reconnect: [toStoredConnection(former.connection)] })
      const { connections, activeConnectionId, status } = adapter.store.getState()
      checkEqual({
        actual: { connections, activeConnectionId, status },
        expected: { connections: [], activeConnectionId: null, status: 'disconnected' },
        claim: 'Nothing is restored',
      })
      checkEqual({ actual: wallet.getPromptCount(), expected: prompts, claim: 'The human is not asked' })
    },
  },
  {
    invariant: 4,
    title: 'a stored connection of a wallet that is gone does not keep the others back',
    run: async (world) => {
      const former = await world.startConnected()
      const stored = toStoredConnection(former.connection)
      await former.adapter.destroy()
      const adapter = await world.startAdapter({
        reconnect: [{ ...stored, connectorId: 'com.example.not-installed' }, stored],
      })
      const { connections, activeConnectionId } = adapter.store.getState()
      checkEqual({
        actual: connections.map(({ id }) => id),
        expected: [former.connection.id],
        claim: 'The wallet that is there is restored',
      })
      checkSame({ actual: activeConnectionId, expected: former.connection.id, claim: 'It is the active one' })
    },
  },
]
