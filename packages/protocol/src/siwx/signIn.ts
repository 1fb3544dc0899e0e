import { array, boolean, maxLength, minLength, number, object, optional, pipe, string } from 'valibot'
import { caipAddressSchema } from '../caip/caipSchemas.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'
import { siwxSessionSchema } from './siwxSessionSchema.ts'

/** Signs in: verifies sessions and stores them. */
export const signIn = /*#__PURE__*/ defineEndpoint({
  name: 'signIn',
  summary:
    'Verifies signed sign-in messages, all or none, and stores them as sessions, each with a token. Messages of one approval on several chains may share one nonce.',
  method: 'POST',
  path: '/siwx/v1/sessions',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    sessions: /*#__PURE__*/ pipe(/*#__PURE__*/ array(siwxSessionSchema), minLength(1), maxLength(20)),
    /** Whether the tokens are set as cookies that scripts cannot read, instead of returned. */
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
          /** A JWT; absent if it was set as a cookie. */
          token: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(4_096))),
        }),
      ),
      maxLength(20),
    ),
  }),
})
