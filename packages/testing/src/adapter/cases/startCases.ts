import type { AdapterCase } from '../AdapterCase.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { checkTrue } from '../checks/checkTrue.ts'
import { within } from '../checks/within.ts'
import { toStoredConnection } from '../toStoredConnection.ts'
import { recordStates } from '../watch/recordStates.ts'

/** Invariant 3: how an adapter starts. */
export const startCases: readonly AdapterCase[] = [
  {
    invariant: 3,
    title: 'start finds the wallets of the page and asks nobody',
    run: async (world) => {
      const { wallet, otherWallet } = world.harness
      const adapter = await world.startAdapter()
      const { connectors, connections } = adapter.store.getState()
      for (const { connectorId } of [wallet, otherWallet]) {
        const found = connectors.find(({ id }) => id === connectorId)
        checkEqual({ actual: found?.ready, expected: 'installed', claim: `${connectorId} is listed as installed` })
        checkTrue((found?.name ?? '') !== '', `${connectorId} has a name`)
      }
      checkEqual({ actual: connections, expected: [], claim: 'Nothing is connected by starting' })
      checkEqual({
        actual: wallet.getPromptCount() + otherWallet.getPromptCount(),
        expected: 0,
        claim: 'Starting prompts nobody',
      })
    },
  },
  {
    invariant: 3,
    title: 'starting twice is one start',
    run: async (world) => {
      const adapter = await world.startAdapter()
      await world.settle()
      const listeners = world.harness.getListenerCount()
      const timers = world.countTimers()
      const record = recordStates(adapter.store)
      await within({ promise: adapter.start({ reconnect: [] }), patience: world.patience, awaited: 'the second start' })
      await world.settle()
      record.end()
      checkEqual({ actual: record.states.length, expected: 0, claim: 'A second start notifies nobody' })
      checkEqual({
        actual: world.harness.getListenerCount(),
        expected: listeners,
        claim: 'A second start adds no listener',
      })
      checkEqual({ actual: world.countTimers(), expected: timers, claim: 'A second start sets no timer' })
    },
  },
  {
    invariant: 3,
    title: 'two starts at once are one start',
    run: async (world) => {
      const first = await world.startConnected()
      const reconnect = [toStoredConnection(first.connection)]
      await first.adapter.destroy()

      const once = await world.startAdapter({ reconnect })
      await world.settle()
      const listeners = world.harness.getListenerCount()
      const { connectors, connections } = once.store.getState()
      await once.destroy()

      const twice = world.createAdapter()
      const record = recordStates(twice.store)
      await within({
        promise: Promise.all([twice.start({ reconnect }), twice.start({ reconnect })]),
        patience: world.patience,
        awaited: 'both starts',
      })
      await world.settle()
      record.end()
      const state = twice.store.getState()
      checkEqual({ actual: state.connectors, expected: connectors, claim: 'Every wallet is listed once' })
      checkEqual({ actual: state.connections, expected: connections, claim: 'The connection is restored once' })
      checkEqual({
        actual: world.harness.getListenerCount(),
        expected: listeners,
        claim: 'Two starts at once leave the listeners of one',
      })
      const restorations = record.states.filter(
        ({ connections: now }, index) => now.length > 0 && (record.states[index - 1]?.connections.length ?? 0) === 0,
      )
      checkEqual({ actual: restorations.length, expected: 1, claim: 'The connection appears once' })
    },
  },
  {
    invariant: 3,
    title: 'without stored connections nothing is restored, though the wallet would allow it',
    run: async (world) => {
      const first = await world.startConnected()
      await first.adapter.destroy()
      const adapter = await world.startAdapter({ reconnect: [] })
      await world.settle()
      const { connections, activeConnectionId, status } = adapter.store.getState()
      checkEqual({
        actual: { connections, activeConnectionId, status },
        expected: { connections: [], activeConnectionId: null, status: 'disconnected' },
        claim: 'Nothing is restored that core did not store',
      })
    },
  },
]
