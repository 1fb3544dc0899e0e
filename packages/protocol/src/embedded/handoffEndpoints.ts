import { check, maxLength, object, optional, picklist, pipe, regex, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'
import { atMostBytes } from './vaultSchemas.ts'
import { walletUserSchema } from './walletUser.ts'

/** 16 random bytes in base64url, which the frame draws. A caller who knows them can redeem the hand-off. */
const id = /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ regex(/^[\w-]{21}[AQgw]$/))

const bytesAtMost = 262_144

/** Encrypted by the frame or the window, up to 256 KiB in base64. The server has no key. */
const sealed = /*#__PURE__*/ pipe(
  /*#__PURE__*/ atMostBytes(bytesAtMost),
  // The length alone leaves up to two bytes more.
  /*#__PURE__*/ check(
    (text) => (text.length / 4) * 3 - (/=*$/.exec(text)?.[0].length ?? 0) <= bytesAtMost,
    'More than 256 KiB',
  ),
)

/** Gives a request to a window. Answered on the secure origin only. */
export const createHandoff = /*#__PURE__*/ defineEndpoint({
  name: 'createHandoff',
  summary:
    'Stores the encrypted request of a frame, which a window of the same origin redeems within 60 s and answers within 10 minutes. A user has 5 open hand-offs at most; a further one ends the oldest.',
  method: 'POST',
  path: '/embedded/v1/handoffs',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({ id, request: sealed }),
  response: 'empty',
})

/** Takes the request in a window. Answered on the secure origin only. */
export const redeemHandoff = /*#__PURE__*/ defineEndpoint({
  name: 'redeemHandoff',
  summary:
    'Returns the request of a hand-off once, within 60 s, while the session that made it is live. Without a live session of the user, it begins one, whose secret it returns. `handoff_foreign` with the session of another user, which leaves the hand-off as it is; otherwise `handoff_unknown`.',
  method: 'POST',
  path: '/embedded/v1/handoffs/redeem',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({ id }),
  response: /*#__PURE__*/ object({
    request: sealed,
    user: walletUserSchema,
    /** The secret of the new session, for `Authorization: Bearer`. Absent if the request came with a live session of the user. */
    secret: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ maxLength(128))),
  }),
})

/** Says that the visitor has approved in the window. Answered on the secure origin only. */
export const claimHandoff = /*#__PURE__*/ defineEndpoint({
  name: 'claimHandoff',
  summary:
    'Says, before anything is signed, that the visitor has approved the request of a hand-off that was redeemed. From then on nothing but its answer or its time ends it. Saying so again changes nothing. `handoff_unknown` if it was answered, has ended, or belongs to another user.',
  method: 'POST',
  path: '/embedded/v1/handoffs/claim',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({ id }),
  response: 'empty',
})

/** Answers a hand-off from its window. Answered on the secure origin only. */
export const answerHandoff = /*#__PURE__*/ defineEndpoint({
  name: 'answerHandoff',
  summary:
    'Stores the encrypted answer to a hand-off that was redeemed, once, up to 10 minutes after it was made. `handoff_unknown` if it was answered, has ended, or belongs to another user.',
  method: 'POST',
  path: '/embedded/v1/handoffs/answer',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({ id, answer: sealed }),
  response: 'empty',
})

/** Tells how far a hand-off is. Answered on the secure origin only. */
export const getHandoffState = /*#__PURE__*/ defineEndpoint({
  name: 'getHandoffState',
  summary:
    'Tells whether a hand-off waits for its window, was redeemed, was claimed, was answered, or has ended. With `known`, it answers up to 8 s later if the state is still that one. `handoff_unknown` if the user has no such hand-off.',
  method: 'POST',
  path: '/embedded/v1/handoffs/state',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    id,
    /** The state that the caller knows. */
    known: /*#__PURE__*/ optional(/*#__PURE__*/ picklist(['open', 'redeemed', 'claimed'])),
  }),
  response: /*#__PURE__*/ object({
    /** A hand-off ends after 10 minutes at the latest. */
    state: /*#__PURE__*/ picklist(['open', 'redeemed', 'claimed', 'answered', 'ended']),
    /** Absent in every state but `answered`. */
    answer: /*#__PURE__*/ optional(sealed),
  }),
})

/** Ends a hand-off. Answered on the secure origin only. */
export const endHandoff = /*#__PURE__*/ defineEndpoint({
  name: 'endHandoff',
  summary:
    'Ends a hand-off of the user that was neither claimed nor answered, deletes its request, and tells how far the hand-off is then. One that the user does not have has ended.',
  method: 'POST',
  path: '/embedded/v1/handoffs/end',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({ id }),
  response: /*#__PURE__*/ object({ state: /*#__PURE__*/ picklist(['claimed', 'answered', 'ended']) }),
})
