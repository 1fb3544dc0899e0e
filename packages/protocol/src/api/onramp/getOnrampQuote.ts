import { object } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQuerySchema } from '../../sdkQuery.ts'
import { decimalField, idField } from '../fields.ts'
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
  }),
  response: onrampQuoteSchema,
  capability: 'onramp',
})
