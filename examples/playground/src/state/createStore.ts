/** A value with change listeners. */
export interface Store<value> {
  readonly get: () => value
  readonly set: (value: value) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates a store. */
export function createStore<value>(initial: value): Store<value> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
