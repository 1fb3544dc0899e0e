import { object, optional, type InferOutput } from 'valibot'
import { caipNetworkIdSchema } from '../../caip/caipSchemas.ts'
import { addressField, decimalField, decimalsField, pictureField, priceField, wordField } from '../fields.ts'

/** How much an account has of one token (S3.026, S3.027). */
export const tokenBalanceSchema = /*#__PURE__*/ object({
  name: wordField,
  symbol: wordField,
  /** CAIP-2 id. */
  chainId: caipNetworkIdSchema,
  /** The token's contract; absent for the chain's own currency. */
  address: /*#__PURE__*/ optional(addressField),
  /** What all of it is worth. */
  value: /*#__PURE__*/ optional(priceField),
  /** What one is worth. */
  price: priceField,
  quantity: /*#__PURE__*/ object({ decimals: decimalsField, numeric: decimalField }),
  iconUrl: pictureField,
})

/** How much an account has of one token. */
export type TokenBalance = InferOutput<typeof tokenBalanceSchema>
