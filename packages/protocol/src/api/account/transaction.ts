import { array, boolean, maxLength, nullish, object, optional, picklist, pipe, type InferOutput } from 'valibot'
import { addressField, decimalField, idField, pictureField, textField, wordField } from '../fields.ts'

const picture = /*#__PURE__*/ nullish(/*#__PURE__*/ object({ url: pictureField }))

/** A transfer within a transaction (S3.035). */
const transferSchema = /*#__PURE__*/ object({
  direction: /*#__PURE__*/ optional(/*#__PURE__*/ picklist(['in', 'out', 'self'])),
  nft_info: /*#__PURE__*/ nullish(
    /*#__PURE__*/ object({
      name: /*#__PURE__*/ nullish(textField),
      content: /*#__PURE__*/ nullish(/*#__PURE__*/ object({ preview: picture })),
      flags: /*#__PURE__*/ nullish(/*#__PURE__*/ object({ is_spam: /*#__PURE__*/ boolean() })),
    }),
  ),
  fungible_info: /*#__PURE__*/ nullish(
    /*#__PURE__*/ object({
      name: /*#__PURE__*/ nullish(wordField),
      symbol: /*#__PURE__*/ nullish(wordField),
      icon: picture,
    }),
  ),
  quantity: /*#__PURE__*/ nullish(/*#__PURE__*/ object({ numeric: decimalField })),
})

/** A transaction of an account. */
export const transactionSchema = /*#__PURE__*/ object({
  id: idField,
  metadata: /*#__PURE__*/ object({
    /** ISO 8601. */
    minedAt: wordField,
    /** CAIP-2 id. */
    chain: wordField,
    hash: /*#__PURE__*/ optional(idField),
    /** Such as `send`, `receive`, `trade`, `approve`. */
    operationType: wordField,
    /** Such as `confirmed`, `pending`, `failed`. */
    status: wordField,
    sentFrom: addressField,
    /** Empty if the transaction created a contract. */
    sentTo: wordField,
  }),
  transfers: /*#__PURE__*/ pipe(/*#__PURE__*/ array(transferSchema), maxLength(500)),
})

/** A transaction of an account. */
export type Transaction = InferOutput<typeof transactionSchema>
