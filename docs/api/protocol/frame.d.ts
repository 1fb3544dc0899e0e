// Generated from the built types by `pnpm api:write`. The comments are left out.
declare const frameLimits: {
  readonly version: 4;
  readonly depth: 16;
  readonly length: 65536;
  readonly rpcLength: 262144;
  readonly openRequests: 64;
};
declare const frameReadySchema: import("valibot").ObjectSchema<{
  readonly type: import("valibot").LiteralSchema<"FRAME_READY", undefined>;
  readonly version: import("valibot").NumberSchema<undefined>;
}, undefined>;
declare const appHelloSchema: import("valibot").ObjectSchema<{
  readonly type: import("valibot").LiteralSchema<"APP_HELLO", undefined>;
  readonly version: import("valibot").LiteralSchema<4, undefined>;
  readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  readonly nonce: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
}, undefined>;
declare const frameHelloSchema: import("valibot").ObjectSchema<{
  readonly type: import("valibot").LiteralSchema<"FRAME_HELLO_SUCCESS", undefined>;
  readonly nonce: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly isUnverified: import("valibot").NullishSchema<import("valibot").LiteralSchema<true, undefined>, undefined>;
}, undefined>;
declare const frameHelloErrorSchema: import("valibot").ObjectSchema<{
  readonly type: import("valibot").LiteralSchema<"FRAME_HELLO_ERROR", undefined>;
  readonly nonce: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 1024, undefined>]>;
}, undefined>;
declare const frameRequests: {
  readonly PING: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
  readonly CONNECT_EMAIL: import("valibot").ObjectSchema<{
    readonly email: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 254, undefined>, import("valibot").EmailAction<string, undefined>]>;
  }, undefined>;
  readonly CONNECT_DEVICE: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
  readonly CONNECT_OTP: import("valibot").ObjectSchema<{
    readonly otp: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly GET_SOCIAL_REDIRECT_URI: import("valibot").ObjectSchema<{
    readonly provider: import("valibot").PicklistSchema<["google", "github", "apple", "facebook", "x", "discord"], undefined>;
  }, undefined>;
  readonly CONNECT_SOCIAL: import("valibot").ObjectSchema<{
    readonly ticket: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
  }, undefined>;
  readonly GET_FARCASTER_URI: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
  readonly CONNECT_FARCASTER: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
  readonly CONNECT_PASSKEY: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
  readonly GET_USER: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
    readonly chainId: import("valibot").NullishSchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>;
  }, undefined>, undefined>;
  readonly IS_CONNECTED: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
  readonly SIGN_OUT: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
  readonly GET_CHAIN_ID: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
  readonly SWITCH_NETWORK: import("valibot").ObjectSchema<{
    readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
  }, undefined>;
  readonly RPC_REQUEST: import("valibot").ObjectSchema<{
    readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
    readonly method: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
    readonly params: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
  }, undefined>;
  readonly ABORT_RPC: import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
  }, undefined>;
  readonly UPDATE_EMAIL: import("valibot").ObjectSchema<{
    readonly email: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 254, undefined>, import("valibot").EmailAction<string, undefined>]>;
  }, undefined>;
  readonly UPDATE_EMAIL_PRIMARY_OTP: import("valibot").ObjectSchema<{
    readonly otp: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly UPDATE_EMAIL_SECONDARY_OTP: import("valibot").ObjectSchema<{
    readonly otp: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly SYNC_THEME: import("valibot").ObjectSchema<{
    readonly themeMode: import("valibot").NullishSchema<import("valibot").PicklistSchema<["light", "dark"], undefined>, undefined>;
    readonly accent: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>, undefined>;
    readonly radius: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>, undefined>;
  }, undefined>;
  readonly SYNC_DAPP_DATA: import("valibot").ObjectSchema<{
    readonly name: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>, undefined>;
  }, undefined>;
  readonly INIT_SMART_ACCOUNT: import("valibot").ObjectSchema<{
    readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
  }, undefined>;
  readonly GET_SMART_ACCOUNT_NETWORKS: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
  readonly SET_PREFERRED_ACCOUNT: import("valibot").ObjectSchema<{
    readonly type: import("valibot").PicklistSchema<["eoa", "smartAccount"], undefined>;
  }, undefined>;
  readonly GET_TOKEN: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
  readonly OPEN_SETTINGS: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
  readonly RELOAD: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
};
type FrameRequestName = keyof typeof frameRequests;
declare const frameRequestSchema: import("valibot").ObjectSchema<{
  readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
  readonly type: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly payload: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
}, undefined>;
declare const frameAnswerSchema: import("valibot").ObjectSchema<{
  readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
  readonly type: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly payload: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
}, undefined>;
declare const frameErrorSchema: import("valibot").ObjectSchema<{
  readonly code: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
  readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
}, undefined>;
declare const frameEventSchema: import("valibot").VariantSchema<"type", [import("valibot").ObjectSchema<{
  readonly type: import("valibot").LiteralSchema<"FRAME_SHOW", undefined>;
  readonly payload: import("valibot").ObjectSchema<{
    readonly kind: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
    readonly height: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 4096, undefined>]>;
  }, undefined>;
}, undefined>, import("valibot").ObjectSchema<{
  readonly type: import("valibot").LiteralSchema<"FRAME_HIDE", undefined>;
}, undefined>, import("valibot").ObjectSchema<{
  readonly type: import("valibot").LiteralSchema<"FRAME_SESSION_CHANGED", undefined>;
  readonly payload: import("valibot").ObjectSchema<{
    readonly isConnected: import("valibot").BooleanSchema<undefined>;
  }, undefined>;
}, undefined>, import("valibot").ObjectSchema<{
  readonly type: import("valibot").LiteralSchema<"FRAME_ACCOUNTS_CHANGED", undefined>;
  readonly payload: import("valibot").ObjectSchema<{
    readonly accounts: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}:${string}` | `cosmos:${string}:${string}` | `eip155:${string}:${string}` | `polkadot:${string}:${string}` | `solana:${string}:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}:${string}` | `cosmos:${string}:${string}` | `eip155:${string}:${string}` | `polkadot:${string}:${string}` | `solana:${string}:${string}`)[], 64, undefined>]>;
  }, undefined>;
}, undefined>], undefined>;
interface IsPlainMessageParameters {
  readonly value: unknown;
  readonly lengthAtMost?: number | undefined;
}
declare function isPlainMessage(parameters: IsPlainMessageParameters): boolean;
export { type FrameRequestName, type IsPlainMessageParameters, appHelloSchema, frameAnswerSchema, frameErrorSchema, frameEventSchema, frameHelloErrorSchema, frameHelloSchema, frameLimits, frameReadySchema, frameRequestSchema, frameRequests, isPlainMessage };
