import { object } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { registrationSchema } from '../embedded/passkeySchemas.ts'

/** Registers another passkey of the operator. For the dashboard. */
export const addMyPasskey = /*#__PURE__*/ defineEndpoint({
  name: 'addMyPasskey',
  summary: 'Registers another passkey of the operator, who has 10 at most.',
  method: 'POST',
  path: '/admin/v1/me/passkeys',
  body: /*#__PURE__*/ object({ credential: registrationSchema }),
  response: 'empty',
})
