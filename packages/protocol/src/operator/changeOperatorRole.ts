import { object, strictObject } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { operatorRoleSchema } from './operatorRole.ts'
import { operatorIdSchema, operatorSchema } from './operatorSchemas.ts'

/** Gives an operator another role. For owners. */
export const changeOperatorRole = /*#__PURE__*/ defineEndpoint({
  name: 'changeOperatorRole',
  summary: 'Gives an operator another role, and ends their sessions. The only owner is refused with `last_owner`.',
  method: 'PUT',
  path: '/admin/v1/operators/{operator}',
  parameters: /*#__PURE__*/ object({ operator: operatorIdSchema }),
  body: /*#__PURE__*/ strictObject({ role: operatorRoleSchema }),
  response: operatorSchema,
})
