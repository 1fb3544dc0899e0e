import { adminGetSponsorship, adminRemoveSponsorship, adminUpdateSponsorship } from '@latchkey/protocol/project'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
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
        answerChange(openSponsorshipRules(context.get('actor')).update(project, network, body)),
    }),
    defineRoute({
      access,
      endpoint: adminRemoveSponsorship,
      handle: ({ context, parameters: { network, project } }) =>
        answerChange(openSponsorshipRules(context.get('actor')).remove(project, network)),
    }),
  ]
}
