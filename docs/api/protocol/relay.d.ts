// Generated from the built types by `pnpm api:write`. The comments are left out.
declare const relayCloseCodes: {
  readonly goingAway: 1001;
  readonly unsupported: 1003;
  readonly policyViolation: 1008;
  readonly tooBig: 1009;
  readonly tryAgainLater: 1013;
  readonly refused: 3000;
  readonly stale: 4008;
  readonly replaced: 4010;
};
declare const relayErrors: {
  readonly ProjectNotFound: 3000;
  readonly ProjectIdNotSpecified: 3000;
  readonly ProjectInactive: 3000;
  readonly OriginNotAllowed: 3000;
  readonly InvalidJwt: 3000;
  readonly MissingJwt: 3000;
  readonly TooManyRequests: 3001;
  readonly InvalidMethod: -32600;
  readonly InvalidParams: -32600;
  readonly PayloadSizeExceeded: -32600;
  readonly InvalidTopic: -32600;
  readonly InvalidSubscriptionId: -32600;
  readonly InvalidRequestId: -32600;
  readonly InvalidJsonRpcVersion: -32600;
  readonly BatchLimitExceeded: -32600;
  readonly BatchEmpty: -32600;
  readonly Serialization: -32600;
  readonly SubscriberLimitExceeded: -32000;
  readonly TtlTooShort: -32000;
  readonly TtlTooLong: -32000;
  readonly MailboxLimitExceeded: -32000;
  readonly Internal: -32603;
};
type RelayErrorReason = keyof typeof relayErrors;
declare const relayLimits: {
  readonly batch: 500;
  readonly defaultTtl: 21600;
  readonly sessionTtl: 300;
  readonly shortestTtl: 1;
  readonly longestTtl: 2592000;
};
declare const relayMethods: {
  readonly irn_subscribe: {
    readonly params: import("valibot").ObjectSchema<{
      readonly topic: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"InvalidTopic">, import("valibot").RegexAction<string, "InvalidTopic">]>;
    }, undefined>;
    readonly result: import("valibot").StringSchema<undefined>;
  };
  readonly irn_batchSubscribe: {
    readonly params: import("valibot").ObjectSchema<{
      readonly topics: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"InvalidTopic">, import("valibot").RegexAction<string, "InvalidTopic">]>, undefined>, import("valibot").MinLengthAction<string[], 1, "BatchEmpty">, import("valibot").MaxLengthAction<string[], 500, "BatchLimitExceeded">]>;
    }, undefined>;
    readonly result: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
  };
  readonly irn_subscribeBlocking: {
    readonly params: import("valibot").ObjectSchema<{
      readonly topic: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"InvalidTopic">, import("valibot").RegexAction<string, "InvalidTopic">]>;
    }, undefined>;
    readonly result: import("valibot").StringSchema<undefined>;
  };
  readonly irn_batchSubscribeBlocking: {
    readonly params: import("valibot").ObjectSchema<{
      readonly topics: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>, import("valibot").MinLengthAction<string[], 1, "BatchEmpty">, import("valibot").MaxLengthAction<string[], 500, "BatchLimitExceeded">]>;
    }, undefined>;
    readonly result: import("valibot").ArraySchema<import("valibot").UnionSchema<[import("valibot").ObjectSchema<{
      readonly id: import("valibot").StringSchema<undefined>;
    }, undefined>, import("valibot").ObjectSchema<{
      readonly error: import("valibot").ObjectSchema<{
        readonly code: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>]>;
        readonly message: import("valibot").StringSchema<undefined>;
        readonly data: import("valibot").NullishSchema<import("valibot").StringSchema<undefined>, undefined>;
      }, undefined>;
    }, undefined>], undefined>, undefined>;
  };
  readonly irn_unsubscribe: {
    readonly params: import("valibot").ObjectSchema<{
      readonly topic: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"InvalidTopic">, import("valibot").RegexAction<string, "InvalidTopic">]>;
      readonly id: import("valibot").NullishSchema<import("valibot").StringSchema<"InvalidSubscriptionId">, undefined>;
    }, undefined>;
    readonly result: import("valibot").LiteralSchema<true, undefined>;
  };
  readonly irn_batchUnsubscribe: {
    readonly params: import("valibot").ObjectSchema<{
      readonly subscriptions: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly topic: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"InvalidTopic">, import("valibot").RegexAction<string, "InvalidTopic">]>;
        readonly id: import("valibot").NullishSchema<import("valibot").StringSchema<"InvalidSubscriptionId">, undefined>;
      }, undefined>, undefined>, import("valibot").MinLengthAction<{
        topic: string;
        id?: string | null | undefined;
      }[], 1, "BatchEmpty">, import("valibot").MaxLengthAction<{
        topic: string;
        id?: string | null | undefined;
      }[], 500, "BatchLimitExceeded">]>;
    }, undefined>;
    readonly result: import("valibot").LiteralSchema<true, undefined>;
  };
  readonly irn_publish: {
    readonly params: import("valibot").ObjectSchema<{
      readonly topic: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"InvalidTopic">, import("valibot").RegexAction<string, "InvalidTopic">]>;
      readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>]>;
      readonly ttl: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, "TtlTooShort">, import("valibot").MaxValueAction<number, 2592000, "TtlTooLong">]>, 21600>;
      readonly tag: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 2147483647, undefined>]>, 0>;
      readonly prompt: import("valibot").NullishSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly attestation: import("valibot").NullishSchema<import("valibot").StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly result: import("valibot").LiteralSchema<true, undefined>;
  };
  readonly irn_batchPublish: {
    readonly params: import("valibot").ObjectSchema<{
      readonly messages: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly topic: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"InvalidTopic">, import("valibot").RegexAction<string, "InvalidTopic">]>;
        readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>]>;
        readonly ttl: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, "TtlTooShort">, import("valibot").MaxValueAction<number, 2592000, "TtlTooLong">]>, 21600>;
        readonly tag: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 2147483647, undefined>]>, 0>;
        readonly prompt: import("valibot").NullishSchema<import("valibot").BooleanSchema<undefined>, undefined>;
        readonly attestation: import("valibot").NullishSchema<import("valibot").StringSchema<undefined>, undefined>;
      }, undefined>, undefined>, import("valibot").MinLengthAction<{
        topic: string;
        message: string;
        ttl: number;
        tag: number;
        prompt?: boolean | null | undefined;
        attestation?: string | null | undefined;
      }[], 1, "BatchEmpty">, import("valibot").MaxLengthAction<{
        topic: string;
        message: string;
        ttl: number;
        tag: number;
        prompt?: boolean | null | undefined;
        attestation?: string | null | undefined;
      }[], 500, "BatchLimitExceeded">]>;
    }, undefined>;
    readonly result: import("valibot").LiteralSchema<true, undefined>;
  };
  readonly irn_fetchMessages: {
    readonly params: import("valibot").ObjectSchema<{
      readonly topic: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"InvalidTopic">, import("valibot").RegexAction<string, "InvalidTopic">]>;
    }, undefined>;
    readonly result: import("valibot").ObjectSchema<{
      readonly messages: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly topic: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"InvalidTopic">, import("valibot").RegexAction<string, "InvalidTopic">]>;
        readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>]>;
        readonly publishedAt: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly tag: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 2147483647, undefined>]>;
        readonly attestation: import("valibot").OptionalSchema<import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>, undefined>;
      }, undefined>, undefined>;
      readonly hasMore: import("valibot").BooleanSchema<undefined>;
    }, undefined>;
  };
  readonly irn_batchFetchMessages: {
    readonly params: import("valibot").ObjectSchema<{
      readonly topics: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"InvalidTopic">, import("valibot").RegexAction<string, "InvalidTopic">]>, undefined>, import("valibot").MinLengthAction<string[], 1, "BatchEmpty">, import("valibot").MaxLengthAction<string[], 500, "BatchLimitExceeded">]>;
    }, undefined>;
    readonly result: import("valibot").ObjectSchema<{
      readonly messages: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly topic: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"InvalidTopic">, import("valibot").RegexAction<string, "InvalidTopic">]>;
        readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>]>;
        readonly publishedAt: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly tag: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 2147483647, undefined>]>;
        readonly attestation: import("valibot").OptionalSchema<import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>, undefined>;
      }, undefined>, undefined>;
      readonly hasMore: import("valibot").BooleanSchema<undefined>;
    }, undefined>;
  };
  readonly irn_batchReceive: {
    readonly params: import("valibot").ObjectSchema<{
      readonly receipts: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly topic: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"InvalidTopic">, import("valibot").RegexAction<string, "InvalidTopic">]>;
        readonly messageId: import("valibot").StringSchema<undefined>;
      }, undefined>, undefined>, import("valibot").MinLengthAction<{
        topic: string;
        messageId: string;
      }[], 1, "BatchEmpty">, import("valibot").MaxLengthAction<{
        topic: string;
        messageId: string;
      }[], 500, "BatchLimitExceeded">]>;
    }, undefined>;
    readonly result: import("valibot").LiteralSchema<true, undefined>;
  };
  readonly irn_watchRegister: {
    readonly params: import("valibot").ObjectSchema<{
      readonly registerAuth: import("valibot").StringSchema<undefined>;
    }, undefined>;
    readonly result: import("valibot").ObjectSchema<{
      readonly relayId: import("valibot").StringSchema<undefined>;
    }, undefined>;
  };
  readonly irn_watchUnregister: {
    readonly params: import("valibot").ObjectSchema<{
      readonly unregisterAuth: import("valibot").StringSchema<undefined>;
    }, undefined>;
    readonly result: import("valibot").LiteralSchema<true, undefined>;
  };
  readonly wc_proposeSession: {
    readonly params: import("valibot").ObjectSchema<{
      readonly pairingTopic: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"InvalidTopic">, import("valibot").RegexAction<string, "InvalidTopic">]>;
      readonly sessionProposal: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>]>;
      readonly ttl: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, "TtlTooShort">, import("valibot").MaxValueAction<number, 2592000, "TtlTooLong">]>, undefined>;
      readonly attestation: import("valibot").NullishSchema<import("valibot").StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly result: import("valibot").LiteralSchema<true, undefined>;
  };
  readonly wc_approveSession: {
    readonly params: import("valibot").ObjectSchema<{
      readonly pairingTopic: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"InvalidTopic">, import("valibot").RegexAction<string, "InvalidTopic">]>;
      readonly sessionTopic: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"InvalidTopic">, import("valibot").RegexAction<string, "InvalidTopic">]>;
      readonly sessionProposalResponse: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>]>;
      readonly sessionSettlementRequest: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>]>;
      readonly ttl: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, "TtlTooShort">, import("valibot").MaxValueAction<number, 2592000, "TtlTooLong">]>, undefined>;
    }, undefined>;
    readonly result: import("valibot").LiteralSchema<true, undefined>;
  };
};
declare const relayPush: {
  readonly irn_subscription: {
    readonly params: import("valibot").ObjectSchema<{
      readonly id: import("valibot").StringSchema<undefined>;
      readonly data: import("valibot").ObjectSchema<{
        readonly topic: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"InvalidTopic">, import("valibot").RegexAction<string, "InvalidTopic">]>;
        readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>]>;
        readonly publishedAt: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly tag: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 2147483647, undefined>]>;
        readonly attestation: import("valibot").OptionalSchema<import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>, undefined>;
      }, undefined>;
    }, undefined>;
    readonly result: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
  };
};
type RelayMethod = keyof typeof relayMethods;
declare const relayTopicSchema: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"InvalidTopic">, import("valibot").RegexAction<string, "InvalidTopic">]>;
declare const relayPublishSchema: import("valibot").ObjectSchema<{
  readonly topic: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"InvalidTopic">, import("valibot").RegexAction<string, "InvalidTopic">]>;
  readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>]>;
  readonly ttl: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, "TtlTooShort">, import("valibot").MaxValueAction<number, 2592000, "TtlTooLong">]>, 21600>;
  readonly tag: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 2147483647, undefined>]>, 0>;
  readonly prompt: import("valibot").NullishSchema<import("valibot").BooleanSchema<undefined>, undefined>;
  readonly attestation: import("valibot").NullishSchema<import("valibot").StringSchema<undefined>, undefined>;
}, undefined>;
declare const relayMessageSchema: import("valibot").ObjectSchema<{
  readonly topic: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<"InvalidTopic">, import("valibot").RegexAction<string, "InvalidTopic">]>;
  readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>]>;
  readonly publishedAt: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
  readonly tag: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 2147483647, undefined>]>;
  readonly attestation: import("valibot").OptionalSchema<import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>, undefined>;
}, undefined>;
declare const relayErrorBodySchema: import("valibot").ObjectSchema<{
  readonly code: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>]>;
  readonly message: import("valibot").StringSchema<undefined>;
  readonly data: import("valibot").NullishSchema<import("valibot").StringSchema<undefined>, undefined>;
}, undefined>;
declare const relayRequestIdSchema: import("valibot").UnionSchema<[import("valibot").StringSchema<undefined>, import("valibot").NumberSchema<undefined>], undefined>;
declare const relayRequestSchema: import("valibot").ObjectSchema<{
  readonly id: import("valibot").UnionSchema<[import("valibot").StringSchema<undefined>, import("valibot").NumberSchema<undefined>], undefined>;
  readonly jsonrpc: import("valibot").LiteralSchema<"2.0", "InvalidJsonRpcVersion">;
  readonly method: import("valibot").StringSchema<"InvalidMethod">;
  readonly params: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
}, undefined>;
declare const relayResponseSchema: import("valibot").ObjectSchema<{
  readonly id: import("valibot").UnionSchema<[import("valibot").StringSchema<undefined>, import("valibot").NumberSchema<undefined>], undefined>;
  readonly jsonrpc: import("valibot").LiteralSchema<"2.0", "InvalidJsonRpcVersion">;
  readonly result: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
  readonly error: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
    readonly code: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>]>;
    readonly message: import("valibot").StringSchema<undefined>;
    readonly data: import("valibot").NullishSchema<import("valibot").StringSchema<undefined>, undefined>;
  }, undefined>, undefined>;
}, undefined>;
interface RelayTag {
  readonly method: string | null;
  readonly kind: 'request' | 'response' | 'reject' | 'autoReject';
  readonly ttl: number;
  readonly prompt: boolean;
}
declare const relayTags: Readonly<Record<number, RelayTag>>;
declare function toRelayMethod(name: string): RelayMethod | undefined;
export { type RelayErrorReason, type RelayMethod, type RelayTag, relayCloseCodes, relayErrorBodySchema, relayErrors, relayLimits, relayMessageSchema, relayMethods, relayPublishSchema, relayPush, relayRequestIdSchema, relayRequestSchema, relayResponseSchema, relayTags, relayTopicSchema, toRelayMethod };
