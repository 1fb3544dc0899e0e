import { boolean, object, optional, picklist, pipe, maxLength, string, type InferOutput } from 'valibot'
import { caipNetworkIdSchema } from '../../caip/caipSchemas.ts'
import { addressField, amountField, pictureField, wordField } from '../fields.ts'

/** A non-fungible token of an account. Its texts come from its contract and its metadata, which can say anything. */
export const nftSchema = /*#__PURE__*/ object({
  /** CAIP-2 id. */
  chainId: caipNetworkIdSchema,
  /** The contract, as a CAIP-10 id. */
  address: addressField,
  /** The token's number in its contract. */
  tokenId: amountField,
  standard: /*#__PURE__*/ picklist(['erc721', 'erc1155']),
  /** How many of it the account has: 1 for `erc721`. */
  amount: amountField,
  name: /*#__PURE__*/ optional(wordField),
  /** The name of the contract. */
  collection: /*#__PURE__*/ optional(wordField),
  description: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(1_000))),
  /** A path of `getImage`, or a checked `data:` URL. */
  imageUrl: pictureField,
  flags: /*#__PURE__*/ optional(/*#__PURE__*/ object({ is_spam: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()) })),
})

/** A non-fungible token of an account. */
export type Nft = InferOutput<typeof nftSchema>
