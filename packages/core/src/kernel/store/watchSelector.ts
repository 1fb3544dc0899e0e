import type { ReadableStore } from './createStore.ts'

/**
 * Calls the listener when a selected part of the state changes, compared by `Object.is`. Returns a function that ends
 * it.
 *
 * @example
 * ```ts
 * const store = createStore({ count: 0, name: 'a' })
 * const end = watchSelector(store, (state) => state.count, (count, previous) => console.log(previous, count))
 * store.patch({ name: 'b' }) // silent
 * store.patch({ count: 1 }) // 0 1
 * end()
 * ```
 */
export function watchSelector<state, slice>(
  store: ReadableStore<state>,
  selector: (state: state) => slice,
  listener: (slice: slice, previous: slice) => void,
): () => void {
  let current = selector(store.getState())
  return store.subscribe((state) => {
    const previous = current
    current = selector(state)
    if (!Object.is(previous, current)) listener(current, previous)
  })
}
