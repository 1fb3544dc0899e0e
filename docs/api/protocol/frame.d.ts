// Generated from the built types by `pnpm api:write`. The comments are left out.
import { InferOutput } from "valibot";
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
declare const frameUserSchema: import("valibot").ObjectSchema<{
  readonly email: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>, undefined>;
  readonly userName: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>, undefined>;
  readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
  readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
  readonly accounts: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
    readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
    readonly type: import("valibot").PicklistSchema<["eoa", "smartAccount"], undefined>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<{
    address: string;
    type: "eoa" | "smartAccount";
  }[], 8, undefined>]>;
  readonly addresses: import("valibot").ObjectSchema<{
    readonly eip155: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly solana: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly preferredAccountType: import("valibot").NullishSchema<import("valibot").PicklistSchema<["eoa", "smartAccount"], undefined>, undefined>;
  readonly smartAccountDeployed: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
  readonly isVerified: import("valibot").BooleanSchema<undefined>;
  readonly hasRecoveryMethod: import("valibot").BooleanSchema<undefined>;
}, undefined>;
type FrameUser = InferOutput<typeof frameUserSchema>;
declare const frameAnswers: {
  readonly PING: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
  readonly CONNECT_EMAIL: import("valibot").UnionSchema<[import("valibot").ObjectSchema<{
    readonly action: import("valibot").LiteralSchema<"VERIFY_OTP", undefined>;
    readonly expiresIn: import("valibot").NumberSchema<undefined>;
    readonly resendIn: import("valibot").NumberSchema<undefined>;
  }, undefined>, import("valibot").ObjectSchema<{
    readonly action: import("valibot").LiteralSchema<"VERIFY_DEVICE", undefined>;
    readonly number: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly expiresIn: import("valibot").NumberSchema<undefined>;
    readonly resendIn: import("valibot").NumberSchema<undefined>;
  }, undefined>, import("valibot").ObjectSchema<{
    readonly action: import("valibot").LiteralSchema<"CONNECT", undefined>;
  }, undefined>], undefined>;
  readonly CONNECT_DEVICE: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
  readonly CONNECT_OTP: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
  readonly GET_SOCIAL_REDIRECT_URI: import("valibot").ObjectSchema<{
    readonly uri: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
  }, undefined>;
  readonly CONNECT_SOCIAL: import("valibot").ObjectSchema<{
    readonly userName: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>, undefined>;
  }, undefined>;
  readonly GET_SOCIAL_STATE: import("valibot").ObjectSchema<{
    readonly state: import("valibot").PicklistSchema<["open", "answered", "ended"], undefined>;
  }, undefined>;
  readonly GET_FARCASTER_URI: import("valibot").ObjectSchema<{
    readonly uri: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
  }, undefined>;
  readonly CONNECT_FARCASTER: import("valibot").ObjectSchema<{
    readonly userName: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>, undefined>;
  }, undefined>;
  readonly CONNECT_PASSKEY: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
  readonly GET_USER: import("valibot").ObjectSchema<{
    readonly email: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>, undefined>;
    readonly userName: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>, undefined>;
    readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
    readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
    readonly accounts: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
      readonly type: import("valibot").PicklistSchema<["eoa", "smartAccount"], undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      address: string;
      type: "eoa" | "smartAccount";
    }[], 8, undefined>]>;
    readonly addresses: import("valibot").ObjectSchema<{
      readonly eip155: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly solana: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
    }, undefined>;
    readonly preferredAccountType: import("valibot").NullishSchema<import("valibot").PicklistSchema<["eoa", "smartAccount"], undefined>, undefined>;
    readonly smartAccountDeployed: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    readonly isVerified: import("valibot").BooleanSchema<undefined>;
    readonly hasRecoveryMethod: import("valibot").BooleanSchema<undefined>;
  }, undefined>;
  readonly IS_CONNECTED: import("valibot").ObjectSchema<{
    readonly isConnected: import("valibot").BooleanSchema<undefined>;
  }, undefined>;
  readonly SIGN_OUT: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
  readonly GET_CHAIN_ID: import("valibot").ObjectSchema<{
    readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
  }, undefined>;
  readonly SWITCH_NETWORK: import("valibot").ObjectSchema<{
    readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
  }, undefined>;
  readonly RPC_REQUEST: import("valibot").ObjectSchema<{
    readonly result: import("valibot").UnknownSchema;
  }, undefined>;
  readonly ABORT_RPC: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
  readonly UPDATE_EMAIL: import("valibot").ObjectSchema<{
    readonly expiresIn: import("valibot").NumberSchema<undefined>;
    readonly resendIn: import("valibot").NumberSchema<undefined>;
    readonly action: import("valibot").PicklistSchema<["VERIFY_PRIMARY_OTP", "VERIFY_SECONDARY_OTP"], undefined>;
  }, undefined>;
  readonly UPDATE_EMAIL_PRIMARY_OTP: import("valibot").ObjectSchema<{
    expiresIn: import("valibot").NumberSchema<undefined>;
    resendIn: import("valibot").NumberSchema<undefined>;
  }, undefined>;
  readonly UPDATE_EMAIL_SECONDARY_OTP: import("valibot").ObjectSchema<{
    readonly email: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
  }, undefined>;
  readonly SYNC_THEME: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
  readonly SYNC_DAPP_DATA: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
  readonly INIT_SMART_ACCOUNT: import("valibot").ObjectSchema<{
    readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
    readonly isDeployed: import("valibot").BooleanSchema<undefined>;
  }, undefined>;
  readonly GET_SMART_ACCOUNT_NETWORKS: import("valibot").ObjectSchema<{
    readonly networks: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 256, undefined>]>;
  }, undefined>;
  readonly SET_PREFERRED_ACCOUNT: import("valibot").ObjectSchema<{
    readonly type: import("valibot").PicklistSchema<["eoa", "smartAccount"], undefined>;
    readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
  }, undefined>;
  readonly GET_TOKEN: import("valibot").ObjectSchema<{
    readonly token: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
    readonly expiresAt: import("valibot").NumberSchema<undefined>;
  }, undefined>;
  readonly OPEN_SETTINGS: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
  readonly RELOAD: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
};
declare const frameErrorCodes: readonly ['request.invalid', 'request.unsupported', 'request.tooMany', 'request.failed', 'request.rejected', 'request.aborted', 'rpc.notAllowed', 'rpc.refused', 'rpc.failed', 'login.emailInvalid', 'login.cooldown', 'login.limited', 'login.unavailable', 'login.codeWrong', 'login.codeExpired', 'login.codeExhausted', 'login.noAttempt', 'login.emailInUse', 'login.emailChanged', 'session.required', 'server.unreachable', 'wallet.unavailable', 'wallet.suspended', 'wallet.damaged'];
type FrameErrorCode = (typeof frameErrorCodes)[number];
declare const frameErrorSchema: import("valibot").ObjectSchema<{
  readonly code: import("valibot").PicklistSchema<readonly ["request.invalid", "request.unsupported", "request.tooMany", "request.failed", "request.rejected", "request.aborted", "rpc.notAllowed", "rpc.refused", "rpc.failed", "login.emailInvalid", "login.cooldown", "login.limited", "login.unavailable", "login.codeWrong", "login.codeExpired", "login.codeExhausted", "login.noAttempt", "login.emailInUse", "login.emailChanged", "session.required", "server.unreachable", "wallet.unavailable", "wallet.suspended", "wallet.damaged"], undefined>;
  readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 1024, undefined>]>;
  readonly seconds: import("valibot").OptionalSchema<import("valibot").NumberSchema<undefined>, undefined>;
  readonly triesLeft: import("valibot").OptionalSchema<import("valibot").NumberSchema<undefined>, undefined>;
  readonly rpcCode: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 4000, undefined>, import("valibot").MaxValueAction<number, 5999, undefined>]>, undefined>;
}, undefined>;
declare const frameRequests: {
  readonly PING: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
  readonly CONNECT_EMAIL: import("valibot").ObjectSchema<{
    readonly email: import("valibot").CustomSchema<string, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
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
  readonly GET_SOCIAL_STATE: import("valibot").NullishSchema<import("valibot").ObjectSchema<{}, undefined>, undefined>;
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
    readonly email: import("valibot").CustomSchema<string, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
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
    readonly language: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>, undefined>;
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
declare const frameScreens: readonly ['login', 'create', 'unlock', 'grant', 'approve', 'settings', 'window'];
type FrameScreen = (typeof frameScreens)[number];
declare const frameEventSchema: import("valibot").UnionSchema<[import("valibot").ObjectSchema<{
  readonly type: import("valibot").LiteralSchema<"FRAME_SHOW", undefined>;
  readonly payload: import("valibot").ObjectSchema<{
    readonly kind: import("valibot").PicklistSchema<readonly ["login", "create", "unlock", "grant", "approve", "settings", "window"], undefined>;
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
declare const rpcMethods: {
  readonly safe: readonly ["eth_accounts", "eth_blobBaseFee", "eth_blockNumber", "eth_call", "eth_chainId", "eth_createAccessList", "eth_estimateGas", "eth_feeHistory", "eth_gasPrice", "eth_getBalance", "eth_getBlockByHash", "eth_getBlockByNumber", "eth_getBlockReceipts", "eth_getBlockTransactionCountByHash", "eth_getBlockTransactionCountByNumber", "eth_getCode", "eth_getFilterChanges", "eth_getFilterLogs", "eth_getLogs", "eth_getProof", "eth_getStorageAt", "eth_getTransactionByBlockHashAndIndex", "eth_getTransactionByBlockNumberAndIndex", "eth_getTransactionByHash", "eth_getTransactionCount", "eth_getTransactionReceipt", "eth_getUncleCountByBlockHash", "eth_getUncleCountByBlockNumber", "eth_maxPriorityFeePerGas", "eth_newBlockFilter", "eth_newFilter", "eth_newPendingTransactionFilter", "eth_requestAccounts", "eth_syncing", "eth_uninstallFilter", "net_version", "wallet_getAssets", "wallet_getCallsStatus", "wallet_getCapabilities", "web3_clientVersion", "eth_sendRawTransaction"];
  readonly unsafe: readonly ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction', 'solana_signMessage', 'solana_signTransaction', 'solana_signAllTransactions', 'solana_signAndSendTransaction', 'wallet_sendCalls', 'wallet_showCallsStatus', 'wallet_grantPermissions', 'wallet_revokePermissions', 'eth_sendUserOperation'];
};
type EmbeddedRpcMethod = (typeof rpcMethods)['safe' | 'unsafe'][number];
declare function classifyRpcMethod(method: string): 'safe' | 'unsafe' | 'unknown';
interface IsPlainMessageParameters {
  readonly value: unknown;
  readonly lengthAtMost?: number | undefined;
}
declare function isPlainMessage(parameters: IsPlainMessageParameters): boolean;
export { type EmbeddedRpcMethod, type FrameErrorCode, type FrameRequestName, type FrameScreen, type FrameUser, type IsPlainMessageParameters, appHelloSchema, classifyRpcMethod, frameAnswerSchema, frameAnswers, frameErrorCodes, frameErrorSchema, frameEventSchema, frameHelloErrorSchema, frameHelloSchema, frameLimits, frameReadySchema, frameRequestSchema, frameRequests, frameScreens, frameUserSchema, isPlainMessage, rpcMethods };
