import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'

/** Refuses a body that is too large, before or while it is read. */
export function limitBody({ bytesAtMost }: { readonly bytesAtMost: number }): MiddlewareHandler<HttpEnvironment> {
  return bodyLimit({
    maxSize: bytesAtMost,
    onError: () => {
      throw new ApiRefusal('payload_too_large', `The body is larger than ${bytesAtMost} bytes. Send less at once.`, {
        headers: { connection: 'close' },
      })
    },
  })
}
