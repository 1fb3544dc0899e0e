import { array, boolean, maxLength, minLength, number, object, optional, pipe, string } from 'valibot'
import { caipAddressSchema } from '../caip/caipAddressSchema.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'
import { siwxSessionSchema } from './siwxSessionSchema.ts'

/** Signs in: verifies sessions and stores them. */
export const signIn = /*#__PURE__*/ defineEndpoint({
  name: 'signIn',
  summary:
    'Verifies signed sign-in messages, all or none, and stores them as sessions, each with a secret and a token that expires soon. Messages of one approval on several chains may share one nonce.',
  method: 'POST',
  path: '/siwx/v1/sessions',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    sessions: /*#__PURE__*/ pipe(/*#__PURE__*/ array(siwxSessionSchema), minLength(1), maxLength(5)),
    /** Whether the secrets of the sessions are set as cookies that scripts cannot read, instead of returned. */
    cookie: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()),
  }),
  response: /*#__PURE__*/ object({
    sessions: /*#__PURE__*/ pipe(
      /*#__PURE__*/ array(
        /*#__PURE__*/ object({
          /** The session's id. */
          pci: /*#__PURE__*/ pipe(string(), maxLength(128)),
          /** CAIP-10 */
          account: caipAddressSchema,
          /** When the session expires, in ms since the epoch. */
          expiresAt: /*#__PURE__*/ number(),
          /** A JWT for the back ends of the app; absent if the secret was set as a cookie, until it is renewed. */
          token: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(4_096))),
          /** When the token expires, in ms since the epoch. */
          tokenExpiresAt: /*#__PURE__*/ optional(/*#__PURE__*/ number()),
          /** Renews the token; only for the cloud. Absent if it was set as a cookie. */
          secret: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(256))),
        }),
      ),
      maxLength(5),
    ),
  }),
})
