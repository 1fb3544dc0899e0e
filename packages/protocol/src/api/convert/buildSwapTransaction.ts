import { boolean, maxValue, minValue, number, object, optional, pipe } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQuerySchema } from '../../sdkQuery.ts'
import { addressField, amountField, wordField } from '../fields.ts'
import { swapTransactionSchema } from './swapTransaction.ts'

/** Returns the transaction of a swap. */
export const buildSwapTransaction = /*#__PURE__*/ defineEndpoint({
  name: 'buildSwapTransaction',
  summary: 'Returns the transaction that swaps one token for another.',
  method: 'POST',
  path: '/v1/convert/build-transaction',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    projectId: wordField,
    /** The amount in the smallest unit of `from`. */
    amount: amountField,
    eip155: /*#__PURE__*/ optional(
      /*#__PURE__*/ object({
        /** The tolerated deviation from the quote, in percent. */
        slippage: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(number(), minValue(0), maxValue(50))),
      }),
    ),
    /** The tokens, as CAIP-10 ids. */
    from: addressField,
    to: addressField,
    userAddress: addressField,
    /** Whether to skip the check that the transaction would succeed now. */
    disableEstimate: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()),
  }),
  response: /*#__PURE__*/ object({
    tx: swapTransactionSchema,
    /** What arrives at today's price, and at least, in the smallest unit of `to`. */
    toAmount: /*#__PURE__*/ optional(amountField),
    toAmountMin: /*#__PURE__*/ optional(amountField),
  }),
  capability: 'swaps',
})
