import type { AdapterCase } from '../AdapterCase.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { checkSame } from '../checks/checkSame.ts'
import { checkTrue } from '../checks/checkTrue.ts'
import { within } from '../checks/within.ts'
import { findConnection } from '../findConnection.ts'
import { goToNetwork } from './goToNetwork.ts'
import { findStateFault } from '../watch/findStateFault.ts'
import { recordStates } from '../watch/recordStates.ts'

/** Invariants 6 and 7: what state is made of. Every other case watches the same in passing. */
export const stateCases: readonly AdapterCase[] = [
  {
    invariant: 6,
    title: 'every state is deeply frozen, survives JSON and is consistent in itself',
    run: async (world) => {
      const { harness, patience } = world
      const adapter = world.createAdapter()
      const check = (moment: string): void => {
        checkEqual({
          actual: findStateFault(adapter, adapter.store.getState()),
          expected: undefined,
          claim: `The state is sound ${moment}`,
        })
      }
      check('before start')
      await within({ promise: adapter.start({ reconnect: [] }), patience, awaited: 'the adapter starts' })
      await world.waitForState(adapter, ({ connectors }) => connectors.length >= 2, 'both wallets are listed')
      check('after start')
      const connection = await world.connect(adapter)
      check('when connected')
      const { session } = await harness.createSession()
      await within({ promise: adapter.adopt(session), patience, awaited: 'the session is adopted' })
      check('with an adopted session')
      await within({
        promise: adapter.disconnect({ connectionId: connection.id }),
        patience,
        awaited: 'the wallet is disconnected',
      })
      check('after disconnect')
    },
  },
  {
    invariant: 7,
    title: 'branches that did not change keep their reference',
    run: async (world) => {
      const { wallet, otherWallet, networks } = world.harness
      const { adapter, connection } = await world.startConnected()
      await world.settle()
      const { connectors } = adapter.store.getState()
      const other = await world.connect(adapter, otherWallet)
      const afterSecond = adapter.store.getState()
      checkSame({ actual: afterSecond.connectors, expected: connectors, claim: 'Connecting keeps the connectors' })
      checkSame({
        actual: findConnection(adapter, connection.id),
        expected: connection,
        claim: 'Connecting another wallet keeps the first connection',
      })
      await goToNetwork(world, { adapter, connectionId: connection.id, wallet, network: networks.other })
      checkSame({
        actual: findConnection(adapter, other.id),
        expected: other,
        claim: 'A change of one connection keeps the other',
      })
      checkSame({
        actual: findConnection(adapter, connection.id)?.accounts,
        expected: connection.accounts,
        claim: 'A change of network keeps the accounts',
      })
    },
  },
  {
    invariant: 7,
    title: 'what changes nothing notifies nobody',
    run: async (world) => {
      const { wallet, networks } = world.harness
      const { adapter, connection } = await world.startConnected()
      await world.settle()
      const state = adapter.store.getState()
      const record = recordStates(adapter.store)
      const connectionId = connection.id
      const steps: Readonly<Record<string, () => Promise<void>>> = {
        'The wallet repeats its accounts': async () => await wallet.changeAccounts(wallet.accounts),
        'The wallet repeats its network': async () =>
          wallet.changeNetwork
            ? await wallet.changeNetwork(connection.networkId)
            : await wallet.offerNetworks?.([networks.current.caipNetworkId, networks.other.caipNetworkId]),
        'Switching to the account in use': async () =>
          await adapter.switchAccount({ connectionId, address: connection.activeAddress }),
        'Making the active connection active': async () => await adapter.switchAccount({ connectionId }),
        'Switching to the network in use': async () =>
          await adapter.switchNetwork({ connectionId, network: networks.current }),
      }
      for (const [name, step] of Object.entries(steps)) {
        await within({ promise: step(), patience: world.patience, awaited: name })
        await world.settle()
        checkEqual({ actual: record.states.length, expected: 0, claim: `${name}: nobody is notified` })
      }
      record.end()
      checkSame({ actual: adapter.store.getState(), expected: state, claim: 'The state is the very same object' })
      checkTrue(connection.networkId === networks.current.caipNetworkId, 'The wallet was on the network in use')
    },
  },
]
