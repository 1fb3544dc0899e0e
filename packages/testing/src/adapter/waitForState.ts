import type { ReadableStore } from '@latchkey/core/adapter'
import { within } from './checks/within.ts'

/**
 * Waits until a store's state satisfies a condition, and gives that state. Rejects with an `AdapterContractError` when
 * patience ends.
 *
 * @example
 * ```ts
 * import { waitForState } from '@latchkey/testing/adapter'
 * import type { Adapter } from '@latchkey/core/adapter'
 *
 * async function untilConnected(adapter: Adapter): Promise<void> {
 *   await waitForState({
 *     store: adapter.store,
 *     until: (state) => state.status === 'connected',
 *     awaited: 'the wallet is connected',
 *   })
 * }
 * ```
 */
export async function waitForState<state>(parameters: {
  readonly store: ReadableStore<state>
  readonly until: (state: state) => boolean
  /** What is waited for, in plain words, for the error. */
  readonly awaited: string
  /** In milliseconds; 5000 by default. */
  readonly patience?: number | undefined
}): Promise<state> {
  const { store, until, awaited, patience = 5000 } = parameters
  let unsubscribe = (): void => undefined
  const arrival = new Promise<state>((resolve) => {
    const look = (state: state): void => {
      if (until(state)) resolve(state)
    }
    unsubscribe = store.subscribe(look)
    look(store.getState())
  })
  try {
    return await within({ promise: arrival, patience, awaited })
  } finally {
    unsubscribe()
  }
}
