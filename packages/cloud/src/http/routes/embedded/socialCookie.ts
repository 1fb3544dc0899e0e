import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { constants } from '../../../embedded/constants.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'

const name = '__Host-latchkey-social'

/** Returns the cookie that names this browser for social logins, and which no script and no other site can read. */
export function readSocialCookie(context: Context<HttpEnvironment>): string | undefined {
  const value = getCookie(context, name)
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined
}

/** The same, set now if there is none. It is `Lax`, so the browser sends it when the provider leads the visitor back. */
export function writeSocialCookie(context: Context<HttpEnvironment>): string {
  const value = readSocialCookie(context) ?? randomBytes(32).toString('base64url')
  setCookie(context, name, value, {
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: constants.socialLife / 1_000,
  })
  return value
}
