import {
  array,
  boolean,
  integer,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  nullish,
  number,
  object,
  optional,
  pipe,
  regex,
  string,
  union,
  unknown,
  type GenericSchema,
} from 'valibot'
import type { RelayErrorReason } from './relayErrors.ts'
import { relayLimits } from './relayLimits.ts'

/** What the relay answers with when a rule fails. A rule without one of these fails as `InvalidParams`. */
const reasons = {
  topic: 'InvalidTopic',
  short: 'TtlTooShort',
  long: 'TtlTooLong',
  empty: 'BatchEmpty',
  many: 'BatchLimitExceeded',
  version: 'InvalidJsonRpcVersion',
  method: 'InvalidMethod',
} as const satisfies Readonly<Record<string, RelayErrorReason>>

/** A topic: 32 bytes in hex, the hash of a key that only its two ends have. Who knows it may read and publish. */
export const relayTopicSchema = /*#__PURE__*/ pipe(string(reasons.topic), regex(/^[0-9a-f]{64}$/, reasons.topic))

/** A sealed message, passed on as it is. */
export const relayPayloadSchema = /*#__PURE__*/ pipe(string(), minLength(1))

/** How long to keep a message, in seconds. */
export const relayTtlSchema = /*#__PURE__*/ pipe(
  number(),
  integer(),
  minValue(relayLimits.shortestTtl, reasons.short),
  maxValue(relayLimits.longestTtl, reasons.long),
)

/** What a message is, as its publisher says: see `relayTags`. */
const relayTagSchema = /*#__PURE__*/ pipe(number(), integer(), minValue(0), maxValue(2_147_483_647))

/** 1 to 500 entries. */
export const relayBatchOf = <const schema extends GenericSchema>(schema: schema) =>
  /*#__PURE__*/ pipe(array(schema), minLength(1, reasons.empty), maxLength(relayLimits.batch, reasons.many))

/** A token about the origin of a message. `''` says that there is none, and is not the same as saying nothing. */
export const relayAttestationSchema = /*#__PURE__*/ nullish(/*#__PURE__*/ string())

/**
 * A message to publish. Clients send more beside it (`correlationId`, `rpcMethods`, `chainId`, `txHashes`,
 * `contractAddresses`, also as `null`), which a relay has no need to know.
 */
export const relayPublishSchema = /*#__PURE__*/ object({
  topic: relayTopicSchema,
  message: relayPayloadSchema,
  ttl: /*#__PURE__*/ nullish(relayTtlSchema, relayLimits.defaultTtl),
  tag: /*#__PURE__*/ nullish(relayTagSchema, 0),
  prompt: /*#__PURE__*/ nullish(/*#__PURE__*/ boolean()),
  attestation: relayAttestationSchema,
})

/** A message as subscribers get it. */
export const relayMessageSchema = /*#__PURE__*/ object({
  topic: relayTopicSchema,
  message: relayPayloadSchema,
  /** Milliseconds since the epoch. */
  publishedAt: /*#__PURE__*/ pipe(number(), integer(), minValue(0)),
  tag: relayTagSchema,
  attestation: /*#__PURE__*/ optional(/*#__PURE__*/ nullable(/*#__PURE__*/ string())),
})

/** Why a request failed. `data` is a name of `relayErrors`; other relays may leave it out or send more. */
export const relayErrorBodySchema = /*#__PURE__*/ object({
  code: /*#__PURE__*/ pipe(number(), integer()),
  message: /*#__PURE__*/ string(),
  data: /*#__PURE__*/ nullish(/*#__PURE__*/ string()),
})

/**
 * The id of a request as JavaScript can read it. It cannot hold what other clients send, numbers of 19 digits: an answer
 * must repeat the id's own text, byte for byte.
 */
export const relayRequestIdSchema = /*#__PURE__*/ union([string(), number()])

/** A call, as it stands in one text frame; the same in both directions. */
export const relayRequestSchema = /*#__PURE__*/ object({
  id: relayRequestIdSchema,
  jsonrpc: /*#__PURE__*/ literal('2.0', reasons.version),
  method: /*#__PURE__*/ string(reasons.method),
  params: /*#__PURE__*/ optional(/*#__PURE__*/ unknown()),
})

/** An answer, as it stands in one text frame; the same in both directions. */
export const relayResponseSchema = /*#__PURE__*/ object({
  id: relayRequestIdSchema,
  jsonrpc: /*#__PURE__*/ literal('2.0', reasons.version),
  result: /*#__PURE__*/ optional(/*#__PURE__*/ unknown()),
  error: /*#__PURE__*/ optional(relayErrorBodySchema),
})
