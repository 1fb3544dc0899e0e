import type { Store } from '../kernel/store/createStore.ts'
import { initialLoginState, type LoginState } from './state.ts'

/** Ends the attempt to log in. What belongs to the frame, the user and the next code stays. */
export function resetAttempt(store: Store<LoginState>): void {
  const { emailUpdate, frame, resendAt, screen, user } = store.getState()
  store.patch({ ...initialLoginState, emailUpdate, frame, resendAt, screen, user })
}
