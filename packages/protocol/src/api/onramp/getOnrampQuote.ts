import { object, optional } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQuerySchema } from '../../sdkQuery.ts'
import { countryField, decimalField, idField } from '../fields.ts'
import { onrampQuoteSchema } from './onrampQuote.ts'

/** Returns a quote for a purchase. */
export const getOnrampQuote = /*#__PURE__*/ defineEndpoint({
  name: 'getOnrampQuote',
  summary: 'Returns a quote for a purchase.',
  method: 'POST',
  path: '/v1/onramp/quote',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    /** The currencies' ids in the options. */
    purchaseCurrency: idField,
    paymentCurrency: idField,
    /** The amount in the payment currency. */
    amount: decimalField,
    /** The name of one of the purchase currency's networks. */
    network: idField,
    /** Who sells, as `providers` of the options names it. Default: all are asked, and the quote that delivers most is returned. */
    provider: /*#__PURE__*/ optional(idField),
    /** The id of one of the payment currency's methods. Default: `card`. */
    paymentMethod: /*#__PURE__*/ optional(idField),
    /** Where the visitor lives: ISO 3166, such as `DE` or `US-CA`. Default: the one that the operator set. */
    country: /*#__PURE__*/ optional(countryField),
  }),
  response: onrampQuoteSchema,
  capability: 'onramp',
})
