import { defineEndpoint } from '../defineEndpoint.ts'
import { requestOptionsSchema } from '../embedded/passkeySchemas.ts'

/** Begins the login of an operator. For the dashboard. */
export const getOperatorLoginOptions = /*#__PURE__*/ defineEndpoint({
  name: 'getOperatorLoginOptions',
  summary: 'Returns the options of a login of an operator. Their challenge is good once, for 5 minutes.',
  method: 'POST',
  path: '/admin/v1/operators/login/options',
  response: requestOptionsSchema,
})
