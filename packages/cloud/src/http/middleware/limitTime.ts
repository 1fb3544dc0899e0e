import type { MiddlewareHandler } from 'hono'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'

/**
 * Answers for a route that takes too long, and tells it to stop by `signal`, which also ends when the client has left.
 *
 * @param parameters.timeout in ms.
 */
export function limitTime({ timeout }: { readonly timeout: number }): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const limit = new AbortController()
    context.set('signal', AbortSignal.any([limit.signal, context.req.raw.signal]))
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        const refusal = new ApiRefusal(
          'upstream_timeout',
          `The request took longer than ${timeout / 1_000} s and was given up. Ask again later.`,
        )
        limit.abort(refusal)
        reject(refusal)
      }, timeout)
    })
    try {
      await Promise.race([next(), late])
    } finally {
      clearTimeout(timer)
    }
  }
}
