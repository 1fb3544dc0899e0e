import { object } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQuerySchema } from '../../sdkQuery.ts'
import { decimalField, idField } from '../fields.ts'
import { onrampQuoteSchema } from './onrampQuote.ts'

/** Reads what a purchase would cost and give (S7.023, S7.024). */
export const getOnrampQuote = /*#__PURE__*/ defineEndpoint({
  name: 'getOnrampQuote',
  summary: 'Reads what a purchase would cost and give.',
  method: 'POST',
  path: '/v1/onramp/quote',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    /** Ids of the options. */
    purchaseCurrency: idField,
    paymentCurrency: idField,
    /** In the payment currency. */
    amount: decimalField,
    /** The name of one of the currency's networks. */
    network: idField,
  }),
  response: onrampQuoteSchema,
  capability: 'onramp',
})
