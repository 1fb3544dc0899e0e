import { hkdfSync } from 'node:crypto'
import { SignJWT } from 'jose'
import type { CloudContext } from '../CloudContext.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { createSigningKey, type PublicSigningKey, type SigningKey } from '../signIn/createSigningKey.ts'
import type { WalletSession } from './createWalletSessions.ts'

/** Signs the tokens with which back ends of apps recognise users. */
export interface UserTokens {
  /**
   * Signs a token as `userTokenSchema` describes it. It expires with the session, or earlier.
   *
   * @throws ApiRefusal `not_configured`.
   */
  sign(parameters: {
    readonly session: WalletSession
    /** The origin of the secure site. */
    readonly issuer: string
    /** The origin of the app. */
    readonly audience: string
    readonly projectId: string
  }): Promise<{ readonly token: string; readonly expiresAt: number }>
  /** All public keys; the first one signs. */
  listKeys(): Promise<readonly PublicSigningKey[]>
}

/**
 * Creates the signer (Ed25519).
 *
 * @param parameters.keys secrets in hex that all nodes share; the first signs. The keys used are derived from them, so that no token is also
 *   one of a sign-in session.
 * @param parameters.life how long a token is valid, in ms.
 */
export function createUserTokens(parameters: {
  readonly context: Pick<CloudContext, 'now'>
  readonly keys: readonly string[]
  readonly life: number
}): UserTokens {
  const { context, keys, life } = parameters
  let loaded: Promise<readonly SigningKey[]> | undefined
  const getKeys = (): Promise<readonly SigningKey[]> => {
    loaded ??= Promise.all(
      keys.map(async (key) =>
        createSigningKey(Buffer.from(hkdfSync('sha256', Buffer.from(key, 'hex'), '', 'latchkey/user-token/1', 32))),
      ),
    )
    return loaded
  }
  return {
    async sign({ audience, issuer, projectId, session }) {
      const [key] = await getKeys()
      if (key === undefined) {
        throw new ApiRefusal(
          'not_configured',
          'Nodes with DATABASE_URL need a key for user tokens. The operator can set LATCHKEY_SIGN_IN_KEY to the output of `openssl rand -hex 32`, the same on every node.',
        )
      }
      const { jwk, privateKey } = key
      const issuedAt = context.now()
      const expiresAt = Math.min(issuedAt + life, session.expiresAt)
      const token = await new SignJWT({ projectId })
        .setProtectedHeader({ alg: jwk.alg, typ: 'latchkey-user+jwt', kid: jwk.kid })
        .setIssuer(issuer)
        .setSubject(session.userId)
        .setAudience(audience)
        .setIssuedAt(Math.floor(issuedAt / 1_000))
        .setExpirationTime(Math.floor(expiresAt / 1_000))
        .sign(privateKey)
      return { token, expiresAt }
    },
    listKeys: async () => (await getKeys()).map(({ jwk }) => jwk),
  }
}
