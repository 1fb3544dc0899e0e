import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from '../HttpEnvironment.ts'

/** Sets the request id: the client's if well-formed, otherwise a new one. */
export function requestId(): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const header = context.req.header('x-request-id')
    const id = header !== undefined && /^[\w.-]{8,64}$/.test(header) ? header : randomUUID()
    context.set('requestId', id)
    context.header('x-request-id', id)
    await next()
  }
}
