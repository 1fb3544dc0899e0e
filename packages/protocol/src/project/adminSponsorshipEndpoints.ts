import { defineEndpoint } from '../defineEndpoint.ts'
import { adminProjectParametersSchema } from './adminProject.ts'
import {
  adminSponsorshipChangeSchema,
  adminSponsorshipParametersSchema,
  adminSponsorshipSchema,
} from './adminSponsorship.ts'

/** Returns what a project pays for, and what the day has cost so far. */
export const adminGetSponsorship = /*#__PURE__*/ defineEndpoint({
  name: 'adminGetSponsorship',
  summary: 'Returns what a project pays for, and what the day has cost so far.',
  method: 'GET',
  path: '/admin/v1/projects/{project}/sponsorship',
  parameters: adminProjectParametersSchema,
  response: adminSponsorshipSchema,
})

/** Changes what a project pays for on a network. */
export const adminUpdateSponsorship = /*#__PURE__*/ defineEndpoint({
  name: 'adminUpdateSponsorship',
  summary: 'Changes what a project pays for on a network: the fields that the body contains.',
  method: 'PUT',
  path: '/admin/v1/projects/{project}/sponsorship/{network}',
  parameters: adminSponsorshipParametersSchema,
  body: adminSponsorshipChangeSchema,
  response: adminSponsorshipSchema,
})

/** Ends what a project pays for on a network. Operations that the bundler has already taken are still paid for. */
export const adminRemoveSponsorship = /*#__PURE__*/ defineEndpoint({
  name: 'adminRemoveSponsorship',
  summary:
    'Ends what a project pays for on a network. Operations that the bundler has already taken are still paid for.',
  method: 'DELETE',
  path: '/admin/v1/projects/{project}/sponsorship/{network}',
  parameters: adminSponsorshipParametersSchema,
  response: adminSponsorshipSchema,
})
