import type { AdapterCase } from '../AdapterCase.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { checkTrue } from '../checks/checkTrue.ts'
import { settle } from '../checks/settle.ts'
import { watchIo } from '../watch/watchIo.ts'

const EMPTY = { connectors: [], connections: [], activeConnectionId: null, status: 'disconnected' }

/** Invariants 1 and 2: what an adapter is before it starts. */
export const creationCases: readonly AdapterCase[] = [
  {
    invariant: 1,
    title: 'create does no I/O and runs in plain Node',
    run: async (world) => {
      const listeners = world.harness.getListenerCount()
      const io = watchIo()
      let thrown: unknown
      try {
        io.run(() => world.createAdapter())
        await settle(world.patience)
      } catch (error) {
        thrown = error
      } finally {
        io.end()
      }
      checkEqual({
        actual: thrown,
        expected: undefined,
        claim: 'Creating an adapter needs nothing that only a page has',
      })
      checkEqual({
        actual: io.uses,
        expected: [],
        claim: 'Creating an adapter requests, waits for and listens to nothing',
      })
      checkEqual({ actual: world.countTimers(), expected: 0, claim: 'Creating an adapter sets no timer' })
      checkEqual({
        actual: world.harness.getListenerCount(),
        expected: listeners,
        claim: 'Creating an adapter adds no listener',
      })
    },
  },
  {
    invariant: 1,
    title: 'an adapter names the namespace of its factory',
    run: async (world) => {
      const factory = world.harness.createFactory()
      const { namespace } = world.createAdapter(factory)
      checkEqual({ actual: namespace, expected: factory.namespace, claim: 'The adapter is of its factory’s namespace' })
      const isOfNamespace = world.harness.context.networks.every((network) => network.chainNamespace === namespace)
      checkTrue(isOfNamespace, 'The harness names networks of this namespace only')
    },
  },
  {
    invariant: 2,
    title: 'before start the state is empty',
    run: async (world) => {
      const { store } = world.createAdapter()
      await world.settle()
      checkEqual({ actual: store.getState(), expected: EMPTY, claim: 'The state is empty before start' })
    },
  },
  {
    invariant: 2,
    title: 'the state at creation stays what a server renders, whatever happens later',
    run: async (world) => {
      const { adapter } = await world.startConnected()
      checkEqual({ actual: adapter.store.getInitialState(), expected: EMPTY, claim: 'The initial state stays empty' })
    },
  },
]
