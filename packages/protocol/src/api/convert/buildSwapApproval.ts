import { object, optional } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { addressField, amountField } from '../fields.ts'
import { swapTransactionSchema } from './swapTransaction.ts'

/** Returns the transaction that approves the swap contract for a token. */
export const buildSwapApproval = /*#__PURE__*/ defineEndpoint({
  name: 'buildSwapApproval',
  summary: 'Returns the transaction that approves the swap contract for a token.',
  method: 'GET',
  path: '/v1/convert/build-approve',
  query: /*#__PURE__*/ object({
    ...sdkQueryEntries,
    userAddress: addressField,
    from: addressField,
    to: addressField,
    /** The amount to approve, in the smallest unit of `from`. Default: what the account owns of it. */
    amount: /*#__PURE__*/ optional(amountField),
  }),
  response: /*#__PURE__*/ object({ tx: swapTransactionSchema }),
  capability: 'swaps',
})
