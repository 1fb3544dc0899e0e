import { object } from 'valibot'
import { caipNetworkIdSchema } from '../../caip/caipSchemas.ts'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { amountField } from '../fields.ts'

/** Returns the gas price of a chain. */
export const getGasPrice = /*#__PURE__*/ defineEndpoint({
  name: 'getGasPrice',
  summary: 'Returns the gas price of a chain, in wei.',
  method: 'GET',
  path: '/v1/convert/gas-price',
  query: /*#__PURE__*/ object({ ...sdkQueryEntries, chainId: caipNetworkIdSchema }),
  response: /*#__PURE__*/ object({ standard: amountField, fast: amountField, instant: amountField }),
  capability: 'swaps',
})
