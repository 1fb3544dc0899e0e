import { boolean, maxValue, minValue, number, object, optional, pipe } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQuerySchema } from '../../sdkQuery.ts'
import { addressField, amountField, wordField } from '../fields.ts'
import { swapTransactionSchema } from './swapTransaction.ts'

/** Builds the transaction that swaps (S7.012). */
export const buildSwapTransaction = /*#__PURE__*/ defineEndpoint({
  name: 'buildSwapTransaction',
  summary: 'Builds the transaction that swaps one token for another.',
  method: 'POST',
  path: '/v1/convert/build-transaction',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    projectId: wordField,
    /** In the smallest unit of `from`. */
    amount: amountField,
    eip155: /*#__PURE__*/ optional(
      /*#__PURE__*/ object({
        /** How much worse than the quote the swap may end, in percent (S9.047). */
        slippage: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(number(), minValue(0), maxValue(50))),
      }),
    ),
    /** CAIP-10 ids of the tokens. */
    from: addressField,
    to: addressField,
    userAddress: addressField,
    /** Whether to leave out the check that the transaction would succeed now. */
    disableEstimate: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()),
  }),
  response: /*#__PURE__*/ object({ tx: swapTransactionSchema }),
  capability: 'swaps',
})
