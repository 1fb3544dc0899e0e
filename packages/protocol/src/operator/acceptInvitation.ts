import { object } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { registrationSchema } from '../embedded/passkeySchemas.ts'
import { invitationTokenSchema, operatorMeSchema } from './operatorSchemas.ts'

/** Uses an invitation: registers a passkey and begins a session. For the dashboard. */
export const acceptInvitation = /*#__PURE__*/ defineEndpoint({
  name: 'acceptInvitation',
  summary:
    'Uses an invitation once: registers its passkey and begins a session in a cookie. A recovery replaces all passkeys of the operator and ends their sessions.',
  method: 'POST',
  path: '/admin/v1/invitations/accept',
  body: /*#__PURE__*/ object({ token: invitationTokenSchema, credential: registrationSchema }),
  response: operatorMeSchema,
})
