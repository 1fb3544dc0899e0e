import { array, boolean, maxLength, nullish, object, optional, picklist, pipe, type InferOutput } from 'valibot'
import { addressField, decimalField, idField, pictureField, textField, wordField } from '../fields.ts'

const picture = /*#__PURE__*/ nullish(/*#__PURE__*/ object({ url: pictureField }))

/** Whether the cloud takes a transfer or a transaction for spam. */
const flags = /*#__PURE__*/ nullish(/*#__PURE__*/ object({ is_spam: /*#__PURE__*/ boolean() }))

/** A transfer within a transaction (S3.035). */
const transferSchema = /*#__PURE__*/ object({
  direction: /*#__PURE__*/ optional(/*#__PURE__*/ picklist(['in', 'out', 'self'])),
  /** Who sent it and who got it: of a token, others than the sender and the receiver of the transaction. Absent if not known. */
  from: /*#__PURE__*/ optional(addressField),
  to: /*#__PURE__*/ optional(addressField),
  /** The token's contract as a CAIP-10 id; absent for the chain's native currency. */
  address: /*#__PURE__*/ optional(addressField),
  /** Whether the token is on a list of the cloud; absent if that is not known. */
  isListed: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()),
  nft_info: /*#__PURE__*/ nullish(
    /*#__PURE__*/ object({
      name: /*#__PURE__*/ nullish(textField),
      content: /*#__PURE__*/ nullish(/*#__PURE__*/ object({ preview: picture })),
      flags,
    }),
  ),
  fungible_info: /*#__PURE__*/ nullish(
    /*#__PURE__*/ object({
      name: /*#__PURE__*/ nullish(wordField),
      symbol: /*#__PURE__*/ nullish(wordField),
      icon: picture,
      flags,
    }),
  ),
  quantity: /*#__PURE__*/ nullish(/*#__PURE__*/ object({ numeric: decimalField })),
})

/** A transaction of an account. */
export const transactionSchema = /*#__PURE__*/ object({
  id: idField,
  metadata: /*#__PURE__*/ object({
    /** ISO 8601: the time of its block, or while it is pending, when it was read. */
    minedAt: wordField,
    /** CAIP-2 id. */
    chain: wordField,
    hash: /*#__PURE__*/ optional(idField),
    /** Such as `send`, `receive`, `trade`, `approve`, `execute`, `deploy`, `mint`. */
    operationType: wordField,
    /** Such as `confirmed`, `pending`, `failed`. */
    status: wordField,
    sentFrom: addressField,
    /** Empty if the transaction created a contract. */
    sentTo: wordField,
  }),
  transfers: /*#__PURE__*/ pipe(/*#__PURE__*/ array(transferSchema), maxLength(500)),
  /** Paid by the sender, in the chain's native currency. */
  fee: /*#__PURE__*/ optional(
    /*#__PURE__*/ object({ symbol: /*#__PURE__*/ optional(wordField), numeric: decimalField }),
  ),
  flags: /*#__PURE__*/ optional(/*#__PURE__*/ object({ is_spam: /*#__PURE__*/ boolean() })),
})

/** A transaction of an account. */
export type Transaction = InferOutput<typeof transactionSchema>
