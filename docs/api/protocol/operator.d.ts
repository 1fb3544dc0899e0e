// Generated from the built types by `pnpm api:write`. The comments are left out.
import { InferOutput } from "valibot";
declare const acceptInvitation: {
  readonly name: "acceptInvitation";
  readonly summary: "Uses an invitation once: registers its passkey and begins a session in a cookie. A recovery replaces all passkeys of the operator and ends their sessions.";
  readonly method: "POST";
  readonly path: "/admin/v1/invitations/accept";
  readonly body: import("valibot").ObjectSchema<{
    readonly token: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not the token of an invitation">]>;
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
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly operator: import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
      readonly email: import("valibot").StringSchema<undefined>;
      readonly role: import("valibot").PicklistSchema<readonly ["viewer", "editor", "owner"], undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly seenAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>;
    readonly session: import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
      readonly browser: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly seenAt: import("valibot").NumberSchema<undefined>;
      readonly expiresAt: import("valibot").NumberSchema<undefined>;
      readonly freshUntil: import("valibot").NumberSchema<undefined>;
    }, undefined>;
  }, undefined>;
};
declare const addMyPasskey: {
  readonly name: "addMyPasskey";
  readonly summary: "Registers another passkey of the operator, who has 10 at most.";
  readonly method: "POST";
  readonly path: "/admin/v1/me/passkeys";
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
  }, undefined>;
  readonly response: "empty";
};
declare const changeOperatorRole: {
  readonly name: "changeOperatorRole";
  readonly summary: "Gives an operator another role, and ends their sessions. The only owner is refused with `last_owner`.";
  readonly method: "PUT";
  readonly path: "/admin/v1/operators/{operator}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly operator: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
  }, undefined>;
  readonly body: import("valibot").StrictObjectSchema<{
    readonly role: import("valibot").PicklistSchema<readonly ["viewer", "editor", "owner"], undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
    readonly email: import("valibot").StringSchema<undefined>;
    readonly role: import("valibot").PicklistSchema<readonly ["viewer", "editor", "owner"], undefined>;
    readonly createdAt: import("valibot").NumberSchema<undefined>;
    readonly seenAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
  }, undefined>;
};
declare const auditFaultKinds: readonly ['altered', 'missing_before', 'missing_at_end'];
declare const checkAudit: {
  readonly name: "checkAudit";
  readonly summary: "Recomputes the hashes of the audit trail, and reports entries that were altered and places where entries are missing.";
  readonly method: "GET";
  readonly path: "/admin/v1/audit/check";
  readonly response: import("valibot").ObjectSchema<{
    readonly entries: import("valibot").NumberSchema<undefined>;
    readonly head: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly faults: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly kind: import("valibot").PicklistSchema<readonly ["altered", "missing_before", "missing_at_end"], undefined>;
      readonly seq: import("valibot").NumberSchema<undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      kind: "altered" | "missing_at_end" | "missing_before";
      seq: number;
    }[], 100, undefined>]>;
  }, undefined>;
};
declare const createInvitation: {
  readonly name: "createInvitation";
  readonly summary: "Invites an operator. The link is good once, for an hour, and is returned only once. It replaces an earlier one for the same address.";
  readonly method: "POST";
  readonly path: "/admin/v1/invitations";
  readonly body: import("valibot").StrictObjectSchema<{
    readonly email: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 254, "Longer than 254 characters">, import("valibot").RegexAction<string, "Not an e-mail address">, import("valibot").CheckAction<string, "Must not contain control characters">, import("valibot").ToLowerCaseAction]>;
    readonly role: import("valibot").PicklistSchema<readonly ["viewer", "editor", "owner"], undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly invitation: import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
      readonly email: import("valibot").StringSchema<undefined>;
      readonly role: import("valibot").PicklistSchema<readonly ["viewer", "editor", "owner"], undefined>;
      readonly isRecovery: import("valibot").BooleanSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly expiresAt: import("valibot").NumberSchema<undefined>;
    }, undefined>;
    readonly link: import("valibot").StringSchema<undefined>;
  }, undefined>;
};
declare const endMySession: {
  readonly name: "endMySession";
  readonly summary: "Ends a session of the operator; `current` is the one that asks, which logs out.";
  readonly method: "DELETE";
  readonly path: "/admin/v1/me/sessions/{session}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly session: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
  }, undefined>;
  readonly response: "empty";
};
declare const endOperatorSessions: {
  readonly name: "endOperatorSessions";
  readonly summary: "Ends all sessions of an operator.";
  readonly method: "DELETE";
  readonly path: "/admin/v1/operators/{operator}/sessions";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly operator: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly ended: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const getInvitationOptions: {
  readonly name: "getInvitationOptions";
  readonly summary: "Returns what an invitation is for, and the options of its passkey. Their challenge is good once, for 5 minutes. A link that was used or has expired is refused with `invitation_unknown`.";
  readonly method: "POST";
  readonly path: "/admin/v1/invitations/accept/options";
  readonly body: import("valibot").ObjectSchema<{
    readonly token: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not the token of an invitation">]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly email: import("valibot").StringSchema<undefined>;
    readonly role: import("valibot").PicklistSchema<readonly ["viewer", "editor", "owner"], undefined>;
    readonly isRecovery: import("valibot").BooleanSchema<undefined>;
    readonly options: import("valibot").ObjectSchema<{
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
  }, undefined>;
};
declare const getMe: {
  readonly name: "getMe";
  readonly summary: "Returns the operator of the session.";
  readonly method: "GET";
  readonly path: "/admin/v1/me";
  readonly response: import("valibot").ObjectSchema<{
    readonly operator: import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
      readonly email: import("valibot").StringSchema<undefined>;
      readonly role: import("valibot").PicklistSchema<readonly ["viewer", "editor", "owner"], undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly seenAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>;
    readonly session: import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
      readonly browser: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly seenAt: import("valibot").NumberSchema<undefined>;
      readonly expiresAt: import("valibot").NumberSchema<undefined>;
      readonly freshUntil: import("valibot").NumberSchema<undefined>;
    }, undefined>;
  }, undefined>;
};
declare const getMyPasskeyOptions: {
  readonly name: "getMyPasskeyOptions";
  readonly summary: "Returns the options of another passkey of the operator. Their challenge is good once, for 5 minutes.";
  readonly method: "POST";
  readonly path: "/admin/v1/me/passkeys/options";
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
declare const getMyPasskeys: {
  readonly name: "getMyPasskeys";
  readonly summary: "Lists the passkeys of the operator, oldest first.";
  readonly method: "GET";
  readonly path: "/admin/v1/me/passkeys";
  readonly response: import("valibot").ObjectSchema<{
    readonly passkeys: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").StringSchema<undefined>;
      readonly name: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly transports: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly usedAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>, undefined>;
  }, undefined>;
};
declare const getMySessions: {
  readonly name: "getMySessions";
  readonly summary: "Lists the live sessions of the operator, newest first.";
  readonly method: "GET";
  readonly path: "/admin/v1/me/sessions";
  readonly response: import("valibot").ObjectSchema<{
    readonly sessions: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
      readonly browser: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly seenAt: import("valibot").NumberSchema<undefined>;
      readonly expiresAt: import("valibot").NumberSchema<undefined>;
      readonly freshUntil: import("valibot").NumberSchema<undefined>;
    }, undefined>, undefined>;
    readonly current: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
  }, undefined>;
};
declare const getOperatorLoginOptions: {
  readonly name: "getOperatorLoginOptions";
  readonly summary: "Returns the options of a login of an operator. Their challenge is good once, for 5 minutes.";
  readonly method: "POST";
  readonly path: "/admin/v1/operators/login/options";
  readonly response: import("valibot").ObjectSchema<{
    readonly challenge: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly rpId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 253, undefined>]>;
    readonly userVerification: import("valibot").LiteralSchema<"required", undefined>;
    readonly timeout: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const getProofOptions: {
  readonly name: "getProofOptions";
  readonly summary: "Returns the options of a passkey that proves the presence of the operator. Their challenge is good once, for 5 minutes.";
  readonly method: "POST";
  readonly path: "/admin/v1/me/proof/options";
  readonly response: import("valibot").ObjectSchema<{
    readonly challenge: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly rpId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 253, undefined>]>;
    readonly userVerification: import("valibot").LiteralSchema<"required", undefined>;
    readonly timeout: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const listInvitations: {
  readonly name: "listInvitations";
  readonly summary: "Lists the invitations that are valid and were not used yet, newest first.";
  readonly method: "GET";
  readonly path: "/admin/v1/invitations";
  readonly response: import("valibot").ObjectSchema<{
    readonly invitations: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
      readonly email: import("valibot").StringSchema<undefined>;
      readonly role: import("valibot").PicklistSchema<readonly ["viewer", "editor", "owner"], undefined>;
      readonly isRecovery: import("valibot").BooleanSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly expiresAt: import("valibot").NumberSchema<undefined>;
    }, undefined>, undefined>;
  }, undefined>;
};
declare const listOperators: {
  readonly name: "listOperators";
  readonly summary: "Lists all operators, oldest first.";
  readonly method: "GET";
  readonly path: "/admin/v1/operators";
  readonly response: import("valibot").ObjectSchema<{
    readonly operators: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
      readonly email: import("valibot").StringSchema<undefined>;
      readonly role: import("valibot").PicklistSchema<readonly ["viewer", "editor", "owner"], undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly seenAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
      readonly passkeys: import("valibot").NumberSchema<undefined>;
      readonly sessions: import("valibot").NumberSchema<undefined>;
    }, undefined>, undefined>;
  }, undefined>;
};
declare const logInOperator: {
  readonly name: "logInOperator";
  readonly summary: "Logs an operator in with a passkey, and begins a session in a cookie. Another session of the browser ends. Any other passkey is refused with `passkey_refused`.";
  readonly method: "POST";
  readonly path: "/admin/v1/operators/login/verify";
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
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly operator: import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
      readonly email: import("valibot").StringSchema<undefined>;
      readonly role: import("valibot").PicklistSchema<readonly ["viewer", "editor", "owner"], undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly seenAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>;
    readonly session: import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
      readonly browser: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly seenAt: import("valibot").NumberSchema<undefined>;
      readonly expiresAt: import("valibot").NumberSchema<undefined>;
      readonly freshUntil: import("valibot").NumberSchema<undefined>;
    }, undefined>;
  }, undefined>;
};
declare const operatorRoles: readonly ['viewer', 'editor', 'owner'];
type OperatorRole = (typeof operatorRoles)[number];
declare const operatorRoleSchema: import("valibot").PicklistSchema<readonly ["viewer", "editor", "owner"], undefined>;
declare const operatorEmailSchema: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 254, "Longer than 254 characters">, import("valibot").RegexAction<string, "Not an e-mail address">, import("valibot").CheckAction<string, "Must not contain control characters">, import("valibot").ToLowerCaseAction]>;
declare const operatorSchema: import("valibot").ObjectSchema<{
  readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
  readonly email: import("valibot").StringSchema<undefined>;
  readonly role: import("valibot").PicklistSchema<readonly ["viewer", "editor", "owner"], undefined>;
  readonly createdAt: import("valibot").NumberSchema<undefined>;
  readonly seenAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
}, undefined>;
type AdminOperator = InferOutput<typeof operatorSchema>;
declare const listedOperatorSchema: import("valibot").ObjectSchema<{
  readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
  readonly email: import("valibot").StringSchema<undefined>;
  readonly role: import("valibot").PicklistSchema<readonly ["viewer", "editor", "owner"], undefined>;
  readonly createdAt: import("valibot").NumberSchema<undefined>;
  readonly seenAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
  readonly passkeys: import("valibot").NumberSchema<undefined>;
  readonly sessions: import("valibot").NumberSchema<undefined>;
}, undefined>;
type ListedOperator = InferOutput<typeof listedOperatorSchema>;
declare const operatorInvitationSchema: import("valibot").ObjectSchema<{
  readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
  readonly email: import("valibot").StringSchema<undefined>;
  readonly role: import("valibot").PicklistSchema<readonly ["viewer", "editor", "owner"], undefined>;
  readonly isRecovery: import("valibot").BooleanSchema<undefined>;
  readonly createdAt: import("valibot").NumberSchema<undefined>;
  readonly expiresAt: import("valibot").NumberSchema<undefined>;
}, undefined>;
type OperatorInvitation = InferOutput<typeof operatorInvitationSchema>;
declare const operatorMeSchema: import("valibot").ObjectSchema<{
  readonly operator: import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
    readonly email: import("valibot").StringSchema<undefined>;
    readonly role: import("valibot").PicklistSchema<readonly ["viewer", "editor", "owner"], undefined>;
    readonly createdAt: import("valibot").NumberSchema<undefined>;
    readonly seenAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
  }, undefined>;
  readonly session: import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
    readonly browser: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly createdAt: import("valibot").NumberSchema<undefined>;
    readonly seenAt: import("valibot").NumberSchema<undefined>;
    readonly expiresAt: import("valibot").NumberSchema<undefined>;
    readonly freshUntil: import("valibot").NumberSchema<undefined>;
  }, undefined>;
}, undefined>;
declare const proveOperator: {
  readonly name: "proveOperator";
  readonly summary: "Proves with a passkey that the operator is present. It is good for 5 minutes, for this session.";
  readonly method: "POST";
  readonly path: "/admin/v1/me/proof";
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
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly operator: import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
      readonly email: import("valibot").StringSchema<undefined>;
      readonly role: import("valibot").PicklistSchema<readonly ["viewer", "editor", "owner"], undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly seenAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>;
    readonly session: import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
      readonly browser: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly seenAt: import("valibot").NumberSchema<undefined>;
      readonly expiresAt: import("valibot").NumberSchema<undefined>;
      readonly freshUntil: import("valibot").NumberSchema<undefined>;
    }, undefined>;
  }, undefined>;
};
declare const removeInvitation: {
  readonly name: "removeInvitation";
  readonly summary: "Withdraws an invitation that was not used yet.";
  readonly method: "DELETE";
  readonly path: "/admin/v1/invitations/{invitation}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly invitation: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
  }, undefined>;
  readonly response: "empty";
};
declare const removeMyPasskey: {
  readonly name: "removeMyPasskey";
  readonly summary: "Removes a passkey of the operator. The last one is refused with `last_passkey`.";
  readonly method: "DELETE";
  readonly path: "/admin/v1/me/passkeys/{passkey}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly passkey: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly response: "empty";
};
declare const removeOperator: {
  readonly name: "removeOperator";
  readonly summary: "Removes an operator with their passkeys, sessions and open invitations. The only owner is refused with `last_owner`.";
  readonly method: "DELETE";
  readonly path: "/admin/v1/operators/{operator}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly operator: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
  }, undefined>;
  readonly response: "empty";
};
declare const adminGetAnalyticsBreakdown: {
  readonly name: "adminGetAnalyticsBreakdown";
  readonly summary: "Returns the visits of a project by wallet, network, platform, country, error, version or origin. A visit counts once for each wallet that it tried and for each error that it had.";
  readonly method: "GET";
  readonly path: "/admin/v1/projects/{project}/analytics/breakdown";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly from: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>, import("valibot").RegexAction<string, "Not a time such as 2026-01-31T12:00:00Z">, import("valibot").TransformAction<string, number>, import("valibot").CheckAction<number, "Not a time such as 2026-01-31T12:00:00Z">]>, undefined>;
    readonly to: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>, import("valibot").RegexAction<string, "Not a time such as 2026-01-31T12:00:00Z">, import("valibot").TransformAction<string, number>, import("valibot").CheckAction<number, "Not a time such as 2026-01-31T12:00:00Z">]>, undefined>;
    readonly compare: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["previous"], undefined>, undefined>;
    readonly filter: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 400, undefined>, import("valibot").RegexAction<string, "Not a filter such as wallet:io.metamask">, import("valibot").TransformAction<string, {
      dimension: string;
      value: string;
    }>, import("valibot").ObjectSchema<{
      readonly dimension: import("valibot").PicklistSchema<readonly ["wallet", "network", "platform", "country", "error", "version", "origin"], undefined>;
      readonly value: import("valibot").StringSchema<undefined>;
    }, undefined>]>, undefined>;
    readonly by: import("valibot").PicklistSchema<readonly ["wallet", "network", "platform", "country", "error", "version", "origin"], undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly span: import("valibot").ObjectSchema<{
      readonly from: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      readonly to: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      readonly unit: import("valibot").PicklistSchema<["hour", "day"], undefined>;
    }, undefined>;
    readonly total: import("valibot").ObjectSchema<{
      opened: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      started: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      connected: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      signedIn: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      declined: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      failed: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      abandoned: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
    }, undefined>;
    readonly rows: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly value: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 400, undefined>]>, undefined>;
      readonly visits: import("valibot").ObjectSchema<{
        opened: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        started: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        connected: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        signedIn: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        declined: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        failed: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        abandoned: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      }, undefined>;
      readonly previous: import("valibot").NullableSchema<import("valibot").ObjectSchema<{
        opened: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        started: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        connected: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        signedIn: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        declined: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        failed: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        abandoned: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      }, undefined>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      value: string | null;
      visits: {
        opened: number;
        started: number;
        connected: number;
        signedIn: number;
        declined: number;
        failed: number;
        abandoned: number;
      };
      previous: {
        opened: number;
        started: number;
        connected: number;
        signedIn: number;
        declined: number;
        failed: number;
        abandoned: number;
      } | null;
    }[], 101, undefined>]>;
    readonly previous: import("valibot").NullableSchema<import("valibot").ObjectSchema<{
      readonly span: import("valibot").ObjectSchema<{
        readonly from: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly to: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly unit: import("valibot").PicklistSchema<["hour", "day"], undefined>;
      }, undefined>;
      readonly total: import("valibot").ObjectSchema<{
        opened: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        started: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        connected: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        signedIn: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        declined: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        failed: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        abandoned: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      }, undefined>;
    }, undefined>, undefined>;
  }, undefined>;
};
declare const adminGetAnalyticsCsv: {
  readonly name: "adminGetAnalyticsCsv";
  readonly summary: "Returns the numbers of a report as CSV (RFC 4180) in UTF-8, with times in ISO 8601.";
  readonly method: "GET";
  readonly path: "/admin/v1/projects/{project}/analytics.csv";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly from: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>, import("valibot").RegexAction<string, "Not a time such as 2026-01-31T12:00:00Z">, import("valibot").TransformAction<string, number>, import("valibot").CheckAction<number, "Not a time such as 2026-01-31T12:00:00Z">]>, undefined>;
    readonly to: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>, import("valibot").RegexAction<string, "Not a time such as 2026-01-31T12:00:00Z">, import("valibot").TransformAction<string, number>, import("valibot").CheckAction<number, "Not a time such as 2026-01-31T12:00:00Z">]>, undefined>;
    readonly compare: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["previous"], undefined>, undefined>;
    readonly filter: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 400, undefined>, import("valibot").RegexAction<string, "Not a filter such as wallet:io.metamask">, import("valibot").TransformAction<string, {
      dimension: string;
      value: string;
    }>, import("valibot").ObjectSchema<{
      readonly dimension: import("valibot").PicklistSchema<readonly ["wallet", "network", "platform", "country", "error", "version", "origin"], undefined>;
      readonly value: import("valibot").StringSchema<undefined>;
    }, undefined>]>, undefined>;
    readonly report: import("valibot").PicklistSchema<["series", "breakdown", "funnel", "durations"], undefined>;
    readonly by: import("valibot").OptionalSchema<import("valibot").PicklistSchema<readonly ["wallet", "network", "platform", "country", "error", "version", "origin"], undefined>, undefined>;
  }, undefined>;
  readonly response: "blob";
};
declare const adminGetAnalyticsDurations: {
  readonly name: "adminGetAnalyticsDurations";
  readonly summary: "Returns how long visits of a project took to connect, from the choice of a wallet.";
  readonly method: "GET";
  readonly path: "/admin/v1/projects/{project}/analytics/durations";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    from: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>, import("valibot").RegexAction<string, "Not a time such as 2026-01-31T12:00:00Z">, import("valibot").TransformAction<string, number>, import("valibot").CheckAction<number, "Not a time such as 2026-01-31T12:00:00Z">]>, undefined>;
    to: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>, import("valibot").RegexAction<string, "Not a time such as 2026-01-31T12:00:00Z">, import("valibot").TransformAction<string, number>, import("valibot").CheckAction<number, "Not a time such as 2026-01-31T12:00:00Z">]>, undefined>;
    compare: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["previous"], undefined>, undefined>;
    filter: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 400, undefined>, import("valibot").RegexAction<string, "Not a filter such as wallet:io.metamask">, import("valibot").TransformAction<string, {
      dimension: string;
      value: string;
    }>, import("valibot").ObjectSchema<{
      readonly dimension: import("valibot").PicklistSchema<readonly ["wallet", "network", "platform", "country", "error", "version", "origin"], undefined>;
      readonly value: import("valibot").StringSchema<undefined>;
    }, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly span: import("valibot").ObjectSchema<{
      readonly from: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      readonly to: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      readonly unit: import("valibot").PicklistSchema<["hour", "day"], undefined>;
    }, undefined>;
    readonly visits: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
    readonly median: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>, undefined>;
    readonly p95: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>, undefined>;
    readonly buckets: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly from: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      readonly to: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>, undefined>;
      readonly visits: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      from: number;
      to: number | null;
      visits: number;
    }[], 48, undefined>]>;
    readonly previous: import("valibot").NullableSchema<import("valibot").ObjectSchema<{
      span: import("valibot").ObjectSchema<{
        readonly from: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly to: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly unit: import("valibot").PicklistSchema<["hour", "day"], undefined>;
      }, undefined>;
      visits: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      median: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>, undefined>;
      p95: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>, undefined>;
    }, undefined>, undefined>;
  }, undefined>;
};
declare const adminGetAnalyticsFunnel: {
  readonly name: "adminGetAnalyticsFunnel";
  readonly summary: "Returns how far the visits of a project came. Of those that started, each connected, declined, failed or was abandoned.";
  readonly method: "GET";
  readonly path: "/admin/v1/projects/{project}/analytics/funnel";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    from: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>, import("valibot").RegexAction<string, "Not a time such as 2026-01-31T12:00:00Z">, import("valibot").TransformAction<string, number>, import("valibot").CheckAction<number, "Not a time such as 2026-01-31T12:00:00Z">]>, undefined>;
    to: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>, import("valibot").RegexAction<string, "Not a time such as 2026-01-31T12:00:00Z">, import("valibot").TransformAction<string, number>, import("valibot").CheckAction<number, "Not a time such as 2026-01-31T12:00:00Z">]>, undefined>;
    compare: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["previous"], undefined>, undefined>;
    filter: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 400, undefined>, import("valibot").RegexAction<string, "Not a filter such as wallet:io.metamask">, import("valibot").TransformAction<string, {
      dimension: string;
      value: string;
    }>, import("valibot").ObjectSchema<{
      readonly dimension: import("valibot").PicklistSchema<readonly ["wallet", "network", "platform", "country", "error", "version", "origin"], undefined>;
      readonly value: import("valibot").StringSchema<undefined>;
    }, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly span: import("valibot").ObjectSchema<{
      readonly from: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      readonly to: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      readonly unit: import("valibot").PicklistSchema<["hour", "day"], undefined>;
    }, undefined>;
    readonly visits: import("valibot").ObjectSchema<{
      opened: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      started: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      connected: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      signedIn: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      declined: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      failed: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      abandoned: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
    }, undefined>;
    readonly previous: import("valibot").NullableSchema<import("valibot").ObjectSchema<{
      readonly span: import("valibot").ObjectSchema<{
        readonly from: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly to: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly unit: import("valibot").PicklistSchema<["hour", "day"], undefined>;
      }, undefined>;
      readonly visits: import("valibot").ObjectSchema<{
        opened: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        started: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        connected: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        signedIn: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        declined: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        failed: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        abandoned: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      }, undefined>;
    }, undefined>, undefined>;
  }, undefined>;
};
declare const adminGetAnalyticsSeries: {
  readonly name: "adminGetAnalyticsSeries";
  readonly summary: "Returns the visits of a project by hour or day.";
  readonly method: "GET";
  readonly path: "/admin/v1/projects/{project}/analytics/series";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly from: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>, import("valibot").RegexAction<string, "Not a time such as 2026-01-31T12:00:00Z">, import("valibot").TransformAction<string, number>, import("valibot").CheckAction<number, "Not a time such as 2026-01-31T12:00:00Z">]>, undefined>;
    readonly to: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>, import("valibot").RegexAction<string, "Not a time such as 2026-01-31T12:00:00Z">, import("valibot").TransformAction<string, number>, import("valibot").CheckAction<number, "Not a time such as 2026-01-31T12:00:00Z">]>, undefined>;
    readonly compare: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["previous"], undefined>, undefined>;
    readonly filter: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 400, undefined>, import("valibot").RegexAction<string, "Not a filter such as wallet:io.metamask">, import("valibot").TransformAction<string, {
      dimension: string;
      value: string;
    }>, import("valibot").ObjectSchema<{
      readonly dimension: import("valibot").PicklistSchema<readonly ["wallet", "network", "platform", "country", "error", "version", "origin"], undefined>;
      readonly value: import("valibot").StringSchema<undefined>;
    }, undefined>]>, undefined>;
    readonly by: import("valibot").OptionalSchema<import("valibot").PicklistSchema<readonly ["wallet", "network", "platform", "country", "error", "version", "origin"], undefined>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly span: import("valibot").ObjectSchema<{
      readonly from: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      readonly to: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      readonly unit: import("valibot").PicklistSchema<["hour", "day"], undefined>;
    }, undefined>;
    readonly total: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly opened: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      readonly started: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      readonly connected: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      readonly signedIn: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      readonly declined: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      readonly failed: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      readonly abandoned: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      readonly at: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      opened: number;
      started: number;
      connected: number;
      signedIn: number;
      declined: number;
      failed: number;
      abandoned: number;
      at: number;
    }[], 1200, undefined>]>;
    readonly groups: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly value: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 400, undefined>]>, undefined>;
      readonly points: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly opened: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly started: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly connected: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly signedIn: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly declined: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly failed: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly abandoned: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly at: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      }, undefined>, undefined>, import("valibot").MaxLengthAction<{
        opened: number;
        started: number;
        connected: number;
        signedIn: number;
        declined: number;
        failed: number;
        abandoned: number;
        at: number;
      }[], 1200, undefined>]>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      value: string | null;
      points: {
        opened: number;
        started: number;
        connected: number;
        signedIn: number;
        declined: number;
        failed: number;
        abandoned: number;
        at: number;
      }[];
    }[], 5, undefined>]>;
    readonly previous: import("valibot").NullableSchema<import("valibot").ObjectSchema<{
      readonly span: import("valibot").ObjectSchema<{
        readonly from: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly to: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly unit: import("valibot").PicklistSchema<["hour", "day"], undefined>;
      }, undefined>;
      readonly total: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly opened: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly started: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly connected: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly signedIn: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly declined: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly failed: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly abandoned: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
        readonly at: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      }, undefined>, undefined>, import("valibot").MaxLengthAction<{
        opened: number;
        started: number;
        connected: number;
        signedIn: number;
        declined: number;
        failed: number;
        abandoned: number;
        at: number;
      }[], 1200, undefined>]>;
    }, undefined>, undefined>;
  }, undefined>;
};
declare const serverSettingSources: readonly ['flag', 'variable', 'file', 'default'];
declare const serverSettingSchema: import("valibot").ObjectSchema<{
  readonly variable: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>;
  readonly flag: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
  readonly group: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>;
  readonly description: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>;
  readonly unit: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
  readonly isSecret: import("valibot").BooleanSchema<undefined>;
  readonly isSet: import("valibot").BooleanSchema<undefined>;
  readonly value: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
  readonly initial: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
  readonly source: import("valibot").PicklistSchema<readonly ["flag", "variable", "file", "default"], undefined>;
}, undefined>;
type ServerSetting = InferOutput<typeof serverSettingSchema>;
declare const adminGetServer: {
  readonly name: "adminGetServer";
  readonly summary: "Lists the settings of the node that answers. Of a secret it says only whether it is set.";
  readonly method: "GET";
  readonly path: "/admin/v1/server";
  readonly response: import("valibot").ObjectSchema<{
    readonly settings: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly variable: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>;
      readonly flag: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
      readonly group: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>;
      readonly description: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>;
      readonly unit: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
      readonly isSecret: import("valibot").BooleanSchema<undefined>;
      readonly isSet: import("valibot").BooleanSchema<undefined>;
      readonly value: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
      readonly initial: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
      readonly source: import("valibot").PicklistSchema<readonly ["flag", "variable", "file", "default"], undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      variable: string;
      flag: string | null;
      group: string;
      description: string;
      unit: string | null;
      isSecret: boolean;
      isSet: boolean;
      value: string | null;
      initial: string | null;
      source: "default" | "file" | "flag" | "variable";
    }[], 2000, undefined>]>;
  }, undefined>;
};
declare const adminListRefusals: {
  readonly name: "adminListRefusals";
  readonly summary: "Lists the origins whose requests for a project were refused in the last 7 days (UTC, today included), most requests first.";
  readonly method: "GET";
  readonly path: "/admin/v1/projects/{project}/refusals";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly refusals: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly origin: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 253, undefined>]>;
      readonly requests: import("valibot").NumberSchema<undefined>;
      readonly firstAt: import("valibot").NumberSchema<undefined>;
      readonly latestAt: import("valibot").NumberSchema<undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      origin: string;
      requests: number;
      firstAt: number;
      latestAt: number;
    }[], 50, undefined>]>;
    readonly others: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const adminGetUserCounts: {
  readonly name: "adminGetUserCounts";
  readonly summary: "Counts the users of the embedded wallet of a project.";
  readonly method: "GET";
  readonly path: "/admin/v1/projects/{project}/users";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly users: import("valibot").NumberSchema<undefined>;
    readonly withWallet: import("valibot").NumberSchema<undefined>;
    readonly sessions: import("valibot").NumberSchema<undefined>;
    readonly newIn7Days: import("valibot").NumberSchema<undefined>;
    readonly newIn30Days: import("valibot").NumberSchema<undefined>;
    readonly toBeDeleted: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const adminExportUsers: {
  readonly name: "adminExportUsers";
  readonly summary: "Exports the users of a project as CSV (RFC 4180) in UTF-8, the oldest first: `id`, `created` (ISO 8601), `email`, `name`, `logins`, and the addresses of the wallet, `eip155` and `solana`.";
  readonly method: "GET";
  readonly path: "/admin/v1/projects/{project}/users.csv";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly response: "blob";
};
declare const adminFindUsers: {
  readonly name: "adminFindUsers";
  readonly summary: "Finds users of a project by their whole e-mail address, their id, or the address of their wallet, never by a part of it. The text is in the body, because addresses in URLs reach the logs of proxies.";
  readonly method: "POST";
  readonly path: "/admin/v1/projects/{project}/users/find";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly body: import("valibot").StrictObjectSchema<{
    readonly find: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 320, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly users: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly email: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>, undefined>;
      readonly eip155: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      id: string;
      createdAt: number;
      email: string | null;
      eip155: string | null;
    }[], 20, undefined>]>;
  }, undefined>;
};
declare const adminGetUser: {
  readonly name: "adminGetUser";
  readonly summary: "Returns a user of a project: logins, wallet, live sessions and latest events. The e-mail address is masked.";
  readonly method: "GET";
  readonly path: "/admin/v1/projects/{project}/users/{user}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly user: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>;
    readonly createdAt: import("valibot").NumberSchema<undefined>;
    readonly email: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>, undefined>;
    readonly eip155: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>, undefined>;
    readonly hasName: import("valibot").BooleanSchema<undefined>;
    readonly logins: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly kind: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      kind: string;
      createdAt: number;
    }[], 100, undefined>]>;
    readonly wallet: import("valibot").NullableSchema<import("valibot").ObjectSchema<{
      readonly eip155: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>;
      readonly solana: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly changedAt: import("valibot").NumberSchema<undefined>;
      readonly devices: import("valibot").NumberSchema<undefined>;
      readonly passkeys: import("valibot").NumberSchema<undefined>;
      readonly codes: import("valibot").NumberSchema<undefined>;
    }, undefined>, undefined>;
    readonly earlierWallets: import("valibot").NumberSchema<undefined>;
    readonly sessions: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>;
      readonly device: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>, undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly seenAt: import("valibot").NumberSchema<undefined>;
      readonly expiresAt: import("valibot").NumberSchema<undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      id: string;
      device: string | null;
      createdAt: number;
      seenAt: number;
      expiresAt: number;
    }[], 100, undefined>]>;
    readonly liveSessions: import("valibot").NumberSchema<undefined>;
    readonly codes: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly wrong: import("valibot").NumberSchema<undefined>;
      readonly state: import("valibot").PicklistSchema<["used", "open", "expired"], undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      createdAt: number;
      wrong: number;
      state: "expired" | "open" | "used";
    }[], 20, undefined>]>;
    readonly events: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly kind: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>;
      readonly subject: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      createdAt: number;
      kind: string;
      subject: string | null;
    }[], 50, undefined>]>;
    readonly deletion: import("valibot").NullableSchema<import("valibot").ObjectSchema<{
      readonly deleteAt: import("valibot").NumberSchema<undefined>;
      readonly by: import("valibot").PicklistSchema<readonly ["user", "operator"], undefined>;
    }, undefined>, undefined>;
  }, undefined>;
};
declare const adminRevealUser: {
  readonly name: "adminRevealUser";
  readonly summary: "Returns the e-mail address and the name of one user, and records it in the audit trail, without the two. At most 60 an hour for each operator.";
  readonly method: "POST";
  readonly path: "/admin/v1/projects/{project}/users/{user}/reveal";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly user: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly email: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly name: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
  }, undefined>;
};
declare const adminEndUserSession: {
  readonly name: "adminEndUserSession";
  readonly summary: "Ends a session of a user. The wallet is logged out there at its next request.";
  readonly method: "DELETE";
  readonly path: "/admin/v1/projects/{project}/users/{user}/sessions/{session}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly user: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>;
    readonly session: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>;
  }, undefined>;
  readonly response: "empty";
};
declare const adminEndUserSessions: {
  readonly name: "adminEndUserSessions";
  readonly summary: "Ends all sessions of a user. The wallet is logged out everywhere at its next request.";
  readonly method: "DELETE";
  readonly path: "/admin/v1/projects/{project}/users/{user}/sessions";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly user: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly ended: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const adminDeleteUser: {
  readonly name: "adminDeleteUser";
  readonly summary: "Orders the deletion of a user with their wallet, in 7 days. Until then the wallet works, so that its user can save its keys. A user with an e-mail login is told by mail now and after the deletion; the second mail has the key that proves it. Ordered again, it keeps its date.";
  readonly method: "DELETE";
  readonly path: "/admin/v1/projects/{project}/users/{user}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly user: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly language: import("valibot").OptionalSchema<import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly deleteAt: import("valibot").NumberSchema<undefined>;
    readonly isTold: import("valibot").BooleanSchema<undefined>;
  }, undefined>;
};
declare const userMailLanguages: readonly ['en', 'ar', 'de', 'es', 'fa', 'fr', 'he', 'hi', 'id', 'it', 'ja', 'ko', 'pt-BR', 'ru', 'tr', 'uk', 'vi', 'zh-Hans', 'zh-Hant'];
type UserMailLanguage = (typeof userMailLanguages)[number];
declare const projectSignInSchema: import("valibot").ObjectSchema<{
  readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>;
  readonly chain: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>;
  readonly address: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>, undefined>;
  readonly domain: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>;
  readonly createdAt: import("valibot").NumberSchema<undefined>;
  readonly expiresAt: import("valibot").NumberSchema<undefined>;
  readonly endedAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
  readonly state: import("valibot").PicklistSchema<["active", "ended", "expired"], undefined>;
}, undefined>;
type ProjectSignIn = InferOutput<typeof projectSignInSchema>;
declare const adminGetSignInCounts: {
  readonly name: "adminGetSignInCounts";
  readonly summary: "Returns how many sign-ins of a project's apps are active, by chain, and how many began on each day.";
  readonly method: "GET";
  readonly path: "/admin/v1/projects/{project}/sign-ins/counts";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly active: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
    readonly accounts: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
    readonly days: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly day: import("valibot").NumberSchema<undefined>;
      readonly began: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      day: number;
      began: number;
    }[], 28, undefined>]>;
    readonly chains: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly chain: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>, undefined>;
      readonly active: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      readonly began: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      chain: string | null;
      active: number;
      began: number;
    }[], 50, undefined>]>;
    readonly tokenLife: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const adminListSignIns: {
  readonly name: "adminListSignIns";
  readonly summary: "Lists the sign-ins of a project, newest first. Those that are over are kept for a day after they would have expired.";
  readonly method: "GET";
  readonly path: "/admin/v1/projects/{project}/sign-ins";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly state: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["active", "over"], undefined>, undefined>;
    readonly chain: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").CheckAction<string, "Not a CAIP-2 network id">]>, undefined>;
    readonly cursor: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not a cursor">]>, undefined>;
    readonly entries: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not a number">, import("valibot").ToNumberAction<string, undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>, import("valibot").MaxValueAction<number, 100, undefined>]>, "50">;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly signIns: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>;
      readonly chain: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>;
      readonly address: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>, undefined>;
      readonly domain: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly expiresAt: import("valibot").NumberSchema<undefined>;
      readonly endedAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
      readonly state: import("valibot").PicklistSchema<["active", "ended", "expired"], undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      id: string;
      chain: string;
      address: string | null;
      domain: string;
      createdAt: number;
      expiresAt: number;
      endedAt: number | null;
      state: "active" | "ended" | "expired";
    }[], 100, undefined>]>;
    readonly next: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>, undefined>;
  }, undefined>;
};
declare const adminFindSignIns: {
  readonly name: "adminFindSignIns";
  readonly summary: "Returns the newest sign-ins of an account, by its whole address, never by a part of it. The address is in the body, because addresses in URLs reach the logs of proxies.";
  readonly method: "POST";
  readonly path: "/admin/v1/projects/{project}/sign-ins/find";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly body: import("valibot").StrictObjectSchema<{
    readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 200, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly signIns: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>;
      readonly chain: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>;
      readonly address: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>, undefined>;
      readonly domain: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly expiresAt: import("valibot").NumberSchema<undefined>;
      readonly endedAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
      readonly state: import("valibot").PicklistSchema<["active", "ended", "expired"], undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      id: string;
      chain: string;
      address: string | null;
      domain: string;
      createdAt: number;
      expiresAt: number;
      endedAt: number | null;
      state: "active" | "ended" | "expired";
    }[], 100, undefined>]>;
  }, undefined>;
};
declare const adminEndSignIn: {
  readonly name: "adminEndSignIn";
  readonly summary: "Ends a sign-in. One that is over already is no error.";
  readonly method: "DELETE";
  readonly path: "/admin/v1/projects/{project}/sign-ins/{signIn}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly signIn: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an id of a sign-in">]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly ended: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
  }, undefined>;
};
declare const adminEndAccountSignIns: {
  readonly name: "adminEndAccountSignIns";
  readonly summary: "Ends all active sign-ins, on all chains, of the address that a sign-in is of.";
  readonly method: "DELETE";
  readonly path: "/admin/v1/projects/{project}/sign-ins/{signIn}/account";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly signIn: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an id of a sign-in">]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly ended: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
  }, undefined>;
};
declare const adminEndSignIns: {
  readonly name: "adminEndSignIns";
  readonly summary: "Ends all active sign-ins of a project.";
  readonly method: "DELETE";
  readonly path: "/admin/v1/projects/{project}/sign-ins";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly ended: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
  }, undefined>;
};
declare const ownWalletSchema: import("valibot").StrictObjectSchema<{
  homepage: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
  image_id: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  image_url: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
  rdns: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  chains: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 256, undefined>]>, readonly []>;
  mobile_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a link that opens an app">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
  link_mode: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
  desktop_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a link that opens an app">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
  webapp_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
  app_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
  play_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
  chrome_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
  id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
  badge_type: import("valibot").NullishSchema<import("valibot").PicklistSchema<readonly ["certified"], undefined>, undefined>;
  image_data: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  replaces: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
}, undefined>;
type OwnWallet = InferOutput<typeof ownWalletSchema>;
declare const newOwnWalletSchema: import("valibot").StrictObjectSchema<{
  readonly homepage: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
  readonly image_id: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  readonly image_url: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
  readonly rdns: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  readonly chains: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 256, undefined>]>, readonly []>;
  readonly mobile_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a link that opens an app">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
  readonly link_mode: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
  readonly desktop_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a link that opens an app">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
  readonly webapp_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
  readonly app_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
  readonly play_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
  readonly chrome_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
  readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
  readonly badge_type: import("valibot").NullishSchema<import("valibot").PicklistSchema<readonly ["certified"], undefined>, undefined>;
  readonly image_data: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  readonly replaces: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").RegexAction<string, "Not letters, digits, dots, dashes and underscores only">, import("valibot").CheckAction<string, "Not free">]>;
}, undefined>;
declare const listedWalletSchema: import("valibot").ObjectSchema<{
  readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  readonly name: import("valibot").StringSchema<undefined>;
  readonly chains: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 256, undefined>]>, readonly []>;
  readonly isOwn: import("valibot").BooleanSchema<undefined>;
  readonly picture: import("valibot").StringSchema<undefined>;
}, undefined>;
type ListedWallet = InferOutput<typeof listedWalletSchema>;
declare const editedWalletSchema: import("valibot").ObjectSchema<{
  readonly wallet: import("valibot").ObjectSchema<{
    homepage: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
    image_id: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    image_url: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
    rdns: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    chains: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 256, undefined>]>, readonly []>;
    mobile_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a link that opens an app">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
    link_mode: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
    desktop_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a link that opens an app">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
    webapp_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
    app_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
    play_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
    chrome_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
    id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
    badge_type: import("valibot").NullishSchema<import("valibot").PicklistSchema<readonly ["certified"], undefined>, undefined>;
    image_data: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
    replaces: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly isOwn: import("valibot").BooleanSchema<undefined>;
  readonly revision: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
}, undefined>;
type EditedWallet = InferOutput<typeof editedWalletSchema>;
declare const adminListCatalogue: {
  readonly name: "adminListCatalogue";
  readonly summary: "Lists the wallets of the catalogue as apps get them, 40 on a page, most popular first.";
  readonly method: "GET";
  readonly path: "/admin/v1/catalogue";
  readonly query: import("valibot").ObjectSchema<{
    readonly search: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly which: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["own"], undefined>, undefined>;
    readonly page: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not a number">, import("valibot").ToNumberAction<string, undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>, import("valibot").MaxValueAction<number, 10000, undefined>]>, "1">;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly wallets: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly name: import("valibot").StringSchema<undefined>;
      readonly chains: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 256, undefined>]>, readonly []>;
      readonly isOwn: import("valibot").BooleanSchema<undefined>;
      readonly picture: import("valibot").StringSchema<undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      id: string;
      name: string;
      chains: (`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[];
      isOwn: boolean;
      picture: string;
    }[], 40, undefined>]>;
    readonly count: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
    readonly own: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
  }, undefined>;
};
declare const adminGetCatalogueWallet: {
  readonly name: "adminGetCatalogueWallet";
  readonly summary: "Returns a wallet of the catalogue: one that an operator has added, or one that ships with the cloud.";
  readonly method: "GET";
  readonly path: "/admin/v1/catalogue/{wallet}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly wallet: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly wallet: import("valibot").ObjectSchema<{
      homepage: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      image_id: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      image_url: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      rdns: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      chains: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 256, undefined>]>, readonly []>;
      mobile_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a link that opens an app">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      link_mode: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      desktop_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a link that opens an app">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      webapp_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      app_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      play_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      chrome_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
      badge_type: import("valibot").NullishSchema<import("valibot").PicklistSchema<readonly ["certified"], undefined>, undefined>;
      image_data: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      replaces: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    }, undefined>;
    readonly isOwn: import("valibot").BooleanSchema<undefined>;
    readonly revision: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
  }, undefined>;
};
declare const adminGetCataloguePicture: {
  readonly name: "adminGetCataloguePicture";
  readonly summary: "Returns the picture of a wallet of the catalogue, as apps get it.";
  readonly method: "GET";
  readonly path: "/admin/v1/catalogue/{wallet}/picture";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly wallet: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly response: "blob";
};
declare const adminAddCatalogueWallet: {
  readonly name: "adminAddCatalogueWallet";
  readonly summary: "Adds a wallet to the catalogue of every node. One that claims to be a shipped wallet, by its id, its rdns, or its name and the host of its homepage, must say which one it replaces.";
  readonly method: "POST";
  readonly path: "/admin/v1/catalogue";
  readonly body: import("valibot").StrictObjectSchema<{
    readonly wallet: import("valibot").StrictObjectSchema<{
      readonly homepage: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      readonly image_id: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      readonly image_url: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      readonly rdns: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      readonly chains: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 256, undefined>]>, readonly []>;
      readonly mobile_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a link that opens an app">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      readonly link_mode: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      readonly desktop_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a link that opens an app">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      readonly webapp_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      readonly app_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      readonly play_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      readonly chrome_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
      readonly badge_type: import("valibot").NullishSchema<import("valibot").PicklistSchema<readonly ["certified"], undefined>, undefined>;
      readonly image_data: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      readonly replaces: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").RegexAction<string, "Not letters, digits, dots, dashes and underscores only">, import("valibot").CheckAction<string, "Not free">]>;
    }, undefined>;
    readonly reason: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 500, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly wallet: import("valibot").ObjectSchema<{
      homepage: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      image_id: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      image_url: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      rdns: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      chains: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 256, undefined>]>, readonly []>;
      mobile_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a link that opens an app">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      link_mode: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      desktop_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a link that opens an app">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      webapp_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      app_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      play_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      chrome_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
      badge_type: import("valibot").NullishSchema<import("valibot").PicklistSchema<readonly ["certified"], undefined>, undefined>;
      image_data: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      replaces: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    }, undefined>;
    readonly isOwn: import("valibot").BooleanSchema<undefined>;
    readonly revision: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
  }, undefined>;
};
declare const adminChangeCatalogueWallet: {
  readonly name: "adminChangeCatalogueWallet";
  readonly summary: "Replaces a wallet that an operator has added, if the header `if-match` names its revision, such as `\"7\"`. Otherwise it answers 409 `catalogue_conflict` with the wallet as it is now.";
  readonly method: "PUT";
  readonly path: "/admin/v1/catalogue/{wallet}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly wallet: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly body: import("valibot").StrictObjectSchema<{
    readonly wallet: import("valibot").StrictObjectSchema<{
      homepage: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      image_id: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      image_url: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      rdns: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      chains: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 256, undefined>]>, readonly []>;
      mobile_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a link that opens an app">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      link_mode: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      desktop_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a link that opens an app">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      webapp_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      app_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      play_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      chrome_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
      badge_type: import("valibot").NullishSchema<import("valibot").PicklistSchema<readonly ["certified"], undefined>, undefined>;
      image_data: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      replaces: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    }, undefined>;
    readonly reason: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 500, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly wallet: import("valibot").ObjectSchema<{
      homepage: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      image_id: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      image_url: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      rdns: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      chains: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 256, undefined>]>, readonly []>;
      mobile_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a link that opens an app">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      link_mode: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      desktop_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a link that opens an app">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      webapp_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      app_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      play_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      chrome_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
      badge_type: import("valibot").NullishSchema<import("valibot").PicklistSchema<readonly ["certified"], undefined>, undefined>;
      image_data: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      replaces: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    }, undefined>;
    readonly isOwn: import("valibot").BooleanSchema<undefined>;
    readonly revision: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
  }, undefined>;
};
declare const adminRemoveCatalogueWallet: {
  readonly name: "adminRemoveCatalogueWallet";
  readonly summary: "Removes a wallet that an operator has added, if the header `if-match` names its revision; otherwise it answers 409 `catalogue_conflict`. A shipped wallet that it replaced returns.";
  readonly method: "DELETE";
  readonly path: "/admin/v1/catalogue/{wallet}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly wallet: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly removed: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
};
declare const adminCatalogueConflictSchema: import("valibot").ObjectSchema<{
  readonly code: import("valibot").PicklistSchema<readonly ["invalid_request", "project_required", "project_not_found", "project_inactive", "origin_not_allowed", "unauthorized", "not_found", "not_configured", "payload_too_large", "rate_limited", "storage_full", "upstream_failed", "upstream_timeout", "internal", "session_required", "sign_in_message_invalid", "sign_in_message_altered", "sign_in_nonce_unknown", "sign_in_nonce_used", "sign_in_expired", "sign_in_not_yet_valid", "sign_in_domain_mismatch", "sign_in_uri_mismatch", "sign_in_chain_refused", "sign_in_chain_unreachable", "sign_in_signature_invalid", "host_not_allowed", "project_secret_required", "project_secret_invalid", "project_secret_exposed", "cursor_invalid", "storage_unavailable", "login_code_wrong", "login_code_expired", "login_tries_exhausted", "vault_exists", "vault_missing", "vault_conflict", "vault_unverified", "vault_suspended", "vault_removed", "device_unknown", "passkey_refused", "email_in_use", "email_changed", "handoff_unknown", "handoff_foreign", "name_taken", "operator_session_required", "operator_forbidden", "passkey_proof_required", "invitation_unknown", "operator_exists", "last_owner", "last_passkey", "project_conflict", "alerts_conflict", "catalogue_conflict", "sponsorship_conflict"], undefined>;
  readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>;
  readonly requestId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
  readonly reasons: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
    readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>;
    readonly description: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<{
    name: string;
    description: string;
  }[], 256, undefined>]>, undefined>;
  readonly theirs: import("valibot").ObjectSchema<{
    readonly wallet: import("valibot").ObjectSchema<{
      homepage: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      image_id: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      image_url: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      rdns: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      chains: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 256, undefined>]>, readonly []>;
      mobile_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a link that opens an app">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      link_mode: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      desktop_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a link that opens an app">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      webapp_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      app_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      play_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      chrome_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
      badge_type: import("valibot").NullishSchema<import("valibot").PicklistSchema<readonly ["certified"], undefined>, undefined>;
      image_data: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      replaces: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    }, undefined>;
    readonly isOwn: import("valibot").BooleanSchema<undefined>;
    readonly revision: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
  }, undefined>;
}, undefined>;
declare const loginNames: readonly ["email", "passkey", "google", "github", "apple", "facebook", "x", "discord", "farcaster"];
declare const loginSchema: import("valibot").ObjectSchema<{
  readonly name: import("valibot").PicklistSchema<readonly ["email", "passkey", "google", "github", "apple", "facebook", "x", "discord", "farcaster"], undefined>;
  readonly missing: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
  readonly redirectUrl: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
}, undefined>;
type LoginState = InferOutput<typeof loginSchema>;
declare const adminGetLogins: {
  readonly name: "adminGetLogins";
  readonly summary: "Returns which logins to the embedded wallet the server can offer, what it lacks for the others, and how long logins last. Which of them a project offers is in its features.";
  readonly method: "GET";
  readonly path: "/admin/v1/logins";
  readonly response: import("valibot").ObjectSchema<{
    readonly secureSite: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly logins: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly name: import("valibot").PicklistSchema<readonly ["email", "passkey", "google", "github", "apple", "facebook", "x", "discord", "farcaster"], undefined>;
      readonly missing: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly redirectUrl: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly times: import("valibot").ObjectSchema<{
      readonly code: import("valibot").NumberSchema<undefined>;
      readonly idle: import("valibot").NumberSchema<undefined>;
      readonly session: import("valibot").NumberSchema<undefined>;
      readonly token: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>;
    readonly deviceCheck: import("valibot").NullableSchema<import("valibot").PicklistSchema<["risk", "always"], undefined>, undefined>;
  }, undefined>;
};
declare const userMailKinds: readonly ['loginCode', 'loginLink', 'emailChange', 'walletNotice'];
declare const userMailSchema: import("valibot").ObjectSchema<{
  readonly from: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
  readonly sender: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
  readonly subject: import("valibot").StringSchema<undefined>;
  readonly text: import("valibot").StringSchema<undefined>;
}, undefined>;
type UserMail = InferOutput<typeof userMailSchema>;
declare const adminPreviewMail: {
  readonly name: "adminPreviewMail";
  readonly summary: "Writes a mail to a user as the cloud would, with invented values, in plain text. Nothing is sent or saved.";
  readonly method: "POST";
  readonly path: "/admin/v1/projects/{project}/mails/preview";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly body: import("valibot").StrictObjectSchema<{
    readonly kind: import("valibot").PicklistSchema<readonly ["loginCode", "loginLink", "emailChange", "walletNotice"], undefined>;
    readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
    readonly mails: import("valibot").StrictObjectSchema<{
      readonly app: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, "Must not contain < > \" { }">]>, undefined>;
      readonly sender: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, "Must not contain < > \" { }">]>, undefined>;
      readonly texts: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
        readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
        readonly subject: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>, import("valibot").CheckAction<string, "Must contain {app}, where the name of the app goes">]>, undefined>;
        readonly intro: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>, import("valibot").CheckAction<string, "Must contain {app}, where the name of the app goes">]>, undefined>;
        readonly note: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>]>, undefined>;
      }, undefined>, undefined>, import("valibot").MaxLengthAction<{
        language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
        subject?: string | undefined;
        intro?: string | undefined;
        note?: string | undefined;
      }[], 19, "More texts than languages">, import("valibot").CheckAction<{
        language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
        subject?: string | undefined;
        intro?: string | undefined;
        note?: string | undefined;
      }[], "Two texts of the same language">]>, undefined>;
    }, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly from: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly sender: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly subject: import("valibot").StringSchema<undefined>;
    readonly text: import("valibot").StringSchema<undefined>;
  }, undefined>;
};
declare const adminSendTestMail: {
  readonly name: "adminSendTestMail";
  readonly summary: "Sends a mail to a user, with invented values, to the address of the operator, and records it in the audit trail. Its subject begins with “Test: ”. At most 10 an hour for each operator.";
  readonly method: "POST";
  readonly path: "/admin/v1/projects/{project}/mails/test";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly body: import("valibot").StrictObjectSchema<{
    readonly kind: import("valibot").PicklistSchema<readonly ["loginCode", "loginLink", "emailChange", "walletNotice"], undefined>;
    readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
    readonly mails: import("valibot").StrictObjectSchema<{
      readonly app: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, "Must not contain < > \" { }">]>, undefined>;
      readonly sender: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, "Must not contain < > \" { }">]>, undefined>;
      readonly texts: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
        readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
        readonly subject: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>, import("valibot").CheckAction<string, "Must contain {app}, where the name of the app goes">]>, undefined>;
        readonly intro: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>, import("valibot").CheckAction<string, "Must contain {app}, where the name of the app goes">]>, undefined>;
        readonly note: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>]>, undefined>;
      }, undefined>, undefined>, import("valibot").MaxLengthAction<{
        language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
        subject?: string | undefined;
        intro?: string | undefined;
        note?: string | undefined;
      }[], 19, "More texts than languages">, import("valibot").CheckAction<{
        language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
        subject?: string | undefined;
        intro?: string | undefined;
        note?: string | undefined;
      }[], "Two texts of the same language">]>, undefined>;
    }, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly to: import("valibot").StringSchema<undefined>;
  }, undefined>;
};
declare const adminKeepUser: {
  readonly name: "adminKeepUser";
  readonly summary: "Withdraws the order to delete a user, who is told by mail. A deletion that the user has asked for stays: only the user can cancel it.";
  readonly method: "DELETE";
  readonly path: "/admin/v1/projects/{project}/users/{user}/deletion";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly user: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>;
  }, undefined>;
  readonly response: "empty";
};
declare const projectUserSchema: import("valibot").ObjectSchema<{
  readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>;
  readonly createdAt: import("valibot").NumberSchema<undefined>;
  readonly email: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>, undefined>;
  readonly eip155: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>, undefined>;
}, undefined>;
type ProjectUser = InferOutput<typeof projectUserSchema>;
declare const projectUserDetailSchema: import("valibot").ObjectSchema<{
  readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>;
  readonly createdAt: import("valibot").NumberSchema<undefined>;
  readonly email: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>, undefined>;
  readonly eip155: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>, undefined>;
  readonly hasName: import("valibot").BooleanSchema<undefined>;
  readonly logins: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
    readonly kind: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>;
    readonly createdAt: import("valibot").NumberSchema<undefined>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<{
    kind: string;
    createdAt: number;
  }[], 100, undefined>]>;
  readonly wallet: import("valibot").NullableSchema<import("valibot").ObjectSchema<{
    readonly eip155: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>;
    readonly solana: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>;
    readonly createdAt: import("valibot").NumberSchema<undefined>;
    readonly changedAt: import("valibot").NumberSchema<undefined>;
    readonly devices: import("valibot").NumberSchema<undefined>;
    readonly passkeys: import("valibot").NumberSchema<undefined>;
    readonly codes: import("valibot").NumberSchema<undefined>;
  }, undefined>, undefined>;
  readonly earlierWallets: import("valibot").NumberSchema<undefined>;
  readonly sessions: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>;
    readonly device: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>, undefined>;
    readonly createdAt: import("valibot").NumberSchema<undefined>;
    readonly seenAt: import("valibot").NumberSchema<undefined>;
    readonly expiresAt: import("valibot").NumberSchema<undefined>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<{
    id: string;
    device: string | null;
    createdAt: number;
    seenAt: number;
    expiresAt: number;
  }[], 100, undefined>]>;
  readonly liveSessions: import("valibot").NumberSchema<undefined>;
  readonly codes: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
    readonly createdAt: import("valibot").NumberSchema<undefined>;
    readonly wrong: import("valibot").NumberSchema<undefined>;
    readonly state: import("valibot").PicklistSchema<["used", "open", "expired"], undefined>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<{
    createdAt: number;
    wrong: number;
    state: "expired" | "open" | "used";
  }[], 20, undefined>]>;
  readonly events: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
    readonly createdAt: import("valibot").NumberSchema<undefined>;
    readonly kind: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>;
    readonly subject: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>, undefined>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<{
    createdAt: number;
    kind: string;
    subject: string | null;
  }[], 50, undefined>]>;
  readonly deletion: import("valibot").NullableSchema<import("valibot").ObjectSchema<{
    readonly deleteAt: import("valibot").NumberSchema<undefined>;
    readonly by: import("valibot").PicklistSchema<readonly ["user", "operator"], undefined>;
  }, undefined>, undefined>;
}, undefined>;
type ProjectUserDetail = InferOutput<typeof projectUserDetailSchema>;
declare const analyticsMeasuresSchema: import("valibot").ObjectSchema<{
  opened: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
  started: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
  connected: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
  signedIn: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
  declined: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
  failed: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
  abandoned: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
}, undefined>;
type AnalyticsMeasures = InferOutput<typeof analyticsMeasuresSchema>;
declare const analyticsSpanSchema: import("valibot").ObjectSchema<{
  readonly from: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
  readonly to: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
  readonly unit: import("valibot").PicklistSchema<["hour", "day"], undefined>;
}, undefined>;
type AnalyticsSpan = InferOutput<typeof analyticsSpanSchema>;
declare const analyticsDimensions: readonly ['wallet', 'network', 'platform', 'country', 'error', 'version', 'origin'];
type AnalyticsDimension = (typeof analyticsDimensions)[number];
declare const querySchema: import("valibot").ObjectSchema<{
  from: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>, import("valibot").RegexAction<string, "Not a time such as 2026-01-31T12:00:00Z">, import("valibot").TransformAction<string, number>, import("valibot").CheckAction<number, "Not a time such as 2026-01-31T12:00:00Z">]>, undefined>;
  to: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>, import("valibot").RegexAction<string, "Not a time such as 2026-01-31T12:00:00Z">, import("valibot").TransformAction<string, number>, import("valibot").CheckAction<number, "Not a time such as 2026-01-31T12:00:00Z">]>, undefined>;
  compare: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["previous"], undefined>, undefined>;
  filter: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 400, undefined>, import("valibot").RegexAction<string, "Not a filter such as wallet:io.metamask">, import("valibot").TransformAction<string, {
    dimension: string;
    value: string;
  }>, import("valibot").ObjectSchema<{
    readonly dimension: import("valibot").PicklistSchema<readonly ["wallet", "network", "platform", "country", "error", "version", "origin"], undefined>;
    readonly value: import("valibot").StringSchema<undefined>;
  }, undefined>]>, undefined>;
}, undefined>;
type AnalyticsQuery = InferOutput<typeof querySchema>;
declare const alertMuteDays: readonly [0, 1, 7, 30];
declare const adminListAlerts: {
  readonly name: "adminListAlerts";
  readonly summary: "Lists the open alerts, and the last 100 that are resolved, newest first.";
  readonly method: "GET";
  readonly path: "/admin/v1/alerts";
  readonly response: import("valibot").ObjectSchema<{
    readonly alerts: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
      readonly rule: import("valibot").PicklistSchema<readonly ["failureRate", "originRefused", "upstreamDown", "executorBalance", "storage", "reveals"], undefined>;
      readonly project: import("valibot").NullableSchema<import("valibot").ObjectSchema<{
        readonly key: import("valibot").StringSchema<undefined>;
        readonly name: import("valibot").StringSchema<undefined>;
      }, undefined>, undefined>;
      readonly title: import("valibot").StringSchema<undefined>;
      readonly text: import("valibot").StringSchema<undefined>;
      readonly values: import("valibot").RecordSchema<import("valibot").StringSchema<undefined>, import("valibot").UnionSchema<[import("valibot").StringSchema<undefined>, import("valibot").NumberSchema<undefined>], undefined>, undefined>;
      readonly openedAt: import("valibot").NumberSchema<undefined>;
      readonly notifiedAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
      readonly resolvedAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
      readonly mutedUntil: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>, undefined>;
  }, undefined>;
};
declare const adminMuteAlert: {
  readonly name: "adminMuteAlert";
  readonly summary: "Sends nothing about an alert for some days, also if it is resolved and opens again meanwhile; 0 days end that. The alert stays in the list.";
  readonly method: "PUT";
  readonly path: "/admin/v1/alerts/{alert}/mute";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly alert: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
  }, undefined>;
  readonly body: import("valibot").StrictObjectSchema<{
    readonly days: import("valibot").PicklistSchema<readonly [0, 1, 7, 30], undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
    readonly rule: import("valibot").PicklistSchema<readonly ["failureRate", "originRefused", "upstreamDown", "executorBalance", "storage", "reveals"], undefined>;
    readonly project: import("valibot").NullableSchema<import("valibot").ObjectSchema<{
      readonly key: import("valibot").StringSchema<undefined>;
      readonly name: import("valibot").StringSchema<undefined>;
    }, undefined>, undefined>;
    readonly title: import("valibot").StringSchema<undefined>;
    readonly text: import("valibot").StringSchema<undefined>;
    readonly values: import("valibot").RecordSchema<import("valibot").StringSchema<undefined>, import("valibot").UnionSchema<[import("valibot").StringSchema<undefined>, import("valibot").NumberSchema<undefined>], undefined>, undefined>;
    readonly openedAt: import("valibot").NumberSchema<undefined>;
    readonly notifiedAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    readonly resolvedAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    readonly mutedUntil: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
  }, undefined>;
};
declare const adminGetAlertSettings: {
  readonly name: "adminGetAlertSettings";
  readonly summary: "Returns the rules of alerts and their receivers, without the paths and secrets of webhooks.";
  readonly method: "GET";
  readonly path: "/admin/v1/alerts/settings";
  readonly response: import("valibot").ObjectSchema<{
    readonly revision: import("valibot").NumberSchema<undefined>;
    readonly rules: import("valibot").StrictObjectSchema<{
      readonly failureRate: import("valibot").StrictObjectSchema<{
        readonly isOn: import("valibot").BooleanSchema<undefined>;
        readonly factor: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 1.1, undefined>, import("valibot").MaxValueAction<number, 100, undefined>]>;
      }, undefined>;
      readonly originRefused: import("valibot").StrictObjectSchema<{
        readonly isOn: import("valibot").BooleanSchema<undefined>;
        readonly requests: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
      }, undefined>;
      readonly upstreamDown: import("valibot").StrictObjectSchema<{
        readonly isOn: import("valibot").BooleanSchema<undefined>;
        readonly minutes: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
      }, undefined>;
      readonly executorBalance: import("valibot").StrictObjectSchema<{
        readonly isOn: import("valibot").BooleanSchema<undefined>;
        readonly days: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
      }, undefined>;
      readonly storage: import("valibot").StrictObjectSchema<{
        readonly isOn: import("valibot").BooleanSchema<undefined>;
        readonly percent: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
        readonly days: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
      }, undefined>;
    }, undefined>;
    readonly mails: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly webhooks: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
      readonly name: import("valibot").StringSchema<undefined>;
      readonly origin: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly previousUntil: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly hasMailer: import("valibot").BooleanSchema<undefined>;
    readonly hasStorageLimit: import("valibot").BooleanSchema<undefined>;
  }, undefined>;
};
declare const adminPatchAlertSettings: {
  readonly name: "adminPatchAlertSettings";
  readonly summary: "Changes the parts of the alert settings that `change` contains, if the header `if-match` names their revision, such as `\"7\"`. Otherwise it answers 409 `alerts_conflict` with both versions: theirs and yours.";
  readonly method: "PATCH";
  readonly path: "/admin/v1/alerts/settings";
  readonly body: import("valibot").StrictObjectSchema<{
    readonly change: import("valibot").StrictObjectSchema<{
      readonly rules: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
        readonly failureRate: import("valibot").StrictObjectSchema<{
          readonly isOn: import("valibot").BooleanSchema<undefined>;
          readonly factor: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 1.1, undefined>, import("valibot").MaxValueAction<number, 100, undefined>]>;
        }, undefined>;
        readonly originRefused: import("valibot").StrictObjectSchema<{
          readonly isOn: import("valibot").BooleanSchema<undefined>;
          readonly requests: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
        }, undefined>;
        readonly upstreamDown: import("valibot").StrictObjectSchema<{
          readonly isOn: import("valibot").BooleanSchema<undefined>;
          readonly minutes: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
        }, undefined>;
        readonly executorBalance: import("valibot").StrictObjectSchema<{
          readonly isOn: import("valibot").BooleanSchema<undefined>;
          readonly days: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
        }, undefined>;
        readonly storage: import("valibot").StrictObjectSchema<{
          readonly isOn: import("valibot").BooleanSchema<undefined>;
          readonly percent: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
          readonly days: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
        }, undefined>;
      }, undefined>, undefined>;
      readonly mails: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 254, "Longer than 254 characters">, import("valibot").RegexAction<string, "Not an e-mail address">, import("valibot").CheckAction<string, "Must not contain control characters">, import("valibot").ToLowerCaseAction]>, undefined>, import("valibot").MaxLengthAction<string[], 20, "More than 20 addresses">]>, undefined>;
    }, undefined>;
    readonly reason: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 500, "Longer than 500 characters">]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly revision: import("valibot").NumberSchema<undefined>;
    readonly rules: import("valibot").StrictObjectSchema<{
      readonly failureRate: import("valibot").StrictObjectSchema<{
        readonly isOn: import("valibot").BooleanSchema<undefined>;
        readonly factor: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 1.1, undefined>, import("valibot").MaxValueAction<number, 100, undefined>]>;
      }, undefined>;
      readonly originRefused: import("valibot").StrictObjectSchema<{
        readonly isOn: import("valibot").BooleanSchema<undefined>;
        readonly requests: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
      }, undefined>;
      readonly upstreamDown: import("valibot").StrictObjectSchema<{
        readonly isOn: import("valibot").BooleanSchema<undefined>;
        readonly minutes: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
      }, undefined>;
      readonly executorBalance: import("valibot").StrictObjectSchema<{
        readonly isOn: import("valibot").BooleanSchema<undefined>;
        readonly days: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
      }, undefined>;
      readonly storage: import("valibot").StrictObjectSchema<{
        readonly isOn: import("valibot").BooleanSchema<undefined>;
        readonly percent: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
        readonly days: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
      }, undefined>;
    }, undefined>;
    readonly mails: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly webhooks: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
      readonly name: import("valibot").StringSchema<undefined>;
      readonly origin: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly previousUntil: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly hasMailer: import("valibot").BooleanSchema<undefined>;
    readonly hasStorageLimit: import("valibot").BooleanSchema<undefined>;
  }, undefined>;
};
declare const adminAlertConflictSchema: import("valibot").ObjectSchema<{
  readonly code: import("valibot").PicklistSchema<readonly ["invalid_request", "project_required", "project_not_found", "project_inactive", "origin_not_allowed", "unauthorized", "not_found", "not_configured", "payload_too_large", "rate_limited", "storage_full", "upstream_failed", "upstream_timeout", "internal", "session_required", "sign_in_message_invalid", "sign_in_message_altered", "sign_in_nonce_unknown", "sign_in_nonce_used", "sign_in_expired", "sign_in_not_yet_valid", "sign_in_domain_mismatch", "sign_in_uri_mismatch", "sign_in_chain_refused", "sign_in_chain_unreachable", "sign_in_signature_invalid", "host_not_allowed", "project_secret_required", "project_secret_invalid", "project_secret_exposed", "cursor_invalid", "storage_unavailable", "login_code_wrong", "login_code_expired", "login_tries_exhausted", "vault_exists", "vault_missing", "vault_conflict", "vault_unverified", "vault_suspended", "vault_removed", "device_unknown", "passkey_refused", "email_in_use", "email_changed", "handoff_unknown", "handoff_foreign", "name_taken", "operator_session_required", "operator_forbidden", "passkey_proof_required", "invitation_unknown", "operator_exists", "last_owner", "last_passkey", "project_conflict", "alerts_conflict", "catalogue_conflict", "sponsorship_conflict"], undefined>;
  readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>;
  readonly requestId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
  readonly reasons: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
    readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>;
    readonly description: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<{
    name: string;
    description: string;
  }[], 256, undefined>]>, undefined>;
  readonly theirs: import("valibot").ObjectSchema<{
    readonly revision: import("valibot").NumberSchema<undefined>;
    readonly rules: import("valibot").StrictObjectSchema<{
      readonly failureRate: import("valibot").StrictObjectSchema<{
        readonly isOn: import("valibot").BooleanSchema<undefined>;
        readonly factor: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 1.1, undefined>, import("valibot").MaxValueAction<number, 100, undefined>]>;
      }, undefined>;
      readonly originRefused: import("valibot").StrictObjectSchema<{
        readonly isOn: import("valibot").BooleanSchema<undefined>;
        readonly requests: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
      }, undefined>;
      readonly upstreamDown: import("valibot").StrictObjectSchema<{
        readonly isOn: import("valibot").BooleanSchema<undefined>;
        readonly minutes: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
      }, undefined>;
      readonly executorBalance: import("valibot").StrictObjectSchema<{
        readonly isOn: import("valibot").BooleanSchema<undefined>;
        readonly days: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
      }, undefined>;
      readonly storage: import("valibot").StrictObjectSchema<{
        readonly isOn: import("valibot").BooleanSchema<undefined>;
        readonly percent: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
        readonly days: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
      }, undefined>;
    }, undefined>;
    readonly mails: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly webhooks: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
      readonly name: import("valibot").StringSchema<undefined>;
      readonly origin: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly previousUntil: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly hasMailer: import("valibot").BooleanSchema<undefined>;
    readonly hasStorageLimit: import("valibot").BooleanSchema<undefined>;
  }, undefined>;
  readonly yours: import("valibot").StrictObjectSchema<{
    readonly rules: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
      readonly failureRate: import("valibot").StrictObjectSchema<{
        readonly isOn: import("valibot").BooleanSchema<undefined>;
        readonly factor: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 1.1, undefined>, import("valibot").MaxValueAction<number, 100, undefined>]>;
      }, undefined>;
      readonly originRefused: import("valibot").StrictObjectSchema<{
        readonly isOn: import("valibot").BooleanSchema<undefined>;
        readonly requests: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
      }, undefined>;
      readonly upstreamDown: import("valibot").StrictObjectSchema<{
        readonly isOn: import("valibot").BooleanSchema<undefined>;
        readonly minutes: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
      }, undefined>;
      readonly executorBalance: import("valibot").StrictObjectSchema<{
        readonly isOn: import("valibot").BooleanSchema<undefined>;
        readonly days: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
      }, undefined>;
      readonly storage: import("valibot").StrictObjectSchema<{
        readonly isOn: import("valibot").BooleanSchema<undefined>;
        readonly percent: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
        readonly days: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
      }, undefined>;
    }, undefined>, undefined>;
    readonly mails: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 254, "Longer than 254 characters">, import("valibot").RegexAction<string, "Not an e-mail address">, import("valibot").CheckAction<string, "Must not contain control characters">, import("valibot").ToLowerCaseAction]>, undefined>, import("valibot").MaxLengthAction<string[], 20, "More than 20 addresses">]>, undefined>;
  }, undefined>;
}, undefined>;
declare const addAlertWebhook: {
  readonly name: "addAlertWebhook";
  readonly summary: "Adds a webhook that receives alerts as Standard Webhooks. Its secret is returned only once.";
  readonly method: "POST";
  readonly path: "/admin/v1/alerts/webhooks";
  readonly body: import("valibot").StrictObjectSchema<{
    readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
    readonly url: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, "Longer than 2,048 characters">, import("valibot").UrlAction<string, "Not a URL">]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly webhook: import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
      readonly name: import("valibot").StringSchema<undefined>;
      readonly origin: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly previousUntil: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>;
    readonly secret: import("valibot").StringSchema<undefined>;
  }, undefined>;
};
declare const rotateAlertWebhook: {
  readonly name: "rotateAlertWebhook";
  readonly summary: "Gives a webhook a new secret, which is returned only once. The earlier one signs as well for 24 hours.";
  readonly method: "POST";
  readonly path: "/admin/v1/alerts/webhooks/{webhook}/secret";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly webhook: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly webhook: import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
      readonly name: import("valibot").StringSchema<undefined>;
      readonly origin: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly previousUntil: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>;
    readonly secret: import("valibot").StringSchema<undefined>;
  }, undefined>;
};
declare const removeAlertWebhook: {
  readonly name: "removeAlertWebhook";
  readonly summary: "Removes a webhook. What waits to be sent to it is not sent any more.";
  readonly method: "DELETE";
  readonly path: "/admin/v1/alerts/webhooks/{webhook}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly webhook: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
  }, undefined>;
  readonly response: "empty";
};
declare const adminListAlertDeliveries: {
  readonly name: "adminListAlertDeliveries";
  readonly summary: "Lists the last 100 messages about alerts, newest first.";
  readonly method: "GET";
  readonly path: "/admin/v1/alerts/deliveries";
  readonly response: import("valibot").ObjectSchema<{
    readonly deliveries: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
      readonly event: import("valibot").PicklistSchema<readonly ["opened", "repeated", "resolved", "test"], undefined>;
      readonly title: import("valibot").StringSchema<undefined>;
      readonly channel: import("valibot").PicklistSchema<["mail", "webhook"], undefined>;
      readonly receiver: import("valibot").StringSchema<undefined>;
      readonly state: import("valibot").PicklistSchema<["waiting", "sent", "failed"], undefined>;
      readonly tries: import("valibot").NumberSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly sentAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
      readonly nextAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
      readonly error: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
    }, undefined>, undefined>;
  }, undefined>;
};
declare const adminResendAlert: {
  readonly name: "adminResendAlert";
  readonly summary: "Sends a message again at once, with the same id, and with 8 new tries. A receiver that has it drops it.";
  readonly method: "POST";
  readonly path: "/admin/v1/alerts/deliveries/{delivery}/send";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly delivery: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
    readonly event: import("valibot").PicklistSchema<readonly ["opened", "repeated", "resolved", "test"], undefined>;
    readonly title: import("valibot").StringSchema<undefined>;
    readonly channel: import("valibot").PicklistSchema<["mail", "webhook"], undefined>;
    readonly receiver: import("valibot").StringSchema<undefined>;
    readonly state: import("valibot").PicklistSchema<["waiting", "sent", "failed"], undefined>;
    readonly tries: import("valibot").NumberSchema<undefined>;
    readonly createdAt: import("valibot").NumberSchema<undefined>;
    readonly sentAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    readonly nextAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    readonly error: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
  }, undefined>;
};
declare const adminTestAlert: {
  readonly name: "adminTestAlert";
  readonly summary: "Sends a test message to a receiver of alerts.";
  readonly method: "POST";
  readonly path: "/admin/v1/alerts/test";
  readonly body: import("valibot").StrictObjectSchema<{
    readonly receiver: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 254, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
    readonly event: import("valibot").PicklistSchema<readonly ["opened", "repeated", "resolved", "test"], undefined>;
    readonly title: import("valibot").StringSchema<undefined>;
    readonly channel: import("valibot").PicklistSchema<["mail", "webhook"], undefined>;
    readonly receiver: import("valibot").StringSchema<undefined>;
    readonly state: import("valibot").PicklistSchema<["waiting", "sent", "failed"], undefined>;
    readonly tries: import("valibot").NumberSchema<undefined>;
    readonly createdAt: import("valibot").NumberSchema<undefined>;
    readonly sentAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    readonly nextAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    readonly error: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
  }, undefined>;
};
declare const alertRuleNames: readonly ['failureRate', 'originRefused', 'upstreamDown', 'executorBalance', 'storage'];
type AlertRuleName = (typeof alertRuleNames)[number];
declare const alertKinds: readonly ["failureRate", "originRefused", "upstreamDown", "executorBalance", "storage", "reveals"];
type AlertKind = (typeof alertKinds)[number];
declare const alertRulesSchema: import("valibot").StrictObjectSchema<{
  readonly failureRate: import("valibot").StrictObjectSchema<{
    readonly isOn: import("valibot").BooleanSchema<undefined>;
    readonly factor: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 1.1, undefined>, import("valibot").MaxValueAction<number, 100, undefined>]>;
  }, undefined>;
  readonly originRefused: import("valibot").StrictObjectSchema<{
    readonly isOn: import("valibot").BooleanSchema<undefined>;
    readonly requests: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
  }, undefined>;
  readonly upstreamDown: import("valibot").StrictObjectSchema<{
    readonly isOn: import("valibot").BooleanSchema<undefined>;
    readonly minutes: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
  }, undefined>;
  readonly executorBalance: import("valibot").StrictObjectSchema<{
    readonly isOn: import("valibot").BooleanSchema<undefined>;
    readonly days: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
  }, undefined>;
  readonly storage: import("valibot").StrictObjectSchema<{
    readonly isOn: import("valibot").BooleanSchema<undefined>;
    readonly percent: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
    readonly days: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
  }, undefined>;
}, undefined>;
type AlertRules = InferOutput<typeof alertRulesSchema>;
declare const alertValuesSchema: import("valibot").RecordSchema<import("valibot").StringSchema<undefined>, import("valibot").UnionSchema<[import("valibot").StringSchema<undefined>, import("valibot").NumberSchema<undefined>], undefined>, undefined>;
type AlertValues = InferOutput<typeof alertValuesSchema>;
declare const alertSchema: import("valibot").ObjectSchema<{
  readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
  readonly rule: import("valibot").PicklistSchema<readonly ["failureRate", "originRefused", "upstreamDown", "executorBalance", "storage", "reveals"], undefined>;
  readonly project: import("valibot").NullableSchema<import("valibot").ObjectSchema<{
    readonly key: import("valibot").StringSchema<undefined>;
    readonly name: import("valibot").StringSchema<undefined>;
  }, undefined>, undefined>;
  readonly title: import("valibot").StringSchema<undefined>;
  readonly text: import("valibot").StringSchema<undefined>;
  readonly values: import("valibot").RecordSchema<import("valibot").StringSchema<undefined>, import("valibot").UnionSchema<[import("valibot").StringSchema<undefined>, import("valibot").NumberSchema<undefined>], undefined>, undefined>;
  readonly openedAt: import("valibot").NumberSchema<undefined>;
  readonly notifiedAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
  readonly resolvedAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
  readonly mutedUntil: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
}, undefined>;
type AdminAlert = InferOutput<typeof alertSchema>;
declare const alertWebhookSchema: import("valibot").ObjectSchema<{
  readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
  readonly name: import("valibot").StringSchema<undefined>;
  readonly origin: import("valibot").StringSchema<undefined>;
  readonly createdAt: import("valibot").NumberSchema<undefined>;
  readonly previousUntil: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
}, undefined>;
type AlertWebhook = InferOutput<typeof alertWebhookSchema>;
declare const alertSettingsSchema: import("valibot").ObjectSchema<{
  readonly revision: import("valibot").NumberSchema<undefined>;
  readonly rules: import("valibot").StrictObjectSchema<{
    readonly failureRate: import("valibot").StrictObjectSchema<{
      readonly isOn: import("valibot").BooleanSchema<undefined>;
      readonly factor: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 1.1, undefined>, import("valibot").MaxValueAction<number, 100, undefined>]>;
    }, undefined>;
    readonly originRefused: import("valibot").StrictObjectSchema<{
      readonly isOn: import("valibot").BooleanSchema<undefined>;
      readonly requests: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
    }, undefined>;
    readonly upstreamDown: import("valibot").StrictObjectSchema<{
      readonly isOn: import("valibot").BooleanSchema<undefined>;
      readonly minutes: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
    }, undefined>;
    readonly executorBalance: import("valibot").StrictObjectSchema<{
      readonly isOn: import("valibot").BooleanSchema<undefined>;
      readonly days: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
    }, undefined>;
    readonly storage: import("valibot").StrictObjectSchema<{
      readonly isOn: import("valibot").BooleanSchema<undefined>;
      readonly percent: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
      readonly days: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
    }, undefined>;
  }, undefined>;
  readonly mails: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
  readonly webhooks: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
    readonly name: import("valibot").StringSchema<undefined>;
    readonly origin: import("valibot").StringSchema<undefined>;
    readonly createdAt: import("valibot").NumberSchema<undefined>;
    readonly previousUntil: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
  }, undefined>, undefined>;
  readonly hasMailer: import("valibot").BooleanSchema<undefined>;
  readonly hasStorageLimit: import("valibot").BooleanSchema<undefined>;
}, undefined>;
type AlertSettings = InferOutput<typeof alertSettingsSchema>;
declare const alertChangeSchema: import("valibot").StrictObjectSchema<{
  readonly rules: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
    readonly failureRate: import("valibot").StrictObjectSchema<{
      readonly isOn: import("valibot").BooleanSchema<undefined>;
      readonly factor: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 1.1, undefined>, import("valibot").MaxValueAction<number, 100, undefined>]>;
    }, undefined>;
    readonly originRefused: import("valibot").StrictObjectSchema<{
      readonly isOn: import("valibot").BooleanSchema<undefined>;
      readonly requests: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
    }, undefined>;
    readonly upstreamDown: import("valibot").StrictObjectSchema<{
      readonly isOn: import("valibot").BooleanSchema<undefined>;
      readonly minutes: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
    }, undefined>;
    readonly executorBalance: import("valibot").StrictObjectSchema<{
      readonly isOn: import("valibot").BooleanSchema<undefined>;
      readonly days: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
    }, undefined>;
    readonly storage: import("valibot").StrictObjectSchema<{
      readonly isOn: import("valibot").BooleanSchema<undefined>;
      readonly percent: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
      readonly days: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, "Not a whole number">, import("valibot").MinValueAction<number, number, undefined>, import("valibot").MaxValueAction<number, number, undefined>]>;
    }, undefined>;
  }, undefined>, undefined>;
  readonly mails: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 254, "Longer than 254 characters">, import("valibot").RegexAction<string, "Not an e-mail address">, import("valibot").CheckAction<string, "Must not contain control characters">, import("valibot").ToLowerCaseAction]>, undefined>, import("valibot").MaxLengthAction<string[], 20, "More than 20 addresses">]>, undefined>;
}, undefined>;
type AlertChange = InferOutput<typeof alertChangeSchema>;
declare const alertEvents: readonly ['opened', 'repeated', 'resolved', 'test'];
declare const alertDeliverySchema: import("valibot").ObjectSchema<{
  readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").RegexAction<string, "Not an id">]>;
  readonly event: import("valibot").PicklistSchema<readonly ["opened", "repeated", "resolved", "test"], undefined>;
  readonly title: import("valibot").StringSchema<undefined>;
  readonly channel: import("valibot").PicklistSchema<["mail", "webhook"], undefined>;
  readonly receiver: import("valibot").StringSchema<undefined>;
  readonly state: import("valibot").PicklistSchema<["waiting", "sent", "failed"], undefined>;
  readonly tries: import("valibot").NumberSchema<undefined>;
  readonly createdAt: import("valibot").NumberSchema<undefined>;
  readonly sentAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
  readonly nextAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
  readonly error: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
}, undefined>;
type AlertDelivery = InferOutput<typeof alertDeliverySchema>;
declare const adminGetRelayHealth: {
  readonly name: "adminGetRelayHealth";
  readonly summary: "Returns the present state of the relay on the node that answers, and its counts of the last hour.";
  readonly method: "GET";
  readonly path: "/admin/v1/health/relay";
  readonly response: import("valibot").ObjectSchema<{
    readonly startedAt: import("valibot").NumberSchema<undefined>;
    readonly sockets: import("valibot").NumberSchema<undefined>;
    readonly clients: import("valibot").NumberSchema<undefined>;
    readonly parked: import("valibot").NumberSchema<undefined>;
    readonly topics: import("valibot").NumberSchema<undefined>;
    readonly unsentBytes: import("valibot").NumberSchema<undefined>;
    readonly hour: import("valibot").ObjectSchema<{
      readonly stored: import("valibot").NumberSchema<undefined>;
      readonly storeTime: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
      readonly pushed: import("valibot").NumberSchema<undefined>;
      readonly refused: import("valibot").NumberSchema<undefined>;
      readonly failed: import("valibot").NumberSchema<undefined>;
      readonly closed: import("valibot").NumberSchema<undefined>;
      readonly reasons: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly kind: import("valibot").PicklistSchema<["refused", "failed", "closed"], undefined>;
        readonly reason: import("valibot").StringSchema<undefined>;
        readonly count: import("valibot").NumberSchema<undefined>;
      }, undefined>, undefined>;
    }, undefined>;
    readonly mailbox: import("valibot").ObjectSchema<{
      readonly messages: import("valibot").NumberSchema<undefined>;
      readonly isMore: import("valibot").BooleanSchema<undefined>;
    }, undefined>;
  }, undefined>;
};
declare const upstreamHealthSchema: import("valibot").ObjectSchema<{
  readonly id: import("valibot").StringSchema<undefined>;
  readonly kind: import("valibot").PicklistSchema<["rpc", "bundler", "provider"], undefined>;
  readonly chain: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
  readonly setting: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
  readonly place: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
  readonly provider: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
  readonly concern: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
  readonly requests: import("valibot").NumberSchema<undefined>;
  readonly failures: import("valibot").NumberSchema<undefined>;
  readonly heldBack: import("valibot").NumberSchema<undefined>;
  readonly median: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
  readonly percentile95: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
  readonly answeredAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
  readonly failure: import("valibot").NullableSchema<import("valibot").ObjectSchema<{
    readonly at: import("valibot").NumberSchema<undefined>;
    readonly reason: import("valibot").StringSchema<undefined>;
  }, undefined>, undefined>;
  readonly failingSince: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
  readonly skippedUntil: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
  readonly canProbe: import("valibot").BooleanSchema<undefined>;
}, undefined>;
type UpstreamHealth = InferOutput<typeof upstreamHealthSchema>;
declare const adminListUpstreams: {
  readonly name: "adminListUpstreams";
  readonly summary: "Lists the JSON-RPC nodes, bundlers and providers of the node that answers, with what became of the requests of the last hour. Never by URL.";
  readonly method: "GET";
  readonly path: "/admin/v1/health/upstreams";
  readonly response: import("valibot").ObjectSchema<{
    readonly startedAt: import("valibot").NumberSchema<undefined>;
    readonly upstreams: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").StringSchema<undefined>;
      readonly kind: import("valibot").PicklistSchema<["rpc", "bundler", "provider"], undefined>;
      readonly chain: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly setting: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly place: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
      readonly provider: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly concern: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly requests: import("valibot").NumberSchema<undefined>;
      readonly failures: import("valibot").NumberSchema<undefined>;
      readonly heldBack: import("valibot").NumberSchema<undefined>;
      readonly median: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
      readonly percentile95: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
      readonly answeredAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
      readonly failure: import("valibot").NullableSchema<import("valibot").ObjectSchema<{
        readonly at: import("valibot").NumberSchema<undefined>;
        readonly reason: import("valibot").StringSchema<undefined>;
      }, undefined>, undefined>;
      readonly failingSince: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
      readonly skippedUntil: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
      readonly canProbe: import("valibot").BooleanSchema<undefined>;
    }, undefined>, undefined>;
  }, undefined>;
};
declare const adminProbeUpstream: {
  readonly name: "adminProbeUpstream";
  readonly summary: "Sends a harmless request to an upstream, and returns its state afterwards. Providers get no such request: their pause ends, and they serve the next request.";
  readonly method: "POST";
  readonly path: "/admin/v1/health/upstreams/{upstream}/probe";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly upstream: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>, import("valibot").RegexAction<string, "Not an id of an upstream">]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly id: import("valibot").StringSchema<undefined>;
    readonly kind: import("valibot").PicklistSchema<["rpc", "bundler", "provider"], undefined>;
    readonly chain: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly setting: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly place: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    readonly provider: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly concern: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly requests: import("valibot").NumberSchema<undefined>;
    readonly failures: import("valibot").NumberSchema<undefined>;
    readonly heldBack: import("valibot").NumberSchema<undefined>;
    readonly median: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    readonly percentile95: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    readonly answeredAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    readonly failure: import("valibot").NullableSchema<import("valibot").ObjectSchema<{
      readonly at: import("valibot").NumberSchema<undefined>;
      readonly reason: import("valibot").StringSchema<undefined>;
    }, undefined>, undefined>;
    readonly failingSince: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    readonly skippedUntil: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    readonly canProbe: import("valibot").BooleanSchema<undefined>;
  }, undefined>;
};
declare const adminGetStorageHealth: {
  readonly name: "adminGetStorageHealth";
  readonly summary: "Returns the size of the database, its growth, and the days until it is full at that rate.";
  readonly method: "GET";
  readonly path: "/admin/v1/health/storage";
  readonly response: import("valibot").ObjectSchema<{
    readonly kind: import("valibot").PicklistSchema<["memory", "pglite", "postgres"], undefined>;
    readonly bytes: import("valibot").NumberSchema<undefined>;
    readonly limit: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    readonly disk: import("valibot").NullableSchema<import("valibot").ObjectSchema<{
      readonly free: import("valibot").NumberSchema<undefined>;
      readonly total: import("valibot").NumberSchema<undefined>;
      readonly reserve: import("valibot").NumberSchema<undefined>;
      readonly isLow: import("valibot").BooleanSchema<undefined>;
    }, undefined>, undefined>;
    readonly sizes: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly day: import("valibot").NumberSchema<undefined>;
      readonly bytes: import("valibot").NumberSchema<undefined>;
    }, undefined>, undefined>;
    readonly growth: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    readonly daysLeft: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
  }, undefined>;
};
declare const adminGetMailHealth: {
  readonly name: "adminGetMailHealth";
  readonly summary: "Returns how many mails the node that answers has sent and failed to send, and the outbox of all nodes.";
  readonly method: "GET";
  readonly path: "/admin/v1/health/mail";
  readonly response: import("valibot").ObjectSchema<{
    readonly startedAt: import("valibot").NumberSchema<undefined>;
    readonly isConfigured: import("valibot").BooleanSchema<undefined>;
    readonly sent: import("valibot").NumberSchema<undefined>;
    readonly failed: import("valibot").NumberSchema<undefined>;
    readonly sentAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    readonly failure: import("valibot").NullableSchema<import("valibot").ObjectSchema<{
      readonly at: import("valibot").NumberSchema<undefined>;
      readonly code: import("valibot").StringSchema<undefined>;
      readonly reply: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly outbox: import("valibot").ObjectSchema<{
      readonly notices: import("valibot").ObjectSchema<{
        waiting: import("valibot").NumberSchema<undefined>;
        retried: import("valibot").NumberSchema<undefined>;
        oldestAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
      }, undefined>;
      readonly alerts: import("valibot").ObjectSchema<{
        readonly waiting: import("valibot").NumberSchema<undefined>;
        readonly retried: import("valibot").NumberSchema<undefined>;
        readonly oldestAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
        readonly failed: import("valibot").NumberSchema<undefined>;
      }, undefined>;
    }, undefined>;
  }, undefined>;
};
declare const executorHealthSchema: import("valibot").ObjectSchema<{
  readonly chain: import("valibot").StringSchema<undefined>;
  readonly address: import("valibot").StringSchema<undefined>;
  readonly state: import("valibot").PicklistSchema<["ready", "delegated", "unreachable"], undefined>;
  readonly balance: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
  readonly perDay: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
  readonly daysLeft: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
  readonly isLow: import("valibot").BooleanSchema<undefined>;
}, undefined>;
type ExecutorHealth = InferOutput<typeof executorHealthSchema>;
declare const adminListExecutors: {
  readonly name: "adminListExecutors";
  readonly summary: "Lists the executors of the bundler by chain, with their coins and how long these last.";
  readonly method: "GET";
  readonly path: "/admin/v1/health/executors";
  readonly response: import("valibot").ObjectSchema<{
    readonly balanceAtLeast: import("valibot").StringSchema<undefined>;
    readonly executors: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly chain: import("valibot").StringSchema<undefined>;
      readonly address: import("valibot").StringSchema<undefined>;
      readonly state: import("valibot").PicklistSchema<["ready", "delegated", "unreachable"], undefined>;
      readonly balance: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly perDay: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly daysLeft: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
      readonly isLow: import("valibot").BooleanSchema<undefined>;
    }, undefined>, undefined>;
  }, undefined>;
};
export { type AdminAlert, type AdminOperator, type AlertChange, type AlertDelivery, type AlertKind, type AlertRuleName, type AlertRules, type AlertSettings, type AlertValues, type AlertWebhook, type AnalyticsDimension, type AnalyticsMeasures, type AnalyticsQuery, type AnalyticsSpan, type EditedWallet, type ExecutorHealth, type ListedOperator, type ListedWallet, type LoginState, type OperatorInvitation, type OperatorRole, type OwnWallet, type ProjectSignIn, type ProjectUser, type ProjectUserDetail, type ServerSetting, type UpstreamHealth, type UserMail, type UserMailLanguage, acceptInvitation, addAlertWebhook, addMyPasskey, adminAddCatalogueWallet, adminAlertConflictSchema, adminCatalogueConflictSchema, adminChangeCatalogueWallet, adminDeleteUser, adminEndAccountSignIns, adminEndSignIn, adminEndSignIns, adminEndUserSession, adminEndUserSessions, adminExportUsers, adminFindSignIns, adminFindUsers, adminGetAlertSettings, adminGetAnalyticsBreakdown, adminGetAnalyticsCsv, adminGetAnalyticsDurations, adminGetAnalyticsFunnel, adminGetAnalyticsSeries, adminGetCataloguePicture, adminGetCatalogueWallet, adminGetLogins, adminGetMailHealth, adminGetRelayHealth, adminGetServer, adminGetSignInCounts, adminGetStorageHealth, adminGetUser, adminGetUserCounts, adminKeepUser, adminListAlertDeliveries, adminListAlerts, adminListCatalogue, adminListExecutors, adminListRefusals, adminListSignIns, adminListUpstreams, adminMuteAlert, adminPatchAlertSettings, adminPreviewMail, adminProbeUpstream, adminRemoveCatalogueWallet, adminResendAlert, adminRevealUser, adminSendTestMail, adminTestAlert, alertChangeSchema, alertEvents, alertKinds, alertMuteDays, alertRuleNames, alertRulesSchema, alertSettingsSchema, alertValuesSchema, analyticsDimensions, auditFaultKinds, changeOperatorRole, checkAudit, createInvitation, endMySession, endOperatorSessions, getInvitationOptions, getMe, getMyPasskeyOptions, getMyPasskeys, getMySessions, getOperatorLoginOptions, getProofOptions, listInvitations, listOperators, listedOperatorSchema, logInOperator, loginNames, newOwnWalletSchema, operatorEmailSchema, operatorInvitationSchema, operatorMeSchema, operatorRoleSchema, operatorRoles, operatorSchema, proveOperator, removeAlertWebhook, removeInvitation, removeMyPasskey, removeOperator, rotateAlertWebhook, serverSettingSchema, serverSettingSources, userMailKinds, userMailLanguages };
