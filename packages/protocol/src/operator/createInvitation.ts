import { object, strictObject, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { operatorRoleSchema } from './operatorRole.ts'
import { operatorEmailSchema, operatorInvitationSchema } from './operatorSchemas.ts'

/** Invites an operator. For owners. */
export const createInvitation = /*#__PURE__*/ defineEndpoint({
  name: 'createInvitation',
  summary:
    'Invites an operator. The link is good once, for an hour, and is returned only once. It replaces an earlier one for the same address.',
  method: 'POST',
  path: '/admin/v1/invitations',
  body: /*#__PURE__*/ strictObject({ email: operatorEmailSchema, role: operatorRoleSchema }),
  response: /*#__PURE__*/ object({
    invitation: operatorInvitationSchema,
    /** The page that accepts it, with the token in its fragment. */
    link: /*#__PURE__*/ string(),
  }),
})
