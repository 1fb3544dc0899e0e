import type { SignInSession } from './SignInSession.ts'

/** A public key of session tokens, as a JSON Web Key (RFC 8037). */
export interface PublicSignInKey {
  readonly kty: 'OKP'
  readonly crv: 'Ed25519'
  readonly x: string
  readonly kid: string
  readonly alg: 'EdDSA'
  readonly use: 'sig'
}

/** Makes and reads session tokens. */
export interface TokenSigner {
  /** A JWT for a session, as `signInTokenSchema` describes it. */
  sign(parameters: {
    readonly session: Pick<SignInSession, 'id' | 'session' | 'createdAt' | 'expiresAt'>
    /** The cloud's URL. */
    readonly issuer: string
  }): Promise<string>
  /** The id of a token's session; `undefined` for a token that is not one of ours, or whose time is over. */
  read(token: string): Promise<string | undefined>
  /** The first signs. */
  listKeys(): Promise<readonly PublicSignInKey[]>
}
