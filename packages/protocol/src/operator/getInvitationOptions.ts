import { boolean, object, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { creationOptionsSchema } from '../embedded/passkeySchemas.ts'
import { operatorRoleSchema } from './operatorRole.ts'
import { invitationTokenSchema } from './operatorSchemas.ts'

/** Reads an invitation, and begins the registration of its passkey. For the dashboard. */
export const getInvitationOptions = /*#__PURE__*/ defineEndpoint({
  name: 'getInvitationOptions',
  summary:
    'Returns what an invitation is for, and the options of its passkey. Their challenge is good once, for 5 minutes. A link that was used or has expired is refused with `invitation_unknown`.',
  method: 'POST',
  path: '/admin/v1/invitations/accept/options',
  body: /*#__PURE__*/ object({ token: invitationTokenSchema }),
  response: /*#__PURE__*/ object({
    email: /*#__PURE__*/ string(),
    role: operatorRoleSchema,
    /** Whether it replaces the passkeys of an operator who exists. */
    isRecovery: /*#__PURE__*/ boolean(),
    options: creationOptionsSchema,
  }),
})
