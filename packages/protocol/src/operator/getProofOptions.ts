import { defineEndpoint } from '../defineEndpoint.ts'
import { requestOptionsSchema } from '../embedded/passkeySchemas.ts'

/** Begins the proof that the operator of the session is present. For the dashboard. */
export const getProofOptions = /*#__PURE__*/ defineEndpoint({
  name: 'getProofOptions',
  summary:
    'Returns the options of a passkey that proves the presence of the operator. Their challenge is good once, for 5 minutes.',
  method: 'POST',
  path: '/admin/v1/me/proof/options',
  response: requestOptionsSchema,
})
