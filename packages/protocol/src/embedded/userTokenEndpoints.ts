import { maxLength, number, object, pipe, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'
import { getSignInKeys } from '../siwx/getSignInKeys.ts'

/** Returns a token for the back end of an app. Answered on the secure origin only. */
export const createUserToken = /*#__PURE__*/ defineEndpoint({
  name: 'createUserToken',
  summary:
    'Returns a JWT for the back end of an app that may use the wallet. An app without a grant is refused with `origin_not_allowed`. The API of the wallet does not take such a token.',
  method: 'POST',
  path: '/embedded/v1/token',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    /** The origin of the app, as the browser stated it to the frame. */
    origin: /*#__PURE__*/ pipe(string(), maxLength(256)),
  }),
  response: /*#__PURE__*/ object({
    /** See `userTokenSchema`. */
    token: /*#__PURE__*/ pipe(string(), maxLength(4_096)),
    /** When it expires, in ms since the epoch. */
    expiresAt: /*#__PURE__*/ number(),
  }),
})

/** Returns the public keys of user tokens (RFC 7517, RFC 8037). Answered on the secure origin only, to everyone. */
export const getUserTokenKeys = /*#__PURE__*/ defineEndpoint({
  name: 'getUserTokenKeys',
  summary: 'Returns the public keys that verify user tokens, as a JSON Web Key Set.',
  method: 'GET',
  path: '/embedded/v1/keys',
  response: getSignInKeys.response,
})
