import { adminGetSponsorship, adminRemoveSponsorship, adminUpdateSponsorship } from '@latchkey/protocol/project'
import type { Context } from 'hono'
import type { SponsorshipCondition } from '../../../embedded/sponsorship/SponsorshipRules.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'
import { readRevision } from '../../readRevision.ts'
import type { Route } from '../../Route.ts'
import { answerChange } from './answerChange.ts'

/** The operator's routes of what projects pay for. */
export function createSponsorshipRulesRoutes({
  openSponsorshipRules,
}: Pick<CloudServices, 'openSponsorshipRules'>): readonly Route[] {
  const access = 'operator'
  return [
    defineRoute({
      access,
      endpoint: adminGetSponsorship,
      handle: ({ context, parameters: { project } }) =>
        answerChange(openSponsorshipRules(context.get('actor')).get(project)),
    }),
    defineRoute({
      access,
      endpoint: adminUpdateSponsorship,
      handle: ({ body, context, parameters: { network, project } }) =>
        answerChange(openSponsorshipRules(context.get('actor')).update(project, network, body, readCondition(context))),
    }),
    defineRoute({
      access,
      endpoint: adminRemoveSponsorship,
      handle: ({ context, parameters: { network, project } }) =>
        answerChange(openSponsorshipRules(context.get('actor')).remove(project, network, readCondition(context))),
    }),
  ]
}

/** The revision is required only of callers that name one: commands change what they find. */
function readCondition(context: Context<HttpEnvironment>): SponsorshipCondition {
  return context.req.header('if-match') === undefined ? {} : { revision: readRevision(context) }
}
