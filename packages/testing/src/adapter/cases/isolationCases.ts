import type { AdapterCase } from '../AdapterCase.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { checkSame } from '../checks/checkSame.ts'
import { checkTrue } from '../checks/checkTrue.ts'
import { within } from '../checks/within.ts'
import { findConnection } from '../findConnection.ts'
import { goToNetwork } from './goToNetwork.ts'

/** Invariant 21: adapters do not know of each other. */
export const isolationCases: readonly AdapterCase[] = [
  {
    invariant: 21,
    title: 'two adapters of one factory share nothing',
    run: async (world) => {
      const { wallet, otherWallet } = world.harness
      const factory = world.harness.createFactory()
      const one = world.createAdapter(factory)
      const two = world.createAdapter(factory)
      checkTrue(one !== two && one.store !== two.store, 'Each has a store of its own')
      const start = { reconnect: [] }
      await within({
        promise: Promise.all([one.start(start), two.start(start)]),
        patience: world.patience,
        awaited: 'both adapters start',
      })
      for (const adapter of [one, two])
        await world.waitForState(adapter, ({ connectors }) => connectors.length >= 2, 'both wallets are listed')
      await world.settle()
      const untouched = two.store.getState()
      const connection = await world.connect(one, wallet)
      await world.settle()
      checkSame({ actual: two.store.getState(), expected: untouched, claim: 'The other adapter saw nothing of it' })
      const other = await world.connect(two, otherWallet)
      await world.settle()
      checkEqual({ actual: one.store.getState().connections, expected: [connection], claim: 'One has its own' })
      checkEqual({ actual: two.store.getState().connections, expected: [other], claim: 'The other has its own' })
    },
  },
  {
    invariant: 21,
    title: 'the end of one adapter, and its disconnection, are nothing to the other',
    run: async (world) => {
      const { wallet, otherWallet, networks } = world.harness
      const one = await world.startConnected()
      const two = await world.startAdapter()
      const kept = await world.connect(two, otherWallet)
      await one.adapter.disconnect({ connectionId: one.connection.id })
      await one.adapter.destroy()
      await world.settle()
      checkSame({ actual: findConnection(two, kept.id), expected: kept, claim: 'The other keeps its connection' })
      await goToNetwork(world, { adapter: two, connectionId: kept.id, wallet: otherWallet, network: networks.other })
      const connection = await world.connect(two, wallet)
      await wallet.changeAccounts([wallet.accounts[1]])
      await world.waitForState(
        two,
        () => findConnection(two, connection.id)?.activeAddress === wallet.accounts[1],
        'the other adapter follows a wallet that both used',
      )
    },
  },
]
