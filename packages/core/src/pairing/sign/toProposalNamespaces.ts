import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { ProposalNamespace, ProposalNamespaces } from '../../adapter/PairingClient.ts'
import { defaultEvents } from './defaultEvents.ts'
import { defaultMethods } from './defaultMethods.ts'

/**
 * Returns the namespaces to propose for an app's networks: each with its networks in order, and the default methods and
 * events.
 *
 * @example
 * ```ts
 * toProposalNamespaces([mainnet, arbitrum]).eip155?.chains // ['eip155:1', 'eip155:42161']
 * ```
 */
export function toProposalNamespaces(
  networks: readonly { readonly chainNamespace: Namespace; readonly caipNetworkId: CaipNetworkId }[],
): ProposalNamespaces {
  const proposed: Partial<Record<Namespace, ProposalNamespace>> = {}
  for (const { chainNamespace: namespace, caipNetworkId } of networks) {
    const chains = [...new Set([...(proposed[namespace]?.chains ?? []), caipNetworkId])]
    proposed[namespace] = { chains, methods: defaultMethods[namespace], events: defaultEvents }
  }
  return proposed
}
