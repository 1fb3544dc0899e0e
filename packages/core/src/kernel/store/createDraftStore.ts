import { Immer, type Draft } from 'immer'
import type { ReadableStore, Store } from './createStore.ts'

/** A store that its owner changes by mutating a draft of the state. */
export interface DraftStore<state> extends ReadableStore<state> {
  /**
   * Writes the changes that the recipe makes to a draft, as `Store.set` does: the new state is deeply frozen, equal branches
   * keep their reference, and no listener is called if nothing has changed. If the recipe throws, nothing is written.
   *
   * The draft is valid only until the recipe returns; a later write to it throws.
   */
  update(recipe: (draft: Draft<state>) => void): void
}

/**
 * Wraps a plugin's store so that its machine can change nested state in place. It imports immer, so only lazily loaded code may
 * import it.
 *
 * @example
 * ```ts
 * const drafts = createDraftStore(createStore({ byToken: { usdc: { amount: '1', isStale: true } } }))
 * drafts.update((state) => {
 *   state.byToken.usdc.isStale = false
 * })
 * ```
 */
export function createDraftStore<state extends object>(store: Store<state>): DraftStore<state> {
  // The store freezes. Immer would also freeze objects that a recipe puts into the draft, and they may belong to the app.
  const { produce } = new Immer({ autoFreeze: false })
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    update: (recipe) =>
      store.set((state) =>
        // The braces drop the value of a recipe such as `(draft) => (draft.count = 1)`, which immer would take for a new state.
        produce(state, (draft) => {
          recipe(draft)
        }),
      ),
  }
}
