import type { SessionNamespace } from './openSignClient.ts'
import type { PhoneSession } from './types.ts'

/** A grant as sessions carry it: every account on every chain (CAIP-10). */
export function toNamespaces(
  grant: Pick<PhoneSession, 'accounts' | 'chainIds' | 'methods' | 'events'>,
): Record<string, SessionNamespace> {
  const { accounts, chainIds, methods, events } = grant
  return {
    eip155: {
      chains: chainIds.map((chainId) => `eip155:${chainId}`),
      accounts: chainIds.flatMap((chainId) => accounts.map((address) => `eip155:${chainId}:${address}`)),
      methods: [...methods],
      events: [...events],
    },
  }
}
