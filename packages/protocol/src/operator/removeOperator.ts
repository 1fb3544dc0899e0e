import { object } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { operatorIdSchema } from './operatorSchemas.ts'

/** Removes an operator. For owners. */
export const removeOperator = /*#__PURE__*/ defineEndpoint({
  name: 'removeOperator',
  summary:
    'Removes an operator with their passkeys, sessions and open invitations. The only owner is refused with `last_owner`.',
  method: 'DELETE',
  path: '/admin/v1/operators/{operator}',
  parameters: /*#__PURE__*/ object({ operator: operatorIdSchema }),
  response: 'empty',
})
