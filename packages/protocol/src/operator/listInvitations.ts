import { array, object } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { operatorInvitationSchema } from './operatorSchemas.ts'

/** Lists the invitations that were not used yet. For owners. */
export const listInvitations = /*#__PURE__*/ defineEndpoint({
  name: 'listInvitations',
  summary: 'Lists the invitations that are valid and were not used yet, newest first.',
  method: 'GET',
  path: '/admin/v1/invitations',
  response: /*#__PURE__*/ object({ invitations: /*#__PURE__*/ array(operatorInvitationSchema) }),
})
