import { object } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { addressField, amountField } from '../fields.ts'

/** Returns the allowance of the swap contract for a token. */
export const getSwapAllowance = /*#__PURE__*/ defineEndpoint({
  name: 'getSwapAllowance',
  summary: "Returns the swap contract's allowance for an account's token.",
  method: 'GET',
  path: '/v1/convert/allowance',
  query: /*#__PURE__*/ object({ ...sdkQueryEntries, tokenAddress: addressField, userAddress: addressField }),
  /** The allowance in the token's smallest unit. */
  response: /*#__PURE__*/ object({ allowance: amountField }),
  capability: 'swaps',
})
