import { ModalError } from '@latchkey/core/adapter'
import { createMirror } from './createMirror.ts'
import type { Mutant } from './Mutant.ts'

/** What can be wrong with the state and with connecting (invariants 6 to 11). */
export const stateMutants: readonly Mutant[] = [
  {
    invariant: 6,
    fault: 'lets others write its state',
    mutate: (adapter) => ({
      ...adapter,
      store: createMirror({ of: adapter.store, show: (state) => structuredClone(state) }),
    }),
  },
  {
    invariant: 6,
    fault: 'keeps a provider in its state',
    mutate: (adapter) => ({
      ...adapter,
      store: createMirror({
        of: adapter.store,
        show: (state) =>
          Object.freeze({
            ...state,
            connections: Object.freeze(
              state.connections.map((connection) => Object.freeze({ ...connection, request: () => undefined })),
            ),
          }),
      }),
    }),
  },
  {
    invariant: 6,
    fault: 'calls itself disconnected with a connection',
    mutate: (adapter) => ({
      ...adapter,
      store: createMirror({
        of: adapter.store,
        show: (state) => Object.freeze({ ...state, status: 'disconnected' as const }),
      }),
    }),
  },
  {
    invariant: 7,
    fault: 'copies its connectors with every change',
    mutate: (adapter) => ({
      ...adapter,
      store: createMirror({
        of: adapter.store,
        show: (state) => Object.freeze({ ...state, connectors: Object.freeze([...state.connectors]) }),
      }),
    }),
  },
  {
    invariant: 7,
    fault: 'copies every connection with every change',
    mutate: (adapter) => ({
      ...adapter,
      store: createMirror({
        of: adapter.store,
        show: (state) =>
          Object.freeze({
            ...state,
            connections: Object.freeze(state.connections.map((connection) => Object.freeze({ ...connection }))),
          }),
      }),
    }),
  },
  {
    invariant: 7,
    fault: 'notifies of a switch to the account in use',
    mutate: (adapter) => {
      const store = createMirror({ of: adapter.store, show: (state) => state })
      return {
        ...adapter,
        store,
        switchAccount: async (parameters) => {
          await adapter.switchAccount(parameters)
          store.tell()
        },
      }
    },
  },
  {
    invariant: 8,
    fault: 'resolves with a copy of the connection',
    mutate: (adapter) => ({
      ...adapter,
      connect: async (parameters) => ({ ...(await adapter.connect(parameters)) }),
    }),
  },
  {
    invariant: 8,
    fault: 'resolves before the store holds the connection',
    mutate: (adapter) => {
      let shown = adapter.store.getState()
      adapter.store.subscribe((state) => {
        setTimeout(() => {
          shown = state
        }, 5)
      })
      return { ...adapter, store: { ...adapter.store, getState: () => shown } }
    },
  },
  {
    invariant: 8,
    fault: 'ignores the network that was asked for',
    mutate: (adapter) => ({
      ...adapter,
      connect: async ({ connectorId, signal }) => await adapter.connect({ connectorId, signal }),
    }),
  },
  {
    invariant: 8,
    fault: 'has one connection at a time',
    mutate: (adapter) => ({
      ...adapter,
      connect: async (parameters) => {
        const connection = await adapter.connect(parameters)
        for (const { id } of adapter.store.getState().connections)
          if (id !== connection.id) await adapter.disconnect({ connectionId: id })
        return connection
      },
    }),
  },
  {
    invariant: 9,
    fault: 'stays connecting after a refusal',
    mutate: (adapter) => {
      let isRefused = false
      const store = createMirror({
        of: adapter.store,
        show: (state, shown) => (isRefused ? shown : state),
      })
      return {
        ...adapter,
        store,
        connect: async (parameters) => {
          isRefused = false
          const unsubscribe = adapter.store.subscribe(({ status }) => {
            isRefused = status === 'connecting'
          })
          try {
            return await adapter.connect(parameters)
          } finally {
            unsubscribe()
          }
        },
      }
    },
  },
  {
    invariant: 9,
    fault: 'drops the connected wallet when another one refuses',
    mutate: (adapter) => ({
      ...adapter,
      connect: async (parameters) => {
        try {
          return await adapter.connect(parameters)
        } catch (error) {
          for (const { id } of adapter.store.getState().connections) await adapter.disconnect({ connectionId: id })
          throw error
        }
      },
    }),
  },
  {
    invariant: 10,
    fault: 'does not listen to an abort',
    mutate: (adapter) => ({
      ...adapter,
      connect: async ({ signal: _signal, ...parameters }) => await adapter.connect(parameters),
    }),
  },
  {
    invariant: 10,
    fault: 'connects after an abort when the human approves late',
    mutate: (adapter) => ({
      ...adapter,
      connect: async ({ signal, ...parameters }) => {
        const attempt = adapter.connect(parameters)
        attempt.catch(() => undefined)
        const aborted = new Promise<never>((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            reject(new ModalError('connection.aborted'))
          })
        })
        return await Promise.race([attempt, aborted])
      },
    }),
  },
  {
    invariant: 10,
    fault: 'prompts though the signal is aborted already',
    mutate: (adapter) => ({
      ...adapter,
      connect: async (parameters) => {
        if (parameters.signal?.aborted === true)
          void adapter.connect({ connectorId: parameters.connectorId }).catch(() => undefined)
        return await adapter.connect(parameters)
      },
    }),
  },
  {
    invariant: 11,
    fault: 'connects a connected wallet under another id',
    mutate: (adapter) => {
      let count = 0
      const store = createMirror({
        of: adapter.store,
        show: (state) => {
          const [first, ...rest] = state.connections
          if (count < 2 || !first) return state
          const copy = Object.freeze({ ...first, id: `${first.id}#2` })
          return Object.freeze({ ...state, connections: Object.freeze([first, ...rest, copy]) })
        },
      })
      return {
        ...adapter,
        store,
        connect: async (parameters) => {
          count++
          return await adapter.connect(parameters)
        },
      }
    },
  },
]
