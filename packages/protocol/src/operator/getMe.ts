import { defineEndpoint } from '../defineEndpoint.ts'
import { operatorMeSchema } from './operatorSchemas.ts'

/** Returns the operator of the session. For the dashboard. */
export const getMe = /*#__PURE__*/ defineEndpoint({
  name: 'getMe',
  summary: 'Returns the operator of the session.',
  method: 'GET',
  path: '/admin/v1/me',
  response: operatorMeSchema,
})
