import type { DevnetDescription } from '@latchkey/devnet'

/** Chains, and the pages over them. Files that run at the same time have one each, and so no part in each other's accounts. */
export interface World {
  readonly pageUrl: string
  readonly devnet: DevnetDescription
}

/** How many files run at the same time. */
export const worldCount = 2
