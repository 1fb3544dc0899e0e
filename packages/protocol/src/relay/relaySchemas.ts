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

/** The relay's error for a failed rule. Rules without one fail as `InvalidParams`. */
const reasons = {
  topic: 'InvalidTopic',
  short: 'TtlTooShort',
  long: 'TtlTooLong',
  empty: 'BatchEmpty',
  many: 'BatchLimitExceeded',
  version: 'InvalidJsonRpcVersion',
  method: 'InvalidMethod',
} as const satisfies Readonly<Record<string, RelayErrorReason>>

/** A topic: 32 bytes in hexadecimal, the hash of a key that only its two peers know. Knowing it allows reading and publishing. */
export const relayTopicSchema = /*#__PURE__*/ pipe(string(reasons.topic), regex(/^[0-9a-f]{64}$/, reasons.topic))

/** An encrypted message, passed on unchanged. */
export const relayPayloadSchema = /*#__PURE__*/ pipe(string(), minLength(1))

/** The lifetime of a message, in seconds. */
export const relayTtlSchema = /*#__PURE__*/ pipe(
  number(),
  integer(),
  minValue(relayLimits.shortestTtl, reasons.short),
  maxValue(relayLimits.longestTtl, reasons.long),
)

/** The publisher's tag for the kind of message: see `relayTags`. */
const relayTagSchema = /*#__PURE__*/ pipe(number(), integer(), minValue(0), maxValue(2_147_483_647))

/** 1 to 500 entries. */
export const relayBatchOf = <const schema extends GenericSchema>(schema: schema) =>
  /*#__PURE__*/ pipe(array(schema), minLength(1, reasons.empty), maxLength(relayLimits.batch, reasons.many))

/** A token that proves the origin of a message. `''` means that there is none, which differs from an absent value. */
export const relayAttestationSchema = /*#__PURE__*/ nullish(/*#__PURE__*/ string())

/**
 * A message to publish. Other fields that clients send (`correlationId`, `rpcMethods`, `chainId`, `txHashes`,
 * `contractAddresses`, possibly `null`) are dropped.
 */
export const relayPublishSchema = /*#__PURE__*/ object({
  topic: relayTopicSchema,
  message: relayPayloadSchema,
  ttl: /*#__PURE__*/ nullish(relayTtlSchema, relayLimits.defaultTtl),
  tag: /*#__PURE__*/ nullish(relayTagSchema, 0),
  prompt: /*#__PURE__*/ nullish(/*#__PURE__*/ boolean()),
  attestation: relayAttestationSchema,
})

/** A message as subscribers receive it. */
export const relayMessageSchema = /*#__PURE__*/ object({
  topic: relayTopicSchema,
  message: relayPayloadSchema,
  /** Milliseconds since the epoch. */
  publishedAt: /*#__PURE__*/ pipe(number(), integer(), minValue(0)),
  tag: relayTagSchema,
  attestation: /*#__PURE__*/ optional(/*#__PURE__*/ nullable(/*#__PURE__*/ string())),
})

/** The error of a failed request. `data` is a name of `relayErrors`; other relays may omit it or send more. */
export const relayErrorBodySchema = /*#__PURE__*/ object({
  code: /*#__PURE__*/ pipe(number(), integer()),
  message: /*#__PURE__*/ string(),
  data: /*#__PURE__*/ nullish(/*#__PURE__*/ string()),
})

/**
 * The id of a request as JavaScript reads it. Some clients send numbers of 19 digits, which lose precision here, so an answer must
 * repeat the text of the id byte for byte.
 */
export const relayRequestIdSchema = /*#__PURE__*/ union([string(), number()])

/** A call in one text frame, in either direction. */
export const relayRequestSchema = /*#__PURE__*/ object({
  id: relayRequestIdSchema,
  jsonrpc: /*#__PURE__*/ literal('2.0', reasons.version),
  method: /*#__PURE__*/ string(reasons.method),
  params: /*#__PURE__*/ optional(/*#__PURE__*/ unknown()),
})

/** An answer in one text frame, in either direction. */
export const relayResponseSchema = /*#__PURE__*/ object({
  id: relayRequestIdSchema,
  jsonrpc: /*#__PURE__*/ literal('2.0', reasons.version),
  result: /*#__PURE__*/ optional(/*#__PURE__*/ unknown()),
  error: /*#__PURE__*/ optional(relayErrorBodySchema),
})
