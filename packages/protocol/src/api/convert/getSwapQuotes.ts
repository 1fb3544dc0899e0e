import { array, maxLength, object, optional, pipe } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { addressField, amountField, wordField } from '../fields.ts'

/** Reads what a swap would give (S7.007). */
export const getSwapQuotes = /*#__PURE__*/ defineEndpoint({
  name: 'getSwapQuotes',
  summary: 'Reads what a swap of one token for another would give.',
  method: 'GET',
  path: '/v1/convert/quotes',
  query: /*#__PURE__*/ object({
    ...sdkQueryEntries,
    /** In the smallest unit of `from`. */
    amount: amountField,
    userAddress: /*#__PURE__*/ optional(addressField),
    /** CAIP-10 ids of the tokens. */
    from: addressField,
    to: addressField,
    /** In wei. */
    gasPrice: /*#__PURE__*/ optional(amountField),
  }),
  response: /*#__PURE__*/ object({
    quotes: /*#__PURE__*/ pipe(
      /*#__PURE__*/ array(
        /*#__PURE__*/ object({
          id: /*#__PURE__*/ optional(wordField),
          /** CAIP-10 ids of the tokens, and amounts in their smallest units. */
          fromAccount: addressField,
          fromAmount: amountField,
          toAccount: addressField,
          toAmount: amountField,
        }),
      ),
      maxLength(100),
    ),
  }),
  capability: 'swaps',
})
