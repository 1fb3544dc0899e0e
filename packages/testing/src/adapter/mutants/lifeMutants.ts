import { ModalError } from '@latchkey/core/adapter'
import type { Mutant } from './Mutant.ts'
import { createMirror } from './createMirror.ts'

const nothing = async (): Promise<void> => undefined

/** What can be wrong with creating, starting, restoring and ending (invariants 1 to 5). */
export const lifeMutants: readonly Mutant[] = [
  {
    invariant: 1,
    fault: 'sets a timer when it is created',
    mutate: (adapter) => {
      clearTimeout(setTimeout(() => undefined, 1000))
      return adapter
    },
  },
  {
    invariant: 1,
    fault: 'listens to an event target when it is created',
    mutate: (adapter) => {
      new EventTarget().addEventListener('announce', () => undefined)
      return adapter
    },
  },
  {
    invariant: 1,
    fault: 'needs a window',
    mutate: (adapter) => {
      if (typeof window === 'undefined') throw new ReferenceError('window is not defined')
      return adapter
    },
  },
  {
    invariant: 1,
    fault: 'asks the network soon after it is created',
    mutate: (adapter) => {
      queueMicrotask(() => void fetch('data:,').catch(nothing))
      return adapter
    },
  },
  {
    invariant: 2,
    fault: 'discovers wallets before it starts',
    mutate: (adapter) => {
      void adapter.start({ reconnect: [] })
      return adapter
    },
  },
  {
    invariant: 2,
    fault: 'renders the present state on a server',
    mutate: (adapter) => ({ ...adapter, store: { ...adapter.store, getInitialState: adapter.store.getState } }),
  },
  {
    invariant: 3,
    fault: 'finds no wallets',
    mutate: (adapter) => ({ ...adapter, start: nothing }),
  },
  {
    invariant: 3,
    fault: 'sets another timer with every start',
    mutate: (adapter, { context, atEnd }) => ({
      ...adapter,
      start: async (parameters) => {
        await adapter.start(parameters)
        atEnd(context.ports.clock.every(60_000, () => undefined))
      },
    }),
  },
  {
    invariant: 3,
    fault: 'restores what nobody stored',
    mutate: (adapter, { wallet, networks }) => ({
      ...adapter,
      start: async ({ reconnect }) => {
        const stored = {
          connectorId: wallet.connectorId,
          activeAddress: wallet.accounts[0],
          networkId: networks.current.caipNetworkId,
        }
        await adapter.start({ reconnect: reconnect.length > 0 ? reconnect : [stored] })
      },
    }),
  },
  {
    invariant: 3,
    fault: 'connects a wallet when it starts',
    mutate: (adapter, { wallet }) => ({
      ...adapter,
      start: async (parameters) => {
        await adapter.start(parameters)
        await adapter.connect({ connectorId: wallet.connectorId })
      },
    }),
  },
  {
    invariant: 4,
    fault: 'restores nothing',
    mutate: (adapter) => ({ ...adapter, start: async () => await adapter.start({ reconnect: [] }) }),
  },
  {
    invariant: 4,
    fault: 'restores by connecting again, with a prompt',
    mutate: (adapter) => ({
      ...adapter,
      start: async ({ reconnect }) => {
        await adapter.start({ reconnect: [] })
        for (const { connectorId } of reconnect) await adapter.connect({ connectorId }).catch(nothing)
      },
    }),
  },
  {
    invariant: 4,
    fault: 'makes the last stored connection the active one',
    mutate: (adapter) => ({
      ...adapter,
      start: async ({ reconnect }) => await adapter.start({ reconnect: reconnect.toReversed() }),
    }),
  },
  {
    invariant: 4,
    fault: 'forgets which account was in use',
    mutate: (adapter) => ({
      ...adapter,
      start: async ({ reconnect }) =>
        await adapter.start({ reconnect: reconnect.map((stored) => ({ ...stored, activeAddress: '' })) }),
    }),
  },
  {
    invariant: 4,
    fault: 'gives up everything when one wallet is gone',
    mutate: (adapter) => ({
      ...adapter,
      start: async ({ reconnect }) => {
        const isGone = reconnect.some(({ connectorId }) => connectorId.includes('not-installed'))
        await adapter.start({ reconnect: isGone ? [] : reconnect })
      },
    }),
  },
  {
    invariant: 4,
    fault: 'does not say that it is restoring',
    mutate: (adapter) => ({
      ...adapter,
      store: createMirror({
        of: adapter.store,
        show: (state) => (state.status === 'connecting' ? { ...state, status: 'disconnected' } : state),
      }),
    }),
  },
  {
    invariant: 5,
    fault: 'does not end',
    mutate: (adapter) => ({ ...adapter, destroy: nothing }),
  },
  {
    invariant: 5,
    fault: 'leaves a timer running',
    mutate: (adapter, { context, atEnd }) => ({
      ...adapter,
      start: async (parameters) => {
        await adapter.start(parameters)
        atEnd(context.ports.clock.every(60_000, () => undefined))
      },
    }),
  },
  {
    invariant: 5,
    fault: 'accepts a disconnect after its end',
    mutate: (adapter) => ({
      ...adapter,
      disconnect: async (parameters) => await adapter.disconnect(parameters).catch(nothing),
    }),
  },
  {
    invariant: 5,
    fault: 'refuses to sign after its end for another reason',
    mutate: (adapter) => ({
      ...adapter,
      features: {
        ...adapter.features,
        message: {
          sign: async () => {
            throw new ModalError('connection.required')
          },
        },
      },
    }),
  },
]
