import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { constants } from '../../../embedded/constants.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'

const name = '__Host-latchkey-browser'
const separator = '~'

/** Addresses that one browser is recognised for. */
const tokensAtMost = 4

/** Returns the tokens by which a browser is recognised: see `KnownBrowsers`. */
export function readBrowserCookie(context: Context<HttpEnvironment>): readonly string[] {
  return (getCookie(context, name) ?? '').slice(0, 2_048).split(separator).slice(0, tokensAtMost)
}

/**
 * Adds a token in a cookie that scripts cannot read. It replaces those of the same login; of others, the oldest one gives way.
 *
 * @param parameters.isSame whether a token is of the same login.
 */
export function addBrowserCookie(parameters: {
  readonly context: Context<HttpEnvironment>
  readonly token: string
  readonly isSame: (token: string) => boolean
}): void {
  const { context, isSame, token } = parameters
  const others = readBrowserCookie(context).filter((known) => known !== '' && !isSame(known))
  const tokens = [token, ...others].slice(0, tokensAtMost)
  setCookie(context, name, tokens.join(separator), {
    httpOnly: true,
    secure: true,
    sameSite: 'None',
    partitioned: true,
    path: '/',
    maxAge: constants.browserKnown / 1_000,
  })
}
