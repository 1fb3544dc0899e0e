import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from '../HttpEnvironment.ts'

/** What every answer says about itself; a route may say otherwise. Pages of any origin may show the images. */
const headers: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
}

/** Adds the headers that keep an answer from being taken for what it is not. */
export function securityHeaders(): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    }
  }
}
