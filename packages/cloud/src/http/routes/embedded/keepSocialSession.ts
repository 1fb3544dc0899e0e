import type { Context } from 'hono'
import type { SocialSession } from '../../../embedded/socials/logInSocial.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'
import { writeWalletCookie } from './walletCookie.ts'

/** Stores a new session in the form that the frame asked for. Returns the answer for the frame. */
export function keepSocialSession(parameters: {
  readonly context: Context<HttpEnvironment>
  readonly session: SocialSession
  readonly keep: 'cookie' | 'memory'
  readonly now: number
}) {
  const { context, keep, now } = parameters
  const { expiresAt, secret, userId, userName } = parameters.session
  if (keep === 'cookie') writeWalletCookie({ context, secret, life: expiresAt - now })
  return { user: { id: userId, email: null, userName }, expiresAt, ...(keep === 'memory' ? { secret } : {}) }
}
