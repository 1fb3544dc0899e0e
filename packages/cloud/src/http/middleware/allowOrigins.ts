import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { HttpEnvironment } from '../HttpEnvironment.ts'

/**
 * Lets pages of every origin read answers: there are no cookies, and whether an origin may use a project is decided by
 * `requireProject`, whose refusal a page must be able to read. The admin API is not for pages of others.
 */
export function allowOrigins(): MiddlewareHandler<HttpEnvironment> {
  const allow = cors({
    origin: '*',
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['content-type', 'x-request-id'],
    exposeHeaders: ['x-request-id', 'retry-after'],
    maxAge: 7_200,
  })
  return (context, next) => (context.req.path.startsWith('/admin/') ? next() : allow(context, next))
}
