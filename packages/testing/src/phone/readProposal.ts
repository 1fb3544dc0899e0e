import type { SignClient } from './openSignClient.ts'
import { parseEip155ChainId } from './parseEip155ChainId.ts'
import { readPeer } from './readPeer.ts'
import type { PhoneProposal } from './types.ts'

/** A proposal as the library has it. */
type StoredProposal = ReturnType<SignClient['proposal']['get']>

/** What an app wants, whether it calls it required or optional; `knownChainIds` in the order of the phone's liking. */
export function readProposal(proposal: StoredProposal, knownChainIds: readonly number[]): PhoneProposal {
  const { requiredNamespaces, optionalNamespaces } = proposal
  const asked = [requiredNamespaces, optionalNamespaces ?? {}].flatMap((namespaces) => Object.entries(namespaces))
  // One chain may stand in the place of a namespace (CAIP-217).
  const chains = new Set(asked.flatMap(([key, { chains: listed = [] }]) => (key.includes(':') ? [key] : listed)))
  const ofEvm = asked.flatMap(([key, namespace]) => (/^eip155(?::|$)/.test(key) ? [namespace] : []))
  return {
    id: proposal.id,
    peer: readPeer(proposal.proposer.metadata),
    chainIds: knownChainIds.filter((chainId) => chains.has(`eip155:${chainId}`)),
    unknownChains: [...chains].filter((chain) => !knownChainIds.includes(parseEip155ChainId(chain) ?? 0)),
    methods: [...new Set(ofEvm.flatMap(({ methods }) => methods))],
    events: [...new Set(ofEvm.flatMap(({ events }) => events))],
    expiresAt: proposal.expiryTimestamp * 1_000,
  }
}
