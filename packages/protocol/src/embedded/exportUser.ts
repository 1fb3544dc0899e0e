import { array, boolean, literal, number, object, record, string, union, nullable } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'

const value = /*#__PURE__*/ nullable(
  /*#__PURE__*/ union([string(), number(), boolean(), /*#__PURE__*/ array(/*#__PURE__*/ string())]),
)

/** What a server keeps about a user. A file in this form is for people: it says what is there, and can restore nothing. */
export const userDataSchema = /*#__PURE__*/ object({
  format: /*#__PURE__*/ literal('latchkey/user-data/1'),
  /** ISO 8601, in UTC, as all times in it. */
  exportedAt: /*#__PURE__*/ string(),
  /** By what they are about, the newest first. */
  data: /*#__PURE__*/ record(
    /*#__PURE__*/ string(),
    /*#__PURE__*/ array(/*#__PURE__*/ record(/*#__PURE__*/ string(), value)),
  ),
  /** How many older entries are not included, where there are any. */
  leftOut: /*#__PURE__*/ record(/*#__PURE__*/ string(), /*#__PURE__*/ number()),
})

/** Returns what the server keeps about the user. Answered on the secure origin only. */
export const exportUser = /*#__PURE__*/ defineEndpoint({
  name: 'exportUser',
  summary:
    'Returns what the server keeps about the user, without secrets and encrypted keys, and records that it did. Five times an hour: `rate_limited`.',
  method: 'POST',
  path: '/embedded/v1/user/data',
  query: sdkQuerySchema,
  response: userDataSchema,
})
