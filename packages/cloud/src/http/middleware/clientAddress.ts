import type { MiddlewareHandler } from 'hono'
import type { RequestGate } from '../../request/createRequestGate.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'

/** Sets the client address of every request. */
export function clientAddress({ readAddress }: Pick<RequestGate, 'readAddress'>): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    context.set('client', readAddress(context.env.incoming))
    await next()
  }
}
