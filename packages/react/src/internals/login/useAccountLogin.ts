import { selectAccount, type Namespace } from '@latchkey/core'
import { getAuthName, listConnections } from '@latchkey/core/internal'
import { useModalInstance } from '../useModalInstance.ts'
import { useSelector } from '../useSelector.ts'

/** The login that the account of a namespace belongs to. */
export interface AccountLogin {
  /** The e-mail address or the social name, shortened. Untrusted text. */
  readonly name: string
}

/** Returns the login of the account in use, or `undefined` if the account belongs to a wallet. */
export function useAccountLogin(namespace: Namespace): AccountLogin | undefined {
  const { account, adapters, connectors } = useModalInstance().controllers
  const known = useSelector(connectors.store, (state) => state.connectors)
  const name = useSelector(
    adapters.store,
    (state) =>
      listConnections({ state, connectors: known, recents: [], namespaces: [namespace] }).find(
        (connection) => connection.state === 'connected',
      )?.authName,
  )
  // The address can change while the visitor is connected.
  const current = useSelector(account.store, (state) => {
    const { socialProvider, user } = selectAccount(state, namespace)
    return getAuthName({ email: user?.email, socialUsername: user?.username, socialProvider })
  })
  return name === undefined ? undefined : { name: current ?? name }
}
