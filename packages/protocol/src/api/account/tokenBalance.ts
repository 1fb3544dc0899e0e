import { object, optional, type InferOutput } from 'valibot'
import { caipNetworkIdSchema } from '../../caip/caipSchemas.ts'
import { addressField, decimalField, decimalsField, pictureField, priceField, wordField } from '../fields.ts'

/** An account's balance of one token. */
export const tokenBalanceSchema = /*#__PURE__*/ object({
  name: wordField,
  symbol: wordField,
  /** CAIP-2 id. */
  chainId: caipNetworkIdSchema,
  /** The token's contract; absent for the chain's native currency. */
  address: /*#__PURE__*/ optional(addressField),
  /** The value of the whole balance. */
  value: /*#__PURE__*/ optional(priceField),
  /** The price of one token. */
  price: priceField,
  quantity: /*#__PURE__*/ object({ decimals: decimalsField, numeric: decimalField }),
  iconUrl: pictureField,
})

/** An account's balance of one token. */
export type TokenBalance = InferOutput<typeof tokenBalanceSchema>
