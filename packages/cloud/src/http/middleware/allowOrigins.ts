import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { secretHeader } from '../../projects/projectSecret.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'
import { observePaths } from '../observePaths.ts'

const common = {
  allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
  exposeHeaders: ['x-request-id', 'retry-after'],
  maxAge: 7_200,
}

// With the secret, so that a page that sends one can read why it is refused.
const headers = ['content-type', 'x-request-id', secretHeader]

/**
 * Sets CORS headers for pages of any origin. `requireProject` decides which origins may use a project, and pages must
 * be able to read its refusal. Only sign-in endpoints accept credentials; session cookies are valid only for the page
 * that signed in (`findOwnSessions`). The admin API, the dashboard, the documentation and the monitoring endpoints are not available to pages.
 */
export function allowOrigins(): MiddlewareHandler<HttpEnvironment> {
  const allow = cors({ ...common, origin: '*', allowHeaders: headers })
  const allowWithCookies = cors({
    ...common,
    origin: (origin) => origin,
    allowHeaders: [...headers, 'authorization'],
    credentials: true,
  })
  return (context, next) => {
    const { path } = context.req
    if (/^\/(?:admin|dashboard|docs)(?:\/|$)/.test(path) || observePaths.has(path)) return next()
    return /^\/(?:siwx|v1\/sessions)\//.test(path) ? allowWithCookies(context, next) : allow(context, next)
  }
}
