// Generated from the built types by `pnpm api:write`. The comments are left out.
import { GenericSchema, InferOutput } from "valibot";
interface Cacao {
  readonly h: {
    readonly t: string;
  };
  readonly p: {
    readonly iss: string;
    readonly domain: string;
    readonly aud: string;
    readonly version: string;
    readonly nonce: string;
    readonly iat: string;
    readonly statement?: string | undefined;
    readonly exp?: string | undefined;
    readonly nbf?: string | undefined;
    readonly requestId?: string | undefined;
    readonly resources?: readonly string[] | undefined;
  };
  readonly s: {
    readonly t: string;
    readonly s: string;
    readonly m?: string | undefined;
  };
}
declare const namespaces: readonly ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'];
type Namespace = (typeof namespaces)[number];
type CaipNetworkId<namespace extends Namespace = Namespace> = `${namespace}:${string}`;
interface SiwxMessage {
  readonly domain: string;
  readonly scheme?: string | undefined;
  readonly accountAddress: string;
  readonly chainId: CaipNetworkId;
  readonly uri: string;
  readonly version: '1';
  readonly nonce: string;
  readonly statement?: string | undefined;
  readonly issuedAt?: string | undefined;
  readonly expirationTime?: string | undefined;
  readonly notBefore?: string | undefined;
  readonly requestId?: string | undefined;
  readonly resources?: readonly string[] | undefined;
}
declare const signInAccountNames: {
  readonly eip155: 'Ethereum';
  readonly solana: 'Solana';
  readonly bip122: 'Bitcoin';
};
type SignInNamespace = keyof typeof signInAccountNames;
declare function formatSignInText(parameters: {
  readonly message: SiwxMessage;
  readonly namespace: SignInNamespace;
}): string;
declare const createSignInNonce: {
  readonly name: "createSignInNonce";
  readonly summary: "Returns a nonce for one sign-in message of this project. It expires.";
  readonly method: "POST";
  readonly path: "/siwx/v1/nonce";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly nonce: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly expiresAt: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const getSignInKeys: {
  readonly name: "getSignInKeys";
  readonly summary: "Returns the public keys that verify session tokens, as a JSON Web Key Set.";
  readonly method: "GET";
  readonly path: "/.well-known/jwks.json";
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
interface SiwxSession {
  readonly data: SiwxMessage;
  readonly message: string;
  readonly signature: string;
  readonly cacao?: Cacao | undefined;
}
interface SiwxAccount {
  readonly chainId: CaipNetworkId;
  readonly accountAddress: string;
}
interface Siwx {
  createMessage(account: SiwxAccount & {
    readonly signal?: AbortSignal | undefined;
  }): Promise<Pick<SiwxSession, 'data' | 'message'>>;
  addSession(session: SiwxSession): Promise<void>;
  revokeSession(account: SiwxAccount): Promise<void>;
  setSessions(sessions: readonly SiwxSession[]): Promise<void>;
  getSessions(account: SiwxAccount): Promise<readonly SiwxSession[]>;
  getRequired(): boolean;
  readonly signOutOnDisconnect: boolean;
}
declare function parseCacaoPayload(payload: Cacao['p']): readonly Pick<SiwxSession, 'data' | 'message'>[];
type RecapGrants = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
declare function toRecap(grants: RecapGrants): string;
declare function parseRecap(resources?: readonly string[]): RecapGrants | undefined;
declare const renewSignInToken: {
  readonly name: "renewSignInToken";
  readonly summary: "Returns a new token of an active session. Requires the secret of the session, as `Authorization: Bearer` or as a cookie; a token does not suffice.";
  readonly method: "POST";
  readonly path: "/siwx/v1/token";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly isForSignedIn: true;
  readonly body: import("valibot").ObjectSchema<{
    readonly pci: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly pci: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly account: import("valibot").CustomSchema<`bip122:${string}:${string}` | `cosmos:${string}:${string}` | `eip155:${string}:${string}` | `polkadot:${string}:${string}` | `solana:${string}:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
    readonly expiresAt: import("valibot").NumberSchema<undefined>;
    readonly token: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>;
    readonly tokenExpiresAt: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const signIn: {
  readonly name: "signIn";
  readonly summary: "Verifies signed sign-in messages, all or none, and stores them as sessions, each with a secret and a token that expires soon. Messages of one approval on several chains may share one nonce.";
  readonly method: "POST";
  readonly path: "/siwx/v1/sessions";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly sessions: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").GenericSchema<SiwxSession>, undefined>, import("valibot").MinLengthAction<SiwxSession[], 1, undefined>, import("valibot").MaxLengthAction<SiwxSession[], 5, undefined>]>;
    readonly cookie: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly sessions: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly pci: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly account: import("valibot").CustomSchema<`bip122:${string}:${string}` | `cosmos:${string}:${string}` | `eip155:${string}:${string}` | `polkadot:${string}:${string}` | `solana:${string}:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
      readonly expiresAt: import("valibot").NumberSchema<undefined>;
      readonly token: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
      readonly tokenExpiresAt: import("valibot").OptionalSchema<import("valibot").NumberSchema<undefined>, undefined>;
      readonly secret: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      pci: string;
      account: `bip122:${string}:${string}` | `cosmos:${string}:${string}` | `eip155:${string}:${string}` | `polkadot:${string}:${string}` | `solana:${string}:${string}`;
      expiresAt: number;
      token?: string | undefined;
      tokenExpiresAt?: number | undefined;
      secret?: string | undefined;
    }[], 5, undefined>]>;
  }, undefined>;
};
declare const signInTokenSchema: import("valibot").ObjectSchema<{
  readonly header: import("valibot").ObjectSchema<{
    readonly alg: import("valibot").LiteralSchema<"EdDSA", undefined>;
    readonly typ: import("valibot").LiteralSchema<"JWT", undefined>;
    readonly kid: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>;
  }, undefined>;
  readonly payload: import("valibot").ObjectSchema<{
    readonly iss: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>;
    readonly sub: import("valibot").CustomSchema<`bip122:${string}:${string}` | `cosmos:${string}:${string}` | `eip155:${string}:${string}` | `polkadot:${string}:${string}` | `solana:${string}:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
    readonly aud: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>;
    readonly iat: import("valibot").NumberSchema<undefined>;
    readonly exp: import("valibot").NumberSchema<undefined>;
    readonly jti: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>;
  }, undefined>;
}, undefined>;
type SignInToken = InferOutput<typeof signInTokenSchema>;
declare const signOut: {
  readonly name: "signOut";
  readonly summary: "Ends the session of the token or secret in `Authorization: Bearer`, or those of the cookies, and clears the cookies. Succeeds for a session that has already ended.";
  readonly method: "POST";
  readonly path: "/siwx/v1/sign-out";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly isForSignedIn: true;
  readonly body: import("valibot").ObjectSchema<{
    readonly pcis: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 20, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly success: import("valibot").BooleanSchema<undefined>;
  }, undefined>;
};
declare const siwxSessionSchema: GenericSchema<SiwxSession>;
declare function toRecapStatements(parameters: {
  readonly statement?: string | undefined;
  readonly resources?: readonly string[] | undefined;
}): readonly (string | undefined)[];
declare function toRevocationMessage(parameters: {
  readonly pci: string;
  readonly accountAddress: string;
}): string;
export { type Cacao, type RecapGrants, type SignInNamespace, type SignInToken, type Siwx, type SiwxAccount, type SiwxMessage, type SiwxSession, createSignInNonce, formatSignInText, getSignInKeys, parseCacaoPayload, parseRecap, renewSignInToken, signIn, signInAccountNames, signInTokenSchema, signOut, siwxSessionSchema, toRecap, toRecapStatements, toRevocationMessage };
