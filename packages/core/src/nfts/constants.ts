import type { Namespace } from '@latchkey/protocol/caip'

/** How long a list of tokens is fresh, in ms. */
export const NFTS_FRESH = 60_000

/** The namespaces whose non-fungible tokens a cloud reads. */
export const NFT_NAMESPACES: readonly Namespace[] = ['eip155']
