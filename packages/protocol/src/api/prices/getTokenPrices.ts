import { array, maxLength, object, optional, pipe } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQuerySchema } from '../../sdkQuery.ts'
import { addressField, decimalsField, pictureField, priceField, wordField } from '../fields.ts'

/** Reads what tokens are worth (S7.013, S7.014). */
export const getTokenPrices = /*#__PURE__*/ defineEndpoint({
  name: 'getTokenPrices',
  summary: 'Reads what tokens are worth.',
  method: 'POST',
  path: '/v1/fungible/price',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    projectId: wordField,
    /** What the prices are in, such as `usd`. */
    currency: wordField,
    /** CAIP-10 ids of the tokens. */
    addresses: /*#__PURE__*/ pipe(/*#__PURE__*/ array(addressField), maxLength(100)),
  }),
  response: /*#__PURE__*/ object({
    fungibles: /*#__PURE__*/ pipe(
      /*#__PURE__*/ array(
        /*#__PURE__*/ object({
          /** CAIP-10 id of the token. */
          address: /*#__PURE__*/ optional(addressField),
          name: wordField,
          symbol: wordField,
          iconUrl: pictureField,
          price: priceField,
          decimals: /*#__PURE__*/ optional(decimalsField),
        }),
      ),
      maxLength(100),
    ),
  }),
  capability: 'prices',
})
