import { object } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { operatorIdSchema } from './operatorSchemas.ts'

/** Withdraws an invitation. For owners. */
export const removeInvitation = /*#__PURE__*/ defineEndpoint({
  name: 'removeInvitation',
  summary: 'Withdraws an invitation that was not used yet.',
  method: 'DELETE',
  path: '/admin/v1/invitations/{invitation}',
  parameters: /*#__PURE__*/ object({ invitation: operatorIdSchema }),
  response: 'empty',
})
