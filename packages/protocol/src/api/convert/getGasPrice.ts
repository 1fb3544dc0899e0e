import { object } from 'valibot'
import { caipNetworkIdSchema } from '../../caip/caipSchemas.ts'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { amountField } from '../fields.ts'

/** Reads a chain's price of gas (S7.010). */
export const getGasPrice = /*#__PURE__*/ defineEndpoint({
  name: 'getGasPrice',
  summary: "Reads a chain's price of gas, in wei.",
  method: 'GET',
  path: '/v1/convert/gas-price',
  query: /*#__PURE__*/ object({ ...sdkQueryEntries, chainId: caipNetworkIdSchema }),
  response: /*#__PURE__*/ object({ standard: amountField, fast: amountField, instant: amountField }),
  capability: 'swaps',
})
