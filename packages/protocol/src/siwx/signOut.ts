import { array, boolean, maxLength, object, optional, pipe, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'

/** Signs out: ends the session of the bearer token, or those of the cookies. */
export const signOut = /*#__PURE__*/ defineEndpoint({
  name: 'signOut',
  summary:
    'Ends the session of the token or secret in `Authorization: Bearer`, or those of the cookies, and clears the cookies. Succeeds for a session that has already ended.',
  method: 'POST',
  path: '/siwx/v1/sign-out',
  query: sdkQuerySchema,
  isForSignedIn: true,
  body: /*#__PURE__*/ object({
    /** The ids of the sessions to end. Default: all. */
    pcis: /*#__PURE__*/ optional(
      /*#__PURE__*/ pipe(/*#__PURE__*/ array(/*#__PURE__*/ pipe(string(), maxLength(128))), maxLength(20)),
    ),
  }),
  response: /*#__PURE__*/ object({ success: /*#__PURE__*/ boolean() }),
})
