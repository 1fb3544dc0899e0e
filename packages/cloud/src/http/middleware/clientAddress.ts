import type { MiddlewareHandler } from 'hono'
import { getClientAddress } from '../getClientAddress.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'

/** Tells every route who asks. */
export function clientAddress(parameters: { readonly trustedProxies: number }): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    context.set(
      'client',
      getClientAddress({
        remoteAddress: context.env.incoming?.socket.remoteAddress,
        forwardedFor: context.req.header('x-forwarded-for'),
        trustedProxies: parameters.trustedProxies,
      }),
    )
    await next()
  }
}
