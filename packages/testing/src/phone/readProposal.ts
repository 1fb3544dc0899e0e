import type { SignClient } from './openSignClient.ts'
import { parseEip155ChainId } from './parseEip155ChainId.ts'
import { readPeer } from './readPeer.ts'
import type { PhonePart } from './parts/PhonePart.ts'
import type { PhoneProposal, PhoneProposalPart } from './types.ts'

/** A proposal in the library's format. */
type StoredProposal = ReturnType<SignClient['proposal']['get']>

/** Returns what an app requests, required or optional. `knownChainIds` is in the phone's order of preference. */
export function readProposal(
  proposal: StoredProposal,
  known: { readonly chainIds: readonly number[]; readonly parts: readonly PhonePart[] },
): PhoneProposal {
  const { requiredNamespaces, optionalNamespaces } = proposal
  const requests = [requiredNamespaces, optionalNamespaces ?? {}].flatMap((namespaces) => Object.entries(namespaces))
  // A key can be a chain instead of a namespace (CAIP-217).
  const toChains = ([key, { chains = [] }]: (typeof requests)[number]) => (key.includes(':') ? [key] : chains)
  const select = (namespace: string) => requests.filter(([key]) => key.split(':')[0] === namespace)
  const merge = (entries: typeof requests) => ({
    methods: [...new Set(entries.flatMap(([, { methods }]) => methods))],
    events: [...new Set(entries.flatMap(([, { events }]) => events))],
  })
  const chains = [...new Set(requests.flatMap(toChains))]
  const others = known.parts.flatMap(({ namespace, findChain }): PhoneProposalPart[] => {
    const entries = select(namespace)
    const requested = [...new Set(entries.flatMap(toChains))].filter((chain) => findChain(chain) !== undefined)
    return requested.length > 0 ? [{ namespace, chains: requested, ...merge(entries) }] : []
  })
  return {
    id: proposal.id,
    peer: readPeer(proposal.proposer.metadata),
    chainIds: known.chainIds.filter((chainId) => chains.includes(`eip155:${chainId}`)),
    unknownChains: chains.filter(
      (chain) =>
        !known.chainIds.includes(parseEip155ChainId(chain) ?? 0) && !others.some((part) => part.chains.includes(chain)),
    ),
    ...merge(select('eip155')),
    others,
    expiresAt: proposal.expiryTimestamp * 1_000,
  }
}
