import type { AdapterCase } from '../AdapterCase.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { checkRejects } from '../checks/checkRejects.ts'
import { checkSame } from '../checks/checkSame.ts'
import { within } from '../checks/within.ts'
import { findConnection } from '../findConnection.ts'

/** Invariants 12 and 13: the store follows the wallet. */
export const followCases: readonly AdapterCase[] = [
  {
    invariant: 12,
    title: 'the wallet changes account: the store follows, in the same connection',
    run: async (world) => {
      const { wallet } = world.harness
      const { adapter, connection } = await world.startConnected()
      const [, second] = wallet.accounts
      await wallet.changeAccounts([second])
      await world.waitForState(
        adapter,
        () => findConnection(adapter, connection.id)?.activeAddress === second,
        'the account in use is the wallet’s',
      )
      const { connections, activeConnectionId } = adapter.store.getState()
      checkEqual({
        actual: connections.map(({ id, accounts }) => ({ id, accounts: accounts.map(({ address }) => address) })),
        expected: [{ id: connection.id, accounts: [second] }],
        claim: 'The connection holds what the wallet shows',
      })
      checkSame({ actual: activeConnectionId, expected: connection.id, claim: 'It stays the active connection' })
    },
  },
  {
    invariant: 12,
    title: 'a wallet that is not the active one changes account: it is followed and does not become active',
    run: async (world) => {
      const { wallet, otherWallet } = world.harness
      const { adapter, connection } = await world.startConnected()
      const other = await world.connect(adapter, otherWallet)
      await wallet.changeAccounts([wallet.accounts[1]])
      await world.waitForState(
        adapter,
        () => findConnection(adapter, connection.id)?.activeAddress === wallet.accounts[1],
        'the account of the other connection is followed',
      )
      checkSame({
        actual: adapter.store.getState().activeConnectionId,
        expected: other.id,
        claim: 'The active connection stays',
      })
      checkSame({ actual: findConnection(adapter, other.id), expected: other, claim: 'The active one is untouched' })
    },
  },
  {
    invariant: 12,
    title: 'no accounts left: the connection goes',
    run: async (world) => {
      const { wallet } = world.harness
      const { adapter } = await world.startConnected()
      await wallet.changeAccounts([])
      await world.waitForState(adapter, ({ connections }) => connections.length === 0, 'the connection goes')
      const { activeConnectionId, status } = adapter.store.getState()
      checkEqual({
        actual: { activeConnectionId, status },
        expected: { activeConnectionId: null, status: 'disconnected' },
        claim: 'Nothing is connected',
      })
      checkEqual({ actual: wallet.getPromptCount(), expected: 1, claim: 'The human is not asked again' })
    },
  },
  {
    invariant: 12,
    title: 'no accounts left in one of two wallets: the other one stays and is active',
    run: async (world) => {
      const { otherWallet } = world.harness
      const { adapter, connection } = await world.startConnected()
      const other = await world.connect(adapter, otherWallet)
      await otherWallet.changeAccounts([])
      await world.waitForState(adapter, () => findConnection(adapter, other.id) === undefined, 'the connection goes')
      const { connections, activeConnectionId, status } = adapter.store.getState()
      checkEqual({ actual: connections, expected: [connection], claim: 'The other connection stays' })
      checkEqual({
        actual: { activeConnectionId, status },
        expected: { activeConnectionId: connection.id, status: 'connected' },
        claim: 'It is the active one',
      })
    },
  },
  {
    invariant: 12,
    title: 'the app chooses another account of the connection, and another connection',
    run: async (world) => {
      const { wallet, otherWallet, chain } = world.harness
      const { adapter, connection } = await world.startConnected()
      const other = await world.connect(adapter, otherWallet)
      await within({
        promise: adapter.switchAccount({ connectionId: connection.id, address: wallet.accounts[1] }),
        patience: world.patience,
        awaited: 'the account is chosen',
      })
      checkSame({
        actual: findConnection(adapter, connection.id)?.activeAddress,
        expected: wallet.accounts[1],
        claim: 'The chosen account is in use',
      })
      checkSame({
        actual: adapter.store.getState().activeConnectionId,
        expected: connection.id,
        claim: 'Its connection is the active one',
      })
      await within({
        promise: adapter.switchAccount({ connectionId: other.id }),
        patience: world.patience,
        awaited: 'the connection is chosen',
      })
      const state = adapter.store.getState()
      checkSame({ actual: state.activeConnectionId, expected: other.id, claim: 'The chosen connection is active' })
      await checkRejects({
        promise: adapter.switchAccount({ connectionId: connection.id, address: chain.createRecipient() }),
        patience: world.patience,
        code: 'account.notFound',
        claim: 'An account that the connection has not is refused',
      })
      checkSame({ actual: adapter.store.getState(), expected: state, claim: 'The refusal changes nothing' })
    },
  },
  {
    invariant: 13,
    title: 'the wallet changes network: the store follows',
    run: async (world) => {
      const { wallet, networks } = world.harness
      if (!wallet.changeNetwork) return
      const { adapter, connection } = await world.startConnected()
      for (const network of [networks.other, networks.current]) {
        await wallet.changeNetwork(network.caipNetworkId)
        await world.waitForState(
          adapter,
          () => findConnection(adapter, connection.id)?.networkId === network.caipNetworkId,
          `the store shows ${network.caipNetworkId}`,
        )
      }
      checkEqual({ actual: findConnection(adapter, connection.id), expected: connection, claim: 'All else stays' })
    },
  },
  {
    invariant: 13,
    title: 'the wallet changes to a network that the app does not know: the store follows, and back',
    run: async (world) => {
      const { wallet, networks } = world.harness
      if (!wallet.changeNetwork) return
      const { adapter, connection } = await world.startConnected()
      for (const networkId of [networks.unknownToApp, networks.current.caipNetworkId]) {
        await wallet.changeNetwork(networkId)
        await world.waitForState(
          adapter,
          () => findConnection(adapter, connection.id)?.networkId === networkId,
          `the store shows ${networkId}`,
        )
        checkSame({
          actual: adapter.store.getState().activeConnectionId,
          expected: connection.id,
          claim: 'The wallet stays connected',
        })
      }
    },
  },
  {
    invariant: 13,
    title: 'a wallet that is on an unknown network when it connects is shown there',
    run: async (world) => {
      const { wallet, networks } = world.harness
      if (!wallet.changeNetwork) return
      const adapter = await world.startAdapter()
      await wallet.changeNetwork(networks.unknownToApp)
      const connection = await world.connect(adapter)
      checkSame({
        actual: connection.networkId,
        expected: networks.unknownToApp,
        claim: 'The connection tells where the wallet is',
      })
    },
  },
]
