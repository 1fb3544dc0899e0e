import { object } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { assertionSchema } from '../embedded/passkeySchemas.ts'
import { operatorMeSchema } from './operatorSchemas.ts'

/** Proves with a passkey that the operator of the session is present. For the dashboard. */
export const proveOperator = /*#__PURE__*/ defineEndpoint({
  name: 'proveOperator',
  summary: 'Proves with a passkey that the operator is present. It is good for 5 minutes, for this session.',
  method: 'POST',
  path: '/admin/v1/me/proof',
  body: /*#__PURE__*/ object({ credential: assertionSchema }),
  response: operatorMeSchema,
})
