import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from '../HttpEnvironment.ts'

/** Default security headers, which a route can override. Pages of any origin may display the images. */
const headers: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  // Answers depend on the project, the origin and the session. Routes whose answers may be kept say so.
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Adds security headers that a response does not already have. */
export function securityHeaders(): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    }
  }
}
