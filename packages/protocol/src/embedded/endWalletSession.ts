import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'

/** Logs out. Answered on the secure origin only. */
export const endWalletSession = /*#__PURE__*/ defineEndpoint({
  name: 'endWalletSession',
  summary:
    'Ends a session of the embedded wallet, by its cookie or bearer secret. Without a session, it changes nothing.',
  method: 'DELETE',
  path: '/embedded/v1/session',
  query: sdkQuerySchema,
  response: 'empty',
})
