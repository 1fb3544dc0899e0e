import type { DevnetDescription } from '@latchkey/devnet'

/**
 * Chains, and the pages that use them. Test files that run in parallel have separate worlds, so they do not share
 * accounts.
 */
export interface World {
  readonly pageUrl: string
  readonly devnet: DevnetDescription
}

/** Number of files that run in parallel. */
export const worldCount = 2
