import type { AdapterCase } from '../AdapterCase.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { checkRejects } from '../checks/checkRejects.ts'
import { checkSame } from '../checks/checkSame.ts'
import { checkTrue } from '../checks/checkTrue.ts'
import { within } from '../checks/within.ts'
import { findConnection } from '../findConnection.ts'
import { adoptSession } from './adoptSession.ts'
import { goToNetwork } from './goToNetwork.ts'

/** Invariant 16: how an adapter takes its part of a session that core owns. */
export const adoptCases: readonly AdapterCase[] = [
  {
    invariant: 16,
    title: 'adopt resolves with the very object that the store holds, made of what the session grants',
    run: async (world) => {
      const { adapter, controlled, connection } = await adoptSession(world)
      checkSame({
        actual: findConnection(adapter, connection.id),
        expected: connection,
        claim: 'The store holds the connection that adopt resolved with',
      })
      const { activeConnectionId, status } = adapter.store.getState()
      checkEqual({
        actual: { activeConnectionId, status },
        expected: { activeConnectionId: connection.id, status: 'connected' },
        claim: 'It is the active connection',
      })
      const grant = controlled.session.grants[adapter.namespace]
      checkEqual({
        actual: {
          accounts: connection.accounts.map(({ address }) => address),
          activeAddress: connection.activeAddress,
          approvedNetworkIds: connection.approvedNetworkIds,
          networkId: connection.networkId,
          peer: connection.peer?.name,
        },
        expected: {
          accounts: controlled.accounts,
          activeAddress: controlled.accounts[0],
          approvedNetworkIds: grant?.networkIds,
          networkId: world.harness.networks.current.caipNetworkId,
          peer: controlled.session.peer.name,
        },
        claim: 'It tells what the session grants, and who is behind it',
      })
      const { wallet, otherWallet } = world.harness
      checkEqual({
        actual: wallet.getPromptCount() + otherWallet.getPromptCount(),
        expected: 0,
        claim: 'No wallet of the page is asked',
      })
    },
  },
  {
    invariant: 16,
    title: 'a signature of an adopted connection is asked of the session, on its network, also after it changed',
    run: async (world) => {
      const { networks, verifySignature } = world.harness
      const { adapter, controlled, connection } = await adoptSession(world)
      const { message } = adapter.features
      const sign = async (networkId: string): Promise<void> => {
        if (!message) return
        const text = `Signed on ${networkId}`
        const asked = controlled.requests.length
        const { signature } = await within({
          promise: message.sign({ connectionId: connection.id, message: text }),
          patience: world.patience,
          awaited: 'the session signs',
        })
        const isGenuine = await verifySignature({ address: controlled.accounts[0], message: text, signature })
        checkTrue(isGenuine, 'The signature is the account’s')
        const requests = controlled.requests.slice(asked)
        checkTrue(requests.length > 0, 'The signature was asked of the session')
        checkEqual({
          actual: requests.map((request) => request.networkId),
          expected: requests.map(() => networkId),
          claim: 'The request names the network of the connection',
        })
      }
      checkSame({
        actual: connection.features.includes('message'),
        expected: message !== undefined,
        claim: 'The session can sign if the adapter can',
      })
      await sign(networks.current.caipNetworkId)
      await controlled.changeNetwork(networks.other.caipNetworkId)
      await world.waitForState(
        adapter,
        () => findConnection(adapter, connection.id)?.networkId === networks.other.caipNetworkId,
        'the session’s network is followed',
      )
      await sign(networks.other.caipNetworkId)
      await within({
        promise: adapter.switchNetwork({ connectionId: connection.id, network: networks.current }),
        patience: world.patience,
        awaited: 'the session’s network is switched by the app',
      })
      checkSame({
        actual: findConnection(adapter, connection.id)?.networkId,
        expected: networks.current.caipNetworkId,
        claim: 'The store shows the network when the switch resolves',
      })
      await sign(networks.current.caipNetworkId)
    },
  },
  {
    invariant: 16,
    title: 'a transfer of an adopted connection is asked of the session and changes the chain',
    run: async (world) => {
      const { chain, networks } = world.harness
      const { adapter, controlled, connection } = await adoptSession(world)
      const { transfer } = adapter.features
      checkSame({
        actual: connection.features.includes('transfer'),
        expected: transfer !== undefined,
        claim: 'The session can transfer if the adapter can',
      })
      if (!transfer) return
      const to = chain.createRecipient()
      await within({
        promise: transfer.send({ connectionId: connection.id, to, amount: chain.amount }),
        patience: world.patience,
        awaited: 'the session sends',
      })
      await world.waitForBalance({ address: to, balance: chain.amount })
      const { requests } = controlled
      checkTrue(requests.length > 0, 'The transfer was asked of the session')
      checkEqual({
        actual: requests.map((request) => request.networkId),
        expected: requests.map(() => networks.current.caipNetworkId),
        claim: 'Every request names the network of the connection',
      })
    },
  },
  {
    invariant: 16,
    title: 'the session’s accounts are followed',
    run: async (world) => {
      const { adapter, controlled, connection } = await adoptSession(world)
      const [first, second] = controlled.accounts
      await controlled.changeAccounts([second])
      const { connections } = await world.waitForState(
        adapter,
        () => findConnection(adapter, connection.id)?.activeAddress === second,
        'the other account is in use',
      )
      checkEqual({
        actual: connections.map(({ accounts }) => accounts.map(({ address }) => address)),
        expected: [[second]],
        claim: 'The connection holds what the session grants now',
      })
      await controlled.changeAccounts([first, second])
      await world.waitForState(
        adapter,
        () => findConnection(adapter, connection.id)?.accounts.length === 2,
        'the account that is granted again appears',
      )
      checkSame({
        actual: findConnection(adapter, connection.id)?.activeAddress,
        expected: second,
        claim: 'The account in use stays while it is granted',
      })
    },
  },
  {
    invariant: 16,
    title: 'a session that no longer grants the namespace takes its connection along',
    run: async (world) => {
      const { adapter, controlled, connection } = await adoptSession(world)
      await controlled.changeAccounts([])
      await world.waitForState(
        adapter,
        () => findConnection(adapter, connection.id) === undefined,
        'the connection goes with the grant',
      )
      checkSame({ actual: adapter.store.getState().status, expected: 'disconnected', claim: 'Nothing is connected' })
    },
  },
  {
    invariant: 16,
    title: 'a session that ends takes its connection along, whoever ended it',
    run: async (world) => {
      for (const reason of ['user', 'expired', 'peer'] as const) {
        const { adapter, controlled, connection } = await adoptSession(world)
        await controlled.end(reason)
        await world.waitForState(
          adapter,
          () => findConnection(adapter, connection.id) === undefined,
          `the connection goes with the session (${reason})`,
        )
        const { activeConnectionId, status } = adapter.store.getState()
        checkEqual({
          actual: { activeConnectionId, status },
          expected: { activeConnectionId: null, status: 'disconnected' },
          claim: 'Nothing is connected',
        })
        checkEqual({
          actual: controlled.getListenerCount(),
          expected: 0,
          claim: 'No listener is left on a session that ended',
        })
      }
    },
  },
  {
    invariant: 16,
    title: 'an adopted connection is disconnected for good',
    run: async (world) => {
      const { adapter, controlled, connection } = await adoptSession(world)
      await within({
        promise: adapter.disconnect({ connectionId: connection.id }),
        patience: world.patience,
        awaited: 'the session’s part is disconnected',
      })
      checkEqual({ actual: adapter.store.getState().connections, expected: [], claim: 'The connection is gone' })
      checkEqual({ actual: controlled.getListenerCount(), expected: 0, claim: 'No listener is left on the session' })
      await controlled.changeNetwork(world.harness.networks.other.caipNetworkId)
      await controlled.changeAccounts([controlled.accounts[1]])
      await world.settle()
      checkEqual({ actual: adapter.store.getState().connections, expected: [], claim: 'It stays gone' })
    },
  },
  {
    invariant: 16,
    title: 'adopting a session twice gives no duplicate',
    run: async (world) => {
      const { adapter, controlled, connection } = await adoptSession(world)
      const listeners = controlled.getListenerCount()
      const again = await within({
        promise: adapter.adopt(controlled.session),
        patience: world.patience,
        awaited: 'the session is adopted again',
      })
      checkEqual({
        actual: adapter.store.getState().connections.map(({ id }) => id),
        expected: [connection.id],
        claim: 'There is one connection',
      })
      checkSame({
        actual: findConnection(adapter, connection.id),
        expected: again,
        claim: 'Adopt resolved with the one that the store holds',
      })
      checkEqual({
        actual: controlled.getListenerCount(),
        expected: listeners,
        claim: 'The session has no more listeners than before',
      })
    },
  },
  {
    invariant: 16,
    title: 'a session that grants nothing here is refused by code, with nothing changed',
    run: async (world) => {
      const adapter = await world.startAdapter()
      await world.settle()
      const state = adapter.store.getState()
      const controlled = await world.harness.createSession()
      await controlled.changeAccounts([])
      await checkRejects({
        promise: adapter.adopt(controlled.session),
        patience: world.patience,
        claim: 'A session without a grant in the namespace is refused',
      })
      checkEqual({ actual: adapter.store.getState(), expected: state, claim: 'The refusal changes nothing' })
      checkEqual({ actual: controlled.getListenerCount(), expected: 0, claim: 'No listener is left on the session' })
    },
  },
  {
    invariant: 16,
    title: 'a session stands beside the wallets of the page',
    run: async (world) => {
      const { wallet, networks } = world.harness
      const { adapter, connection: own } = await world.startConnected()
      const controlled = await world.harness.createSession()
      const connection = await within({
        promise: adapter.adopt(controlled.session),
        patience: world.patience,
        awaited: 'the session is adopted',
      })
      checkSame({ actual: findConnection(adapter, own.id), expected: own, claim: 'The wallet’s connection stays' })
      await goToNetwork(world, { adapter, connectionId: own.id, wallet, network: networks.other })
      checkSame({
        actual: findConnection(adapter, connection.id),
        expected: connection,
        claim: 'The session’s connection is untouched',
      })
      await controlled.end('peer')
      await world.waitForState(
        adapter,
        ({ activeConnectionId }) => activeConnectionId === own.id,
        'the wallet’s connection takes over',
      )
    },
  },
]
