import { loginPlugin, type ErrorCode, type Login, type LoginState } from '@latchkey/core'
import { useAction } from '../useAction.ts'
import { useModalInstance } from '../useModalInstance.ts'
import { useSelector } from '../useSelector.ts'

/** The login as a view sees it. */
export interface LoginView {
  readonly state: LoginState
  /** An action of this view is running, from the press on, which includes loading the machine. */
  readonly isPending: boolean
  /** Why the last action failed. */
  readonly code: ErrorCode | undefined
  /** Loads the machine and acts with it. A failure is in `code`. Resolves whether it succeeded. */
  readonly act: (action: (login: Login) => Promise<unknown>) => Promise<boolean>
}

/** Returns the state of the login and a function that acts with its machine. */
export function useLoginView(): LoginView {
  const plugin = useModalInstance().plugin(loginPlugin)
  const state = useSelector(plugin.store, (current) => current)
  const action = useAction(async (act: (login: Login) => Promise<unknown>) => {
    await act(await plugin.load())
  })
  const { run, isPending, error } = action
  // Everything else that fails is in the state, which the next action clears.
  const missing = error?.code === 'auth.emailUnavailable' && !isPending ? error.code : undefined
  return {
    state,
    isPending,
    code: state.error?.code ?? missing,
    act: (act) =>
      run(act).then(
        () => true,
        () => false,
      ),
  }
}
