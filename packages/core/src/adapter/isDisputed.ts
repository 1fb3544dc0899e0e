import type { ConnectorDescriptor } from './types.ts'

type Claimant = Pick<ConnectorDescriptor, 'id' | 'name' | 'type' | 'rdns'>

/**
 * Whether another wallet of the same namespace announces itself under the identity of this one: the same reverse domain name,
 * or the same name where one has no reverse domain name. The page cannot tell which of them is genuine.
 */
export function isDisputed(id: string, wallets: readonly Claimant[]): boolean {
  const own = wallets.find((wallet) => wallet.id === id)
  return (
    own?.type === 'ANNOUNCED' &&
    wallets.some((other) => other !== own && other.type === 'ANNOUNCED' && claimsSameIdentity(own, other))
  )
}

function claimsSameIdentity(left: Claimant, right: Claimant): boolean {
  if (left.rdns && right.rdns) return left.rdns === right.rdns
  return left.name.trim().toLowerCase() === right.name.trim().toLowerCase()
}
