import { array, literal, maxLength, maxValue, minLength, minValue, number, object, optional, pipe } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQuerySchema } from '../../sdkQuery.ts'
import { addressField, countryField, idField, visitedUrlField, wordField } from '../fields.ts'

const names = /*#__PURE__*/ pipe(/*#__PURE__*/ array(wordField), maxLength(100))
const amount = /*#__PURE__*/ pipe(number(), minValue(0), maxValue(1e12))

/** Returns the URL of a provider's purchase page. */
export const createOnrampUrl = /*#__PURE__*/ defineEndpoint({
  name: 'createOnrampUrl',
  summary: "Returns the URL of a provider's purchase page.",
  method: 'POST',
  path: '/v1/generators/onrampurl',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    destinationWallets: /*#__PURE__*/ pipe(
      /*#__PURE__*/ array(
        /*#__PURE__*/ object({
          address: addressField,
          blockchains: /*#__PURE__*/ optional(names),
          assets: /*#__PURE__*/ optional(names),
        }),
      ),
      minLength(1),
      maxLength(50),
    ),
    /** Who sells, as `providers` of the options names it. Default: the first one that sells to these accounts. */
    provider: /*#__PURE__*/ optional(idField),
    defaultNetwork: /*#__PURE__*/ optional(idField),
    partnerUserId: /*#__PURE__*/ optional(idField),
    defaultExperience: /*#__PURE__*/ optional(/*#__PURE__*/ literal('buy')),
    presetCryptoAmount: /*#__PURE__*/ optional(amount),
    presetFiatAmount: /*#__PURE__*/ optional(amount),
    /** The currency of `presetFiatAmount`, as in a quote. */
    paymentCurrency: /*#__PURE__*/ optional(idField),
    /** The way to pay, as in a quote. */
    paymentMethod: /*#__PURE__*/ optional(idField),
    /** Where the visitor lives, as in a quote. */
    country: /*#__PURE__*/ optional(countryField),
  }),
  response: /*#__PURE__*/ object({ url: visitedUrlField }),
  capability: 'onramp',
})
