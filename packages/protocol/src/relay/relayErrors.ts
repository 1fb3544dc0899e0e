/**
 * The relay's errors: the name of each reason, which an error has as its `data`, and its JSON-RPC code. 3000: the client may not
 * use the relay. 3001: too many requests. -32600: the request is invalid. -32000: the request is valid but cannot be fulfilled.
 * -32603: internal error. Reasons are only ever added.
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

/** The reason for a refusal by the relay. */
export type RelayErrorReason = keyof typeof relayErrors
