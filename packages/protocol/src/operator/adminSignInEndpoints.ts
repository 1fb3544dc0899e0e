import {
  array,
  check,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  toNumber,
  trim,
} from 'valibot'
import { isCaipNetworkId } from '../caip/isCaipNetworkId.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { adminProjectParametersSchema } from '../project/adminProject.ts'

const text = /*#__PURE__*/ pipe(string(), maxLength(512))
const count = /*#__PURE__*/ pipe(number(), integer(), minValue(0))

/** A session that began with a signed message. Times are in ms since the epoch. */
const projectSignInSchema = /*#__PURE__*/ object({
  id: text,
  /** The CAIP-2 id of its chain. */
  chain: text,
  /** The account's address; null unless the operator has `LATCHKEY_SIGN_IN_ADDRESSES` on. */
  address: /*#__PURE__*/ nullable(text),
  /** The host of the app. */
  domain: text,
  createdAt: number(),
  expiresAt: number(),
  /** When it was ended; null if it has not been. */
  endedAt: /*#__PURE__*/ nullable(number()),
  state: /*#__PURE__*/ picklist(['active', 'ended', 'expired']),
})

/** A session that began with a signed message. */
export type ProjectSignIn = InferOutput<typeof projectSignInSchema>

/** Returns how many sign-ins a project has. For operators. */
export const adminGetSignInCounts = /*#__PURE__*/ defineEndpoint({
  name: 'adminGetSignInCounts',
  summary: "Returns how many sign-ins of a project's apps are active, by chain, and how many began on each day.",
  method: 'GET',
  path: '/admin/v1/projects/{project}/sign-ins/counts',
  parameters: adminProjectParametersSchema,
  response: /*#__PURE__*/ object({
    active: count,
    /** Addresses with an active sign-in. */
    accounts: count,
    /** The last 28 days in UTC, the oldest first; `day` is the time at which it began. */
    days: /*#__PURE__*/ pipe(array(/*#__PURE__*/ object({ day: number(), began: count })), maxLength(28)),
    /** Those with most active sign-ins come first. `chain` is null for chains that were too many to count. */
    chains: /*#__PURE__*/ pipe(
      array(/*#__PURE__*/ object({ chain: /*#__PURE__*/ nullable(text), active: count, began: count })),
      maxLength(50),
    ),
    /** How long a token of an ended session can still pass a server that does not ask the cloud, in ms. */
    tokenLife: number(),
  }),
})

/** Lists sign-ins. For operators. */
export const adminListSignIns = /*#__PURE__*/ defineEndpoint({
  name: 'adminListSignIns',
  summary:
    'Lists the sign-ins of a project, newest first. Those that are over are kept for a day after they would have expired.',
  method: 'GET',
  path: '/admin/v1/projects/{project}/sign-ins',
  parameters: adminProjectParametersSchema,
  query: /*#__PURE__*/ object({
    /** `over`: ended or expired. Default: all. */
    state: /*#__PURE__*/ optional(/*#__PURE__*/ picklist(['active', 'over'])),
    /** Only those of this chain. */
    chain: /*#__PURE__*/ optional(
      /*#__PURE__*/ pipe(
        string(),
        maxLength(64),
        check((value) => isCaipNetworkId(value), 'Not a CAIP-2 network id'),
      ),
    ),
    /** `next` of the previous page. */
    cursor: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), regex(/^\d{1,15}\.[\w-]{1,64}$/, 'Not a cursor'))),
    entries: /*#__PURE__*/ optional(
      /*#__PURE__*/ pipe(
        string(),
        regex(/^\d{1,3}$/, 'Not a number'),
        toNumber(),
        integer(),
        minValue(1),
        maxValue(100),
      ),
      '50',
    ),
  }),
  response: /*#__PURE__*/ object({
    signIns: /*#__PURE__*/ pipe(array(projectSignInSchema), maxLength(100)),
    /** The cursor of the next page; null on the last page. */
    next: /*#__PURE__*/ nullable(text),
  }),
})

/** Finds sign-ins of an account. For operators. */
export const adminFindSignIns = /*#__PURE__*/ defineEndpoint({
  name: 'adminFindSignIns',
  summary:
    'Returns the newest sign-ins of an account, by its whole address, never by a part of it. The address is in the body, because addresses in URLs reach the logs of proxies.',
  method: 'POST',
  path: '/admin/v1/projects/{project}/sign-ins/find',
  parameters: adminProjectParametersSchema,
  body: /*#__PURE__*/ strictObject({
    /** An address on any chain, or a CAIP-10 id, whose chain is ignored. */
    address: /*#__PURE__*/ pipe(string(), trim(), minLength(1, 'Must not be empty'), maxLength(200)),
  }),
  response: /*#__PURE__*/ object({ signIns: /*#__PURE__*/ pipe(array(projectSignInSchema), maxLength(100)) }),
})

const ended = /*#__PURE__*/ object({
  /** How many have ended. */
  ended: count,
})

const signInParameters = /*#__PURE__*/ object({
  ...adminProjectParametersSchema.entries,
  signIn: /*#__PURE__*/ pipe(string(), regex(/^[\w-]{1,64}$/, 'Not an id of a sign-in')),
})

/** Ends a sign-in. For editors. */
export const adminEndSignIn = /*#__PURE__*/ defineEndpoint({
  name: 'adminEndSignIn',
  summary: 'Ends a sign-in. One that is over already is no error.',
  method: 'DELETE',
  path: '/admin/v1/projects/{project}/sign-ins/{signIn}',
  parameters: signInParameters,
  response: ended,
})

/** Ends all sign-ins of an account. For editors. */
export const adminEndAccountSignIns = /*#__PURE__*/ defineEndpoint({
  name: 'adminEndAccountSignIns',
  summary: 'Ends all active sign-ins, on all chains, of the address that a sign-in is of.',
  method: 'DELETE',
  path: '/admin/v1/projects/{project}/sign-ins/{signIn}/account',
  parameters: signInParameters,
  response: ended,
})

/** Ends all sign-ins of a project. For editors. */
export const adminEndSignIns = /*#__PURE__*/ defineEndpoint({
  name: 'adminEndSignIns',
  summary: 'Ends all active sign-ins of a project.',
  method: 'DELETE',
  path: '/admin/v1/projects/{project}/sign-ins',
  parameters: adminProjectParametersSchema,
  response: ended,
})
