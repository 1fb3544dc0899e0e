import { array, maxLength, object, optional, pipe } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { addressField, amountField, wordField } from '../fields.ts'

/** Returns quotes for a swap. */
export const getSwapQuotes = /*#__PURE__*/ defineEndpoint({
  name: 'getSwapQuotes',
  summary: 'Returns quotes for swapping one token for another.',
  method: 'GET',
  path: '/v1/convert/quotes',
  query: /*#__PURE__*/ object({
    ...sdkQueryEntries,
    /** The amount in the smallest unit of `from`. */
    amount: amountField,
    userAddress: /*#__PURE__*/ optional(addressField),
    /** The tokens, as CAIP-10 ids. */
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
          /** The tokens as CAIP-10 ids, and amounts in their smallest units. */
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
