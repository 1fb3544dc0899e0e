import { signInTokenSchema } from '@latchkey/protocol/siwx'
import { errors, jwtVerify, SignJWT } from 'jose'
import { safeParse } from 'valibot'
import type { CloudContext } from '../CloudContext.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { createSigningKey, type PublicSigningKey, type SigningKey } from './createSigningKey.ts'
import type { SignInSession } from './SignInSession.ts'
import { toCaipAccount } from './toCaipAccount.ts'

/** What a token says. */
export type ReadToken = { readonly id: string } | { readonly fault: 'expired' | 'invalid' }

/** Signs and reads session tokens. */
export interface TokenSigner {
  /**
   * Checks that there is a key.
   *
   * @throws ApiRefusal `not_configured`.
   */
  requireKey(): void
  /** Signs a JWT for a session, as described by `signInTokenSchema`. It expires with the session, or earlier. */
  sign(parameters: {
    readonly session: Pick<SignInSession, 'id' | 'session' | 'expiresAt'>
    /** The cloud's URL. */
    readonly issuer: string
  }): Promise<{ readonly token: string; readonly tokenExpiresAt: number }>
  /** The session id of a token, or why it has none: it was ours and has expired, or it is not ours. */
  read(token: string): Promise<ReadToken>
  /** All public keys; the first one signs. */
  listKeys(): Promise<readonly PublicSigningKey[]>
}

/** Creates the signer of session tokens (Ed25519). Without a key it signs none and reads none. */
export function createTokenSigner(parameters: {
  readonly context: Pick<CloudContext, 'now'>
  /** 32 bytes in hex each. */
  readonly seeds: readonly string[]
  /** How long a token is valid, in ms. */
  readonly tokenLife: number
}): TokenSigner {
  const { context, seeds, tokenLife } = parameters
  const { now } = context
  let loaded: Promise<readonly SigningKey[]> | undefined
  const getKeys = (): Promise<readonly SigningKey[]> => {
    loaded ??= Promise.all(seeds.map(async (seed) => createSigningKey(Buffer.from(seed, 'hex'))))
    return loaded
  }

  return {
    requireKey() {
      if (seeds.length === 0) refuseWithoutKey()
    },
    async sign({ issuer, session: { expiresAt, id, session } }) {
      const [key] = await getKeys()
      if (key === undefined) return refuseWithoutKey()
      const { jwk, privateKey } = key
      const issuedAt = now()
      const tokenExpiresAt = Math.min(issuedAt + tokenLife, expiresAt)
      const token = await new SignJWT()
        .setProtectedHeader({ alg: jwk.alg, typ: 'JWT', kid: jwk.kid })
        .setIssuer(issuer)
        .setSubject(toCaipAccount(session.data))
        .setAudience(new URL(session.data.uri).origin)
        .setIssuedAt(Math.floor(issuedAt / 1_000))
        .setExpirationTime(Math.floor(tokenExpiresAt / 1_000))
        .setJti(id)
        .sign(privateKey)
      return { token, tokenExpiresAt }
    },

    async read(token) {
      const keys = await getKeys()
      try {
        const { payload, protectedHeader } = await jwtVerify(
          token,
          ({ kid }) => {
            const key = keys.find(({ jwk }) => jwk.kid === kid)
            if (key === undefined) throw new errors.JWKSNoMatchingKey()
            return key.publicKey
          },
          { algorithms: ['EdDSA'], typ: 'JWT', currentDate: new Date(now()) },
        )
        const result = safeParse(signInTokenSchema, { header: protectedHeader, payload })
        return result.success ? { id: result.output.payload.jti } : { fault: 'invalid' }
      } catch (error) {
        // The signature is checked before the time.
        if (error instanceof errors.JWTExpired) return { fault: 'expired' }
        if (error instanceof errors.JOSEError) return { fault: 'invalid' }
        throw error
      }
    },

    listKeys: async () => (await getKeys()).map(({ jwk }) => jwk),
  }
}

function refuseWithoutKey(): never {
  throw new ApiRefusal(
    'not_configured',
    'Sign-in is off, because this cloud has no key for session tokens. The operator can set one, the same on every node: LATCHKEY_SIGN_IN_KEY=$(openssl rand -hex 32)',
  )
}
