import { array, boolean, maxLength, minLength, number, object, optional, pipe, string } from 'valibot'
import { caipAddressSchema } from '../caip/caipSchemas.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'
import { siwxSessionSchema } from './siwxSessionSchema.ts'

/** Signs in: verifies what was signed and keeps it. */
export const signIn = /*#__PURE__*/ defineEndpoint({
  name: 'signIn',
  summary:
    'Verifies signed sign-in messages, all or none, and keeps them as sessions, each with a token. They may share one nonce, as the chains of one approval do.',
  method: 'POST',
  path: '/siwx/v1/sessions',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    sessions: /*#__PURE__*/ pipe(/*#__PURE__*/ array(siwxSessionSchema), minLength(1), maxLength(20)),
    /** Whether the tokens come as cookies that no script can read, in place of in the answer. */
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
          /** In ms since the epoch. */
          expiresAt: /*#__PURE__*/ number(),
          /** A JWT; missing if it was set as a cookie. */
          token: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(4_096))),
        }),
      ),
      maxLength(20),
    ),
  }),
})
