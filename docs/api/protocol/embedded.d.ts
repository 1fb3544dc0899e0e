// Generated from the built types by `pnpm api:write`. The comments are left out.
import { InferOutput } from "valibot";
declare const endWalletSession: {
  readonly name: "endWalletSession";
  readonly summary: "Ends a session of the embedded wallet, by its cookie or bearer secret. Without a session, it changes nothing.";
  readonly method: "DELETE";
  readonly path: "/embedded/v1/session";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: "empty";
};
declare const getEmbedder: {
  readonly name: "getEmbedder";
  readonly summary: "Returns which pages may embed the frame of the embedded wallet for a project.";
  readonly method: "GET";
  readonly path: "/embedded/v1/embedder";
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly allowedOrigins: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 1000, undefined>]>;
    readonly ancestors: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 1000, undefined>]>;
    readonly isDevelopment: import("valibot").BooleanSchema<undefined>;
  }, undefined>;
};
declare const getWalletSession: {
  readonly name: "getWalletSession";
  readonly summary: "Returns the user of a session of the embedded wallet, by its cookie or bearer secret.";
  readonly method: "GET";
  readonly path: "/embedded/v1/session";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly user: import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>;
      readonly email: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 254, undefined>]>, undefined>;
    }, undefined>;
    readonly expiresAt: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
type OriginVerdict = 'allowed' | 'unverified' | 'refused';
interface JudgeOriginParameters {
  readonly origin: string;
  readonly site: string;
  readonly allowedOrigins: readonly string[];
  readonly ancestors: readonly string[];
  readonly isDevelopment: boolean;
}
declare function judgeOrigin(parameters: JudgeOriginParameters): OriginVerdict;
declare function namesOrigins(allowedOrigins: readonly string[]): boolean;
declare const requestLoginCode: {
  readonly name: "requestLoginCode";
  readonly summary: "Sends a code of 6 digits to an e-mail address. The answer does not depend on whether the address has a wallet. A further code to the same address needs 30 s.";
  readonly method: "POST";
  readonly path: "/embedded/v1/login/email";
  readonly capability: "mail";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly email: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 3, undefined>, import("valibot").MaxLengthAction<string, 254, undefined>]>;
    readonly origin: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>;
    readonly language: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 35, undefined>]>, undefined>;
    readonly attempt: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly action: import("valibot").LiteralSchema<"VERIFY_OTP", undefined>;
    readonly attempt: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly expiresIn: import("valibot").NumberSchema<undefined>;
    readonly resendIn: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const verifyLoginCode: {
  readonly name: "verifyLoginCode";
  readonly summary: "Logs in with the code of an attempt and begins a session. A code has 5 tries and is accepted once; `login_code_wrong` says in `reasons` how many are left.";
  readonly method: "POST";
  readonly path: "/embedded/v1/login/otp";
  readonly capability: "mail";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly attempt: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly code: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly keep: import("valibot").PicklistSchema<["cookie", "memory"], undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly user: import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>;
      readonly email: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 254, undefined>]>, undefined>;
    }, undefined>;
    readonly expiresAt: import("valibot").NumberSchema<undefined>;
    readonly secret: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
};
declare const walletUserSchema: import("valibot").ObjectSchema<{
  readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>;
  readonly email: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 254, undefined>]>, undefined>;
}, undefined>;
type WalletUser = InferOutput<typeof walletUserSchema>;
export { type JudgeOriginParameters, type OriginVerdict, type WalletUser, endWalletSession, getEmbedder, getWalletSession, judgeOrigin, namesOrigins, requestLoginCode, verifyLoginCode };
