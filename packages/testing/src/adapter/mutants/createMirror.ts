import type { ReferenceAdapter } from './Mutant.ts'

type Store = ReferenceAdapter['store']
type State = ReturnType<Store['getState']>

/** A store with what a broken adapter would do to it. */
export interface Mirror extends Store {
  /** Tells the listeners again. */
  tell(): void
  /** Shows the state anew. */
  refresh(): void
}

/** A store that shows another's states as a function makes them; no more careful than a broken adapter would be. */
export function createMirror(parameters: {
  readonly of: Store
  readonly show: (state: State, shown: State) => State
}): Mirror {
  const { of, show } = parameters
  const listeners = new Set<(state: State, previous: State) => void>()
  let state = of.getState()
  let previous = state
  const tell = (): void => {
    for (const listener of listeners) listener(state, previous)
  }
  const follow = (next: State): void => {
    previous = state
    state = show(next, state)
    if (state !== previous) tell()
  }
  of.subscribe(follow)
  return {
    getState: () => state,
    getInitialState: of.getInitialState,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    tell,
    refresh: () => follow(of.getState()),
  }
}
