import { literal, maxLength, number, object, pipe, string, type InferOutput } from 'valibot'
import { caipAddressSchema } from '../caip/caipAddressSchema.ts'

const text = /*#__PURE__*/ pipe(string(), maxLength(2_048))

/** The header and the payload of a session token, a JWT. */
export const signInTokenSchema = /*#__PURE__*/ object({
  header: /*#__PURE__*/ object({
    alg: /*#__PURE__*/ literal('EdDSA'),
    typ: /*#__PURE__*/ literal('JWT'),
    /** The id of the signing key in `getSignInKeys`. */
    kid: text,
  }),
  payload: /*#__PURE__*/ object({
    /** The cloud's URL. */
    iss: text,
    /** The account, as a CAIP-10 id. */
    sub: caipAddressSchema,
    /** The origin of the app, such as `https://app.example.com`. */
    aud: text,
    /** The time of issue, in seconds since the epoch; `exp` likewise. */
    iat: /*#__PURE__*/ number(),
    exp: /*#__PURE__*/ number(),
    /** The session's id, with which it can be revoked. */
    jti: text,
  }),
})

/** The header and the payload of a session token. */
export type SignInToken = InferOutput<typeof signInTokenSchema>
