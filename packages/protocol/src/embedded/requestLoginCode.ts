import { maxLength, minLength, number, object, optional, picklist, pipe, regex, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'

/** Sends a login code by e-mail. Answered on the secure origin only. */
export const requestLoginCode = /*#__PURE__*/ defineEndpoint({
  name: 'requestLoginCode',
  summary:
    'Sends a code of 6 digits to an e-mail address. The answer does not depend on whether the address has a wallet. A further code to the same address needs 30 s.',
  method: 'POST',
  path: '/embedded/v1/login/email',
  capability: 'mail',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    email: /*#__PURE__*/ pipe(string(), minLength(3), maxLength(254)),
    /** The origin of the app, as the browser stated it to the frame. The mail names its host. */
    origin: /*#__PURE__*/ pipe(string(), maxLength(256)),
    /** The language of the mail (BCP 47). Default: `en`. */
    language: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(35))),
    /** The attempt that gets a new code in place of its last. Default: a new attempt. */
    attempt: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(128))),
    /** The token of an earlier login, if the browser keeps no cookies: codes to it have a wait and a budget of their own. */
    browser: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(512))),
  }),
  response: /*#__PURE__*/ object({
    /** `VERIFY_DEVICE`: the mail has a link, which the visitor confirms with `number`. See `verifyLoginDevice`. */
    action: /*#__PURE__*/ picklist(['VERIFY_OTP', 'VERIFY_DEVICE']),
    /** Two digits for the login screen, with `VERIFY_DEVICE`. */
    number: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), regex(/^\d{2}$/))),
    /** The secret of the attempt. A code is accepted only with it. */
    attempt: /*#__PURE__*/ pipe(string(), maxLength(128)),
    /** How long the code or the link is valid, in s. */
    expiresIn: /*#__PURE__*/ number(),
    /** After how many seconds a further code can be sent. */
    resendIn: /*#__PURE__*/ number(),
  }),
})
