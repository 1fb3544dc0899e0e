import { createMirror } from './createMirror.ts'
import type { Mutant, ReferenceAdapter } from './Mutant.ts'

type Connection = ReturnType<ReferenceAdapter['store']['getState']>['connections'][number]

/** Shows each connection as a function makes it of what was shown before. */
function show(
  adapter: ReferenceAdapter,
  change: (connection: Connection, shown: Connection | undefined) => Connection,
): ReferenceAdapter {
  const store = createMirror({
    of: adapter.store,
    show: (state, shown) => {
      const connections = state.connections.map((connection) => {
        const former = shown.connections.find(({ id }) => id === connection.id)
        return Object.freeze(change(connection, former))
      })
      return Object.freeze({ ...state, connections: Object.freeze(connections) })
    },
  })
  return { ...adapter, store }
}

/** What can be wrong where wallets are on no network of their own and the app chooses (invariants 4, 13 and 14). */
export const choiceMutants: readonly Mutant[] = [
  {
    invariant: 4,
    isChosenByApp: true,
    fault: 'forgets over a page load which network the app chose',
    mutate: (adapter, { networks }) => ({
      ...adapter,
      start: async ({ reconnect }) =>
        await adapter.start({
          reconnect: reconnect.map((stored) => ({ ...stored, networkId: networks.current.caipNetworkId })),
        }),
    }),
  },
  {
    invariant: 13,
    isChosenByApp: true,
    fault: 'forgets the app’s choice when the wallet changes account',
    mutate: (adapter, { networks }) =>
      show(adapter, (connection, shown) =>
        shown && shown.activeAddress !== connection.activeAddress
          ? { ...connection, networkId: networks.current.caipNetworkId }
          : connection,
      ),
  },
  {
    invariant: 13,
    isChosenByApp: true,
    fault: 'connects on a network that the wallet does not offer',
    mutate: (adapter) => {
      let wanted: Connection['networkId'] | undefined
      const broken = show(adapter, (connection) => ({ ...connection, networkId: wanted ?? connection.networkId }))
      return {
        ...broken,
        connect: async (parameters) => {
          wanted = parameters.networkId
          const { id } = await adapter.connect(parameters)
          const connection = broken.store.getState().connections.find((candidate) => candidate.id === id)
          return connection ?? (await adapter.connect(parameters))
        },
      }
    },
  },
  {
    invariant: 13,
    isChosenByApp: true,
    fault: 'stays on a network that the wallet offers no more',
    mutate: (adapter) =>
      show(adapter, (connection, shown) => (shown ? { ...connection, networkId: shown.networkId } : connection)),
  },
  {
    invariant: 13,
    isChosenByApp: true,
    fault: 'restores a choice that the wallet offers no more',
    mutate: (adapter) => {
      let stored: Connection['networkId'] | undefined
      return {
        ...show(adapter, (connection) => ({ ...connection, networkId: stored ?? connection.networkId })),
        start: async ({ reconnect }) => {
          const [first] = reconnect
          if (first?.networkId.startsWith('polkadot:')) stored = `polkadot:${first.networkId.slice(9)}`
          await adapter.start({ reconnect })
        },
      }
    },
  },
  {
    invariant: 14,
    isChosenByApp: true,
    fault: 'asks the wallet for what is the app’s own choice',
    mutate: (adapter) => ({
      ...adapter,
      switchNetwork: async (parameters) => {
        await adapter.features.message?.sign({ connectionId: parameters.connectionId, message: 'Switch?' })
        await adapter.switchNetwork(parameters)
      },
    }),
  },
  {
    invariant: 14,
    isChosenByApp: true,
    fault: 'takes every connection to the network of one',
    mutate: (adapter) => ({
      ...adapter,
      switchNetwork: async (parameters) => {
        for (const { id } of adapter.store.getState().connections)
          await adapter.switchNetwork({ ...parameters, connectionId: id })
      },
    }),
  },
  {
    invariant: 14,
    isChosenByApp: true,
    fault: 'says yes to a network that the wallet does not offer',
    mutate: (adapter) => ({
      ...adapter,
      switchNetwork: async (parameters) => await adapter.switchNetwork(parameters).catch(() => undefined),
    }),
  },
  {
    invariant: 14,
    isChosenByApp: true,
    fault: 'chooses though the signal is aborted',
    mutate: (adapter) => ({
      ...adapter,
      switchNetwork: async ({ signal: _signal, ...parameters }) => await adapter.switchNetwork(parameters),
    }),
  },
]
