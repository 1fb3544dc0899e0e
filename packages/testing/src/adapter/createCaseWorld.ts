import type { Adapter, AdapterFactory, NamespaceTypes } from '@latchkey/core/adapter'
import type { AdapterHarness } from './AdapterHarness.ts'
import type { CaseWorld } from './CaseWorld.ts'
import { settle } from './checks/settle.ts'
import { waitUntil } from './checks/waitUntil.ts'
import { within } from './checks/within.ts'
import { waitForState } from './waitForState.ts'
import { findChangeFault } from './watch/findChangeFault.ts'
import { findStateFault } from './watch/findStateFault.ts'
import { watchContext } from './watch/watchContext.ts'

/** A case's world with its end. */
export interface OwnedCaseWorld<types extends NamespaceTypes = NamespaceTypes> {
  readonly world: CaseWorld<types>
  /** What was wrong in passing: states that no adapter may show, warnings in the log. */
  getFaults(): readonly string[]
  /** Ends every adapter of the case. */
  end(): Promise<void>
}

/** Makes what a case works with. */
export function createCaseWorld<types extends NamespaceTypes>(parameters: {
  readonly harness: AdapterHarness<types>
  readonly patience: number
}): OwnedCaseWorld<types> {
  const { harness, patience } = parameters
  const { context, countTimers, logged } = watchContext(harness.context)
  const stateFaults: string[] = []
  const adapters: Adapter<types>[] = []
  const ends: (() => void)[] = []

  const createAdapter = (factory: AdapterFactory<types> = harness.createFactory()): Adapter<types> => {
    const adapter = factory.create(context)
    adapters.push(adapter)
    const note = (fault: string | undefined): void => {
      if (fault !== undefined) stateFaults.push(fault)
    }
    ends.push(
      adapter.store.subscribe((state, previous) => {
        note(findStateFault(adapter, state))
        note(findChangeFault(previous, state))
      }),
    )
    return adapter
  }

  const world: CaseWorld<types> = {
    harness,
    patience,
    createAdapter,
    startAdapter: async (options) => {
      const adapter = createAdapter()
      await within({
        promise: adapter.start({ reconnect: options?.reconnect ?? [] }),
        patience,
        awaited: 'the adapter starts',
      })
      for (const { connectorId } of [harness.wallet, harness.otherWallet]) {
        await world.waitForState(
          adapter,
          ({ connectors }) => connectors.some(({ id }) => id === connectorId),
          `the connector ${connectorId} is listed`,
        )
      }
      return adapter
    },
    connect: async (adapter, wallet = harness.wallet) =>
      await within({
        promise: adapter.connect({ connectorId: wallet.connectorId }),
        patience,
        awaited: `${wallet.connectorId} connects`,
      }),
    startConnected: async () => {
      const adapter = await world.startAdapter()
      return { adapter, connection: await world.connect(adapter) }
    },
    waitForState: async (adapter, until, awaited) =>
      await waitForState({ store: adapter.store, until, awaited, patience }),
    waitForPrompt: async (wallet, shown) =>
      await waitUntil({
        condition: () => wallet.getPromptCount() > shown,
        patience,
        awaited: `${wallet.connectorId} asks the human`,
      }),
    waitForBalance: async ({ address, token, balance }) =>
      await waitUntil({
        condition: async () => (await harness.chain.getBalance({ address, token })) === balance,
        patience,
        awaited: `${address} has ${balance}${token === undefined ? '' : ` of ${token}`}`,
      }),
    settle: async () => await settle(patience),
    countTimers,
  }

  return {
    world,
    getFaults: () => [...stateFaults, ...logged],
    end: async () => {
      for (const end of ends) end()
      await Promise.all(
        adapters.map(async (adapter) => {
          await within({ promise: adapter.destroy(), patience, awaited: 'the adapter is destroyed' })
        }),
      )
    },
  }
}
