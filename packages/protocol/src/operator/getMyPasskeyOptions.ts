import { defineEndpoint } from '../defineEndpoint.ts'
import { creationOptionsSchema } from '../embedded/passkeySchemas.ts'

/** Begins the registration of another passkey of the operator. For the dashboard. */
export const getMyPasskeyOptions = /*#__PURE__*/ defineEndpoint({
  name: 'getMyPasskeyOptions',
  summary: 'Returns the options of another passkey of the operator. Their challenge is good once, for 5 minutes.',
  method: 'POST',
  path: '/admin/v1/me/passkeys/options',
  response: creationOptionsSchema,
})
