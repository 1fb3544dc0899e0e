import { type InferOutput, literal, maxLength, number, object, pipe, string } from 'valibot'

const text = /*#__PURE__*/ pipe(string(), maxLength(2_048))

/**
 * The header and the payload of a user token, a JWT with which the back end of an app recognises a user of the embedded wallet. Check its
 * signature with `getUserTokenKeys`, `typ`, `iss`, `aud` and `exp`, with a tolerance of 60 s.
 */
export const userTokenSchema = /*#__PURE__*/ object({
  header: /*#__PURE__*/ object({
    alg: /*#__PURE__*/ literal('EdDSA'),
    typ: /*#__PURE__*/ literal('latchkey-user+jwt'),
    /** The id of the signing key in `getUserTokenKeys`. */
    kid: text,
  }),
  payload: /*#__PURE__*/ object({
    /** The origin of the embedded wallet. */
    iss: text,
    /** The user, the same at each login of this user to the project. */
    sub: text,
    /** The origin of the app, such as `https://app.example.com`. */
    aud: text,
    projectId: text,
    /** The time of issue, in seconds since the epoch; `exp` likewise. */
    iat: /*#__PURE__*/ number(),
    exp: /*#__PURE__*/ number(),
  }),
})

/** The header and the payload of a user token. */
export type UserToken = InferOutput<typeof userTokenSchema>
