import { TestingError } from '../errors/TestingError.ts'
import type { Phone, PhoneState } from './types.ts'

/** The state of a phone, and its subscribers. */
export interface PhoneStore extends Pick<Phone, 'subscribe' | 'when'> {
  readonly state: PhoneState
  set(patch: Partial<PhoneState>): void
  clear(): void
}

/** Creates the state of a phone. Each state is frozen and never changes. */
export function createPhoneStore(initial: PhoneState): PhoneStore {
  const listeners = new Set<(state: PhoneState) => void>()
  let state = freeze(initial)

  const subscribe: PhoneStore['subscribe'] = (listener) => {
    // A new listener for each call, so that the same function can listen twice.
    const wrapper = (next: PhoneState): void => listener(next)
    listeners.add(wrapper)
    return () => void listeners.delete(wrapper)
  }

  return {
    get state() {
      return state
    },
    set(patch) {
      state = freeze({ ...state, ...patch })
      for (const listener of [...listeners]) listener(state)
    },
    subscribe,
    when: (select, { timeoutMs = 10_000 } = {}) =>
      new Promise((resolve, reject) => {
        const end = (): void => {
          clearTimeout(timer)
          stop()
        }
        const check = (): boolean => {
          const match = select(state)
          if (match === undefined || match === null || match === false) return false
          end()
          resolve(match)
          return true
        }
        const fail = (): void => {
          end()
          const { relay, proposals, questions, sessions } = state
          const counts = [
            `${proposals.length} proposals`,
            `${questions.length} questions`,
            `${sessions.length} sessions`,
          ]
          reject(
            new TestingError(
              'testing.stateNotReached',
              `The phone did not come to it in ${timeoutMs} ms. Its relay is "${relay}", it has ${counts.join(', ')}.`,
            ),
          )
        }
        const timer = setTimeout(fail, timeoutMs)
        const stop = subscribe(() => void check())
        check()
      }),
    clear: () => listeners.clear(),
  }
}

function freeze(state: PhoneState): PhoneState {
  for (const list of [state.proposals, state.questions, state.sessions]) {
    for (const entry of list) Object.freeze(entry)
    Object.freeze(list)
  }
  return Object.freeze(state)
}
