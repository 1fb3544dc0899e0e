import { array, maxLength, nullable, object, optional, pipe } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { addressField, textField, wordField } from '../fields.ts'
import { transactionSchema } from './transaction.ts'

/** Reads an account's transactions (S7.005, S7.028). */
export const getHistory = /*#__PURE__*/ defineEndpoint({
  name: 'getHistory',
  summary: "Reads an account's transactions, the newest first, page by page.",
  method: 'GET',
  path: '/v1/account/{account}/history',
  parameters: /*#__PURE__*/ object({ account: addressField }),
  query: /*#__PURE__*/ object({
    ...sdkQueryEntries,
    /** `next` of the page before. */
    cursor: /*#__PURE__*/ optional(textField),
    /** Only purchases through a provider, such as `coinbase`. */
    onramp: /*#__PURE__*/ optional(wordField),
    /** CAIP-2 id. */
    chainId: /*#__PURE__*/ optional(wordField),
  }),
  response: /*#__PURE__*/ object({
    data: /*#__PURE__*/ pipe(/*#__PURE__*/ array(transactionSchema), maxLength(500)),
    /** The cursor of the next page; null on the last. */
    next: /*#__PURE__*/ nullable(textField),
  }),
  capability: 'activity',
})
