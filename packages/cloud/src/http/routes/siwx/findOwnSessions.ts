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
 * or in cookies. Browsers also send cookies with requests from other pages of the same site, so cookies count only for
 * the page that signed in.
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
  const accepted = bearer === undefined ? sessions.filter(({ domain }) => domain === host) : sessions
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
