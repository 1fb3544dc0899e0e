import { array, maxLength, object, optional, pipe, type InferOutput } from 'valibot'
import { decimalField, idField, wordField } from '../fields.ts'

const money = /*#__PURE__*/ object({ amount: decimalField, currency: wordField })

/** A quote for a purchase. */
export const onrampQuoteSchema = /*#__PURE__*/ object({
  fees: /*#__PURE__*/ pipe(
    /*#__PURE__*/ array(
      /*#__PURE__*/ object({
        /** The kind of fee, such as `network`. */
        name: /*#__PURE__*/ optional(wordField),
        amount: decimalField,
        currency: wordField,
      }),
    ),
    maxLength(20),
  ),
  /** The price without fees. */
  paymentSubtotal: money,
  paymentTotal: money,
  purchaseAmount: money,
  quoteId: idField,
  /** Who sells, as `providers` of the options names it. */
  provider: /*#__PURE__*/ optional(idField),
})

/** A quote for a purchase. */
export type OnrampQuote = InferOutput<typeof onrampQuoteSchema>
