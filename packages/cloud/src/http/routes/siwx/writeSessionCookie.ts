import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'

/** How the cookies of sessions are called: this, then the session's id. */
export const cookieNames = {
  start: 'latchkey.',
  /** Browsers take a cookie that begins so only if it is of this very host, over TLS, and for every path. */
  securePrefix: '__Host-',
} as const

/**
 * Has a browser keep a token in a cookie that no script reads, that other sites' pages do not send along, and that ends with the
 * session; or, without a token, forget it.
 */
export function writeSessionCookie(parameters: {
  readonly context: Context<HttpEnvironment>
  readonly sessionId: string
  /** Whether the cloud is reached over TLS. */
  readonly isSecure: boolean
  readonly token: string | undefined
  /** In ms. */
  readonly life?: number | undefined
}): void {
  const { context, isSecure, life = 0, sessionId, token } = parameters
  setCookie(context, `${isSecure ? cookieNames.securePrefix : ''}${cookieNames.start}${sessionId}`, token ?? '', {
    httpOnly: true,
    path: '/',
    sameSite: 'Strict',
    secure: isSecure,
    maxAge: token === undefined ? 0 : Math.floor(life / 1_000),
  })
}
