import { number, object } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'
import { walletUserSchema } from './walletUser.ts'

/** Returns the user of a session. Answered on the secure origin only. */
export const getWalletSession = /*#__PURE__*/ defineEndpoint({
  name: 'getWalletSession',
  summary: 'Returns the user of a session of the embedded wallet, by its cookie or bearer secret.',
  method: 'GET',
  path: '/embedded/v1/session',
  query: sdkQuerySchema,
  response: /*#__PURE__*/ object({
    user: walletUserSchema,
    /** When the session ends at the latest, in ms since the epoch. It also ends after 30 days without use. */
    expiresAt: /*#__PURE__*/ number(),
  }),
})
