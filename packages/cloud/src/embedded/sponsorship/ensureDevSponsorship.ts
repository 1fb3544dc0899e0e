import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { devProjectId } from '../../config/devProject.ts'
import { sponsorshipCalls, sponsorshipNetworks } from '../../storage/sponsorshipSchema.ts'
import type { Database } from '../../storage/Storage.ts'

const coin = 1_000_000_000_000_000_000n

/** Lets the project `dev` pay for operations on local chains within modest limits. Networks that it has already are not changed. */
export async function ensureDevSponsorship(parameters: {
  readonly database: Database
  readonly networks: readonly CaipNetworkId[]
  readonly now: () => number
}): Promise<void> {
  const { database, networks, now } = parameters
  for (const chainId of networks) {
    const network = { projectKey: devProjectId, chainId }
    await database.transaction(async (transaction) => {
      const added = await transaction
        .insert(sponsorshipNetworks)
        .values({
          ...network,
          gasAtMost: 500_000,
          userWei: coin / 100n,
          projectWei: coin / 2n,
          // All users of a first try are new.
          newUserPercent: 100,
          paymasterUrls: [],
          changedAt: now(),
        })
        .onConflictDoNothing()
        .returning({ chainId: sponsorshipNetworks.chainId })
      if (added.length === 0) return
      await transaction
        .insert(sponsorshipCalls)
        .values({ ...network, target: 'any', selector: 'any', valueAtMost: coin })
        .onConflictDoNothing()
    })
  }
}
