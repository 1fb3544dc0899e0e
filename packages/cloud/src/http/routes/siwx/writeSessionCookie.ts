import { siwxCookiePrefix } from '@latchkey/protocol/storage'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'

/** Browsers accept cookies with this prefix only for the exact host, over TLS and for all paths. */
export const securePrefix = '__Host-'

/**
 * Stores a session's secret in an HttpOnly, SameSite=Strict cookie that expires with it. Without a secret, deletes the
 * cookie.
 */
export function writeSessionCookie(parameters: {
  readonly context: Context<HttpEnvironment>
  readonly sessionId: string
  /** Whether the cloud is served over TLS. */
  readonly isSecure: boolean
  readonly secret: string | undefined
  /** In ms. */
  readonly life?: number | undefined
}): void {
  const { context, isSecure, life = 0, secret, sessionId } = parameters
  setCookie(context, `${isSecure ? securePrefix : ''}${siwxCookiePrefix}${sessionId}`, secret ?? '', {
    httpOnly: true,
    path: '/',
    sameSite: 'Strict',
    secure: isSecure,
    maxAge: secret === undefined ? 0 : Math.floor(life / 1_000),
  })
}
