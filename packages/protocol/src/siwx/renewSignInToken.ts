import { maxLength, number, object, optional, pipe, string } from 'valibot'
import { caipAddressSchema } from '../caip/caipAddressSchema.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'

/** Returns a new token of a session. */
export const renewSignInToken = /*#__PURE__*/ defineEndpoint({
  name: 'renewSignInToken',
  summary:
    'Returns a new token of an active session. Requires the secret of the session, as `Authorization: Bearer` or as a cookie; a token does not suffice.',
  method: 'POST',
  path: '/siwx/v1/token',
  query: sdkQuerySchema,
  isForSignedIn: true,
  body: /*#__PURE__*/ object({
    /** The id of the session. Default: the first one of the cookies. */
    pci: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(128))),
  }),
  response: /*#__PURE__*/ object({
    /** The session's id. */
    pci: /*#__PURE__*/ pipe(string(), maxLength(128)),
    /** CAIP-10 */
    account: caipAddressSchema,
    /** When the session expires, in ms since the epoch. */
    expiresAt: /*#__PURE__*/ number(),
    /** A JWT. */
    token: /*#__PURE__*/ pipe(string(), maxLength(4_096)),
    /** When the token expires, in ms since the epoch. */
    tokenExpiresAt: /*#__PURE__*/ number(),
  }),
})
