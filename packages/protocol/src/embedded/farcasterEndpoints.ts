import { maxLength, minLength, number, object, optional, picklist, pipe, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'
import { redeemLoginTicket } from './socialLogin.ts'

const text = (length: number) =>
  /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ minLength(1), /*#__PURE__*/ maxLength(length))
const capability = 'social'

/** Begins an attempt to log in with Farcaster. Answered on the secure origin only. */
export const startFarcasterLogin = /*#__PURE__*/ defineEndpoint({
  name: 'startFarcasterLogin',
  summary:
    'Opens a channel at the relay of Farcaster, and returns the address that the visitor opens or scans with a Farcaster client.',
  method: 'POST',
  path: '/embedded/v1/login/farcaster',
  capability,
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    /** The origin of the app, as the browser stated it to the frame. */
    origin: text(256),
  }),
  response: /*#__PURE__*/ object({
    /** The secret of the attempt. The login is given to its holder only. */
    attempt: text(128),
    /** The address for the client. It is no secret: who opens it can log its holder in as themselves, and nothing else. */
    url: text(2_048),
    /** How long the visitor has, in s. */
    expiresIn: /*#__PURE__*/ number(),
  }),
})

/** Logs in after the visitor has approved in a Farcaster client. Answered on the secure origin only. */
export const verifyFarcasterLogin = /*#__PURE__*/ defineEndpoint({
  name: 'verifyFarcasterLogin',
  summary:
    'Logs in once the visitor has approved in a Farcaster client, and begins a session. Until then it answers without one; ask again after 2 s. `login_code_expired` if the attempt has expired or was used; `upstream_failed` if what the client signed is not valid.',
  method: 'POST',
  path: '/embedded/v1/login/farcaster/verify',
  capability,
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    attempt: text(128),
    /** Where the session's secret goes: into a cookie that scripts cannot read, or into the answer. */
    keep: /*#__PURE__*/ picklist(['cookie', 'memory']),
  }),
  response: /*#__PURE__*/ object({
    /** Absent until the visitor has approved. */
    session: /*#__PURE__*/ optional(redeemLoginTicket.response),
  }),
})
