import type { MiddlewareHandler } from 'hono'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'

/**
 * Answers with a timeout if a route takes too long, and aborts `signal`. The signal also aborts when the client
 * disconnects.
 *
 * @param parameters.timeout in ms.
 */
export function limitTime({ timeout }: { readonly timeout: number }): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const limit = new AbortController()
    context.set('signal', AbortSignal.any([limit.signal, context.req.raw.signal]))
    let timer: NodeJS.Timeout | undefined
    const deadline = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        const refusal = new ApiRefusal(
          'upstream_timeout',
          `The request took longer than ${timeout / 1_000} s and was cancelled. Try again later.`,
        )
        limit.abort(refusal)
        reject(refusal)
      }, timeout)
    })
    try {
      await Promise.race([next(), deadline])
    } finally {
      clearTimeout(timer)
    }
  }
}
