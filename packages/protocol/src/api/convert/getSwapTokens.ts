import { array, maxLength, object, optional, pipe, type InferOutput } from 'valibot'
import { caipNetworkIdSchema } from '../../caip/caipSchemas.ts'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { addressField, decimalField, decimalsField, pictureField, priceField, wordField } from '../fields.ts'

/** A token that can be swapped. */
export const swapTokenSchema = /*#__PURE__*/ object({
  /** The token's contract, as a CAIP-10 id. */
  address: addressField,
  name: wordField,
  symbol: wordField,
  decimals: decimalsField,
  logoUri: pictureField,
  /** The account's balance; absent in a list of tokens. */
  quantity: /*#__PURE__*/ optional(/*#__PURE__*/ object({ decimals: decimalsField, numeric: decimalField })),
  price: /*#__PURE__*/ optional(priceField),
  value: /*#__PURE__*/ optional(priceField),
})

/** A token that can be swapped. */
export type SwapToken = InferOutput<typeof swapTokenSchema>

/** Returns the tokens of a chain that can be swapped. */
export const getSwapTokens = /*#__PURE__*/ defineEndpoint({
  name: 'getSwapTokens',
  summary: 'Returns the tokens of a chain that can be swapped.',
  method: 'GET',
  path: '/v1/convert/tokens',
  query: /*#__PURE__*/ object({ ...sdkQueryEntries, chainId: caipNetworkIdSchema }),
  response: /*#__PURE__*/ object({
    tokens: /*#__PURE__*/ pipe(/*#__PURE__*/ array(swapTokenSchema), maxLength(10_000)),
  }),
  capability: 'swaps',
})
