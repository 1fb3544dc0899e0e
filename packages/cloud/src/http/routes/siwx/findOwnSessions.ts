import { siwxCookiePrefix } from '@latchkey/protocol/storage'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import { constants } from '../../../signIn/constants.ts'
import type { SignIns } from '../../../signIn/createSignIns.ts'
import type { SignInSession } from '../../../signIn/SignInSession.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'
import { findPageOrigin } from './findPageOrigin.ts'
import { securePrefix } from './writeSessionCookie.ts'

/**
 * The sessions whose tokens a request carries, active or not, if they belong to its project: in `Authorization: Bearer`
 * or in cookies. They count only for the page that signed in: browsers also send cookies with requests from other pages of
 * the same site, and a token may have got into the hands of another app of the project. A program that is not a page sends
 * no origin; it can use a token, but not a cookie.
 *
 * @throws ApiRefusal `session_required` if there are none.
 */
export async function findOwnSessions(parameters: {
  readonly signIns: Pick<SignIns, 'store' | 'tokens'>
  readonly context: Context<HttpEnvironment>
}): Promise<readonly SignInSession[]> {
  const { context, signIns } = parameters
  const { store, tokens } = signIns
  const { key: projectKey } = context.get('project')
  const bearer = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
  const candidates = bearer === undefined ? readSessionCookies(context) : [bearer]
  const ids = await Promise.all(candidates.map((token) => tokens.read(token)))
  const sessions = await store.find({ projectKey, ids: ids.filter((id) => id !== undefined) })
  const origin = findPageOrigin(context)
  const host = origin !== undefined && URL.canParse(origin) ? new URL(origin).host : undefined
  const isProgram = bearer !== undefined && origin === undefined
  const accepted = isProgram ? sessions : sessions.filter(({ domain }) => domain === host)
  if (accepted.length > 0) return accepted
  throw new ApiRefusal(
    'session_required',
    'Sign in first: send the token of a session as "Authorization: Bearer <token>", or its cookie from the page that signed in.',
    { headers: { 'www-authenticate': 'Bearer' } },
  )
}

/** The tokens in a request's cookies. */
function readSessionCookies(context: Context<HttpEnvironment>): readonly string[] {
  return Object.entries(getCookie(context))
    .filter(([key]) => key.replace(securePrefix, '').startsWith(siwxCookiePrefix))
    .slice(0, constants.cookiesAtMost)
    .map(([, token]) => token)
}
