import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { constants } from '../../../signIn/constants.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'
import { cookieNames } from './cookieNames.ts'

/** The tokens that a request brings in cookies. */
export function readSessionCookies(context: Context<HttpEnvironment>): readonly string[] {
  return Object.entries(getCookie(context))
    .filter(([key]) => key.replace(cookieNames.securePrefix, '').startsWith(cookieNames.start))
    .slice(0, constants.cookiesAtMost)
    .map(([, token]) => token)
}
