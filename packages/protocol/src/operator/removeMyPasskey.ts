import { object } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { credentialIdSchema } from '../embedded/passkeySchemas.ts'

/** Removes a passkey of the operator. For the dashboard. */
export const removeMyPasskey = /*#__PURE__*/ defineEndpoint({
  name: 'removeMyPasskey',
  summary: 'Removes a passkey of the operator. The last one is refused with `last_passkey`.',
  method: 'DELETE',
  path: '/admin/v1/me/passkeys/{passkey}',
  parameters: /*#__PURE__*/ object({ passkey: credentialIdSchema }),
  response: 'empty',
})
