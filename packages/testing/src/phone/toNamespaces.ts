import type { SessionNamespace } from './openSignClient.ts'
import type { PhoneGrant } from './PhoneGrant.ts'

/** Returns a grant in the format of sessions: every account on every chain (CAIP-10), without kinds of chain that have no account. */
export function toNamespaces(grant: PhoneGrant): Record<string, SessionNamespace> {
  const { accounts, chainIds, methods, events, others } = grant
  const namespaces: Record<string, SessionNamespace> = {}
  if (accounts.length > 0 && chainIds.length > 0) {
    namespaces['eip155'] = toNamespace({
      chains: chainIds.map((chainId) => `eip155:${chainId}`),
      caipAccounts: chainIds.flatMap((chainId) => accounts.map((address) => `eip155:${chainId}:${address}`)),
      methods,
      events,
    })
  }
  for (const part of others) if (part.caipAccounts.length > 0) namespaces[part.namespace] = toNamespace(part)
  return namespaces
}

function toNamespace(part: {
  readonly chains: readonly string[]
  readonly caipAccounts: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}): SessionNamespace {
  const { chains, caipAccounts, methods, events } = part
  return {
    chains: [...chains],
    accounts: [...caipAccounts],
    methods: [...methods],
    events: [...events],
  }
}
