import { array, maxLength, object, optional, pipe } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQuerySchema } from '../../sdkQuery.ts'
import { addressField, decimalsField, pictureField, priceField, secondsField, wordField } from '../fields.ts'

/** Returns the prices of tokens. */
export const getTokenPrices = /*#__PURE__*/ defineEndpoint({
  name: 'getTokenPrices',
  summary: 'Returns the prices of tokens.',
  method: 'POST',
  path: '/v1/fungible/price',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    projectId: wordField,
    /** The currency of the prices, such as `usd`. */
    currency: wordField,
    /** The tokens, as CAIP-10 ids. */
    addresses: /*#__PURE__*/ pipe(/*#__PURE__*/ array(addressField), maxLength(100)),
  }),
  response: /*#__PURE__*/ object({
    fungibles: /*#__PURE__*/ pipe(
      /*#__PURE__*/ array(
        /*#__PURE__*/ object({
          /** The token, as a CAIP-10 id. */
          address: /*#__PURE__*/ optional(addressField),
          name: wordField,
          symbol: wordField,
          iconUrl: pictureField,
          price: priceField,
          decimals: /*#__PURE__*/ optional(decimalsField),
          /** When the price was read. */
          asOf: /*#__PURE__*/ optional(secondsField),
        }),
      ),
      maxLength(100),
    ),
  }),
  capability: 'prices',
})
