import { object } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { assertionSchema } from '../embedded/passkeySchemas.ts'
import { operatorMeSchema } from './operatorSchemas.ts'

/** Logs an operator in with a passkey. For the dashboard. */
export const logInOperator = /*#__PURE__*/ defineEndpoint({
  name: 'logInOperator',
  summary:
    'Logs an operator in with a passkey, and begins a session in a cookie. Another session of the browser ends. Any other passkey is refused with `passkey_refused`.',
  method: 'POST',
  path: '/admin/v1/operators/login/verify',
  body: /*#__PURE__*/ object({ credential: assertionSchema }),
  response: operatorMeSchema,
})
