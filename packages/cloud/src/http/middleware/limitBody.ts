import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'

/** Rejects bodies that are too large, before or while reading them. */
export function limitBody({ bytesAtMost }: { readonly bytesAtMost: number }): MiddlewareHandler<HttpEnvironment> {
  return bodyLimit({
    maxSize: bytesAtMost,
    onError: () => {
      throw new ApiRefusal('payload_too_large', `The body exceeds ${bytesAtMost} bytes. Send less data at once.`, {
        headers: { connection: 'close' },
      })
    },
  })
}
