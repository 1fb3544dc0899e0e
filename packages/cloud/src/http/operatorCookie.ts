import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { HttpEnvironment } from './HttpEnvironment.ts'

/** Browsers accept it only for the exact host, over https, for all paths. */
const secureName = '__Host-latchkey-operator'

/** For http://localhost, where browsers refuse the prefix. */
const localName = 'latchkey-operator'

/**
 * Stores the secret of an operator's session in a cookie that scripts cannot read and other sites cannot send. Without a secret, deletes
 * it.
 */
export function writeOperatorCookie(parameters: {
  readonly context: Context<HttpEnvironment>
  /** The origin of the dashboard. */
  readonly url: string
  readonly secret: string | undefined
  /** In ms. */
  readonly life?: number | undefined
}): void {
  const { context, life = 0, secret, url } = parameters
  const secure = isSecure(url)
  setCookie(context, secure ? secureName : localName, secret ?? '', {
    httpOnly: true,
    secure,
    sameSite: 'Strict',
    path: '/',
    maxAge: secret === undefined ? 0 : Math.floor(life / 1_000),
  })
}

/** Returns the secret that the cookie of a request has. */
export function readOperatorCookie(context: Context<HttpEnvironment>, url: string): string | undefined {
  const secret = getCookie(context, isSecure(url) ? secureName : localName)
  return secret === '' ? undefined : secret
}

function isSecure(url: string): boolean {
  return new URL(url).protocol === 'https:'
}
