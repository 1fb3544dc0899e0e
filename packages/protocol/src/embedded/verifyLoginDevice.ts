import { maxLength, object, optional, picklist, pipe, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'
import { verifyLoginCode } from './verifyLoginCode.ts'

/** Logs in after the visitor has confirmed the link of a mail. Answered on the secure origin only. */
export const verifyLoginDevice = /*#__PURE__*/ defineEndpoint({
  name: 'verifyLoginDevice',
  summary:
    'Logs in once the visitor has confirmed the link of the mail, and begins a session. Until then it answers without one; ask again after 2 s. `login_code_expired` if the link has expired, was used, or the number was wrong.',
  method: 'POST',
  path: '/embedded/v1/login/device',
  capability: 'mail',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    attempt: /*#__PURE__*/ pipe(string(), maxLength(128)),
    /** Where the session's secret goes: into a cookie that scripts cannot read, or into the answer. */
    keep: /*#__PURE__*/ picklist(['cookie', 'memory']),
  }),
  response: /*#__PURE__*/ object({
    /** Absent until the link was confirmed. */
    session: /*#__PURE__*/ optional(verifyLoginCode.response),
  }),
})
