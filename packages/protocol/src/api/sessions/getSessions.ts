import { array, maxLength, nullish, object, optional, pipe, unknown } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { siwxSessionSchema } from '../../siwx/siwxSessionSchema.ts'
import { addressField, idField, pictureField, secondsField, textField } from '../fields.ts'

/** Returns an account's sign-in sessions. Requires the token of one of them. */
export const getSessions = /*#__PURE__*/ defineEndpoint({
  name: 'getSessions',
  summary:
    'Returns the sign-in sessions of an account with the project, newest first. Requires the token of one of them, as `Authorization: Bearer` or as a cookie. A back end passes the origin of its app as `aud`.',
  method: 'GET',
  path: '/v1/sessions/{address}',
  parameters: /*#__PURE__*/ object({ address: addressField }),
  query: /*#__PURE__*/ object({
    ...sdkQueryEntries,
    /** The origin of the app that asks, such as `https://app.example.com`: a token of another app is refused. */
    aud: /*#__PURE__*/ optional(textField),
  }),
  isForSignedIn: true,
  response: /*#__PURE__*/ object({
    pcis: /*#__PURE__*/ pipe(
      /*#__PURE__*/ array(
        /*#__PURE__*/ object({
          /** The session's id. */
          pci: idField,
          project: /*#__PURE__*/ optional(
            /*#__PURE__*/ object({ name: textField, url: /*#__PURE__*/ nullish(textField), iconUrl: pictureField }),
          ),
          createdAt: secondsField,
          expiry: secondsField,
          revokedAt: /*#__PURE__*/ nullish(secondsField),
          /** ERC-7715 permissions; a sign-in has none. */
          permissions: /*#__PURE__*/ pipe(/*#__PURE__*/ array(/*#__PURE__*/ unknown()), maxLength(100)),
          /** The signed session. */
          session: /*#__PURE__*/ optional(siwxSessionSchema),
        }),
      ),
      maxLength(500),
    ),
  }),
})
