import { object, optional, type InferOutput } from 'valibot'
import { addressField, decimalField, decimalsField, pictureField, priceField, wordField } from '../fields.ts'

/** A token that can be swapped (S3.028). */
export const swapTokenSchema = /*#__PURE__*/ object({
  /** CAIP-10 id of the token's contract. */
  address: addressField,
  name: wordField,
  symbol: wordField,
  decimals: decimalsField,
  logoUri: pictureField,
  /** What the account has of it; absent in a list of tokens. */
  quantity: /*#__PURE__*/ optional(/*#__PURE__*/ object({ decimals: decimalsField, numeric: decimalField })),
  price: /*#__PURE__*/ optional(priceField),
  value: /*#__PURE__*/ optional(priceField),
})

/** A token that can be swapped. */
export type SwapToken = InferOutput<typeof swapTokenSchema>
