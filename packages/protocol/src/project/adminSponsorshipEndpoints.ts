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

/**
 * Changes what a project pays for on a network. With the header `if-match`, only if that is the network's revision: `"0"` for one on
 * which the project pays for nothing yet.
 */
export const adminUpdateSponsorship = /*#__PURE__*/ defineEndpoint({
  name: 'adminUpdateSponsorship',
  summary:
    'Changes what a project pays for on a network: the fields that the body contains. With the header `if-match`, only if it names the revision of the network (`"0"` for a new one); otherwise it answers 409 `sponsorship_conflict`.',
  method: 'PUT',
  path: '/admin/v1/projects/{project}/sponsorship/{network}',
  parameters: adminSponsorshipParametersSchema,
  body: adminSponsorshipChangeSchema,
  response: adminSponsorshipSchema,
})

/**
 * Ends what a project pays for on a network. Operations that the bundler has already taken are still paid for. With the header
 * `if-match`, only if that is the network's revision.
 */
export const adminRemoveSponsorship = /*#__PURE__*/ defineEndpoint({
  name: 'adminRemoveSponsorship',
  summary:
    'Ends what a project pays for on a network. Operations that the bundler has already taken are still paid for. With the header `if-match`, only if it names the revision of the network; otherwise it answers 409 `sponsorship_conflict`.',
  method: 'DELETE',
  path: '/admin/v1/projects/{project}/sponsorship/{network}',
  parameters: adminSponsorshipParametersSchema,
  response: adminSponsorshipSchema,
})
