import type { SessionNamespace } from './openSignClient.ts'
import type { PhoneGrant } from './PhoneGrant.ts'

/** A grant as sessions carry it: every account on every chain (CAIP-10). Kinds of chain without an account are left out. */
export function toNamespaces(grant: PhoneGrant): Record<string, SessionNamespace> {
  const { accounts, chainIds, methods, events, others } = grant
  const namespaces: Record<string, SessionNamespace> = {}
  if (accounts.length > 0 && chainIds.length > 0) {
    namespaces['eip155'] = toNamespace({
      chains: chainIds.map((chainId) => `eip155:${chainId}`),
      accounts,
      methods,
      events,
    })
  }
  for (const part of others) if (part.accounts.length > 0) namespaces[part.namespace] = toNamespace(part)
  return namespaces
}

function toNamespace(part: {
  readonly chains: readonly string[]
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}): SessionNamespace {
  const { chains, accounts, methods, events } = part
  return {
    chains: [...chains],
    accounts: chains.flatMap((chain) => accounts.map((address) => `${chain}:${address}`)),
    methods: [...methods],
    events: [...events],
  }
}
