import { array, maxLength, object, pipe } from 'valibot'
import { caipNetworkIdSchema } from '../../caip/caipSchemas.ts'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { swapTokenSchema } from './swapToken.ts'

/** Reads the tokens of a chain that can be swapped (S7.008). */
export const getSwapTokens = /*#__PURE__*/ defineEndpoint({
  name: 'getSwapTokens',
  summary: 'Reads the tokens of a chain that can be swapped.',
  method: 'GET',
  path: '/v1/convert/tokens',
  query: /*#__PURE__*/ object({ ...sdkQueryEntries, chainId: caipNetworkIdSchema }),
  response: /*#__PURE__*/ object({
    tokens: /*#__PURE__*/ pipe(/*#__PURE__*/ array(swapTokenSchema), maxLength(10_000)),
  }),
  capability: 'swaps',
})
