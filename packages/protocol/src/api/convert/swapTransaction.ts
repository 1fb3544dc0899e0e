import { object, optional, type InferOutput } from 'valibot'
import { addressField, amountField, hexField } from '../fields.ts'

/** A transaction for the wallet to sign and send. The wallet shows it to the visitor; only the wallet can send it. */
export const swapTransactionSchema = /*#__PURE__*/ object({
  /** CAIP-10 ids. */
  from: addressField,
  to: addressField,
  data: hexField,
  /** In wei. */
  value: amountField,
  eip155: /*#__PURE__*/ optional(
    /*#__PURE__*/ object({ gas: /*#__PURE__*/ optional(amountField), gasPrice: /*#__PURE__*/ optional(amountField) }),
  ),
})

/** A transaction for the wallet to sign and send. */
export type SwapTransaction = InferOutput<typeof swapTransactionSchema>
