import { siwxCookiePrefix } from '@latchkey/protocol/storage'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { SecurityLog } from '../../../observe/createSecurityLog.ts'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import { constants } from '../../../signIn/constants.ts'
import type { SignIns } from '../../../signIn/createSignIns.ts'
import { parseSessionSecret, toSecretHash } from '../../../signIn/sessionSecret.ts'
import type { SignInSession } from '../../../signIn/SignInSession.ts'
import { findPageOrigin } from '../../findPageOrigin.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'
import { securePrefix } from './writeSessionCookie.ts'

/**
 * The sessions whose secrets or tokens a request carries, active or not, if they belong to its project: in
 * `Authorization: Bearer` or in cookies. They count only for the page that signed in: browsers also send cookies with
 * requests from other pages of the same site, and a token may have got into the hands of another app of the project. A
 * program that is not a page sends no origin; it can use what it sends in `Authorization`, but not a cookie.
 *
 * @param parameters.accepts whether tokens count as well. Default: they do.
 * @throws ApiRefusal `session_required` if there are none.
 */
export async function findOwnSessions(parameters: {
  readonly signIns: Pick<SignIns, 'store' | 'tokens'>
  readonly securityLog: SecurityLog
  readonly context: Context<HttpEnvironment>
  readonly accepts?: 'secrets' | 'all' | undefined
}): Promise<readonly SignInSession[]> {
  const { accepts = 'all', context, securityLog, signIns } = parameters
  const { store, tokens } = signIns
  const { key: projectKey } = context.get('project')
  const bearer = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
  const credentials = bearer === undefined ? readSessionCookies(context) : [bearer]
  const secrets = credentials.flatMap((secret) => {
    const id = parseSessionSecret(secret)
    return id === undefined ? [] : [{ id, hash: toSecretHash(secret) }]
  })
  const isTokenRead = accepts === 'all' && bearer !== undefined && secrets.length === 0
  const token = isTokenRead ? await tokens.read(bearer) : undefined
  const tokenId = token !== undefined && 'id' in token ? token.id : undefined
  const ids = [...secrets.map(({ id }) => id), ...(tokenId === undefined ? [] : [tokenId])]
  const found = await store.find({ projectKey, ids })
  const proven = found.filter(
    ({ id, secretHash }) => id === tokenId || secrets.some((secret) => secret.id === id && secret.hash === secretHash),
  )
  // A session of another project is no forgery, and neither is a token that has expired.
  const isTokenForged = token !== undefined && 'fault' in token && token.fault === 'invalid'
  const isSecretForged =
    secrets.some(({ hash, id }) => found.some((session) => session.id === id && session.secretHash !== hash)) ||
    (bearer !== undefined && secrets.length > 0 && found.length === 0)
  if (isTokenForged || isSecretForged) {
    const unit = isTokenForged ? 'session_token' : bearer === undefined ? 'session_cookie' : 'session_secret'
    const address = context.get('client')
    securityLog.refused({ purpose: 'credential', share: 'address', unit, address, projectId: projectKey })
  }
  const origin = findPageOrigin(context)
  const host = origin !== undefined && URL.canParse(origin) ? new URL(origin).host : undefined
  const isProgram = bearer !== undefined && origin === undefined
  const accepted = isProgram ? proven : proven.filter(({ domain }) => domain === host)
  if (accepted.length > 0) return accepted
  return refuseWithoutSession(
    `Sign in first: send the ${accepts === 'all' ? 'secret or the token' : 'secret'} of a session as "Authorization: Bearer …", or its cookie from the page that signed in.`,
  )
}

/** @throws ApiRefusal `session_required`. */
export function refuseWithoutSession(message: string): never {
  throw new ApiRefusal('session_required', message, { headers: { 'www-authenticate': 'Bearer' } })
}

/** The secrets in a request's cookies. */
function readSessionCookies(context: Context<HttpEnvironment>): readonly string[] {
  return Object.entries(getCookie(context))
    .filter(([key]) => key.replace(securePrefix, '').startsWith(siwxCookiePrefix))
    .slice(0, constants.cookiesAtMost)
    .map(([, secret]) => secret)
}
