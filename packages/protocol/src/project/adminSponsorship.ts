import {
  array,
  check,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minValue,
  null_,
  nullable,
  number,
  object,
  optional,
  pipe,
  regex,
  strictObject,
  string,
  toLowerCase,
} from 'valibot'
import { caipNetworkIdSchema } from '../caip/caipSchemas.ts'
import { adminProjectParametersSchema } from './adminProject.ts'

/** An amount of the chain's coin in wei, as decimal text because it can exceed the range of a number. */
const weiField = /*#__PURE__*/ pipe(
  string(),
  regex(/^(?:0|[1-9]\d{0,29})$/, 'Not an amount in wei, such as 1000000000000000'),
)

/** A call that the project pays for. */
const callSchema = /*#__PURE__*/ strictObject({
  /** The address of a contract, or `any`. */
  target: /*#__PURE__*/ pipe(
    string(),
    /*#__PURE__*/ toLowerCase(),
    regex(/^(?:any|0x[\da-f]{40})$/, 'Not the address of a contract, or any'),
  ),
  /** The first four bytes of the data in hex, `none` for calls without data, or `any` for both. */
  selector: /*#__PURE__*/ pipe(
    string(),
    /*#__PURE__*/ toLowerCase(),
    regex(/^(?:any|none|0x[\da-f]{8})$/, 'Not a selector such as 0xa9059cbb, none, or any'),
  ),
  /** How many of the account's own coins it may send, in wei. */
  valueAtMost: weiField,
})

/** The most gas that a sponsored operation may use on any project. */
const gasAtMost = 500_000

const limits = {
  /** Gas of one operation. */
  gasAtMost: /*#__PURE__*/ pipe(
    number('Not a number of units of gas'),
    integer('Not a whole number of units of gas'),
    minValue(1, 'Less than one unit of gas'),
    maxValue(gasAtMost, `More than ${gasAtMost} units of gas`),
  ),
  /** What the operations of one user may cost in a day (UTC). */
  userWei: weiField,
  /** What all operations may cost in a day (UTC). */
  projectWei: weiField,
  /** The share of `projectWei` for all users together who are younger than a day. */
  newUserPercent: /*#__PURE__*/ pipe(
    number('Not a percentage'),
    integer('Not a whole percentage'),
    minValue(0, 'Less than 0 %'),
    maxValue(100, 'More than 100 %'),
  ),
  /** The paymasters that pages may ask for (ERC-7677). The cloud calls them, on public addresses only. */
  paymasterUrls: /*#__PURE__*/ pipe(
    array(
      /*#__PURE__*/ pipe(
        string(),
        maxLength(2048),
        check(isPaymasterUrl, 'Not a URL such as https://paymaster.example.com/rpc'),
      ),
    ),
    maxLength(10, 'More than 10 paymasters'),
  ),
  /** The calls that are paid for. Without any, none is. */
  calls: /*#__PURE__*/ pipe(
    array(callSchema),
    maxLength(200, 'More than 200 calls'),
    check(
      (calls) => new Set(calls.map(({ selector, target }) => `${target} ${selector}`)).size === calls.length,
      'Two entries for the same target and selector',
    ),
  ),
}

/** What a project pays for on one network. Absent settings do not change; a new network begins with small limits and no calls. */
export const adminSponsorshipChangeSchema = /*#__PURE__*/ strictObject({
  gasAtMost: /*#__PURE__*/ optional(limits.gasAtMost),
  userWei: /*#__PURE__*/ optional(limits.userWei),
  projectWei: /*#__PURE__*/ optional(limits.projectWei),
  newUserPercent: /*#__PURE__*/ optional(limits.newUserPercent),
  paymasterUrls: /*#__PURE__*/ optional(limits.paymasterUrls),
  calls: /*#__PURE__*/ optional(limits.calls),
  /** Null ends the suspension of the project on this network. */
  suspendedUntil: /*#__PURE__*/ optional(/*#__PURE__*/ null_('Only null, which ends the suspension')),
  /** Why, for the audit trail. */
  reason: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(500, 'Longer than 500 characters'))),
})

/** What a project pays for on one network. Absent settings do not change. */
export type AdminSponsorshipChange = InferOutput<typeof adminSponsorshipChangeSchema>

/** What a project pays for on one network. Times are in ms since the epoch. */
const adminSponsorshipNetworkSchema = /*#__PURE__*/ object({
  chainId: caipNetworkIdSchema,
  ...limits,
  /** The number of the last change by an operator, for the header `if-match`. */
  revision: number(),
  /** Until when the project sponsors nothing here, because it has lost too much in failed operations. */
  suspendedUntil: /*#__PURE__*/ nullable(number()),
  /** Of the running day (UTC), in wei. */
  today: /*#__PURE__*/ object({ reserved: weiField, spent: weiField, lost: weiField }),
})

/** What a project pays for. */
export const adminSponsorshipSchema = /*#__PURE__*/ object({
  /** The key of the project. */
  project: string(),
  /** By their ids. On all others, nothing is sponsored. */
  networks: /*#__PURE__*/ array(adminSponsorshipNetworkSchema),
})

/** What a project pays for. */
export type AdminSponsorship = InferOutput<typeof adminSponsorshipSchema>
/** What a project pays for on one network. */
export type AdminSponsorshipNetwork = InferOutput<typeof adminSponsorshipNetworkSchema>

/** Path parameters: the project, and the network as a CAIP-2 id. */
export const adminSponsorshipParametersSchema = /*#__PURE__*/ object({
  ...adminProjectParametersSchema.entries,
  network: caipNetworkIdSchema,
})

/** The web, without credentials: a URL is compared with what a page asks for, and stored as it is. */
function isPaymasterUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { hash, href, password, port, protocol, username } = new URL(text)
  return protocol === 'https:' && href === text && hash === '' && `${port}${username}${password}` === ''
}
