import type { RemoteSession, SessionGrant } from '../adapter/types.ts'
import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'

/** Where the visitor is, on the namespace of a session. */
export interface SessionSelection {
  readonly networkId?: CaipNetworkId | undefined
  readonly address?: string | undefined
}

/**
 * A session's grants with what the visitor uses in front: adapters begin with the first network and the first account.
 * What the wallet does not grant is left where it is.
 */
export function orderGrants(
  grants: RemoteSession['grants'],
  selection: Readonly<Partial<Record<Namespace, SessionSelection>>>,
): RemoteSession['grants'] {
  const ordered: Partial<Record<Namespace, SessionGrant>> = { ...grants }
  for (const namespace of ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const) {
    const grant = grants[namespace]
    const place = selection[namespace]
    if (grant === undefined || place === undefined) continue
    const isUsed = (account: string): boolean => toAddress(account) === place.address
    ordered[namespace] = {
      ...grant,
      networkIds: toFront(grant.networkIds, (networkId) => networkId === place.networkId),
      accounts: toFront(grant.accounts, isUsed),
    }
  }
  return ordered
}

function toFront<item>(items: readonly item[], isWanted: (item: item) => boolean): readonly item[] {
  return [...items.filter(isWanted), ...items.filter((item) => !isWanted(item))]
}

function toAddress(account: string): string {
  return account.slice(account.lastIndexOf(':') + 1)
}
