import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { HttpEnvironment } from '../HttpEnvironment.ts'

const common = {
  allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
  exposeHeaders: ['x-request-id', 'retry-after'],
  maxAge: 7_200,
}

/**
 * Lets pages of every origin read answers: whether an origin may use a project is decided by `requireProject`, whose refusal a
 * page must be able to read. Only the calls of sign-ins take cookies, which count for the page that signed in and for no other
 * (`findOwnSessions`). The admin API is not for pages of others.
 */
export function allowOrigins(): MiddlewareHandler<HttpEnvironment> {
  const allow = cors({ ...common, origin: '*', allowHeaders: ['content-type', 'x-request-id'] })
  const allowWithCookies = cors({
    ...common,
    origin: (origin) => origin,
    allowHeaders: ['content-type', 'x-request-id', 'authorization'],
    credentials: true,
  })
  return (context, next) => {
    const { path } = context.req
    if (path.startsWith('/admin/')) return next()
    return /^\/(?:siwx|v1\/sessions)\//.test(path) ? allowWithCookies(context, next) : allow(context, next)
  }
}
