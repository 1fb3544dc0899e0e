import { array, object } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { operatorPasskeySchema } from './operatorSchemas.ts'

/** Lists the passkeys of the operator. For the dashboard. */
export const getMyPasskeys = /*#__PURE__*/ defineEndpoint({
  name: 'getMyPasskeys',
  summary: 'Lists the passkeys of the operator, oldest first.',
  method: 'GET',
  path: '/admin/v1/me/passkeys',
  response: /*#__PURE__*/ object({ passkeys: /*#__PURE__*/ array(operatorPasskeySchema) }),
})
