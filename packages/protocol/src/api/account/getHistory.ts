import { array, maxLength, nullable, object, optional, pipe } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { addressField, textField, wordField } from '../fields.ts'
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
    /** `next` of the previous page. */
    cursor: /*#__PURE__*/ optional(textField),
    /** Returns only purchases through a provider, such as `coinbase`. */
    onramp: /*#__PURE__*/ optional(wordField),
    /** CAIP-2 id. */
    chainId: /*#__PURE__*/ optional(wordField),
  }),
  response: /*#__PURE__*/ object({
    data: /*#__PURE__*/ pipe(/*#__PURE__*/ array(transactionSchema), maxLength(500)),
    /** The cursor of the next page; null on the last page. */
    next: /*#__PURE__*/ nullable(textField),
  }),
  capability: 'activity',
})
