import { boolean, object, optional, type InferOutput } from 'valibot'
import { caipNetworkIdSchema } from '../../caip/caipSchemas.ts'
import {
  addressField,
  decimalField,
  decimalsField,
  pictureField,
  priceField,
  secondsField,
  wordField,
} from '../fields.ts'

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
  /** The price of one token; absent if it is not known. */
  price: /*#__PURE__*/ optional(priceField),
  quantity: /*#__PURE__*/ object({ decimals: decimalsField, numeric: decimalField }),
  iconUrl: pictureField,
  /** Whether the token is on a list of the cloud; absent if that is not known. */
  isListed: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()),
  flags: /*#__PURE__*/ optional(/*#__PURE__*/ object({ is_spam: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()) })),
  /** When the older of the balance and its price was read. */
  asOf: /*#__PURE__*/ optional(secondsField),
})

/** An account's balance of one token. */
export type TokenBalance = InferOutput<typeof tokenBalanceSchema>
