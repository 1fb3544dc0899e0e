// Generated from the built types by `pnpm api:write`. The comments are left out.
import { InferOutput } from "valibot";
declare const listDevices: {
  readonly name: "listDevices";
  readonly summary: "Lists the devices of the vault. Only the manifest proves that the vault has them.";
  readonly method: "GET";
  readonly path: "/embedded/v1/devices";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly devices: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly deviceId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly name: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly seenAt: import("valibot").NumberSchema<undefined>;
      readonly isSuspended: import("valibot").BooleanSchema<undefined>;
      readonly isCurrent: import("valibot").BooleanSchema<undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      deviceId: string;
      name: string | null;
      createdAt: number;
      seenAt: number;
      isSuspended: boolean;
      isCurrent: boolean;
    }[], 256, undefined>]>;
  }, undefined>;
};
declare const suspendDevice: {
  readonly name: "suspendDevice";
  readonly summary: "Withholds the server's share of a device and ends the sessions on it. A login suffices. A device that the vault does not name is refused with `device_unknown`.";
  readonly method: "POST";
  readonly path: "/embedded/v1/devices/suspend";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly deviceId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly response: "empty";
};
declare const resumeDevice: {
  readonly name: "resumeDevice";
  readonly summary: "Lets a suspended device have the server's share again. A login suffices. A device that the vault does not name is refused with `device_unknown`.";
  readonly method: "POST";
  readonly path: "/embedded/v1/devices/resume";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly deviceId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly response: "empty";
};
declare const startFarcasterLogin: {
  readonly name: "startFarcasterLogin";
  readonly summary: "Opens a channel at the relay of Farcaster, and returns the address that the visitor opens or scans with a Farcaster client.";
  readonly method: "POST";
  readonly path: "/embedded/v1/login/farcaster";
  readonly capability: "social";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly origin: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly attempt: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
    readonly url: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
    readonly expiresIn: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const verifyFarcasterLogin: {
  readonly name: "verifyFarcasterLogin";
  readonly summary: "Logs in once the visitor has approved in a Farcaster client, and begins a session. Until then it answers without one; ask again after 2 s. `login_code_expired` if the attempt has expired or was used; `upstream_failed` if what the client signed is not valid.";
  readonly method: "POST";
  readonly path: "/embedded/v1/login/farcaster/verify";
  readonly capability: "social";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly attempt: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
    readonly keep: import("valibot").PicklistSchema<["cookie", "memory"], undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly session: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
      readonly user: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>;
        readonly email: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 254, undefined>]>, undefined>;
        readonly userName: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, undefined>;
      }, undefined>;
      readonly expiresAt: import("valibot").NumberSchema<undefined>;
      readonly secret: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>, undefined>;
    }, undefined>, undefined>;
  }, undefined>;
};
declare const updateEmail: {
  readonly name: "updateEmail";
  readonly summary: "Sends a code of 6 digits to the address that the user of the session logs in with; or to the new address, if the old one is proved already or `withPasskey` is set and a passkey has begun the session within the last 2 minutes. The answer does not depend on whether the new address has a wallet.";
  readonly method: "POST";
  readonly path: "/embedded/v1/email";
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
    readonly withPasskey: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    readonly language: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 35, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly expiresIn: import("valibot").NumberSchema<undefined>;
    readonly resendIn: import("valibot").NumberSchema<undefined>;
    readonly action: import("valibot").PicklistSchema<["VERIFY_PRIMARY_OTP", "VERIFY_SECONDARY_OTP"], undefined>;
  }, undefined>;
};
declare const confirmOldEmail: {
  readonly name: "confirmOldEmail";
  readonly summary: "Takes the code of the old address, and sends one to the new address. If that mail cannot be sent, `updateEmail` sends it later without another code of the old address.";
  readonly method: "POST";
  readonly path: "/embedded/v1/email/primary";
  readonly capability: "mail";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly code: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    expiresIn: import("valibot").NumberSchema<undefined>;
    resendIn: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const confirmNewEmail: {
  readonly name: "confirmNewEmail";
  readonly summary: "Takes the code of the new address, and stores that address as the login. The old address gets a notice with a link that undoes the change for 72 hours; if that mail cannot be sent, nothing is changed. An address that belongs to another wallet is refused with `email_in_use`.";
  readonly method: "POST";
  readonly path: "/embedded/v1/email/secondary";
  readonly capability: "mail";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly code: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly email: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 254, undefined>]>;
  }, undefined>;
};
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
    readonly trustedApps: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 1000, undefined>]>;
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
      readonly userName: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, undefined>;
    }, undefined>;
    readonly expiresAt: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const createHandoff: {
  readonly name: "createHandoff";
  readonly summary: "Stores the encrypted request of a frame, which a window of the same origin redeems within 60 s and answers within 10 minutes. A user has 5 open hand-offs at most; a further one ends the oldest.";
  readonly method: "POST";
  readonly path: "/embedded/v1/handoffs";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly request: import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>, import("valibot").CheckAction<string, "More than 256 KiB">]>;
  }, undefined>;
  readonly response: "empty";
};
declare const redeemHandoff: {
  readonly name: "redeemHandoff";
  readonly summary: "Returns the request of a hand-off once, within 60 s, while the session that made it is live. Without a live session of the user, it begins one, whose secret it returns. `handoff_foreign` with the session of another user, which leaves the hand-off as it is; otherwise `handoff_unknown`.";
  readonly method: "POST";
  readonly path: "/embedded/v1/handoffs/redeem";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly request: import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>, import("valibot").CheckAction<string, "More than 256 KiB">]>;
    readonly user: import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>;
      readonly email: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 254, undefined>]>, undefined>;
      readonly userName: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, undefined>;
    }, undefined>;
    readonly secret: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
};
declare const claimHandoff: {
  readonly name: "claimHandoff";
  readonly summary: "Says, before anything is signed, that the visitor has approved the request of a hand-off that was redeemed. From then on nothing but its answer or its time ends it. Saying so again changes nothing. `handoff_unknown` if it was answered, has ended, or belongs to another user.";
  readonly method: "POST";
  readonly path: "/embedded/v1/handoffs/claim";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly response: "empty";
};
declare const answerHandoff: {
  readonly name: "answerHandoff";
  readonly summary: "Stores the encrypted answer to a hand-off that was redeemed, once, up to 10 minutes after it was made. `handoff_unknown` if it was answered, has ended, or belongs to another user.";
  readonly method: "POST";
  readonly path: "/embedded/v1/handoffs/answer";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly answer: import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>, import("valibot").CheckAction<string, "More than 256 KiB">]>;
  }, undefined>;
  readonly response: "empty";
};
declare const getHandoffState: {
  readonly name: "getHandoffState";
  readonly summary: "Tells whether a hand-off waits for its window, was redeemed, was claimed, was answered, or has ended. With `known`, it answers up to 8 s later if the state is still that one. `handoff_unknown` if the user has no such hand-off.";
  readonly method: "POST";
  readonly path: "/embedded/v1/handoffs/state";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly known: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["open", "redeemed", "claimed"], undefined>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly state: import("valibot").PicklistSchema<["open", "redeemed", "claimed", "answered", "ended"], undefined>;
    readonly answer: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>, import("valibot").CheckAction<string, "More than 256 KiB">]>, undefined>;
  }, undefined>;
};
declare const endHandoff: {
  readonly name: "endHandoff";
  readonly summary: "Ends a hand-off of the user that was neither claimed nor answered, deletes its request, and tells how far the hand-off is then. One that the user does not have has ended.";
  readonly method: "POST";
  readonly path: "/embedded/v1/handoffs/end";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly state: import("valibot").PicklistSchema<["claimed", "answered", "ended"], undefined>;
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
interface VaultManifestEntry {
  readonly id: string;
  readonly shareId: string;
  readonly boxHash: Uint8Array;
}
interface VaultSuccessor {
  readonly vaultId: string;
  readonly managementKey: Uint8Array;
  readonly addresses: {
    readonly eip155: string;
    readonly solana: string;
  };
}
interface VaultManifest {
  readonly vaultId: string;
  readonly revision: number;
  readonly addresses: {
    readonly eip155: string;
    readonly solana: string;
  };
  readonly devices: readonly VaultManifestEntry[];
  readonly methods: readonly (VaultManifestEntry & {
    readonly kind: 'passkey' | 'code';
  })[];
  readonly isDeleting?: true | undefined;
  readonly movedTo?: VaultSuccessor | undefined;
}
declare function parseVaultManifest(bytes: Uint8Array): VaultManifest | undefined;
declare const getPasskeyLoginOptions: {
  readonly name: "getPasskeyLoginOptions";
  readonly summary: "Returns the options of a login by passkey. Their challenge is good once, for 5 minutes.";
  readonly method: "POST";
  readonly path: "/embedded/v1/login/passkey/options";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly challenge: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly rpId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 253, undefined>]>;
    readonly userVerification: import("valibot").LiteralSchema<"required", undefined>;
    readonly timeout: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const verifyPasskeyLogin: {
  readonly name: "verifyPasskeyLogin";
  readonly summary: "Logs in with a passkey that the manifest of a vault names, and begins a session. Any other is refused with `passkey_refused`, and a body that has the result of a PRF with `invalid_request`.";
  readonly method: "POST";
  readonly path: "/embedded/v1/login/passkey";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly credential: import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly rawId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly type: import("valibot").LiteralSchema<"public-key", undefined>;
      readonly response: import("valibot").ObjectSchema<{
        readonly clientDataJSON: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
        readonly authenticatorData: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
        readonly signature: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
        readonly userHandle: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      }, undefined>;
    }, undefined>;
    readonly keep: import("valibot").PicklistSchema<["cookie", "memory"], undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly user: import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>;
      readonly email: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 254, undefined>]>, undefined>;
      readonly userName: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, undefined>;
    }, undefined>;
    readonly methodId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly expiresAt: import("valibot").NumberSchema<undefined>;
    readonly secret: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
};
declare const getPasskeyOptions: {
  readonly name: "getPasskeyOptions";
  readonly summary: "Returns the options of a new passkey for the user of the session. Their challenge is good once, for 5 minutes.";
  readonly method: "POST";
  readonly path: "/embedded/v1/passkeys/options";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly challenge: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly rp: import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 253, undefined>]>;
      readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 253, undefined>]>;
    }, undefined>;
    readonly user: import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 254, undefined>]>;
      readonly displayName: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 254, undefined>]>;
    }, undefined>;
    readonly pubKeyCredParams: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly type: import("valibot").LiteralSchema<"public-key", undefined>;
      readonly alg: import("valibot").PicklistSchema<[-7, -8, -257], undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      type: "public-key";
      alg: -257 | -8 | -7;
    }[], 3, undefined>]>;
    readonly excludeCredentials: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly type: import("valibot").LiteralSchema<"public-key", undefined>;
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly transports: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 32, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 16, undefined>]>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      type: "public-key";
      id: string;
      transports?: string[] | undefined;
    }[], 100, undefined>]>;
    readonly authenticatorSelection: import("valibot").ObjectSchema<{
      readonly residentKey: import("valibot").LiteralSchema<"required", undefined>;
      readonly requireResidentKey: import("valibot").LiteralSchema<true, undefined>;
      readonly userVerification: import("valibot").LiteralSchema<"required", undefined>;
    }, undefined>;
    readonly attestation: import("valibot").LiteralSchema<"none", undefined>;
    readonly timeout: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const addPasskey: {
  readonly name: "addPasskey";
  readonly summary: "Registers a passkey as a recovery method. It logs in once the manifest of the vault names the method. A credential or method that is known already is refused with `passkey_refused`, and a body that has the result of a PRF with `invalid_request`.";
  readonly method: "POST";
  readonly path: "/embedded/v1/passkeys";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly credential: import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly rawId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly type: import("valibot").LiteralSchema<"public-key", undefined>;
      readonly response: import("valibot").ObjectSchema<{
        readonly clientDataJSON: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
        readonly attestationObject: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
        readonly transports: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 32, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 16, undefined>]>, undefined>;
      }, undefined>;
    }, undefined>;
    readonly methodId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly response: "empty";
};
declare const getPasskeys: {
  readonly name: "getPasskeys";
  readonly summary: "Lists the passkeys of the user, for `allowCredentials` and the settings.";
  readonly method: "GET";
  readonly path: "/embedded/v1/passkeys";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly passkeys: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly methodId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly transports: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 32, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 16, undefined>]>;
      readonly name: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly usedAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      id: string;
      methodId: string;
      transports: string[];
      name: string | null;
      createdAt: number;
      usedAt: number | null;
    }[], 100, undefined>]>;
  }, undefined>;
};
declare const creationOptionsSchema: import("valibot").ObjectSchema<{
  readonly challenge: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly rp: import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 253, undefined>]>;
    readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 253, undefined>]>;
  }, undefined>;
  readonly user: import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 254, undefined>]>;
    readonly displayName: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 254, undefined>]>;
  }, undefined>;
  readonly pubKeyCredParams: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
    readonly type: import("valibot").LiteralSchema<"public-key", undefined>;
    readonly alg: import("valibot").PicklistSchema<[-7, -8, -257], undefined>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<{
    type: "public-key";
    alg: -257 | -8 | -7;
  }[], 3, undefined>]>;
  readonly excludeCredentials: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
    readonly type: import("valibot").LiteralSchema<"public-key", undefined>;
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly transports: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 32, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 16, undefined>]>, undefined>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<{
    type: "public-key";
    id: string;
    transports?: string[] | undefined;
  }[], 100, undefined>]>;
  readonly authenticatorSelection: import("valibot").ObjectSchema<{
    readonly residentKey: import("valibot").LiteralSchema<"required", undefined>;
    readonly requireResidentKey: import("valibot").LiteralSchema<true, undefined>;
    readonly userVerification: import("valibot").LiteralSchema<"required", undefined>;
  }, undefined>;
  readonly attestation: import("valibot").LiteralSchema<"none", undefined>;
  readonly timeout: import("valibot").NumberSchema<undefined>;
}, undefined>;
declare const requestOptionsSchema: import("valibot").ObjectSchema<{
  readonly challenge: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly rpId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 253, undefined>]>;
  readonly userVerification: import("valibot").LiteralSchema<"required", undefined>;
  readonly timeout: import("valibot").NumberSchema<undefined>;
}, undefined>;
declare const registrationSchema: import("valibot").ObjectSchema<{
  readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly rawId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly type: import("valibot").LiteralSchema<"public-key", undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly clientDataJSON: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly attestationObject: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly transports: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 32, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 16, undefined>]>, undefined>;
  }, undefined>;
}, undefined>;
declare const assertionSchema: import("valibot").ObjectSchema<{
  readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly rawId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly type: import("valibot").LiteralSchema<"public-key", undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly clientDataJSON: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly authenticatorData: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly signature: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly userHandle: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
}, undefined>;
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
    readonly browser: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly action: import("valibot").PicklistSchema<["VERIFY_OTP", "VERIFY_DEVICE"], undefined>;
    readonly number: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
    readonly attempt: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly expiresIn: import("valibot").NumberSchema<undefined>;
    readonly resendIn: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const startSocialLogin: {
  readonly name: "startSocialLogin";
  readonly summary: "Begins an attempt to log in with a social provider, and returns the page that leads the visitor there.";
  readonly method: "POST";
  readonly path: "/embedded/v1/login/social";
  readonly capability: "social";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly provider: import("valibot").PicklistSchema<readonly ["google", "github", "apple", "facebook", "x", "discord"], undefined>;
    readonly origin: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly attempt: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
    readonly path: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
    readonly expiresIn: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const beginSocialLogin: {
  readonly name: "beginSocialLogin";
  readonly summary: "Binds an attempt to this browser by a cookie, and returns the address of the provider's page.";
  readonly method: "POST";
  readonly path: "/embedded/v1/login/social/begin";
  readonly capability: "social";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly url: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
  }, undefined>;
};
declare const answerSocialLogin: {
  readonly name: "answerSocialLogin";
  readonly summary: "Accepts the provider's answer once, from the browser that started the attempt. Returns the data with which the visitor's own frame logs in; this call itself begins no session.";
  readonly method: "POST";
  readonly path: "/embedded/v1/login/social/answer";
  readonly capability: "social";
  readonly body: import("valibot").ObjectSchema<{
    readonly provider: import("valibot").PicklistSchema<readonly ["google", "github", "apple", "facebook", "x", "discord"], undefined>;
    readonly state: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
    readonly code: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>, undefined>;
    readonly iss: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>, undefined>;
    readonly error: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").VariantSchema<"outcome", [import("valibot").ObjectSchema<{
    readonly outcome: import("valibot").LiteralSchema<"done", undefined>;
    readonly ticket: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
    readonly code: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly origin: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
  }, undefined>, import("valibot").ObjectSchema<{
    readonly outcome: import("valibot").LiteralSchema<"refused", undefined>;
    readonly origin: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
  }, undefined>], undefined>;
};
declare const getSocialLoginState: {
  readonly name: "getSocialLoginState";
  readonly summary: "Tells whether an attempt waits for the provider, waits for its ticket or code, or is over.";
  readonly method: "POST";
  readonly path: "/embedded/v1/login/social/state";
  readonly capability: "social";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly attempt: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly state: import("valibot").PicklistSchema<["open", "answered", "ended"], undefined>;
  }, undefined>;
};
declare const redeemLoginTicket: {
  readonly name: "redeemLoginTicket";
  readonly summary: "Logs in with the ticket of an attempt, or with the code of six digits that its page has shown, and begins a session. A code has 5 tries.";
  readonly method: "POST";
  readonly path: "/embedded/v1/login/ticket";
  readonly capability: "social";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly attempt: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
    readonly ticket: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>;
    readonly keep: import("valibot").PicklistSchema<["cookie", "memory"], undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly user: import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>;
      readonly email: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 254, undefined>]>, undefined>;
      readonly userName: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, undefined>;
    }, undefined>;
    readonly expiresAt: import("valibot").NumberSchema<undefined>;
    readonly secret: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>]>, undefined>;
  }, undefined>;
};
declare const sponsorshipRefusals: readonly [
'network',
'call',
'gas',
'userLimit',
'projectLimit',
'suspended',
'reverts',
'unavailable'];
declare const createSponsorship: {
  readonly name: "createSponsorship";
  readonly summary: "Decides whether the project pays for an operation of the session’s wallet, and returns what it may cost. The sponsorship is for exactly this operation with exactly this cost, and can be used for 2 minutes. A further one for the same account and network replaces it.";
  readonly method: "POST";
  readonly path: "/embedded/v1/sponsorships";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly chainId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").TransformAction<string, unknown>, import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>]>;
    readonly operation: import("valibot").ObjectSchema<{
      sender: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
      nonce: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>;
      factory: import("valibot").OptionalSchema<import("valibot").LiteralSchema<"0x7702", undefined>, undefined>;
      factoryData: import("valibot").OptionalSchema<import("valibot").LiteralSchema<"0x", undefined>, undefined>;
      callData: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 131074, undefined>, import("valibot").RegexAction<string, undefined>]>;
    }, undefined>;
    readonly paymasterUrl: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>, undefined>;
    readonly paymasterContext: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").UnionSchema<[import("valibot").ObjectSchema<{
    readonly status: import("valibot").LiteralSchema<"sponsored", undefined>;
    readonly cost: import("valibot").ObjectSchema<{
      callGasLimit: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>;
      verificationGasLimit: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>;
      preVerificationGas: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>;
      maxFeePerGas: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>;
      maxPriorityFeePerGas: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>;
      paymaster: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      paymasterVerificationGasLimit: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      paymasterPostOpGasLimit: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      paymasterData: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 131074, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
    }, undefined>;
    readonly operationHash: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly expiresIn: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
  }, undefined>, import("valibot").ObjectSchema<{
    readonly status: import("valibot").LiteralSchema<"refused", undefined>;
    readonly reason: import("valibot").PicklistSchema<readonly ["network", "call", "gas", "userLimit", "projectLimit", "suspended", "reverts", "unavailable"], undefined>;
  }, undefined>], undefined>;
};
declare const getSmartAccountNetworks: {
  readonly name: "getSmartAccountNetworks";
  readonly summary: "Lists the networks on which the wallet may be a smart account, and on which the project pays for operations.";
  readonly method: "GET";
  readonly path: "/embedded/v1/smart-accounts";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly networks: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
      readonly isSponsored: import("valibot").BooleanSchema<undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      chainId: `bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`;
      isSponsored: boolean;
    }[], 256, undefined>]>;
  }, undefined>;
};
declare const smartAccountContracts: {
  readonly entryPoint: '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108';
  readonly implementation: '0xe6Cae83BdE06E4c305530e199D7217f42808555B';
};
declare const delegationPrefix = "0xef0100";
declare const socialProviders: readonly ['google', 'github', 'apple', 'facebook', 'x', 'discord'];
type SocialProvider = (typeof socialProviders)[number];
declare const socialPaths: {
  readonly wait: '/login/social';
  readonly callback: (provider: SocialProvider) => string;
};
declare const socialResultSchema: import("valibot").VariantSchema<"type", [import("valibot").ObjectSchema<{
  readonly type: import("valibot").LiteralSchema<"SOCIAL_LOGIN_DONE", undefined>;
  readonly ticket: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
}, undefined>, import("valibot").ObjectSchema<{
  readonly type: import("valibot").LiteralSchema<"SOCIAL_LOGIN_REFUSED", undefined>;
}, undefined>], undefined>;
type SocialResult = InferOutput<typeof socialResultSchema>;
declare const socialReceipt = "SOCIAL_LOGIN_RECEIVED";
declare const createUserToken: {
  readonly name: "createUserToken";
  readonly summary: "Returns a JWT for the back end of an app that may use the wallet. An app without a grant is refused with `origin_not_allowed`. The API of the wallet does not take such a token.";
  readonly method: "POST";
  readonly path: "/embedded/v1/token";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly origin: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly token: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>;
    readonly expiresAt: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const getUserTokenKeys: {
  readonly name: "getUserTokenKeys";
  readonly summary: "Returns the public keys that verify user tokens, as a JSON Web Key Set.";
  readonly method: "GET";
  readonly path: "/embedded/v1/keys";
  readonly response: import("valibot").ObjectSchema<{
    readonly keys: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly kty: import("valibot").LiteralSchema<"OKP", undefined>;
      readonly crv: import("valibot").LiteralSchema<"Ed25519", undefined>;
      readonly x: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>;
      readonly kid: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>;
      readonly alg: import("valibot").LiteralSchema<"EdDSA", undefined>;
      readonly use: import("valibot").LiteralSchema<"sig", undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      kty: "OKP";
      crv: "Ed25519";
      x: string;
      kid: string;
      alg: "EdDSA";
      use: "sig";
    }[], 16, undefined>]>;
  }, undefined>;
};
declare const authorizationSchema: import("valibot").ObjectSchema<{
  readonly chainId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly nonce: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly yParity: import("valibot").PicklistSchema<["0x0", "0x1", "0x00", "0x01"], undefined>;
  readonly r: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly s: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
}, undefined>;
declare const userOperationSchema: import("valibot").ObjectSchema<{
  readonly sender: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly nonce: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly factory: import("valibot").OptionalSchema<import("valibot").LiteralSchema<"0x7702", undefined>, undefined>;
  readonly factoryData: import("valibot").OptionalSchema<import("valibot").LiteralSchema<"0x", undefined>, undefined>;
  readonly callData: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 131074, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly callGasLimit: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly verificationGasLimit: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly preVerificationGas: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly maxFeePerGas: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly maxPriorityFeePerGas: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly paymaster: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  readonly paymasterVerificationGasLimit: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  readonly paymasterPostOpGasLimit: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  readonly paymasterData: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 131074, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  readonly signature: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 131074, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly eip7702Auth: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
    readonly chainId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly nonce: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly yParity: import("valibot").PicklistSchema<["0x0", "0x1", "0x00", "0x01"], undefined>;
    readonly r: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly s: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>, undefined>;
}, undefined>;
declare const userOperationIntentSchema: import("valibot").ObjectSchema<{
  sender: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  nonce: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>;
  factory: import("valibot").OptionalSchema<import("valibot").LiteralSchema<"0x7702", undefined>, undefined>;
  factoryData: import("valibot").OptionalSchema<import("valibot").LiteralSchema<"0x", undefined>, undefined>;
  callData: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 131074, undefined>, import("valibot").RegexAction<string, undefined>]>;
}, undefined>;
declare const userOperationCostSchema: import("valibot").ObjectSchema<{
  callGasLimit: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>;
  verificationGasLimit: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>;
  preVerificationGas: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>;
  maxFeePerGas: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>;
  maxPriorityFeePerGas: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>;
  paymaster: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  paymasterVerificationGasLimit: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  paymasterPostOpGasLimit: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 66, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  paymasterData: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 131074, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
}, undefined>;
type UserOperation = InferOutput<typeof userOperationSchema>;
type UserOperationIntent = InferOutput<typeof userOperationIntentSchema>;
type UserOperationCost = InferOutput<typeof userOperationCostSchema>;
declare const userTokenSchema: import("valibot").ObjectSchema<{
  readonly header: import("valibot").ObjectSchema<{
    readonly alg: import("valibot").LiteralSchema<"EdDSA", undefined>;
    readonly typ: import("valibot").LiteralSchema<"latchkey-user+jwt", undefined>;
    readonly kid: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>;
  }, undefined>;
  readonly payload: import("valibot").ObjectSchema<{
    readonly iss: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>;
    readonly sub: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>;
    readonly aud: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>;
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>;
    readonly iat: import("valibot").NumberSchema<undefined>;
    readonly exp: import("valibot").NumberSchema<undefined>;
  }, undefined>;
}, undefined>;
type UserToken = InferOutput<typeof userTokenSchema>;
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
      readonly userName: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, undefined>;
    }, undefined>;
    readonly expiresAt: import("valibot").NumberSchema<undefined>;
    readonly secret: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly browser: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>, undefined>;
  }, undefined>;
};
declare const verifyLoginDevice: {
  readonly name: "verifyLoginDevice";
  readonly summary: "Logs in once the visitor has confirmed the link of the mail, and begins a session. Until then it answers without one; ask again after 2 s. `login_code_expired` if the link has expired, was used, or the number was wrong.";
  readonly method: "POST";
  readonly path: "/embedded/v1/login/device";
  readonly capability: "mail";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly attempt: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly keep: import("valibot").PicklistSchema<["cookie", "memory"], undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly session: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
      readonly user: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>;
        readonly email: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 254, undefined>]>, undefined>;
        readonly userName: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, undefined>;
      }, undefined>;
      readonly expiresAt: import("valibot").NumberSchema<undefined>;
      readonly secret: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      readonly browser: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>, undefined>;
    }, undefined>, undefined>;
  }, undefined>;
};
declare const walletUserSchema: import("valibot").ObjectSchema<{
  readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>;
  readonly email: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 254, undefined>]>, undefined>;
  readonly userName: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, undefined>;
}, undefined>;
type WalletUser = InferOutput<typeof walletUserSchema>;
declare const getAppGrants: {
  readonly name: "getAppGrants";
  readonly summary: "Lists the origins of the apps in which the user has logged in or confirmed the use of the wallet.";
  readonly method: "GET";
  readonly path: "/embedded/v1/grants";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly origins: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 1000, undefined>]>;
  }, undefined>;
};
declare const addAppGrant: {
  readonly name: "addAppGrant";
  readonly summary: "Remembers that the user lets the app of an origin use the wallet.";
  readonly method: "POST";
  readonly path: "/embedded/v1/grants";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly origin: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>;
    readonly name: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, undefined>;
  }, undefined>;
  readonly response: "empty";
};
declare const getVault: {
  readonly name: "getVault";
  readonly summary: "Returns the encrypted vault of the user, with the boxes that the server keeps.";
  readonly method: "GET";
  readonly path: "/embedded/v1/vault";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly vault: import("valibot").NullableSchema<import("valibot").ObjectSchema<{
      readonly content: import("valibot").ObjectSchema<{
        readonly vaultId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
        readonly managementKey: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
        readonly manifest: import("valibot").ObjectSchema<{
          readonly bytes: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
          readonly signature: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
        }, undefined>;
        readonly vault: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      }, undefined>;
      readonly boxes: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly ownerId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
        readonly box: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      }, undefined>, undefined>, import("valibot").MaxLengthAction<{
        ownerId: string;
        box: string;
      }[], 256, undefined>]>;
      readonly deleteAt: import("valibot").OptionalSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly earlier: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly content: import("valibot").ObjectSchema<{
        readonly vaultId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
        readonly managementKey: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
        readonly manifest: import("valibot").ObjectSchema<{
          readonly bytes: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
          readonly signature: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
        }, undefined>;
        readonly vault: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      }, undefined>;
      readonly boxes: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly ownerId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
        readonly box: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      }, undefined>, undefined>, import("valibot").MaxLengthAction<{
        ownerId: string;
        box: string;
      }[], 256, undefined>]>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      content: {
        vaultId: string;
        managementKey: string;
        manifest: {
          bytes: string;
          signature: string;
        };
        vault: string;
      };
      boxes: {
        ownerId: string;
        box: string;
      }[];
    }[], 32, undefined>]>, undefined>;
    readonly suspended: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 256, undefined>]>;
  }, undefined>;
};
declare const createVault: {
  readonly name: "createVault";
  readonly summary: "Stores the first vault of the user as a whole. The manifest must be the first one, signed by the management key, and name exactly these boxes. A second vault is refused with `vault_exists`.";
  readonly method: "POST";
  readonly path: "/embedded/v1/vault";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly content: import("valibot").ObjectSchema<{
      readonly vaultId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly managementKey: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly manifest: import("valibot").ObjectSchema<{
        readonly bytes: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
        readonly signature: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      }, undefined>;
      readonly vault: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
    }, undefined>;
    readonly boxes: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly ownerId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly box: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly server: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly token: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      ownerId: string;
      box: string;
      server: string;
      token?: string | undefined;
    }[], 64, undefined>]>;
  }, undefined>;
  readonly response: "empty";
};
declare const changeVault: {
  readonly name: "changeVault";
  readonly summary: "Replaces the manifest by its next revision, stores new boxes and deletes those that it no longer names. A manifest that asks for the deletion of the wallet schedules it in seven days, and the next one without undoes that. Another revision is refused with `vault_conflict`, a wrong signature or box with `vault_unverified`, a change of no vault with `vault_missing`.";
  readonly method: "PUT";
  readonly path: "/embedded/v1/vault";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly manifest: import("valibot").ObjectSchema<{
      readonly bytes: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly signature: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
    }, undefined>;
    readonly boxes: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly ownerId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly box: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly server: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly token: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      ownerId: string;
      box: string;
      server: string;
      token?: string | undefined;
    }[], 64, undefined>]>;
  }, undefined>;
  readonly response: "empty";
};
declare const moveVault: {
  readonly name: "moveVault";
  readonly summary: "Puts a new vault in the place of the present one. The next manifest of the present one names the new one, and names recovery methods but no device; it is the last. The new one must be a first vault as for `createVault`, with a recovery method. All other sessions of the user end. The errors are those of `changeVault`.";
  readonly method: "POST";
  readonly path: "/embedded/v1/vault/moves";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly manifest: import("valibot").ObjectSchema<{
      readonly bytes: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly signature: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
    }, undefined>;
    readonly content: import("valibot").ObjectSchema<{
      readonly vaultId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly managementKey: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly manifest: import("valibot").ObjectSchema<{
        readonly bytes: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
        readonly signature: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      }, undefined>;
      readonly vault: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
    }, undefined>;
    readonly boxes: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly ownerId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly box: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly server: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly token: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      ownerId: string;
      box: string;
      server: string;
      token?: string | undefined;
    }[], 64, undefined>]>;
  }, undefined>;
  readonly response: "empty";
};
declare const bindDevice: {
  readonly name: "bindDevice";
  readonly summary: "Binds the session to a device of the vault, by the token that came with its box. A device that the vault does not name and a wrong token are refused with `device_unknown`.";
  readonly method: "POST";
  readonly path: "/embedded/v1/devices/bind";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly deviceId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly token: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly response: "empty";
};
declare const getDeviceShare: {
  readonly name: "getDeviceShare";
  readonly summary: "Returns the server's share of the device that the session is bound to. A suspended device is refused with `vault_suspended`, any other with `device_unknown`. 60 an hour a vault.";
  readonly method: "POST";
  readonly path: "/embedded/v1/shares/device";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly ownerId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly share: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
};
declare const getRecoveryShare: {
  readonly name: "getRecoveryShare";
  readonly summary: "Returns the server's share of a recovery method's box, or refuses with `vault_removed`. 60 an hour a vault, together with those of devices.";
  readonly method: "POST";
  readonly path: "/embedded/v1/shares/recovery";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly ownerId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly vaultId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly share: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
};
declare const announceExport: {
  readonly name: "announceExport";
  readonly summary: "Records that the user is about to see a secret of the wallet or to save a recovery file, and tells them so by mail. Without a vault: `vault_missing`.";
  readonly method: "POST";
  readonly path: "/embedded/v1/vault/exports";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly secret: import("valibot").PicklistSchema<["words", "eip155", "solana", "file"], undefined>;
  }, undefined>;
  readonly response: "empty";
};
declare const signedManifestSchema: import("valibot").ObjectSchema<{
  readonly bytes: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly signature: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
}, undefined>;
declare const vaultContentSchema: import("valibot").ObjectSchema<{
  readonly vaultId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly managementKey: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly manifest: import("valibot").ObjectSchema<{
    readonly bytes: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly signature: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly vault: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
}, undefined>;
declare const vaultBoxSchema: import("valibot").ObjectSchema<{
  readonly ownerId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly box: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
}, undefined>;
declare const newVaultBoxSchema: import("valibot").ObjectSchema<{
  readonly ownerId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly box: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly server: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly token: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
}, undefined>;
type VaultContentJson = InferOutput<typeof vaultContentSchema>;
declare const userDataSchema: import("valibot").ObjectSchema<{
  readonly format: import("valibot").LiteralSchema<"latchkey/user-data/1", undefined>;
  readonly exportedAt: import("valibot").StringSchema<undefined>;
  readonly data: import("valibot").RecordSchema<import("valibot").StringSchema<undefined>, import("valibot").ArraySchema<import("valibot").RecordSchema<import("valibot").StringSchema<undefined>, import("valibot").NullableSchema<import("valibot").UnionSchema<[import("valibot").StringSchema<undefined>, import("valibot").NumberSchema<undefined>, import("valibot").BooleanSchema<undefined>, import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>], undefined>, undefined>, undefined>, undefined>, undefined>;
  readonly leftOut: import("valibot").RecordSchema<import("valibot").StringSchema<undefined>, import("valibot").NumberSchema<undefined>, undefined>;
}, undefined>;
declare const exportUser: {
  readonly name: "exportUser";
  readonly summary: "Returns what the server keeps about the user, without secrets and encrypted keys, and records that it did. Five times an hour: `rate_limited`.";
  readonly method: "POST";
  readonly path: "/embedded/v1/user/data";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly format: import("valibot").LiteralSchema<"latchkey/user-data/1", undefined>;
    readonly exportedAt: import("valibot").StringSchema<undefined>;
    readonly data: import("valibot").RecordSchema<import("valibot").StringSchema<undefined>, import("valibot").ArraySchema<import("valibot").RecordSchema<import("valibot").StringSchema<undefined>, import("valibot").NullableSchema<import("valibot").UnionSchema<[import("valibot").StringSchema<undefined>, import("valibot").NumberSchema<undefined>, import("valibot").BooleanSchema<undefined>, import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>], undefined>, undefined>, undefined>, undefined>, undefined>;
    readonly leftOut: import("valibot").RecordSchema<import("valibot").StringSchema<undefined>, import("valibot").NumberSchema<undefined>, undefined>;
  }, undefined>;
};
export { type JudgeOriginParameters, type OriginVerdict, type SocialProvider, type SocialResult, type UserOperation, type UserOperationCost, type UserOperationIntent, type UserToken, type VaultContentJson, type VaultManifest, type VaultManifestEntry, type WalletUser, addAppGrant, addPasskey, announceExport, answerHandoff, answerSocialLogin, assertionSchema, authorizationSchema, beginSocialLogin, bindDevice, changeVault, claimHandoff, confirmNewEmail, confirmOldEmail, createHandoff, createSponsorship, createUserToken, createVault, creationOptionsSchema, delegationPrefix, endHandoff, endWalletSession, exportUser, getAppGrants, getDeviceShare, getEmbedder, getHandoffState, getPasskeyLoginOptions, getPasskeyOptions, getPasskeys, getRecoveryShare, getSmartAccountNetworks, getSocialLoginState, getUserTokenKeys, getVault, getWalletSession, judgeOrigin, listDevices, moveVault, namesOrigins, newVaultBoxSchema, parseVaultManifest, redeemHandoff, redeemLoginTicket, registrationSchema, requestLoginCode, requestOptionsSchema, resumeDevice, signedManifestSchema, smartAccountContracts, socialPaths, socialProviders, socialReceipt, socialResultSchema, sponsorshipRefusals, startFarcasterLogin, startSocialLogin, suspendDevice, updateEmail, userDataSchema, userOperationCostSchema, userOperationIntentSchema, userOperationSchema, userTokenSchema, vaultBoxSchema, vaultContentSchema, verifyFarcasterLogin, verifyLoginCode, verifyLoginDevice, verifyPasskeyLogin };
