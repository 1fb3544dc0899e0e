import type { AdapterCase } from '../AdapterCase.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { checkSame } from '../checks/checkSame.ts'
import { checkTrue } from '../checks/checkTrue.ts'
import { within } from '../checks/within.ts'
import { findConnection } from '../findConnection.ts'

/** Invariant 15: what disconnecting means. */
export const disconnectCases: readonly AdapterCase[] = [
  {
    invariant: 15,
    title: 'disconnect is for good: nothing the wallet does brings the connection back',
    run: async (world) => {
      const { wallet, networks } = world.harness
      const { adapter, connection } = await world.startConnected()
      await within({
        promise: adapter.disconnect({ connectionId: connection.id }),
        patience: world.patience,
        awaited: 'the wallet is disconnected',
      })
      const gone = { connections: [], activeConnectionId: null, status: 'disconnected' }
      const read = (): unknown => {
        const { connections, activeConnectionId, status } = adapter.store.getState()
        return { connections, activeConnectionId, status }
      }
      checkEqual({ actual: read(), expected: gone, claim: 'The connection is gone when disconnect resolves' })
      await wallet.changeAccounts([wallet.accounts[1]])
      await wallet.changeNetwork?.(networks.other.caipNetworkId)
      await wallet.offerNetworks?.([networks.other.caipNetworkId])
      await wallet.changeAccounts(wallet.accounts)
      await world.settle()
      checkEqual({ actual: read(), expected: gone, claim: 'It stays gone, whatever the wallet tells' })
    },
  },
  {
    invariant: 15,
    title: 'a new start after disconnect restores nothing',
    run: async (world) => {
      const { adapter, connection } = await world.startConnected()
      await within({
        promise: adapter.disconnect({ connectionId: connection.id }),
        patience: world.patience,
        awaited: 'the wallet is disconnected',
      })
      await adapter.destroy()
      const next = await world.startAdapter({ reconnect: [] })
      await world.settle()
      checkEqual({ actual: next.store.getState().connections, expected: [], claim: 'Nothing is restored' })
    },
  },
  {
    invariant: 15,
    title: 'disconnecting one wallet leaves the other as it was',
    run: async (world) => {
      const { adapter, connection } = await world.startConnected()
      const other = await world.connect(adapter, world.harness.otherWallet)
      await within({
        promise: adapter.disconnect({ connectionId: other.id }),
        patience: world.patience,
        awaited: 'the second wallet is disconnected',
      })
      const { activeConnectionId, connections } = adapter.store.getState()
      checkEqual({ actual: connections.length, expected: 1, claim: 'One connection is left' })
      checkSame({
        actual: findConnection(adapter, connection.id),
        expected: connection,
        claim: 'It is the very same object',
      })
      checkSame({ actual: activeConnectionId, expected: connection.id, claim: 'It is the active one' })
    },
  },
  {
    invariant: 15,
    title: 'a disconnected wallet can be connected again, under the same id',
    run: async (world) => {
      const { adapter, connection } = await world.startConnected()
      await within({
        promise: adapter.disconnect({ connectionId: connection.id }),
        patience: world.patience,
        awaited: 'the wallet is disconnected',
      })
      const again = await world.connect(adapter)
      checkSame({ actual: again.id, expected: connection.id, claim: 'The id is stable' })
      checkTrue(findConnection(adapter, again.id) === again, 'The store holds the connection')
    },
  },
]
