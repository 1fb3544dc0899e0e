/**
 * How the relay refuses: the name of each reason, which an error carries as its `data`, and the JSON-RPC code it comes with.
 * 3000: who asks may not use the relay. 3001: too much was asked at once. -32600: the request is wrong in itself.
 * -32000: the request is well formed and cannot be done. -32603: the fault is the relay's. Append-only.
 */
export const relayErrors = {
  ProjectNotFound: 3000,
  ProjectIdNotSpecified: 3000,
  ProjectInactive: 3000,
  OriginNotAllowed: 3000,
  InvalidJwt: 3000,
  MissingJwt: 3000,
  TooManyRequests: 3001,
  InvalidMethod: -32600,
  InvalidParams: -32600,
  PayloadSizeExceeded: -32600,
  InvalidTopic: -32600,
  InvalidSubscriptionId: -32600,
  InvalidRequestId: -32600,
  InvalidJsonRpcVersion: -32600,
  BatchLimitExceeded: -32600,
  BatchEmpty: -32600,
  Serialization: -32600,
  SubscriberLimitExceeded: -32000,
  TtlTooShort: -32000,
  TtlTooLong: -32000,
  MailboxLimitExceeded: -32000,
  Internal: -32603,
} as const

/** Why the relay refused. */
export type RelayErrorReason = keyof typeof relayErrors
