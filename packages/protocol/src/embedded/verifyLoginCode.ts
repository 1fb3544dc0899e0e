import { maxLength, number, object, optional, picklist, pipe, regex, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'
import { walletUserSchema } from './walletUser.ts'

/** Logs in with a code. Answered on the secure origin only. */
export const verifyLoginCode = /*#__PURE__*/ defineEndpoint({
  name: 'verifyLoginCode',
  summary:
    'Logs in with the code of an attempt and begins a session. A code has 5 tries and is accepted once; `login_code_wrong` says in `reasons` how many are left.',
  method: 'POST',
  path: '/embedded/v1/login/otp',
  capability: 'mail',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    attempt: /*#__PURE__*/ pipe(string(), maxLength(128)),
    code: /*#__PURE__*/ pipe(string(), regex(/^\d{6}$/)),
    /** Where the session's secret goes: into a cookie that scripts cannot read, or into the answer. */
    keep: /*#__PURE__*/ picklist(['cookie', 'memory']),
  }),
  response: /*#__PURE__*/ object({
    user: walletUserSchema,
    /** When the session ends at the latest, in ms since the epoch. */
    expiresAt: /*#__PURE__*/ number(),
    /** The session's secret, for `Authorization: Bearer`. Absent if it was set as a cookie. */
    secret: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(128))),
    /** By which `requestLoginCode` recognises this browser later. Absent if it was set as a cookie. */
    browser: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(512))),
  }),
})
