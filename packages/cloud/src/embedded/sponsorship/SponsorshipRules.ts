import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { AdminSponsorship, AdminSponsorshipChange } from '@latchkey/protocol/project'

/** What must be true before a change. */
export interface SponsorshipCondition {
  /** The revision of the network's rules on which the change is based; 0 if it has no rules yet. Without it, any revision is accepted. */
  readonly revision?: number | undefined
}

/**
 * What projects pay for, in the database or through a running server. `reference` is a project's key, one of its ids, or its name if it
 * is unique.
 *
 * Every method throws CloudError `project.notFound` for an unknown reference, `project.invalid` for invalid input, and
 * `sponsorship.conflict` if the network has another revision.
 */
export interface SponsorshipRules {
  get(reference: string): Promise<AdminSponsorship>
  /** Changes only the fields that `change` contains. A network that is new begins with small limits and no calls. */
  update(
    reference: string,
    chainId: CaipNetworkId,
    change: AdminSponsorshipChange,
    condition?: SponsorshipCondition,
  ): Promise<AdminSponsorship>
  /** Ends what the project pays for on a network. */
  remove(reference: string, chainId: CaipNetworkId, condition?: SponsorshipCondition): Promise<AdminSponsorship>
}
