import { object } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { addressField, amountField } from '../fields.ts'

/** Reads how much of a token the swap contract may move (S7.009). */
export const getSwapAllowance = /*#__PURE__*/ defineEndpoint({
  name: 'getSwapAllowance',
  summary: "Reads how much of an account's token the swap contract may move.",
  method: 'GET',
  path: '/v1/convert/allowance',
  query: /*#__PURE__*/ object({ ...sdkQueryEntries, tokenAddress: addressField, userAddress: addressField }),
  /** In the token's smallest unit. */
  response: /*#__PURE__*/ object({ allowance: amountField }),
  capability: 'swaps',
})
