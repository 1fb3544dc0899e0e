import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from '../HttpEnvironment.ts'

/** Gives every request an id: the one it came with if that is well-formed, else a new one. */
export function requestId(): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const given = context.req.header('x-request-id')
    const id = given !== undefined && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
    context.set('requestId', id)
    context.header('x-request-id', id)
    await next()
  }
}
