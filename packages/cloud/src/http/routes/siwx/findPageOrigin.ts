import type { Context } from 'hono'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'

/**
 * The origin of the page that asks, as its browser tells it; `undefined` for a program that is no page. A page that reads from
 * its own origin sends no `Origin`, and browsers let no script write either header.
 */
export function findPageOrigin(context: Context<HttpEnvironment>): string | undefined {
  const origin = context.req.header('origin')
  if (origin !== undefined) return origin
  return context.req.header('sec-fetch-site') === 'same-origin' ? new URL(context.req.url).origin : undefined
}
