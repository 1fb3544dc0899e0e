import type { AdapterCase } from '../AdapterCase.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { checkRejects } from '../checks/checkRejects.ts'
import { checkSame } from '../checks/checkSame.ts'
import { checkTrue } from '../checks/checkTrue.ts'
import { within } from '../checks/within.ts'
import { findConnection } from '../findConnection.ts'
import { toStoredConnection } from '../toStoredConnection.ts'

/**
 * Invariants 13 and 14 where wallets are on no network of their own: the app chooses one of those that a wallet offers. In a
 * world whose wallets change network by themselves there is nothing to choose, and these cases hold by that.
 */
export const choiceCases: readonly AdapterCase[] = [
  {
    invariant: 13,
    title: 'where the app chooses, what the wallet does to its accounts keeps the choice',
    run: async (world) => {
      const { wallet, networks } = world.harness
      if (wallet.changeNetwork) return
      const { adapter, connection } = await world.startConnected()
      const promise = adapter.switchNetwork({ connectionId: connection.id, network: networks.other })
      await within({ promise, patience: world.patience, awaited: 'the network is chosen' })
      await wallet.changeAccounts([wallet.accounts[1]])
      await world.waitForState(
        adapter,
        () => findConnection(adapter, connection.id)?.activeAddress === wallet.accounts[1],
        'the account is followed',
      )
      checkSame({
        actual: findConnection(adapter, connection.id)?.networkId,
        expected: networks.other.caipNetworkId,
        claim: 'The network is the one that the app chose',
      })
    },
  },
  {
    invariant: 13,
    title: 'where the app chooses, a connection is never shown on a network that the wallet does not offer',
    run: async (world) => {
      const { wallet, networks } = world.harness
      if (wallet.changeNetwork) return
      const adapter = await world.startAdapter()
      const networkId = networks.unknownToWallet.caipNetworkId
      const connected = await within({
        promise: adapter.connect({ connectorId: wallet.connectorId, networkId }),
        patience: world.patience,
        awaited: 'the wallet connects',
      })
      checkSame({
        actual: connected.networkId,
        expected: networks.current.caipNetworkId,
        claim: 'The connection is on a network that both have',
      })
      checkTrue(!connected.approvedNetworkIds.includes(networkId), 'It does not say that the other one is approved')
    },
  },
  {
    invariant: 13,
    title: 'where the app chooses, what the wallet offers is followed, also to a network that the app does not know',
    run: async (world) => {
      const { wallet, networks } = world.harness
      if (wallet.changeNetwork || !wallet.offerNetworks) return
      const { adapter, connection } = await world.startConnected()
      const { current, other, unknownToApp } = networks
      for (const networkId of [other.caipNetworkId, unknownToApp, current.caipNetworkId]) {
        await wallet.offerNetworks([networkId])
        await world.waitForState(
          adapter,
          () => findConnection(adapter, connection.id)?.networkId === networkId,
          `the store shows ${networkId}`,
        )
        checkEqual({
          actual: findConnection(adapter, connection.id)?.approvedNetworkIds,
          expected: [networkId],
          claim: 'The connection says what the wallet offers',
        })
      }
      await wallet.offerNetworks([current.caipNetworkId, other.caipNetworkId])
      await world.waitForState(
        adapter,
        () => findConnection(adapter, connection.id)?.approvedNetworkIds.length === 2,
        'the network that is offered again appears',
      )
      checkEqual({ actual: findConnection(adapter, connection.id), expected: connection, claim: 'All else stays' })
    },
  },
  {
    invariant: 13,
    title: 'where the app chooses, a choice that was withdrawn while the page was away is not restored',
    run: async (world) => {
      const { wallet, networks } = world.harness
      if (wallet.changeNetwork || !wallet.offerNetworks) return
      const former = await world.startConnected()
      await former.adapter.destroy()
      await wallet.offerNetworks([networks.other.caipNetworkId])
      const adapter = await world.startAdapter({ reconnect: [toStoredConnection(former.connection)] })
      checkEqual({
        actual: adapter.store.getState().connections.map(({ id, networkId }) => ({ id, networkId })),
        expected: [{ id: former.connection.id, networkId: networks.other.caipNetworkId }],
        claim: 'The connection is back on what the wallet offers',
      })
    },
  },
  {
    invariant: 14,
    title: 'where the app chooses, a switch asks nobody and concerns one connection',
    run: async (world) => {
      const { wallet, otherWallet, networks } = world.harness
      if (wallet.changeNetwork) return
      const { adapter, connection } = await world.startConnected()
      const other = await world.connect(adapter, otherWallet)
      const prompts = wallet.getPromptCount()
      // A request made now would never settle.
      wallet.answerWith('hold')
      await within({
        promise: adapter.switchNetwork({ connectionId: connection.id, network: networks.other }),
        patience: world.patience,
        awaited: 'the network is chosen',
      })
      checkEqual({ actual: wallet.getPromptCount(), expected: prompts, claim: 'The human is not asked' })
      checkEqual({
        actual: findConnection(adapter, connection.id),
        expected: { ...connection, networkId: networks.other.caipNetworkId },
        claim: 'The network changes, and all else stays',
      })
      checkSame({ actual: findConnection(adapter, other.id), expected: other, claim: 'The other connection stays' })
    },
  },
  {
    invariant: 14,
    title: 'where the app chooses, a network that the wallet does not offer is refused by code, with nothing changed',
    run: async (world) => {
      const { wallet, networks } = world.harness
      if (wallet.changeNetwork) return
      const { adapter, connection } = await world.startConnected()
      await world.settle()
      const state = adapter.store.getState()
      const prompts = wallet.getPromptCount()
      await checkRejects({
        promise: adapter.switchNetwork({ connectionId: connection.id, network: networks.unknownToWallet }),
        patience: world.patience,
        code: (code) => code.startsWith('network.'),
        claim: 'A network that is not offered is refused',
      })
      await world.settle()
      checkSame({ actual: adapter.store.getState(), expected: state, claim: 'The refusal changes nothing' })
      checkEqual({ actual: wallet.getPromptCount(), expected: prompts, claim: 'The human is not asked' })
    },
  },
  {
    invariant: 14,
    title: 'where the app chooses, a signal that is aborted already chooses nothing',
    run: async (world) => {
      const { wallet, networks } = world.harness
      if (wallet.changeNetwork) return
      const { adapter, connection } = await world.startConnected()
      await world.settle()
      const state = adapter.store.getState()
      await checkRejects({
        promise: adapter.switchNetwork({
          connectionId: connection.id,
          network: networks.other,
          signal: AbortSignal.abort(),
        }),
        patience: world.patience,
        code: 'network.switchAborted',
        claim: 'An aborted switch rejects',
      })
      await world.settle()
      checkSame({ actual: adapter.store.getState(), expected: state, claim: 'Nothing has changed' })
    },
  },
]
