import { createStore as createZustandStore } from 'zustand/vanilla'
import { shareStructure } from './shareStructure.ts'

/** State that everyone may read and watch, and only its owner may write. */
export interface ReadableStore<state> {
  /** Returns the current state: plain data, deeply frozen. */
  getState(): state
  /** Returns the state at creation: a server renders it and a browser hydrates it. */
  getInitialState(): state
  /** Calls the listener after every change. Returns a function that ends it. */
  subscribe(listener: (state: state, previous: state) => void): () => void
}

/** A store with its write access, which only the owner has. */
export interface Store<state> extends ReadableStore<state> {
  /**
   * Writes the next state. It is deeply frozen and structurally shared with the previous one. If both are equal by
   * value, no listener is called.
   */
  set(recipe: (state: state) => state): void
  /** Writes some fields of the state, as `set` does. */
  patch(part: Partial<state>): void
}

/**
 * Creates a store of plain data.
 *
 * A listener that throws stops neither the other listeners nor the writer: the page reports its error as uncaught, as
 * with a DOM event.
 *
 * @example
 * ```ts
 * const store = createStore({ isOpen: false })
 * const end = store.subscribe((state) => console.log(state.isOpen))
 * store.patch({ isOpen: true })
 * end()
 * ```
 */
export function createStore<state extends object>(initial: state): Store<state> {
  const store = createZustandStore<state>(() => shareStructure(undefined, initial))
  const set = (recipe: (state: state) => state): void => {
    const state = store.getState()
    store.setState(shareStructure(state, recipe(state)), true)
  }
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: (listener) =>
      store.subscribe((state, previous) => {
        try {
          listener(state, previous)
        } catch (error) {
          queueMicrotask(() => {
            throw error
          })
        }
      }),
    set,
    patch: (part) => set((state) => ({ ...state, ...part })),
  }
}
