import { createStore as createZustandStore } from 'zustand/vanilla'
import { shareStructure } from './shareStructure.ts'

/** State that everyone may read and watch, and only its owner may write. */
export interface ReadableStore<state> {
  /** The present state: plain data, deeply frozen. */
  getState(): state
  /** The state at creation: what a server renders and a browser hydrates. */
  getInitialState(): state
  /** Calls the listener after every change. Returns the function that ends it. */
  subscribe(listener: (state: state, previous: state) => void): () => void
}

/** A store with its write side, which never leaves the owner. */
export interface Store<state> extends ReadableStore<state> {
  /**
   * Writes the next state. It is structurally shared with the former one and deeply frozen; if it equals the former
   * one by value, nobody is notified.
   */
  set(recipe: (state: state) => state): void
  /** Writes some fields of the state, by the rules of `set`. */
  patch(part: Partial<state>): void
}

/**
 * Makes a store of plain data.
 *
 * A listener that throws neither stops the other listeners nor the writer: its error goes to the page as an uncaught
 * error, as with a DOM event.
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
