import type { AccountRef, Connection, RemoteSession } from '../adapter/types.ts'

/** Returns the accounts of a session's connection with the types that the session states for its network. */
export function toTypedAccounts(
  session: RemoteSession,
  { accounts, namespace, networkId }: Pick<Connection, 'accounts' | 'namespace' | 'networkId'>,
): Connection['accounts'] {
  const types = session.grants[namespace]?.accountTypes ?? {}
  const toTyped = ({ address, type }: AccountRef): AccountRef => ({
    address,
    type: types[`${networkId}:${address}`] ?? (type === 'smartAccount' ? 'eoa' : type),
  })
  const [first, ...others] = accounts
  return [toTyped(first), ...others.map(toTyped)]
}
