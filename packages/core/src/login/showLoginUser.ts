import { selectActiveConnection, selectNamespaces } from '../adapter/adaptersState.ts'
import type { ModalControllers } from '../plugin/Modal.ts'
import { AUTH_ID } from './constants.ts'
import type { LoginState } from './state.ts'

/** Puts the user into the accounts of the login. Called again after each change of the network or of the wallet. */
export function showLoginUser({
  account,
  adapters,
  socialProvider,
  user,
}: Pick<ModalControllers, 'account' | 'adapters'> & {
  readonly socialProvider: string | undefined
  readonly user: LoginState['user']
}): void {
  if (user === null) return
  const patch = {
    user: { email: user.email ?? undefined, username: user.userName ?? undefined },
    socialProvider,
  }
  const state = adapters.store.getState()
  for (const namespace of selectNamespaces(state))
    if (selectActiveConnection(state, namespace)?.connectorId === AUTH_ID) account.update({ namespace, patch })
}
