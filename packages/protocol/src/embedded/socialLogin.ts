import {
  literal,
  maxLength,
  minLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  variant,
} from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'
import { socialProviders } from './socialProviders.ts'
import { walletUserSchema } from './walletUser.ts'

const text = (length: number) =>
  /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ minLength(1), /*#__PURE__*/ maxLength(length))
const provider = /*#__PURE__*/ picklist(socialProviders)
const capability = 'social'

/** Begins an attempt to log in with a provider. Answered on the secure origin only. */
export const startSocialLogin = /*#__PURE__*/ defineEndpoint({
  name: 'startSocialLogin',
  summary: 'Begins an attempt to log in with a social provider, and returns the page that leads the visitor there.',
  method: 'POST',
  path: '/embedded/v1/login/social',
  capability,
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    provider,
    /** The origin of the app, as the browser stated it to the frame. The result is sent to pages of it only. */
    origin: text(256),
  }),
  response: /*#__PURE__*/ object({
    /** The secret of the attempt. Its result is accepted only with it. */
    attempt: text(128),
    /** The address of the waiting page, from the root of the secure origin. It is no secret. */
    path: text(512),
    /** How long the visitor has, in s. */
    expiresIn: /*#__PURE__*/ number(),
  }),
})

/** Binds an attempt to the browser that shows the waiting page. Answered on the secure origin only. */
export const beginSocialLogin = /*#__PURE__*/ defineEndpoint({
  name: 'beginSocialLogin',
  summary: "Binds an attempt to this browser by a cookie, and returns the address of the provider's page.",
  method: 'POST',
  path: '/embedded/v1/login/social/begin',
  capability,
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    /** The id of the attempt, from the address of the waiting page. */
    id: text(64),
  }),
  response: /*#__PURE__*/ object({ url: text(4_096) }),
})

/** Takes the provider's answer from the page that it led the visitor to. Answered on the secure origin only. */
export const answerSocialLogin = /*#__PURE__*/ defineEndpoint({
  name: 'answerSocialLogin',
  summary:
    "Accepts the provider's answer once, from the browser that started the attempt. Returns the data with which the visitor's own frame logs in; this call itself begins no session.",
  method: 'POST',
  path: '/embedded/v1/login/social/answer',
  capability,
  body: /*#__PURE__*/ object({
    /** Of the page's address. */
    provider,
    state: text(256),
    code: /*#__PURE__*/ optional(text(4_096)),
    iss: /*#__PURE__*/ optional(text(512)),
    /** Why the provider refused, such as `access_denied`. */
    error: /*#__PURE__*/ optional(text(256)),
  }),
  response: /*#__PURE__*/ variant('outcome', [
    /*#__PURE__*/ object({
      outcome: /*#__PURE__*/ literal('done'),
      /** Good once, for 60 s, and with the secret of the attempt only. */
      ticket: text(128),
      /** The same for a visitor who has to type it, because the provider has cut the connection of the two pages. */
      code: /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ regex(/^\d{6}$/)),
      /** The origin of the app. */
      origin: text(256),
    }),
    /** The visitor or the provider has declined. */
    /*#__PURE__*/ object({ outcome: /*#__PURE__*/ literal('refused'), origin: text(256) }),
  ]),
})

/** Tells how far an attempt is. Answered on the secure origin only. */
export const getSocialLoginState = /*#__PURE__*/ defineEndpoint({
  name: 'getSocialLoginState',
  summary: 'Tells whether an attempt waits for the provider, waits for its ticket or code, or is over.',
  method: 'POST',
  path: '/embedded/v1/login/social/state',
  capability,
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({ attempt: text(128) }),
  response: /*#__PURE__*/ object({ state: /*#__PURE__*/ picklist(['open', 'answered', 'ended']) }),
})

/** Logs in with the result of an attempt. Answered on the secure origin only. */
export const redeemLoginTicket = /*#__PURE__*/ defineEndpoint({
  name: 'redeemLoginTicket',
  summary:
    'Logs in with the ticket of an attempt, or with the code of six digits that its page has shown, and begins a session. A code has 5 tries.',
  method: 'POST',
  path: '/embedded/v1/login/ticket',
  capability,
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    attempt: text(128),
    /** A ticket, or a code of six digits. */
    ticket: text(128),
    /** Where the session's secret goes: into a cookie that scripts cannot read, or into the answer. */
    keep: /*#__PURE__*/ picklist(['cookie', 'memory']),
  }),
  response: /*#__PURE__*/ object({
    user: walletUserSchema,
    /** When the session ends at the latest, in ms since the epoch. */
    expiresAt: /*#__PURE__*/ number(),
    /** The session's secret, for `Authorization: Bearer`. Absent if it was set as a cookie. */
    secret: /*#__PURE__*/ optional(text(128)),
  }),
})
