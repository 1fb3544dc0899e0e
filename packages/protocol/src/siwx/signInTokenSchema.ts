import { literal, maxLength, number, object, pipe, string, type InferOutput } from 'valibot'
import { caipAddressSchema } from '../caip/caipSchemas.ts'

const text = /*#__PURE__*/ pipe(string(), maxLength(2_048))

/** What stands in a session token (S3.051), whose third part is the signature over these two. */
export const signInTokenSchema = /*#__PURE__*/ object({
  header: /*#__PURE__*/ object({
    alg: /*#__PURE__*/ literal('EdDSA'),
    typ: /*#__PURE__*/ literal('JWT'),
    /** Which of the keys of `getSignInKeys` signed it. */
    kid: text,
  }),
  payload: /*#__PURE__*/ object({
    /** The cloud, by its URL. */
    iss: text,
    /** Who signed in, as a CAIP-10 account id. */
    sub: caipAddressSchema,
    /** For whom it is: the origin of the app, such as `https://app.example.com`. */
    aud: text,
    /** In seconds since the epoch, as are the next. */
    iat: /*#__PURE__*/ number(),
    exp: /*#__PURE__*/ number(),
    /** The session's id, by which it can be revoked. */
    jti: text,
  }),
})

/** What stands in a session token. */
export type SignInToken = InferOutput<typeof signInTokenSchema>
