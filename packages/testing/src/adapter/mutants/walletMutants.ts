import { createMirror, type Mirror } from './createMirror.ts'
import type { Mutant, ReferenceAdapter } from './Mutant.ts'

type State = ReturnType<ReferenceAdapter['store']['getState']>
type Connection = State['connections'][number]

/** Shows each connection as a function makes it of what was shown before. */
function showConnections(
  adapter: ReferenceAdapter,
  show: (connection: Connection, shown: Connection | undefined) => Connection,
): ReferenceAdapter & { readonly store: Mirror } {
  return {
    ...adapter,
    store: createMirror({
      of: adapter.store,
      show: (state, shown) =>
        Object.freeze({
          ...state,
          connections: Object.freeze(
            state.connections.map((connection) =>
              Object.freeze(
                show(
                  connection,
                  shown.connections.find(({ id }) => id === connection.id),
                ),
              ),
            ),
          ),
        }),
    }),
  }
}

/** What can be wrong with following wallets, switching and disconnecting (invariants 12 to 16). */
export const walletMutants: readonly Mutant[] = [
  {
    invariant: 12,
    fault: 'does not follow the wallet’s account',
    mutate: (adapter) =>
      showConnections(adapter, (connection, shown) =>
        shown ? { ...connection, accounts: shown.accounts, activeAddress: shown.activeAddress } : connection,
      ),
  },
  {
    invariant: 12,
    fault: 'keeps a connection without accounts',
    mutate: (adapter) => ({
      ...adapter,
      store: createMirror({
        of: adapter.store,
        show: (state, shown) => (state.connections.length === 0 && shown.connections.length > 0 ? shown : state),
      }),
    }),
  },
  {
    invariant: 12,
    fault: 'accepts an account that the wallet has not',
    mutate: (adapter) => ({
      ...adapter,
      switchAccount: async (parameters) => await adapter.switchAccount(parameters).catch(() => undefined),
    }),
  },
  {
    invariant: 12,
    fault: 'makes a wallet active because its account changed',
    mutate: (adapter) => {
      adapter.store.subscribe(({ connections }, previous) => {
        const changed = connections.find(({ id, activeAddress }) =>
          previous.connections.some((former) => former.id === id && former.activeAddress !== activeAddress),
        )
        if (changed) queueMicrotask(() => void adapter.switchAccount({ connectionId: changed.id }))
      })
      return adapter
    },
  },
  {
    invariant: 13,
    fault: 'does not follow the wallet’s network',
    mutate: (adapter) =>
      showConnections(adapter, (connection, shown) =>
        shown ? { ...connection, networkId: shown.networkId } : connection,
      ),
  },
  {
    invariant: 13,
    fault: 'follows only to networks that the app knows',
    mutate: (adapter, { networks }) =>
      showConnections(adapter, (connection, shown) =>
        connection.networkId === networks.unknownToApp && shown
          ? { ...connection, networkId: shown.networkId }
          : connection,
      ),
  },
  {
    invariant: 13,
    fault: 'shows a wallet on an unknown network where the app is',
    mutate: (adapter, { networks }) =>
      showConnections(adapter, (connection) =>
        connection.networkId === networks.unknownToApp
          ? { ...connection, networkId: networks.current.caipNetworkId }
          : connection,
      ),
  },
  {
    invariant: 14,
    fault: 'resolves before the network is switched',
    mutate: (adapter) => ({
      ...adapter,
      switchNetwork: async (parameters) => {
        void adapter.switchNetwork(parameters).catch(() => undefined)
      },
    }),
  },
  {
    invariant: 14,
    fault: 'shows the network though the human declined',
    mutate: (adapter, { networks }) => {
      let isForced = false
      const mirrored = showConnections(adapter, (connection) =>
        isForced ? { ...connection, networkId: networks.other.caipNetworkId } : connection,
      )
      return {
        ...mirrored,
        switchNetwork: async (parameters) => {
          try {
            await adapter.switchNetwork(parameters)
          } catch (error) {
            isForced = true
            mirrored.store.refresh()
            throw error
          }
        },
      }
    },
  },
  {
    invariant: 14,
    fault: 'does not listen to an abort of a switch',
    mutate: (adapter) => ({
      ...adapter,
      switchNetwork: async ({ signal: _signal, ...parameters }) => await adapter.switchNetwork(parameters),
    }),
  },
  {
    invariant: 15,
    fault: 'connects a wallet again that was disconnected',
    mutate: (adapter) => ({
      ...adapter,
      disconnect: async (parameters) => {
        await adapter.disconnect(parameters)
        setTimeout(() => {
          adapter.connect({ connectorId: parameters.connectionId }).catch(() => undefined)
        }, 1)
      },
    }),
  },
  {
    invariant: 15,
    fault: 'disconnects every wallet at once',
    mutate: (adapter) => ({
      ...adapter,
      disconnect: async () => {
        for (const { id } of adapter.store.getState().connections) await adapter.disconnect({ connectionId: id })
      },
    }),
  },
  {
    invariant: 15,
    fault: 'connects by itself when it was there before',
    mutate: (adapter, { former, wallet }) => ({
      ...adapter,
      start: async (parameters) => {
        await adapter.start(parameters)
        if (former.length > 0) await adapter.connect({ connectorId: wallet.connectorId })
      },
    }),
  },
  {
    invariant: 15,
    fault: 'gives every connection of a wallet another id',
    mutate: (adapter) => {
      let count = 0
      const show = <item extends { readonly id: string }>(item: item): item =>
        Object.freeze({ ...item, id: `${item.id}#${count}` })
      return {
        ...adapter,
        store: createMirror({
          of: adapter.store,
          show: (state) =>
            Object.freeze({
              ...state,
              connections: Object.freeze(state.connections.map(show)),
              activeConnectionId: state.activeConnectionId === null ? null : `${state.activeConnectionId}#${count}`,
            }),
        }),
        connect: async (parameters) => {
          count++
          return show(await adapter.connect(parameters))
        },
        disconnect: async ({ connectionId }) =>
          await adapter.disconnect({ connectionId: connectionId.split('#')[0] ?? '' }),
      }
    },
  },
  {
    invariant: 16,
    fault: 'resolves with a copy of an adopted connection',
    mutate: (adapter) => ({ ...adapter, adopt: async (session) => ({ ...(await adapter.adopt(session)) }) }),
  },
  {
    invariant: 16,
    fault: 'does not send what it says a session sent',
    mutate: (adapter) => {
      const { transfer } = adapter.features
      if (!transfer) return adapter
      const send: typeof transfer.send = async (call) =>
        call.connectionId.startsWith('session:') ? { id: '0x00' } : await transfer.send(call)
      return { ...adapter, features: { ...adapter.features, transfer: { ...transfer, send } } }
    },
  },
  {
    invariant: 16,
    fault: 'adopts what was not granted',
    mutate: (adapter, { wallet, networks }) => ({
      ...adapter,
      adopt: async (session) => {
        const networkId = networks.current.caipNetworkId
        const accounts = wallet.accounts.map((address) => `${networkId}:${address}`)
        const polkadot = { accounts, networkIds: [networkId], methods: [], events: [] }
        return await adapter.adopt({ ...session, grants: { polkadot, ...session.grants } })
      },
    }),
  },
  {
    invariant: 16,
    fault: 'asks the session on the first network for ever',
    mutate: (adapter, { networks }) => ({
      ...adapter,
      adopt: async (session) =>
        await adapter.adopt({
          ...session,
          grants: session.grants,
          request: async (parameters) =>
            await session.request({ ...parameters, networkId: networks.current.caipNetworkId }),
        }),
    }),
  },
  {
    invariant: 16,
    fault: 'does not listen to the session',
    mutate: (adapter) => ({
      ...adapter,
      adopt: async (session) => await adapter.adopt({ ...session, subscribe: () => () => undefined }),
    }),
  },
  {
    invariant: 16,
    fault: 'does not notice that a session ends',
    mutate: (adapter) => ({
      ...adapter,
      adopt: async (session) =>
        await adapter.adopt({
          ...session,
          subscribe: (listener) =>
            session.subscribe((event) => {
              if (event.type !== 'ended') listener(event)
            }),
        }),
    }),
  },
  {
    invariant: 16,
    fault: 'does not notice what a session grants anew',
    mutate: (adapter) => ({
      ...adapter,
      adopt: async (session) =>
        await adapter.adopt({
          ...session,
          subscribe: (listener) =>
            session.subscribe((event) => {
              if (event.type !== 'updated') listener(event)
            }),
        }),
    }),
  },
  {
    invariant: 16,
    fault: 'adopts a session twice as two connections',
    mutate: (adapter) => {
      let count = 0
      return {
        ...adapter,
        adopt: async (session) => await adapter.adopt({ ...session, id: `${session.id}#${count++}` }),
      }
    },
  },
  {
    invariant: 16,
    fault: 'does not leave a session that it disconnects',
    mutate: (adapter) => ({
      ...adapter,
      adopt: async (session) =>
        await adapter.adopt({
          ...session,
          subscribe: (listener) => {
            session.subscribe(listener)
            return () => undefined
          },
        }),
    }),
  },
]
