import type { ReadableStore } from '@latchkey/core/adapter'

/** Collects every state that a store tells its listeners, until it is ended. */
export function recordStates<state>(store: ReadableStore<state>): {
  readonly states: readonly state[]
  end(): void
} {
  const states: state[] = []
  const end = store.subscribe((state) => {
    states.push(state)
  })
  return { states, end }
}
