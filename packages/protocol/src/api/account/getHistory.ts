import { array, maxLength, nullable, object, optional, pipe } from 'valibot'
import { caipNetworkIdSchema } from '../../caip/caipSchemas.ts'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { addressField, cursorField, wordField } from '../fields.ts'
import { transactionSchema } from './transaction.ts'

/** Returns an account's transactions. */
export const getHistory = /*#__PURE__*/ defineEndpoint({
  name: 'getHistory',
  summary: "Returns an account's transactions in pages, newest first.",
  method: 'GET',
  path: '/v1/account/{account}/history',
  parameters: /*#__PURE__*/ object({ account: addressField }),
  query: /*#__PURE__*/ object({
    ...sdkQueryEntries,
    /** `next` of the previous page, at most an hour old, with the same account and chain. */
    cursor: /*#__PURE__*/ optional(cursorField),
    /** Returns only purchases through a provider, such as `coinbase`. */
    onramp: /*#__PURE__*/ optional(wordField),
    /** CAIP-2 id. Default: all chains of the account's namespace. */
    chainId: /*#__PURE__*/ optional(wordField),
  }),
  response: /*#__PURE__*/ object({
    data: /*#__PURE__*/ pipe(/*#__PURE__*/ array(transactionSchema), maxLength(500)),
    /** The cursor of the next page; null on the last page. */
    next: /*#__PURE__*/ nullable(cursorField),
    /** The chains that could not be read; the next page asks for them again. */
    unavailable: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(/*#__PURE__*/ array(caipNetworkIdSchema), maxLength(100))),
  }),
  capability: 'activity',
})
