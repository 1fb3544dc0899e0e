import type { Namespace } from '@latchkey/protocol/caip'

/** How long a list of transactions is fresh, in ms. */
export const ACTIVITY_FRESH = 30_000

/** The namespaces whose transactions a cloud reads (S9.073; Bitcoin goes beyond the specification). */
export const ACTIVITY_NAMESPACES: readonly Namespace[] = ['eip155', 'bip122']
