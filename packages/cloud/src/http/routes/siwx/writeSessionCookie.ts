import { siwxCookiePrefix } from '@latchkey/protocol/storage'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'

/** Browsers accept cookies with this prefix only for the exact host, over TLS and for all paths. */
export const securePrefix = '__Host-'

/**
 * Stores a token in an HttpOnly, SameSite=Strict cookie that expires with the session. Without a token, deletes the
 * cookie.
 */
export function writeSessionCookie(parameters: {
  readonly context: Context<HttpEnvironment>
  readonly sessionId: string
  /** Whether the cloud is served over TLS. */
  readonly isSecure: boolean
  readonly token: string | undefined
  /** In ms. */
  readonly life?: number | undefined
}): void {
  const { context, isSecure, life = 0, sessionId, token } = parameters
  setCookie(context, `${isSecure ? securePrefix : ''}${siwxCookiePrefix}${sessionId}`, token ?? '', {
    httpOnly: true,
    path: '/',
    sameSite: 'Strict',
    secure: isSecure,
    maxAge: token === undefined ? 0 : Math.floor(life / 1_000),
  })
}
