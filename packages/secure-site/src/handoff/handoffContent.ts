import { frameErrorCodes } from '@latchkey/protocol/frame'
import {
  array,
  boolean,
  type InferOutput,
  literal,
  maxLength,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  unknown,
  variant,
} from 'valibot'

const short = /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ maxLength(1_024))
/** An id of a page has up to 4,096 bytes, in hexadecimal. */
const batchId = /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ maxLength(8_194))
const address = /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ maxLength(64))

/** A batch of calls, as the document remembers it for `wallet_getCallsStatus`. */
const batchSchema = /*#__PURE__*/ object({
  id: batchId,
  networkId: short,
  from: address,
  hashes: /*#__PURE__*/ array(short),
  count: /*#__PURE__*/ number(),
  isAtomic: /*#__PURE__*/ boolean(),
  nonce: /*#__PURE__*/ optional(short),
  operation: /*#__PURE__*/ optional(short),
})

/** What a frame asks a window to do. Frame and window are of the same build, and the server cannot read it. */
export const handoffRequestSchema = /*#__PURE__*/ object({
  purpose: /*#__PURE__*/ picklist(['approve', 'create', 'enrol', 'protect', 'settings']),
  /** Whose wallet it is. */
  userId: short,
  /** Who asks: the origin as the browser stated it to the frame. */
  app: /*#__PURE__*/ object({
    origin: short,
    name: /*#__PURE__*/ nullable(short),
    isUnverified: /*#__PURE__*/ boolean(),
  }),
  theme: /*#__PURE__*/ object({
    mode: /*#__PURE__*/ nullable(/*#__PURE__*/ picklist(['light', 'dark'])),
    accent: /*#__PURE__*/ nullable(short),
    radius: /*#__PURE__*/ nullable(short),
    language: /*#__PURE__*/ nullable(short),
  }),
  /** For `approve`. */
  call: /*#__PURE__*/ optional(
    /*#__PURE__*/ object({
      chainId: short,
      method: short,
      params: /*#__PURE__*/ unknown(),
      /** What the app has chosen for its document. */
      accountType: /*#__PURE__*/ picklist(['eoa', 'smartAccount']),
      /** The ids of batches that are taken. */
      batchIds: /*#__PURE__*/ array(batchId),
    }),
  ),
})

/** The result of `enrol`: a recovery method that the visitor has proved by its code. */
export const enrolResultSchema = /*#__PURE__*/ object({
  methodId: short,
  /** Its share: 32 bytes in base64. */
  share: short,
})

/** What a window answers. */
export const handoffAnswerSchema = /*#__PURE__*/ object({
  /** SHA-256 of the sealed request, in base64: an answer belongs to one request. */
  request: short,
  outcome: /*#__PURE__*/ variant('isDone', [
    /*#__PURE__*/ object({
      isDone: /*#__PURE__*/ literal(true),
      result: /*#__PURE__*/ unknown(),
      batch: /*#__PURE__*/ optional(batchSchema),
      /** As the vault itself has proved them. */
      addresses: /*#__PURE__*/ object({ eip155: address, solana: address }),
    }),
    /*#__PURE__*/ object({
      isDone: /*#__PURE__*/ literal(false),
      code: /*#__PURE__*/ picklist(frameErrorCodes),
      message: short,
      rpcCode: /*#__PURE__*/ optional(/*#__PURE__*/ number()),
    }),
  ]),
})

export type HandoffRequest = InferOutput<typeof handoffRequestSchema>
export type HandoffPurpose = HandoffRequest['purpose']
export type HandoffCall = NonNullable<HandoffRequest['call']>
export type HandoffOutcome = InferOutput<typeof handoffAnswerSchema>['outcome']
