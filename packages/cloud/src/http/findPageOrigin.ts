import type { Context } from 'hono'
import type { HttpEnvironment } from './HttpEnvironment.ts'

/**
 * The origin of the calling page according to its browser; `undefined` for other programs. Same-origin GET requests
 * carry no `Origin`. Scripts cannot set either header.
 */
export function findPageOrigin(context: Context<HttpEnvironment>): string | undefined {
  const origin = context.req.header('origin')
  if (origin !== undefined) return origin
  return context.req.header('sec-fetch-site') === 'same-origin' ? new URL(context.req.url).origin : undefined
}
