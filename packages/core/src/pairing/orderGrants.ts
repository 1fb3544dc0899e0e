import type { RemoteSession, SessionGrant } from '../adapter/types.ts'
import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'

/** The visitor's active network and account in one namespace of a session. */
export interface SessionSelection {
  readonly networkId?: CaipNetworkId | undefined
  readonly address?: string | undefined
}

/**
 * Moves the visitor's active network and account to the front of a session's grants, because adapters start with the first
 * ones. Ignores those that the wallet does not grant.
 */
export function orderGrants(
  grants: RemoteSession['grants'],
  selection: Readonly<Partial<Record<Namespace, SessionSelection>>>,
): RemoteSession['grants'] {
  const ordered: Partial<Record<Namespace, SessionGrant>> = { ...grants }
  for (const namespace of ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const) {
    const grant = grants[namespace]
    const active = selection[namespace]
    if (grant === undefined || active === undefined) continue
    const isActive = (account: string): boolean => toAddress(account) === active.address
    ordered[namespace] = {
      ...grant,
      networkIds: toFront(grant.networkIds, (networkId) => networkId === active.networkId),
      accounts: toFront(grant.accounts, isActive),
    }
  }
  return ordered
}

function toFront<item>(items: readonly item[], isFirst: (item: item) => boolean): readonly item[] {
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))]
}

function toAddress(account: string): string {
  return account.slice(account.lastIndexOf(':') + 1)
}
