import type { SocialProvider } from '@latchkey/protocol/embedded'
import {
  boolean,
  type GenericSchema,
  integer,
  maxLength,
  minLength,
  minValue,
  nullish,
  number,
  object,
  pipe,
  regex,
  string,
  transform,
  union,
} from 'valibot'
import type { SocialIdentity } from './SocialIdentity.ts'

/** What every provider has. */
interface Common {
  readonly scope: string
  /** Further parameters of the authorization request. */
  readonly parameters?: Readonly<Record<string, string>> | undefined
  /** Reads the claims of the ID token, or the answer of the user endpoint. */
  readonly identity: GenericSchema<unknown, SocialIdentity>
}

/** A provider that answers with ID tokens. */
export interface OidcProvider extends Common {
  readonly kind: 'oidc'
  readonly issuer: string
}

/** A provider of OAuth 2, with its documented endpoints. */
export interface OauthProvider extends Common {
  readonly kind: 'oauth'
  /** What it calls itself where it states `iss` (RFC 9207). */
  readonly issuer: string
  readonly authorization: string
  readonly token: string
  readonly user: string
  /** How the client states its secret. Default: in the body. */
  readonly clientAuth?: 'basic' | undefined
}

const subject = pipe(string(), minLength(1), maxLength(256), regex(/^[\u0021-\u007E]+$/))
const digits = pipe(string(), regex(/^\d{1,64}$/))
const name = nullish(
  pipe(
    string(),
    transform((text) => text.slice(0, 256)),
  ),
)
/** The first that says something. */
const pick = (...names: readonly (string | null | undefined)[]): string | undefined =>
  names.find((each) => each !== undefined && each !== null && each.trim() !== '')?.trim()

/** An address is shown only if the provider has checked it. Apple writes the flag as a text. */
const claims = pipe(
  object({ sub: subject, name, email: name, email_verified: nullish(union([boolean(), string()])) }),
  transform(({ email, email_verified: isVerified, name: own, sub }): SocialIdentity => {
    const checked = isVerified === true || isVerified === 'true' ? email : undefined
    return { subject: sub, userName: pick(own, checked) }
  }),
)

/**
 * The providers of social logins. They change: the addresses, the scopes and the fields are in this table only.
 *
 * Sources: the OpenID configuration of google and apple; docs.github.com (authorizing OAuth apps); developers.facebook.com (manually
 * build a login flow); docs.x.com (OAuth 2.0 with PKCE); discord.com/developers (OAuth2).
 */
export const socialTable: Readonly<Record<SocialProvider, OidcProvider | OauthProvider>> = {
  google: {
    kind: 'oidc',
    issuer: 'https://accounts.google.com',
    scope: 'openid profile email',
    parameters: { prompt: 'select_account' },
    identity: claims,
  },
  apple: {
    kind: 'oidc',
    issuer: 'https://appleid.apple.com',
    scope: 'openid name email',
    // Apple requires it for these scopes.
    parameters: { response_mode: 'form_post' },
    identity: claims,
  },
  github: {
    kind: 'oauth',
    issuer: 'https://github.com/login/oauth',
    authorization: 'https://github.com/login/oauth/authorize',
    token: 'https://github.com/login/oauth/access_token',
    user: 'https://api.github.com/user',
    scope: 'read:user',
    identity: pipe(
      object({ id: pipe(number(), integer(), minValue(1)), login: name, name }),
      transform(({ id, login, name: own }) => ({ subject: String(id), userName: pick(own, login) })),
    ),
  },
  facebook: {
    kind: 'oauth',
    issuer: 'https://www.facebook.com',
    authorization: 'https://www.facebook.com/v23.0/dialog/oauth',
    token: 'https://graph.facebook.com/v23.0/oauth/access_token',
    user: 'https://graph.facebook.com/v23.0/me?fields=id,name',
    scope: 'public_profile',
    identity: pipe(
      object({ id: digits, name }),
      transform(({ id, name: own }) => ({ subject: id, userName: pick(own) })),
    ),
  },
  x: {
    kind: 'oauth',
    issuer: 'https://x.com',
    authorization: 'https://x.com/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    user: 'https://api.x.com/2/users/me',
    // The user endpoint requires both.
    scope: 'users.read tweet.read',
    clientAuth: 'basic',
    identity: pipe(
      object({ data: object({ id: digits, name, username: name }) }),
      transform(({ data }) => ({ subject: data.id, userName: pick(data.name, data.username) })),
    ),
  },
  discord: {
    kind: 'oauth',
    issuer: 'https://discord.com',
    authorization: 'https://discord.com/oauth2/authorize',
    token: 'https://discord.com/api/oauth2/token',
    user: 'https://discord.com/api/users/@me',
    scope: 'identify',
    identity: pipe(
      object({ id: digits, username: name, global_name: name }),
      transform(({ global_name: own, id, username }) => ({ subject: id, userName: pick(own, username) })),
    ),
  },
}
