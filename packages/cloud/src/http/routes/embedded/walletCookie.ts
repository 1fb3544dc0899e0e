import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'

/** Browsers accept it only for the exact host, from a secure context, for all paths. */
const name = '__Host-latchkey-wallet'

/**
 * Stores the secret of a session in a cookie that scripts cannot read, which the browser keeps apart for each site that embeds
 * the frame. Without a secret, deletes it.
 */
export function writeWalletCookie(parameters: {
  readonly context: Context<HttpEnvironment>
  readonly secret: string | undefined
  /** In ms. */
  readonly life?: number | undefined
}): void {
  const { context, life = 0, secret } = parameters
  setCookie(context, name, secret ?? '', {
    httpOnly: true,
    secure: true,
    sameSite: 'None',
    partitioned: true,
    path: '/',
    maxAge: secret === undefined ? 0 : Math.floor(life / 1_000),
  })
}

/** Returns the secret that a request brings: as `Authorization: Bearer`, or as the cookie. */
export function readWalletSecret(context: Context<HttpEnvironment>): string | undefined {
  return /^Bearer (\S{1,256})$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? getCookie(context, name)
}
