import type { Namespace } from '@latchkey/protocol/caip'

/** How long a list of transactions is fresh, in ms. */
export const ACTIVITY_FRESH = 30_000

/**
 * When a list in use is read after one of its transactions has settled, in ms after each other: providers index a block late. A cloud keeps
 * their answers for 15 s, and those of its own index for 1 s.
 */
export const ACTIVITY_PAUSES = [0, 1_200, 2_000, 4_000, 10_000] as const

// S9.073; Bitcoin goes beyond the specification.
/** The namespaces whose transactions a cloud reads. */
export const ACTIVITY_NAMESPACES: readonly Namespace[] = ['eip155', 'bip122']
